import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ShownFrame } from '../games/game-ui';
import { Choosing } from '../pages/game/choosing';
import type { Table } from '../pages/game/table';
import { texts } from '../texts/en';

/** A board of hexes: what it shows, and the state of my input. */
export class HexSession<V> {
  readonly choosing: Choosing;
  readonly frame = signal<ShownFrame | null>(null);
  /** The board to show: of a replay step, or after my draft, or the current position. */
  readonly view: ReadonlySignal<V | null>;
  /** The board before my draft, where arrows start. */
  readonly base: ReadonlySignal<V | null>;

  constructor(readonly table: Table) {
    this.choosing = new Choosing(table);
    this.base = computed(() => (table.shown.value?.view ?? null) as V | null);
    this.view = computed(() => {
      const drafted = table.live.value ? table.desk.view.value : null;
      return (this.frame.value?.view ?? drafted ?? this.base.value) as V | null;
    });
  }

  /** What to do first on the board, while the sheet is empty. */
  get emptySheet(): string {
    const t = texts.game.sheet.emptyHex;
    return this.choosing.actors.value.size > 0 ? t.piece : this.choosing.targets.value.size > 0 ? t.place : t.wait;
  }
}
