import { batch, computed, signal } from '@preact/signals';
import { boxOf, padded, type Box, type Point } from '../../../map/geometry';
import { texts } from '../../../texts/en';
import { bordersOf, changed, heartOfLand, landOf, nextId, titleOf, type Chart, type Land } from '../chart/chart';
import { moveCorner, removeCorner, type Outcome, type Refusal } from '../chart/corners';
import { halve } from '../chart/cut';
import { History } from '../chart/history';
import { mergeLands, removeLand, toggleLink } from '../chart/join';
import { freshName } from '../chart/naming';
import type { Snap } from '../chart/snap';

const t = texts.maps;

export type Tool = keyof typeof t.tool;
export const TOOLS: readonly { tool: Tool; key: string }[] = [
  { tool: 'select', key: 'v' },
  { tool: 'draw', key: 'd' },
  { tool: 'split', key: 's' },
  { tool: 'merge', key: 'm' },
  { tool: 'link', key: 'l' },
  { tool: 'start', key: 't' },
  { tool: 'water', key: 'w' },
  { tool: 'erase', key: 'x' },
];

export type PanelTab = 'land' | 'lands' | 'health' | 'map';

/** A point of the drawing, with the path along the coast that led to it. */
export interface Drawn {
  snap: Snap;
  along: readonly Point[];
}

/** The margin of the sheet around the drawing, as a part of its size. */
const MARGIN = 0.08;
const SHEET: Box = { x: 0, y: 0, width: 1200, height: 800 };

export function frameOf(chart: Chart): Box {
  const box = boxOf(chart.lands.flatMap((land) => land.rings));
  return chart.lands.length === 0 ? SHEET : padded(box, Math.max(box.width, box.height, 200) * MARGIN);
}

/** The state of the editor: the map, the selection and unfinished actions. All changes of the map go through `put`. */
export class Desk {
  private readonly history: History<Chart>;
  readonly chart;
  readonly canUndo = signal(false);
  readonly canRedo = signal(false);
  readonly tool = signal<Tool>('select');
  readonly selected = signal<number | null>(null);
  /** The selected corner of the selected land. */
  readonly corner = signal<Point | null>(null);
  /** A corner that the arrow keys move. */
  readonly held = signal<Point | null>(null);
  readonly drawn = signal<readonly Drawn[]>([]);
  /** Where a click would land now. */
  readonly hover = signal<Snap | null>(null);
  /** The keyboard crosshair; null while the pointer is used. */
  readonly cursor = signal<Point | null>(null);
  /** The map that would result from the current drag. */
  readonly preview = signal<Outcome | null>(null);
  /** The message about the last action or refusal. */
  readonly said = signal<{ text: string; bad: boolean } | null>(null);
  readonly tab = signal<PanelTab>('land');
  readonly frame = signal<Box>(SHEET);
  readonly wantsShown = signal<Point | null>(null);
  readonly wantsName = signal(0);

  readonly shown = computed(() => {
    const preview = this.preview.value;
    return preview !== null && 'chart' in preview ? preview.chart : this.chart.value;
  });
  readonly land = computed(() => landOf(this.shown.value, this.selected.value));
  readonly borders = computed(() => bordersOf(this.chart.value));
  /** The lands that are starts, in the order of their numbers. */
  readonly starts = computed(() => this.chart.value.lands.filter((land) => land.start).map((land) => land.id));

  constructor(first: Chart) {
    this.history = new History(first);
    this.chart = signal(first);
    this.frame.value = frameOf(first);
    if (first.lands.length === 0) {
      this.tool.value = 'draw';
      this.tab.value = 'map';
    }
  }

  put(chart: Chart, text: string | null): void {
    batch(() => {
      this.history.push(chart);
      this.sync();
      if (text !== null) {
        this.say(text);
      }
    });
  }

  private sync(): void {
    this.chart.value = this.history.now;
    this.canUndo.value = this.history.canUndo;
    this.canRedo.value = this.history.canRedo;
    this.preview.value = null;
    if (landOf(this.history.now, this.selected.value) === null) {
      this.select(null);
    }
    const corner = this.corner.value;
    if (corner !== null && this.land.value?.rings.some((ring) => ring.some((p) => p[0] === corner[0] && p[1] === corner[1])) !== true) {
      this.corner.value = null;
    }
  }

  say(text: string): void {
    this.said.value = { text, bad: false };
  }

  complain(text: string): void {
    this.said.value = { text, bad: true };
  }

  name(id: number | undefined): string {
    const land = landOf(this.chart.value, id ?? null);
    return land === null ? '' : titleOf(land);
  }

  refuse({ refused, lands }: Refusal): void {
    this.complain(t.refusals[refused](this.name(lands[0]), this.name(lands[1]), this.name(lands[2])));
  }

  /** Does it, or says why it is not possible. */
  try(outcome: Outcome, text: (land: number | undefined) => string): boolean {
    if ('refused' in outcome) {
      this.refuse(outcome);
      return false;
    }
    this.put(outcome.chart, null);
    this.say(text(outcome.land));
    return true;
  }

  undo(): void {
    if (this.drawn.value.length > 0) {
      this.back();
    } else if (this.history.canUndo) {
      this.history.undo();
      this.sync();
      this.say(t.did.undone);
    }
  }

  redo(): void {
    if (this.history.canRedo) {
      this.history.redo();
      this.sync();
      this.say(t.did.redone);
    }
  }

  take(tool: Tool): void {
    batch(() => {
      this.cancel();
      this.said.value = null;
      this.tool.value = tool;
      // Tools with their own selection start without one: a land that was selected for another purpose does not count.
      if (tool !== 'select') {
        this.selected.value = null;
        this.corner.value = null;
      }
      this.hover.value = null;
    });
  }

  select(id: number | null): void {
    batch(() => {
      this.selected.value = id;
      this.corner.value = null;
      this.held.value = null;
      if (id !== null && this.tab.value !== 'lands') {
        this.tab.value = 'land';
      }
    });
  }

  /** Selects a land and makes it visible. */
  goTo(id: number): void {
    const land = landOf(this.chart.value, id);
    if (land !== null) {
      this.select(id);
      const { x, y } = heartOfLand(land);
      this.wantsShown.value = [x, y];
    }
  }

  step(by: number): void {
    const all = this.chart.value.lands;
    const at = all.findIndex((land) => land.id === this.selected.value);
    const next = all[(at + by + all.length) % Math.max(1, all.length)] ?? (by > 0 ? all[0] : all[all.length - 1]);
    if (next !== undefined) {
      this.goTo(next.id);
      this.say(titleOf(next));
    }
  }

  /** Cancels the unfinished action; returns true if there was one. */
  cancel(): boolean {
    const busy = this.drawn.value.length > 0 || this.held.value !== null || this.preview.value !== null;
    batch(() => {
      this.drawn.value = [];
      this.held.value = null;
      this.preview.value = null;
    });
    return busy;
  }

  escape(): void {
    this.said.value = null;
    if (!this.cancel()) {
      if (this.corner.value !== null) {
        this.corner.value = null;
      } else if (this.selected.value !== null) {
        this.select(null);
      } else {
        this.tool.value = 'select';
      }
    }
  }

  back(): void {
    this.drawn.value = this.drawn.value.slice(0, -1);
  }

  // Actions on a chosen land, from the list as well as from the map.

  rename(id: number, part: Partial<Pick<Land, 'name' | 'code'>>): void {
    this.put(changed(this.chart.value, id, part), null);
    this.say(t.did.named(this.name(id)));
  }

  toggleStart(id: number): void {
    const land = landOf(this.chart.value, id) as Land;
    if (land.sea) {
      this.complain(t.refusals.water());
      return;
    }
    this.put(changed(this.chart.value, id, { start: !land.start }), null);
    this.say(land.start ? t.did.noStart(titleOf(land)) : t.did.start(titleOf(land), this.starts.value.indexOf(id) + 1));
  }

  toggleWater(id: number): void {
    const land = landOf(this.chart.value, id) as Land;
    this.put(
      changed(this.chart.value, id, { sea: !land.sea, start: false }),
      land.sea ? t.did.land(titleOf(land)) : t.did.water(titleOf(land)),
    );
  }

  link(a: number, b: number): void {
    const before = this.chart.value;
    const [one, two] = [this.name(a), this.name(b)];
    const outcome = toggleLink(before, a, b);
    this.try(outcome, () => {
      const after = this.chart.value;
      if (after.closed.length !== before.closed.length) {
        return after.closed.length > before.closed.length ? t.did.closed(one, two) : t.did.opened(one, two);
      }
      return after.seaLines.length > before.seaLines.length ? t.did.linked(one, two) : t.did.unlinked(one, two);
    });
  }

  merge(keep: number, gone: number): boolean {
    const [one, two] = [this.name(keep), this.name(gone)];
    const done = this.try(mergeLands(this.chart.value, keep, gone), () => t.did.merged(one, two));
    if (done) {
      this.select(keep);
    }
    return done;
  }

  halve(id: number): void {
    const fresh = freshName(this.chart.value);
    this.try(halve(this.chart.value, id, fresh), () => t.did.split(this.name(id), fresh.name));
  }

  /** Every part of a land except its largest becomes a separate land. */
  detach(id: number): void {
    const land = landOf(this.chart.value, id) as Land;
    let chart = changed(this.chart.value, id, { rings: land.rings.slice(0, 1) });
    for (const ring of land.rings.slice(1)) {
      chart = {
        ...chart,
        lands: [...chart.lands, { id: nextId(chart), ...freshName(chart), sea: land.sea, start: false, label: null, rings: [ring] }],
      };
    }
    this.put(chart, t.did.detached(land.rings.length - 1));
  }

  erase(id: number): void {
    const name = this.name(id);
    this.put(removeLand(this.chart.value, id), t.did.erased(name));
  }

  /** Deletes the selected corner, else the selected land. */
  eraseChosen(): void {
    const corner = this.corner.value;
    if (corner !== null) {
      this.held.value = null;
      this.try(removeCorner(this.chart.value, corner), () => t.did.cornerGone);
    } else if (this.selected.value !== null) {
      this.erase(this.selected.value);
    }
  }

  /** Shows the result of moving a corner. */
  look(from: Point, to: Point, base: Chart): void {
    this.preview.value = moveCorner(base, from, to);
  }

  drop(from: Point, to: Point, base: Chart): void {
    const outcome = moveCorner(base, from, to);
    this.preview.value = null;
    this.held.value = null;
    if (this.try(outcome, () => t.did.moved)) {
      this.corner.value = to;
    }
  }
}
