import type { Point } from '../../../map/geometry';
import { boxOfLand, type Chart } from './chart';
import { distance, footOn, rounded, same } from './outline';

/** The target of a click: an existing corner, a border, the first point of the drawing, or open space. */
export interface Snap {
  kind: 'corner' | 'edge' | 'first' | 'open';
  point: Point;
  /** The edge that it lies on. */
  edge?: readonly [Point, Point];
}

export interface SnapWish {
  /** The maximum distance, in units of the map. */
  tolerance: number;
  /** The points drawn so far. A click on the first closes the outline. */
  drawn?: readonly Point[];
  /** Only the outlines of this land. */
  only?: number;
  /** The corner that is being moved; it cannot be its own target. */
  moving?: Point;
}

/** A corner has priority over a border; otherwise the nearest wins. */
export function snapTo(chart: Chart, at: Point, { tolerance, drawn = [], only, moving }: SnapWish): Snap {
  const first = drawn.length > 2 ? drawn[0] : undefined;
  if (first !== undefined && distance(at, first) <= tolerance) {
    return { kind: 'first', point: first };
  }
  let corner: { point: Point; distance: number } | null = null;
  let border: { snap: Snap; distance: number } | null = null;
  for (const land of chart.lands) {
    const box = boxOfLand(land);
    const near =
      at[0] >= box.x - tolerance &&
      at[0] <= box.x + box.width + tolerance &&
      at[1] >= box.y - tolerance &&
      at[1] <= box.y + box.height + tolerance;
    if (!near || (only !== undefined && land.id !== only)) {
      continue;
    }
    for (const ring of land.rings) {
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length] as Point;
        if (moving !== undefined && (same(a, moving) || same(b, moving))) {
          return;
        }
        const away = distance(at, a);
        if (away <= tolerance && away < (corner?.distance ?? Infinity)) {
          corner = { point: a, distance: away };
        }
        const foot = footOn(at, a, b);
        if (foot.distance <= tolerance && foot.distance < (border?.distance ?? Infinity)) {
          border = { snap: { kind: 'edge', point: rounded(foot.point), edge: [a, b] }, distance: foot.distance };
        }
      });
    }
  }
  const found = corner as { point: Point } | null;
  if (found !== null) {
    return { kind: 'corner', point: found.point };
  }
  const onBorder = border as { snap: Snap } | null;
  if (onBorder !== null) {
    const { point, edge } = onBorder.snap;
    const end = edge?.find((p) => same(p, point));
    return end === undefined ? onBorder.snap : { kind: 'corner', point: end };
  }
  return { kind: 'open', point: rounded(at) };
}
