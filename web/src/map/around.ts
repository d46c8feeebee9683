import type { Box, Point } from './geometry';

/**
 * The path between two places: straight or, where that is clearly shorter, in two parts across the edge of a world map. The
 * server's pictures use the same rule.
 */
export function waysBetween(from: Point, to: Point, box: Box): [Point, Point][] {
  const share = ([x]: Point) => (x - box.x) / box.width;
  const [west, east] = [Math.min(share(from), share(to)), Math.max(share(from), share(to))];
  if (east - west <= 0.55 || west >= 0.35 || east <= 0.65) {
    return [[from, to]];
  }
  const [leave, enter] = share(from) < share(to) ? [box.x, box.x + box.width] : [box.x + box.width, box.x];
  const middle = (from[1] + to[1]) / 2;
  return [
    [from, [leave, (from[1] + middle) / 2]],
    [[enter, (to[1] + middle) / 2], to],
  ];
}
