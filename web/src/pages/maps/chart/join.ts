import type { Point, Polygon } from '../../../map/geometry';
import { bordersOf, hasPair, landOf, pair, touching, type Chart, type Land, type Pair } from './chart';
import { refused, type Outcome } from './corners';
import { contains, edges, key, same, signedArea, turned } from './outline';

/** Merges two neighbours, by land or by sea. The result keeps the name, code and number of the first. */
export function mergeLands(chart: Chart, keep: number, gone: number): Outcome {
  const [a, b] = [landOf(chart, keep), landOf(chart, gone)];
  if (a === null || b === null || keep === gone) {
    return refused('nothing');
  }
  if (!hasPair(touching(chart.lands), keep, gone) && !hasPair(bordersOf(chart), keep, gone) && !hasPair(chart.seaLines, keep, gone)) {
    return refused('apart', keep, gone);
  }
  const loops = union([...a.rings, ...b.rings]);
  const outer = loops.filter((ring) => signedArea(ring) > 0);
  const holes = loops.filter((ring) => signedArea(ring) < 0);
  // The format has no holes: enclosed water becomes land. It must not cover another land.
  const buried = chart.lands.find(
    (land) =>
      land.id !== keep &&
      land.id !== gone &&
      holes.some((hole) => land.rings.some((ring) => ring.every((p) => contains(hole, p) || hole.some((q) => same(p, q))))),
  );
  if (buried !== undefined) {
    return refused('encloses-other', keep, gone, buried.id);
  }
  const merged: Land = { ...a, start: a.start || b.start, rings: outer, label: a.label };
  const lands = chart.lands.filter((land) => land.id !== gone).map((land) => (land.id === keep ? merged : land));
  const now = (pairs: readonly Pair[]) => renamed(pairs, gone, keep);
  const touch = touching(lands);
  const closed = now(chart.closed).filter(([x, y]) => !((x === keep || y === keep) && opened(chart, keep, gone, x === keep ? y : x)));
  const seaLines = now(chart.seaLines).filter(([x, y]) => !hasPair(touch, x, y) || hasPair(closed, x, y));
  return { chart: { ...chart, lands, closed, seaLines, added: now(chart.added).filter(([x, y]) => !hasPair(touch, x, y)) }, land: keep };
}

/** Whether one of the two had an open border with the other land. Then the merged land has it, too. */
function opened(chart: Chart, a: number, b: number, other: number): boolean {
  const borders = bordersOf(chart);
  return hasPair(borders, a, other) || hasPair(borders, b, other);
}

function renamed(pairs: readonly Pair[], from: number, to: number): Pair[] {
  const seen = new Map<string, Pair>();
  for (const [a, b] of pairs) {
    const two = pair(a === from ? to : a, b === from ? to : b);
    if (two[0] !== two[1]) {
      seen.set(two.join(), two);
    }
  }
  return [...seen.values()];
}

/** Removes the edges that two rings share, and follows the remaining ones. Outer rings get a positive area. */
export function union(rings: readonly Polygon[]): Polygon[] {
  const left = new Map<string, [Point, Point]>();
  for (const ring of rings.map(turned)) {
    for (const [a, b] of edges(ring)) {
      if (!left.delete(`${key(b)} ${key(a)}`)) {
        left.set(`${key(a)} ${key(b)}`, [a, b]);
      }
    }
  }
  const out: Polygon[] = [];
  while (left.size > 0) {
    const first = left.values().next().value as [Point, Point];
    const ring: Point[] = [];
    let edge: [Point, Point] | undefined = first;
    while (edge !== undefined) {
      left.delete(`${key(edge[0])} ${key(edge[1])}`);
      ring.push(edge[0]);
      const [from, at]: [Point, Point] = edge;
      const on: [Point, Point][] = same(at, first[0]) ? [] : [...left.values()].filter(([a]) => same(a, at));
      edge = on.sort((p, q) => bend(from, at, q[1]) - bend(from, at, p[1]))[0];
    }
    out.push(...unknotted(ring));
  }
  return out.filter((ring) => ring.length >= 3);
}

/** The angle of the turn at a corner. Taking the sharpest turn first separates loops that touch in a corner. */
function bend(from: Point, at: Point, to: Point): number {
  const turn = Math.atan2(to[1] - at[1], to[0] - at[0]) - Math.atan2(at[1] - from[1], at[0] - from[0]);
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** Splits a ring that visits a corner twice into two rings. */
function unknotted(ring: Point[]): Polygon[] {
  for (let i = 0; i < ring.length; i++) {
    const j = ring.findIndex((p, n) => n > i && same(p, ring[i] as Point));
    if (j > 0) {
      return [...unknotted(ring.slice(i, j)), ...unknotted([...ring.slice(0, i), ...ring.slice(j)])];
    }
  }
  return [ring];
}

/** Removes a land with all its borders and sea lines. */
export function removeLand(chart: Chart, id: number): Chart {
  const keeps = (p: Pair) => p[0] !== id && p[1] !== id;
  return {
    ...chart,
    lands: chart.lands.filter((land) => land.id !== id),
    seaLines: chart.seaLines.filter(keeps),
    added: chart.added.filter(keeps),
    closed: chart.closed.filter(keeps),
  };
}

/** Adds or removes a sea line. If the two lands share a border, closes or opens the border instead. */
export function toggleLink(chart: Chart, a: number, b: number): Outcome {
  if (a === b) {
    return refused('nothing');
  }
  const drop = (pairs: readonly Pair[]) => pairs.filter((p) => !hasPair([p], a, b));
  if (hasPair(chart.seaLines, a, b)) {
    return { chart: { ...chart, seaLines: drop(chart.seaLines) } };
  }
  if (hasPair(chart.added, a, b)) {
    return { chart: { ...chart, added: drop(chart.added) } };
  }
  if (hasPair(touching(chart.lands), a, b)) {
    const closed = hasPair(chart.closed, a, b) ? drop(chart.closed) : [...chart.closed, pair(a, b)];
    return { chart: { ...chart, closed } };
  }
  return { chart: { ...chart, seaLines: [...chart.seaLines, pair(a, b)] } };
}
