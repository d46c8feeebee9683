import { heartOf, type Point, type Polygon } from '../../../map/geometry';
import { boxOfLand, nextId, type Chart, type Land } from './chart';
import { crossed, insertCorner, refused, type Outcome } from './corners';
import { areaOf, clean, contains, distance, edges, footOn, isSimple, key, same, SLACK, wellInside } from './outline';
import type { Snap } from './snap';

/** Adds a land inside an outline. Where it touches others, it shares their corners. */
export function addLand(chart: Chart, points: Polygon, facts: Pick<Land, 'name' | 'code' | 'sea'>): Outcome {
  const ring = withCorners(chart, clean(points));
  if (ring.length < 3 || areaOf(ring) < 4) {
    return refused('thin');
  }
  if (!isSimple(ring)) {
    return refused('folds');
  }
  const other = crossed(chart, ring, 0) ?? chart.lands.find((land) => overlaps(land, ring));
  if (other !== undefined && other !== null) {
    return refused('crosses', other.id);
  }
  const enclosed = chart.lands.find((land) => land.rings.some((theirs) => theirs.every((p) => contains(ring, p))));
  if (enclosed !== undefined) {
    return refused('encloses', enclosed.id);
  }
  let shared = chart;
  for (const point of ring) {
    const edge = edgeAt(shared, point);
    if (edge !== null) {
      shared = insertCorner(shared, point, edge);
    }
  }
  const land: Land = { id: nextId(chart), ...facts, start: false, label: null, rings: [ring] };
  return { chart: { ...shared, lands: [...shared.lands, land] }, land: land.id };
}

function overlaps(land: Land, ring: Polygon): boolean {
  const heart = heartOf([ring]);
  return land.rings.some((theirs) => wellInside(theirs, [heart.x, heart.y]) || ring.some((p) => wellInside(theirs, p)));
}

/** The ring, with all corners of other lands that lie on its edges added. */
function withCorners(chart: Chart, ring: Polygon): Polygon {
  const out: Point[] = [];
  for (const [a, b] of edges(ring)) {
    out.push(a);
    const between = new Map<string, Point>();
    for (const land of chart.lands) {
      const box = boxOfLand(land);
      const apart =
        Math.max(a[0], b[0]) < box.x ||
        Math.min(a[0], b[0]) > box.x + box.width ||
        Math.max(a[1], b[1]) < box.y ||
        Math.min(a[1], b[1]) > box.y + box.height;
      for (const p of apart ? [] : land.rings.flat()) {
        if (!ring.some((q) => same(p, q)) && footOn(p, a, b).distance <= SLACK) {
          between.set(key(p), p);
        }
      }
    }
    out.push(...[...between.values()].sort((p, q) => distance(a, p) - distance(a, q)));
  }
  return out;
}

/** The edge that a point lies on without being one of its ends. */
export function edgeAt(chart: Chart, point: Point, only?: number): readonly [Point, Point] | null {
  for (const land of chart.lands) {
    const box = boxOfLand(land);
    const near = point[0] >= box.x - 1 && point[0] <= box.x + box.width + 1 && point[1] >= box.y - 1 && point[1] <= box.y + box.height + 1;
    if (!near || (only !== undefined && land.id !== only)) {
      continue;
    }
    for (const ring of land.rings) {
      if (!ring.some((p) => same(p, point))) {
        const found = edges(ring).find(([a, b]) => footOn(point, a, b).distance <= SLACK);
        if (found !== undefined) {
          return found;
        }
      }
    }
  }
  return null;
}

/** How many times longer than the straight line a path along the coast may be. */
const LONGEST_WAY = 4;

/**
 * The path along the coast between two points on it, without these points; null if there is none that is short enough. To draw a
 * neighbour, a person clicks only the two ends of the common border.
 */
export function alongCoast(chart: Chart, from: Snap, to: Snap): Point[] | null {
  if (from.kind === 'open' || to.kind === 'open' || same(from.point, to.point)) {
    return null;
  }
  const coast = coastOf(chart.lands);
  const ties = new Map<string, Point[]>();
  for (const { point, edge } of [from, to]) {
    if (edge?.every((end) => coast.has(key(end)))) {
      ties.set(key(point), [...edge]);
      edge.forEach((end) => ties.set(key(end), [...(ties.get(key(end)) ?? []), point]));
    }
  }
  if (from.edge !== undefined && to.edge !== undefined && from.edge.every((p) => to.edge?.some((q) => same(p, q)))) {
    return null;
  }
  const next = (at: Point) => [...(coast.get(key(at)) ?? []), ...(ties.get(key(at)) ?? [])];
  const way = shortest(next, from.point, to.point, LONGEST_WAY * distance(from.point, to.point) + 1);
  return way === null || way.length < 3 ? null : way.slice(1, -1);
}

const coasts = new WeakMap<readonly Land[], Map<string, Point[]>>();
/** For every corner on a coast, the next corners along it. A coast edge belongs to only one land. */
function coastOf(lands: readonly Land[]): Map<string, Point[]> {
  const known = coasts.get(lands);
  if (known !== undefined) {
    return known;
  }
  const seen = new Map<string, [Point, Point] | null>();
  for (const ring of lands.flatMap((land) => land.rings)) {
    for (const [a, b] of edges(ring)) {
      const name = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${key(a)} ${key(b)}` : `${key(b)} ${key(a)}`;
      seen.set(name, seen.has(name) ? null : [a, b]);
    }
  }
  const next = new Map<string, Point[]>();
  const tie = (a: Point, b: Point) => {
    const there = next.get(key(a));
    if (there === undefined) {
      next.set(key(a), [b]);
    } else {
      there.push(b);
    }
  };
  for (const edge of seen.values()) {
    if (edge !== null) {
      tie(edge[0], edge[1]);
      tie(edge[1], edge[0]);
    }
  }
  coasts.set(lands, next);
  return next;
}

interface Reached {
  at: Point;
  length: number;
  before: Reached | null;
}

/** The shortest path that is not longer than `most`. The list is sorted so that the nearest open end is last. */
function shortest(next: (at: Point) => Point[], from: Point, to: Point, most: number): Point[] | null {
  const done = new Set<string>();
  const open: Reached[] = [{ at: from, length: 0, before: null }];
  while (open.length > 0) {
    const here = open.pop() as Reached;
    if (same(here.at, to)) {
      const way: Point[] = [];
      for (let step: Reached | null = here; step !== null; step = step.before) {
        way.unshift(step.at);
      }
      return way;
    }
    if (done.has(key(here.at))) {
      continue;
    }
    done.add(key(here.at));
    for (const at of next(here.at)) {
      const length = here.length + distance(here.at, at);
      if (length <= most && !done.has(key(at))) {
        let place = open.length;
        while (place > 0 && (open[place - 1] as Reached).length < length) {
          place--;
        }
        open.splice(place, 0, { at, length, before: here });
      }
    }
  }
  return null;
}
