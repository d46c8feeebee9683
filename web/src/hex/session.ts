import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Table } from '../pages/game/table';

/** A legal line as the board offers it. */
export interface Option {
  /** What it does, such as 'march' or 'construct BAR'; options of one group and subject are one button. */
  group: string;
  label: string;
  /** The hex of the piece that acts; null where the target alone matters. */
  subject: string | null;
  /** The hex that is tapped to complete it; null where nothing is left to choose. */
  target: string | null;
  line: string;
  /** Possible, but rarely wanted: the board does not highlight it. */
  quiet?: boolean;
}

export interface HexAction {
  id: string;
  label: string;
  run(): void;
  asks: boolean;
}

/** What I am doing on a board of hexes. The legal lines come from the server; this only sorts them by the place that is tapped. */
export class HexSession<V> {
  readonly chosen = signal<string | null>(null);
  readonly ask = signal<{ group: string; subject: string } | null>(null);
  readonly beat = signal<{ scene: unknown; view: unknown } | null>(null);
  /** The board: of a replay, after my draft, or as it is. */
  readonly view: ReadonlySignal<V | null>;
  /** The board before my draft, from where its arrows start. */
  readonly base: ReadonlySignal<V | null>;
  readonly options: ReadonlySignal<Option[]>;
  readonly mayOrder = computed(() => this.table.live.value && this.table.draft.value?.mayOrder.value === true);

  /** Where the next tap means something. */
  readonly targets = computed<Set<string>>(() => {
    if (!this.mayOrder.value) {
      return new Set();
    }
    const ask = this.ask.value;
    const wanted = this.options.value.filter((option) =>
      ask === null ? option.subject === null && option.quiet !== true : option.group === ask.group && option.subject === ask.subject,
    );
    return new Set(wanted.flatMap((option) => option.target ?? []));
  });

  /** Pieces of mine that can still do something. */
  readonly actors = computed<Set<string>>(
    () => new Set(this.mayOrder.value ? this.options.value.flatMap((option) => option.subject ?? []) : []),
  );

  constructor(
    readonly table: Table,
    read: (line: string, view: V) => Option | null,
  ) {
    this.base = computed(() => (table.shown.value?.view ?? null) as V | null);
    this.view = computed(() => {
      const drafted = table.live.value ? (table.rehearsing.shown.value?.view ?? null) : null;
      return (this.beat.value?.view ?? drafted ?? this.base.value) as V | null;
    });
    // What was begun belongs to the position in which it was begun.
    effect(() => {
      if (table.current.value !== null) {
        this.ask.value = null;
      }
    });
    this.options = computed(() => {
      const view = this.view.value;
      return view === null ? [] : table.menu.value.flatMap((line) => read(line, view) ?? []);
    });
  }

  tap(key: string): void {
    const ask = this.ask.value;
    if (ask !== null) {
      const option = this.options.value.find((o) => o.group === ask.group && o.subject === ask.subject && o.target === key);
      this.ask.value = null;
      if (option !== undefined) {
        this.addAt(option.line);
        return;
      }
    }
    this.chosen.value = key;
  }

  add(line: string): void {
    this.table.startOrdering();
    this.table.draft.value?.add(line);
  }

  /** The place is no longer needed: its card closes. */
  private addAt(line: string): void {
    this.chosen.value = null;
    this.add(line);
  }

  /** What can be done from or at a hex. */
  actionsAt(key: string): HexAction[] {
    if (!this.mayOrder.value) {
      return [];
    }
    const actions: HexAction[] = [];
    for (const option of this.options.value.filter((o) => o.subject === null && o.target === key)) {
      actions.push({ id: option.line, label: option.label, asks: false, run: () => this.addAt(option.line) });
    }
    const groups = new Map<string, Option[]>();
    for (const option of this.options.value.filter((o) => o.subject === key)) {
      groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
    }
    for (const [group, options] of groups) {
      const first = options[0] as Option;
      if (first.target === null) {
        actions.push({ id: group, label: first.label, asks: false, run: () => this.add(first.line) });
      } else {
        actions.push({ id: group, label: first.label, asks: true, run: () => (this.ask.value = { group, subject: key }) });
      }
    }
    return actions;
  }

  escape(): boolean {
    if (this.ask.value !== null) {
      this.ask.value = null;
      return true;
    }
    if (this.chosen.value !== null) {
      this.chosen.value = null;
      return true;
    }
    return false;
  }
}
