import type { Point, Polygon } from '../../../map/geometry';

/** The geometry of closed outlines. Corners with equal coordinates are the same corner, as in the file. */

export const key = ([x, y]: Point): string => `${x},${y}`;
export const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A tenth of a unit is finer than people draw, and keeps files short. */
export const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0];

export function signedArea(ring: Polygon): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j] as Point;
    const [bx, by] = ring[i] as Point;
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

export const areaOf = (ring: Polygon): number => Math.abs(signedArea(ring));

/** The ring, oriented so that its area is positive. */
export function turned(ring: Polygon): Polygon {
  return signedArea(ring) < 0 ? [...ring].reverse() : ring;
}

export function contains(ring: Polygon, [x, y]: Point): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i] as Point;
    const [bx, by] = ring[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
      within = !within;
    }
  }
  return within;
}

export interface Foot {
  point: Point;
  distance: number;
}

/** The nearest point on an edge. */
export function footOn(p: Point, a: Point, b: Point): Foot {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length));
  const point: Point = [a[0] + t * dx, a[1] + t * dy];
  return { point, distance: distance(p, point) };
}

/** How far a rounded corner may be from the edge that it belongs to. */
export const SLACK = 0.15;

/** Inside, and not on the outline itself. */
export function wellInside(ring: Polygon, p: Point): boolean {
  return contains(ring, p) && edges(ring).every(([a, b]) => footOn(p, a, b).distance > SLACK);
}

export function edges(ring: Polygon): [Point, Point][] {
  return ring.map((a, i) => [a, ring[(i + 1) % ring.length] as Point]);
}

const side = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Whether two edges cross between their ends. Touching with an end, or lying on each other, does not count. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  if (same(a, c) || same(a, d) || same(b, c) || same(b, d)) {
    return false;
  }
  if (
    Math.max(a[0], b[0]) < Math.min(c[0], d[0]) ||
    Math.max(c[0], d[0]) < Math.min(a[0], b[0]) ||
    Math.max(a[1], b[1]) < Math.min(c[1], d[1]) ||
    Math.max(c[1], d[1]) < Math.min(a[1], b[1])
  ) {
    return false;
  }
  if (side(a, b, c) > 0 === side(a, b, d) > 0 || side(c, d, a) > 0 === side(c, d, b) > 0) {
    return false;
  }
  const near = (p: Point, q: Point, r: Point) => footOn(p, q, r).distance <= SLACK;
  return !(near(a, c, d) || near(b, c, d) || near(c, a, b) || near(d, a, b));
}

/** Whether an outline does not cross or touch itself, and has an area. */
export function isSimple(ring: Polygon): boolean {
  if (ring.length < 3 || areaOf(ring) < 0.5 || new Set(ring.map(key)).size < ring.length) {
    return false;
  }
  const all = edges(ring);
  for (let i = 0; i < all.length; i++) {
    const [a, b] = all[i] as [Point, Point];
    for (let j = i + 1; j < all.length; j++) {
      const [c, d] = all[j] as [Point, Point];
      if (cross(a, b, c, d)) {
        return false;
      }
      const neighbours = j === i + 1 || (i === 0 && j === all.length - 1);
      if (neighbours && folded(a, b, c, d)) {
        return false;
      }
    }
  }
  return true;
}

/** Whether two edges with a common end lie on each other. */
function folded(a: Point, b: Point, c: Point, d: Point): boolean {
  const shared = same(b, c) ? b : a;
  const [p, q] = same(b, c) ? [a, d] : [b, c];
  return footOn(p, shared, q).distance < 0.01 || footOn(q, shared, p).distance < 0.01;
}

/** The ring without repeated corners. */
export function clean(ring: Polygon): Polygon {
  return ring.filter((p, i) => !same(p, ring[(i + ring.length - 1) % ring.length] as Point));
}
