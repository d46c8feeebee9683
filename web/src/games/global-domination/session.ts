import { computed, signal } from '@preact/signals';
import type { Members, Position } from '../../api/types';
import type { Table } from '../../pages/game/table';
import { texts } from '../../texts/en';
import { lineOf, type Compose } from './compose';
import { readModel, unitsAt, type Land, type Model } from './model';
import { placeOf, readOrder, type Order } from './orders';
import { mapOf, readWorld, type World } from './world';
import type { MapBeat } from './replay';

/** What I am doing on the map: the chosen territory and the order I am putting together. */
export class MapSession {
  readonly chosen = signal<number | null>(null);
  readonly compose = signal<Compose | null>(null);
  readonly menu = signal<string | null>(null);
  readonly beat = signal<{ beat: MapBeat; before: Position } | null>(null);

  /** The map changes only where the host opens or closes a border; otherwise the same object stays. */
  private readonly mapText = computed(() => {
    const view = this.table.shown.value?.view ?? null;
    return view === null ? null : JSON.stringify(mapOf(view));
  });
  readonly world = computed<World | null>(() =>
    this.mapText.value === null ? null : readWorld(JSON.parse(this.mapText.value) as Members),
  );
  readonly model = computed<Model | null>(() => {
    const beat = this.beat.value;
    const view = (beat?.before ?? this.table.shown.value)?.view ?? null;
    return view === null ? null : readModel(view);
  });
  readonly plainUnit = computed(() => (this.table.game.value?.ruleset === 'gd5' ? 'troop' : 'army'));

  /** My drafted lines, as far as they can be drawn. */
  readonly orders = computed<{ order: Order; accepted: boolean | null; sentence: string }[]>(() => {
    const world = this.world.value;
    if (world === null || !this.table.live.value) {
      return [];
    }
    return (this.table.draft.value?.lines.value ?? []).flatMap((line) => {
      const order = readOrder(line.normal ?? line.text, world);
      return order === null ? [] : [{ order, accepted: line.verdict?.accepted ?? null, sentence: line.verdict?.sentence ?? '' }];
    });
  });

  /** Legal orders of the menu, read once. */
  readonly candidates = computed<{ text: string; order: Order }[]>(() => {
    const world = this.world.value;
    return world === null
      ? []
      : this.table.candidates.value.flatMap((text) => {
          const order = readOrder(text, world);
          return order === null ? [] : [{ text, order }];
        });
  });

  /** Where a first settlement may stand, as long as I have none; then the map shows where and the table says so. */
  readonly starts = computed<Set<number>>(() => {
    if (!this.mayOrder.value || this.orders.value.some(({ order }) => order.kind === 'build' && order.what === 'hq')) {
      return new Set();
    }
    const world = this.world.value;
    const hqs = this.candidates.value.flatMap(({ order }) => (order.kind === 'build' && order.what === 'hq' ? [order.at] : []));
    const starts = this.table.candidates.value.flatMap((line) =>
      world !== null && /^start /i.test(line) ? (placeOf(line.slice(6), world) ?? []) : [],
    );
    return new Set([...hqs, ...starts]);
  });
  /** The fifth edition waits until everybody has said `ready` to their start. */
  readonly mayBegin = computed(() => this.mayOrder.value && this.table.candidates.value.includes('ready'));
  readonly opening = computed<string | null>(() =>
    this.starts.value.size === 0 ? null : this.mayBegin.value ? texts.boards.mayBegin : texts.boards.opening,
  );

  readonly mayOrder = computed(
    () => this.table.live.value && this.table.draft.value?.mayOrder.value === true && !this.table.draft.value.ready.value,
  );

  /** Where the order that is being made could go next. */
  readonly targets = computed<Set<number>>(() => {
    const compose = this.compose.value;
    const world = this.world.value;
    if (compose === null || world === null) {
      return this.starts.value;
    }
    if (compose.kind === 'move') {
      const last = compose.path.at(-1) as number;
      return new Set((world.byId.get(last)?.neighbours ?? []).map((n) => n.id).filter((id) => world.byId.get(id)?.land !== false));
    }
    if (compose.kind === 'target') {
      const legal = this.candidates.value.flatMap(({ text, order }) =>
        text.startsWith(compose.verb) && 'to' in order && 'from' in order && order.from === compose.from && order.to !== null
          ? [order.to]
          : [],
      );
      return new Set(legal.length > 0 ? legal : (world.byId.get(compose.from)?.neighbours ?? []).map((n) => n.id));
    }
    return new Set();
  });

  constructor(readonly table: Table) {}

  /** My own land, the one with the HQ before others; nothing before I have any. */
  home(): { x: number; y: number } | null {
    const mine = this.table.mySeat.peek();
    const own = (this.world.peek()?.places ?? []).filter(
      (place) => mine !== null && this.model.peek()?.lands.get(place.id)?.owner === mine,
    );
    const seat =
      own.find((place) =>
        this.model
          .peek()
          ?.lands.get(place.id)
          ?.constructs.some(({ kind }) => kind === 'hq'),
      ) ?? own[0];
    return seat?.heart ?? null;
  }

  land(id: number): Land | undefined {
    return this.model.value?.lands.get(id);
  }

  /** Units of a type that my drafted orders leave there. */
  free(id: number, unit: string): number {
    const standing = this.land(id)?.units.find(([kind]) => kind === unit)?.[1] ?? 0;
    let left = standing;
    for (const { order, accepted } of this.orders.value) {
      if (accepted === false) {
        continue;
      }
      if (order.kind === 'move' && order.path[0] === id && (order.unit ?? this.plainUnit.value) === unit) {
        left -= order.amount;
      } else if ((order.kind === 'spawn' || order.kind === 'bonus') && unit === this.plainUnit.value) {
        left += order.places.filter((p) => p.at === id).reduce((sum, p) => sum + p.amount, 0);
      } else if (order.kind === 'promote' && order.at === id) {
        left += order.unit === unit ? order.amount : unit === this.plainUnit.value ? -order.amount : 0;
      }
    }
    return Math.max(0, left);
  }

  /** How many of an allowance my drafted orders leave; at least one, so that the order can be seen and judged. */
  spawnsLeft(verb: 'spawn' | 'bonus', most: number): number {
    const used = this.orders.value.reduce(
      (sum, { order, accepted }) => sum + (accepted !== false && order.kind === verb ? order.places.reduce((n, p) => n + p.amount, 0) : 0),
      0,
    );
    return Math.max(1, most - used);
  }

  tap(id: number): void {
    const compose = this.compose.peek();
    if (compose?.kind === 'move' && this.targets.value.has(id)) {
      this.compose.value = { ...compose, path: [...compose.path, id] };
    } else if (compose?.kind === 'target' && this.targets.value.has(id)) {
      this.compose.value = { ...compose, to: id };
    } else {
      this.compose.value = null;
      this.menu.value = null;
      this.chosen.value = id;
    }
  }

  begin(compose: Compose): void {
    this.table.startOrdering();
    this.menu.value = null;
    this.compose.value = compose;
  }

  beginMove(id: number, unit: string): void {
    this.begin({ kind: 'move', unit, amount: Math.max(1, this.free(id, unit)), path: [id] });
  }

  line(): string | null {
    const compose = this.compose.value;
    const world = this.world.value;
    return compose === null || world === null ? null : lineOf(compose, world, this.plainUnit.value);
  }

  commit(): void {
    const line = this.line();
    if (line !== null) {
      this.table.draft.value?.add(line);
      this.compose.value = null;
    }
  }

  add(text: string): void {
    this.table.startOrdering();
    this.table.draft.value?.add(text);
    this.menu.value = null;
  }

  escape(): boolean {
    if (this.compose.value !== null || this.menu.value !== null) {
      this.compose.value = null;
      this.menu.value = null;
      return true;
    }
    if (this.chosen.value !== null) {
      this.chosen.value = null;
      return true;
    }
    return false;
  }

  /** The neighbour that lies most in the direction of an arrow key. */
  wander(dx: number, dy: number): void {
    const world = this.world.value;
    if (world === null) {
      return;
    }
    const mine = this.table.mySeat.value;
    const from = world.byId.get(this.chosen.value ?? -1);
    if (from === undefined) {
      const home = world.places.find((place) => mine !== null && this.land(place.id)?.owner === mine && unitsAt(this.land(place.id)) > 0);
      this.chosen.value = (home ?? world.places[0])?.id ?? null;
      return;
    }
    let best: { id: number; cost: number } | null = null;
    for (const to of world.places) {
      const [x, y] = [to.heart.x - from.heart.x, to.heart.y - from.heart.y];
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy - y * dx);
      const cost = along + aside * 2;
      if (to !== from && along > 0 && along > aside * 0.5 && (best === null || cost < best.cost)) {
        best = { id: to.id, cost };
      }
    }
    if (best !== null) {
      this.chosen.value = best.id;
    }
  }
}
