import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ShownFrame } from '../games/game-ui';
import { Choosing } from '../pages/game/choosing';
import type { Table } from '../pages/game/table';

/** A board of hexes: what is shown on it, and what I am doing there. */
export class HexSession<V> {
  readonly choosing: Choosing;
  readonly frame = signal<ShownFrame | null>(null);
  /** The board: of a replay, after my draft, or as it is. */
  readonly view: ReadonlySignal<V | null>;
  /** The board before my draft, from where its arrows start. */
  readonly base: ReadonlySignal<V | null>;

  constructor(readonly table: Table) {
    this.choosing = new Choosing(table);
    this.base = computed(() => (table.shown.value?.view ?? null) as V | null);
    this.view = computed(() => {
      const drafted = table.live.value ? table.desk.view.value : null;
      return (this.frame.value?.view ?? drafted ?? this.base.value) as V | null;
    });
  }
}
