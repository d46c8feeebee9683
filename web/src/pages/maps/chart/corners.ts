import type { Point, Polygon } from '../../../map/geometry';
import { boxOfLand, type Chart, type Land } from './chart';
import { areaOf, clean, contains, cross, edges, footOn, isSimple, same, wellInside } from './outline';

/** Why a change of the map is not possible, and the lands concerned. */
export interface Refusal {
  refused:
    | 'thin'
    | 'folds'
    | 'crosses'
    | 'inside'
    | 'encloses'
    | 'too-few'
    | 'no-way-through'
    | 'not-on-border'
    | 'apart'
    | 'encloses-other'
    | 'nothing';
  lands: readonly number[];
}

export type Outcome = { chart: Chart; land?: number } | Refusal;

export const refused = (why: Refusal['refused'], ...lands: number[]): Refusal => ({ refused: why, lands });

/** Changes the outlines of all lands. Unchanged outlines stay the same objects. */
function reshape(chart: Chart, change: (ring: Polygon) => Polygon): { chart: Chart; touched: Land[] } {
  const touched: Land[] = [];
  const lands = chart.lands.map((land) => {
    const rings = land.rings.map(change);
    if (rings.every((ring, i) => ring === land.rings[i])) {
      return land;
    }
    const fresh = {
      ...land,
      rings,
      label: land.label !== null && rings.some((ring) => contains(ring, land.label as Point)) ? land.label : null,
    };
    touched.push(fresh);
    return fresh;
  });
  return { chart: touched.length === 0 ? chart : { ...chart, lands }, touched };
}

/** Adds a corner on an edge, for all lands that share that edge. */
export function insertCorner(chart: Chart, at: Point, [a, b]: readonly [Point, Point]): Chart {
  return reshape(chart, (ring) => {
    const i = ring.findIndex((p, n) => {
      const q = ring[(n + 1) % ring.length] as Point;
      return (same(p, a) && same(q, b)) || (same(p, b) && same(q, a));
    });
    return i < 0 || ring.some((p) => same(p, at)) ? ring : [...ring.slice(0, i + 1), at, ...ring.slice(i + 1)];
  }).chart;
}

/** Moves a corner of all lands that share it. If it is moved onto another corner, the two become one. */
export function moveCorner(chart: Chart, from: Point, to: Point): Outcome {
  if (same(from, to)) {
    return { chart };
  }
  const moved = reshape(chart, (ring) => (ring.some((p) => same(p, from)) ? clean(ring.map((p) => (same(p, from) ? to : p))) : ring));
  return soundAt(moved.chart, moved.touched, to) ?? { chart: moved.chart };
}

/** Removes a corner from all lands that share it. */
export function removeCorner(chart: Chart, at: Point): Outcome {
  const left = reshape(chart, (ring) => (ring.some((p) => same(p, at)) ? ring.filter((p) => !same(p, at)) : ring));
  const thin = left.touched.find((land) => land.rings.some((ring) => ring.length < 3));
  if (thin !== undefined) {
    return refused('too-few', thin.id);
  }
  return sound(left.chart, left.touched) ?? { chart: left.chart };
}

/** Checks the edges that end in a corner. A drag calls this at every step, and only these edges have changed. */
function soundAt(chart: Chart, touched: readonly Land[], at: Point): Refusal | null {
  for (const land of touched) {
    for (const ring of land.rings.filter((r) => r.some((p) => same(p, at)))) {
      const i = ring.findIndex((p) => same(p, at));
      const ends = [ring[(i + ring.length - 1) % ring.length] as Point, ring[(i + 1) % ring.length] as Point];
      const twice = ring.some((p, n) => n !== i && same(p, at));
      if (
        ring.length < 3 ||
        twice ||
        areaOf(ring) < 0.5 ||
        ends.some((end) => edges(ring).some(([a, b]) => cross(at, end, a, b))) ||
        liesOn(ring, at, ends)
      ) {
        return refused('folds', land.id);
      }
      const over = chart.lands.find((other) => other.id !== land.id && runsOver(other, at, ends));
      if (over !== undefined) {
        return refused('crosses', land.id, over.id);
      }
    }
  }
  return null;
}

/** Whether an edge at the corner folds back onto the next one. */
function liesOn(ring: Polygon, at: Point, [before, after]: readonly Point[]): boolean {
  const [a, b] = [before as Point, after as Point];
  const beyond = (end: Point, step: number) => ring[(ring.findIndex((p) => same(p, end)) + step + ring.length) % ring.length] as Point;
  return [
    [a, at, b],
    [beyond(a, -1), a, at],
    [at, b, beyond(b, 1)],
  ].some(
    ([p, q, r]) => footOn(p as Point, q as Point, r as Point).distance < 0.01 || footOn(r as Point, q as Point, p as Point).distance < 0.01,
  );
}

function runsOver(other: Land, at: Point, ends: readonly Point[]): boolean {
  const box = boxOfLand(other);
  const near = ends.some(
    (end) =>
      Math.max(at[0], end[0]) >= box.x &&
      Math.min(at[0], end[0]) <= box.x + box.width &&
      Math.max(at[1], end[1]) >= box.y &&
      Math.min(at[1], end[1]) <= box.y + box.height,
  );
  return (
    near &&
    other.rings.some(
      (ring) =>
        ends.some((end) => edges(ring).some(([a, b]) => cross(at, end, a, b))) ||
        (ends.some((end) => ring.some((p) => same(p, end))) && wellInside(ring, at)),
    )
  );
}

/** Checks these lands for outlines that cross themselves or others. */
function sound(chart: Chart, touched: readonly Land[]): Refusal | null {
  for (const land of touched) {
    if (!land.rings.every(isSimple)) {
      return refused('folds', land.id);
    }
  }
  for (const land of touched) {
    for (const ring of land.rings) {
      const other = crossed(chart, ring, land.id);
      if (other !== null) {
        return refused('crosses', land.id, other.id);
      }
    }
  }
  return null;
}

/** A land whose outline the ring crosses, except `except`. */
export function crossed(chart: Chart, ring: Polygon, except: number): Land | null {
  const xs = ring.map((p) => p[0]);
  const ys = ring.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (const land of chart.lands) {
    const box = boxOfLand(land);
    if (land.id === except || box.x > right || box.x + box.width < left || box.y > bottom || box.y + box.height < top) {
      continue;
    }
    for (const other of land.rings) {
      const theirs = edges(other);
      for (const [a, b] of edges(ring)) {
        if (theirs.some(([c, d]) => cross(a, b, c, d))) {
          return land;
        }
      }
      // If a corner was moved deep into a neighbour, the outlines may only touch at their ends, so the check for crossings misses
      // it.
      const deep = ring.find((p) => !other.some((q) => same(p, q)) && wellInside(other, p));
      if (deep !== undefined && ring.some((p) => other.some((q) => same(p, q)))) {
        return land;
      }
    }
  }
  return null;
}
