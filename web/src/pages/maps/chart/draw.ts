import { heartOf, type Point, type Polygon } from '../../../map/geometry';
import { boxOfLand, nextId, type Chart, type Land } from './chart';
import { crossed, insertCorner, refused, type Outcome } from './corners';
import { areaOf, clean, contains, distance, edges, footOn, isSimple, key, lengthOf, same, SLACK, wellInside } from './outline';
import type { Snap } from './snap';

/** A new land inside an outline. Where it touches others, corners are shared from then on. */
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

/** The ring with every corner that others have on its stretches. */
function withCorners(chart: Chart, ring: Polygon): Polygon {
  const out: Point[] = [];
  for (const [a, b] of edges(ring)) {
    out.push(a);
    const between = new Map<string, Point>();
    for (const land of chart.lands) {
      const box = boxOfLand(land);
      const apart = Math.max(a[0], b[0]) < box.x || Math.min(a[0], b[0]) > box.x + box.width || Math.max(a[1], b[1]) < box.y || Math.min(a[1], b[1]) > box.y + box.height;
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

/** The stretch on which a point lies without being a corner of it. */
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

/** How much longer than the straight line a way along the coast may be. */
const LONGEST_WAY = 4;

/**
 * The way along the coast between two points that lie on it, without the two themselves; null where there is none worth
 * going. Whoever draws a neighbour clicks where the common border begins and ends, and need not follow it.
 */
export function alongCoast(chart: Chart, from: Snap, to: Snap): Point[] | null {
  if (from.kind === 'open' || to.kind === 'open' || same(from.point, to.point)) {
    return null;
  }
  const next = new Map<string, Point[]>();
  const tie = (a: Point, b: Point) => {
    next.set(key(a), [...(next.get(key(a)) ?? []), b]);
    next.set(key(b), [...(next.get(key(b)) ?? []), a]);
  };
  coastOf(chart).forEach(([a, b]) => tie(a, b));
  for (const snap of [from, to]) {
    if (snap.edge !== undefined && next.has(key(snap.edge[0])) && next.has(key(snap.edge[1]))) {
      tie(snap.point, snap.edge[0]);
      tie(snap.point, snap.edge[1]);
    }
  }
  if (from.edge !== undefined && to.edge !== undefined && from.edge.every((p) => to.edge?.some((q) => same(p, q)))) {
    return null;
  }
  const way = shortest(next, from.point, to.point, LONGEST_WAY * distance(from.point, to.point) + 1);
  return way === null || way.length < 3 ? null : way.slice(1, -1);
}

/** The stretches that only one land has. */
function coastOf(chart: Chart): [Point, Point][] {
  const seen = new Map<string, [Point, Point] | null>();
  for (const land of chart.lands) {
    for (const ring of land.rings) {
      for (const [a, b] of edges(ring)) {
        const name = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? `${key(a)} ${key(b)}` : `${key(b)} ${key(a)}`;
        seen.set(name, seen.has(name) ? null : [a, b]);
      }
    }
  }
  return [...seen.values()].filter((edge) => edge !== null);
}

function shortest(next: Map<string, Point[]>, from: Point, to: Point, most: number): Point[] | null {
  const best = new Map<string, { length: number; way: Point[] }>([[key(from), { length: 0, way: [from] }]]);
  const open: Point[] = [from];
  while (open.length > 0) {
    open.sort((a, b) => (best.get(key(b))?.length ?? 0) - (best.get(key(a))?.length ?? 0));
    const at = open.pop() as Point;
    const { length, way } = best.get(key(at)) as { length: number; way: Point[] };
    if (same(at, to)) {
      return lengthOf(way) <= most ? way : null;
    }
    for (const p of next.get(key(at)) ?? []) {
      const longer = length + distance(at, p);
      if (longer <= most && longer < (best.get(key(p))?.length ?? Infinity)) {
        best.set(key(p), { length: longer, way: [...way, p] });
        open.push(p);
      }
    }
  }
  return null;
}
