import { boxOf, heartOf, pathOf, type Box, type Heart, type Point, type Polygon } from '../../../map/geometry';
import { areaOf, contains, key } from './outline';

/** A territory with its outlines. Neighbours share corners: equal coordinates mean the same corner. */
export interface Land {
  id: number;
  name: string;
  code: string;
  sea: boolean;
  start: boolean;
  label: Point | null;
  rings: readonly Polygon[];
}

export type Pair = readonly [number, number];

/** A map that is being drawn. It is immutable: every change makes a new one that shares the unchanged parts. */
export interface Chart {
  name: string;
  attribution: string;
  lands: readonly Land[];
  seaLines: readonly Pair[];
  /** Borders that the outlines do not show, as in maps that are graphs of discs. */
  added: readonly Pair[];
  /** Neighbours by their outlines with a closed border between them. */
  closed: readonly Pair[];
}

export const EMPTY: Chart = { name: '', attribution: '', lands: [], seaLines: [], added: [], closed: [] };

export const pair = (a: number, b: number): Pair => (a < b ? [a, b] : [b, a]);
const word = (p: Pair) => `${p[0]}-${p[1]}`;
export const hasPair = (pairs: readonly Pair[], a: number, b: number): boolean =>
  pairs.some((p) => (p[0] === a && p[1] === b) || (p[0] === b && p[1] === a));
export const without = (pairs: readonly Pair[], a: number, b: number): Pair[] =>
  pairs.filter((p) => !((p[0] === a && p[1] === b) || (p[0] === b && p[1] === a)));
const inOrder = (pairs: readonly Pair[]): Pair[] => [...pairs].sort((a, b) => a[0] - b[0] || a[1] - b[1]);

export const landOf = (chart: Chart, id: number | null): Land | null => chart.lands.find((land) => land.id === id) ?? null;
export const titleOf = (land: Land): string => land.name || String(land.id);
export const nextId = (chart: Chart): number => chart.lands.reduce((most, land) => Math.max(most, land.id), 0) + 1;

export function changed(chart: Chart, id: number, part: Partial<Land>): Chart {
  return { ...chart, lands: chart.lands.map((land) => (land.id === id ? { ...land, ...part } : land)) };
}

/** If more lands than this meet in one corner, the file is faulty, and the corner is ignored for borders. */
const MOST_AT_A_CORNER = 8;

const corners = new WeakMap<readonly Polygon[], string[]>();
/** The keys of all corners of a land, cached until its outlines change. */
function cornersOf(land: Land): string[] {
  const known = corners.get(land.rings) ?? [...new Set(land.rings.flatMap((ring) => ring.map(key)))];
  corners.set(land.rings, known);
  return known;
}

const touches = new WeakMap<readonly Land[], Pair[]>();
/** Neighbours by outline: they have two or more corners in common. The server uses the same rule for GeoJSON. */
export function touching(lands: readonly Land[]): readonly Pair[] {
  const known = touches.get(lands) ?? findTouching(lands);
  touches.set(lands, known);
  return known;
}

function findTouching(lands: readonly Land[]): Pair[] {
  const owners = new Map<string, number[]>();
  for (const land of lands) {
    for (const corner of cornersOf(land)) {
      const here = owners.get(corner);
      if (here === undefined) {
        owners.set(corner, [land.id]);
      } else {
        here.push(land.id);
      }
    }
  }
  const common = new Map<string, { pair: Pair; corners: number }>();
  for (const here of owners.values()) {
    for (let i = 0; here.length <= MOST_AT_A_CORNER && i < here.length; i++) {
      for (let j = i + 1; j < here.length; j++) {
        const two = pair(here[i] as number, here[j] as number);
        const known = common.get(word(two));
        common.set(word(two), { pair: two, corners: (known?.corners ?? 0) + 1 });
      }
    }
  }
  return inOrder([...common.values()].filter((c) => c.corners >= 2).map((c) => c.pair));
}

/** All land borders: neighbours by outline, minus closed borders, plus added ones. */
export function bordersOf(chart: Chart): Pair[] {
  const closed = new Set(chart.closed.map(word));
  const bySea = new Set(chart.seaLines.map(word));
  const all = new Map<string, Pair>();
  for (const two of [...touching(chart.lands), ...chart.added]) {
    if (!closed.has(word(two)) && !bySea.has(word(two))) {
      all.set(word(two), two);
    }
  }
  return inOrder([...all.values()]);
}

interface FileTerritory {
  id: number;
  name?: string;
  code?: string;
  sea?: boolean;
  start?: boolean;
  label?: [number, number];
  outline?: [number, number][][];
}

interface MapFile {
  name?: string;
  attribution?: string;
  territories: FileTerritory[];
  borders?: Pair[];
  seaLines?: Pair[];
}

/** Reads our JSON, as the server writes it. */
export function readChart(text: string): Chart {
  const file = JSON.parse(text) as MapFile;
  const lands = file.territories.map(
    (t): Land => ({
      id: t.id,
      name: t.name ?? '',
      code: t.code ?? '',
      sea: t.sea === true,
      start: t.start === true,
      label: t.label ?? null,
      rings: t.outline ?? [],
    }),
  );
  const borders = (file.borders ?? []).map(([a, b]) => pair(a, b));
  const seaLines = inOrder((file.seaLines ?? []).map(([a, b]) => pair(a, b)));
  const touch = touching(lands);
  const known = new Set(borders.map(word));
  const shown = new Set(touch.map(word));
  return {
    name: file.name ?? '',
    attribution: file.attribution ?? '',
    lands,
    seaLines,
    added: inOrder(borders.filter((b) => !shown.has(word(b)))),
    closed: touch.filter((t) => !known.has(word(t)) && !hasPair(seaLines, t[0], t[1])),
  };
}

/** Writes our JSON, one territory per line, so that two versions are easy to compare. */
export function writeChart(chart: Chart): string {
  const head = ['"format": "arbiter-map/1"'];
  if (chart.name !== '') {
    head.push(`"name": ${JSON.stringify(chart.name)}`);
  }
  if (chart.attribution !== '') {
    head.push(`"attribution": ${JSON.stringify(chart.attribution)}`);
  }
  const territories = [...chart.lands]
    .sort((a, b) => a.id - b.id)
    .map((land) =>
      JSON.stringify({
        id: land.id,
        name: land.name || undefined,
        code: land.code || undefined,
        sea: land.sea || undefined,
        start: land.start || undefined,
        label: land.label ?? undefined,
        outline: land.rings.length === 0 ? undefined : land.rings,
      } satisfies { [K in keyof FileTerritory]: unknown }),
    );
  const pairs = (list: readonly Pair[]) => list.map(([a, b]) => `[${a}, ${b}]`).join(',\n');
  const list = (name: string, rows: string) => `"${name}": [\n${rows}\n]`;
  const lists = [
    list('territories', territories.join(',\n')),
    list('borders', pairs(bordersOf(chart))),
    list('seaLines', pairs(inOrder(chart.seaLines))),
  ];
  return `{\n${[...head, ...lists].join(',\n')}\n}\n`;
}

const boxes = new WeakMap<Land, Box>();
/** The rectangle around a land, cached until the land changes. */
export function boxOfLand(land: Land): Box {
  const known = boxes.get(land) ?? boxOf(land.rings);
  boxes.set(land, known);
  return known;
}

const paths = new WeakMap<readonly Polygon[], string>();
/** The outlines as an SVG path. */
export function pathOfLand(land: Land): string {
  const known = paths.get(land.rings) ?? pathOf(land.rings);
  paths.set(land.rings, known);
  return known;
}

const hearts = new WeakMap<readonly Polygon[], Heart>();
/** The position of its name. */
export function heartOfLand(land: Land): Heart {
  const known = hearts.get(land.rings) ?? (land.rings.length === 0 ? { x: 0, y: 0, room: 0 } : heartOf(land.rings));
  hearts.set(land.rings, known);
  return land.label === null ? known : { x: land.label[0], y: land.label[1], room: known.room };
}

/** The land at a point. If one lies inside another, the smaller one. */
export function landAt(chart: Chart, at: Point): Land | null {
  let found: Land | null = null;
  let least = Infinity;
  for (const land of chart.lands) {
    const box = boxOfLand(land);
    if (at[0] >= box.x && at[0] <= box.x + box.width && at[1] >= box.y && at[1] <= box.y + box.height) {
      for (const ring of land.rings) {
        const area = areaOf(ring);
        if (area < least && contains(ring, at)) {
          [found, least] = [land, area];
        }
      }
    }
  }
  return found;
}
