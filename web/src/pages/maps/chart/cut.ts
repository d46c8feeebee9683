import type { Point, Polygon } from '../../../map/geometry';
import { heartOfLand, landOf, nextId, type Chart, type Land } from './chart';
import { insertCorner, refused, type Outcome } from './corners';
import { edgeAt } from './draw';
import { areaOf, clean, contains, distance, edges, isSimple, rounded, same } from './outline';

/** Splits a land along a line from border to border. The larger part keeps name, start and sea lines. */
export function splitLand(chart: Chart, id: number, line: Polygon, facts: Pick<Land, 'name' | 'code'>): Outcome {
  const points = clean(line).length < line.length && line.length < 3 ? [] : line;
  const [from, to] = [points[0], points[points.length - 1]];
  if (from === undefined || to === undefined || same(from, to)) {
    return refused('not-on-border', id);
  }
  let shared = chart;
  for (const end of [from, to]) {
    const edge = edgeAt(shared, end, id);
    if (edge !== null) {
      shared = insertCorner(shared, end, edge);
    }
  }
  const land = landOf(shared, id);
  const ring = land?.rings.find((r) => r.some((p) => same(p, from)) && r.some((p) => same(p, to)));
  if (land === null || ring === undefined) {
    return refused('not-on-border', id);
  }
  const parts = halves(ring, points);
  if (parts === null) {
    return refused('no-way-through', id);
  }
  const [small, large] = areaOf(parts[0]) < areaOf(parts[1]) ? parts : [parts[1], parts[0]];
  const rest = land.rings.filter((r) => r !== ring);
  const stays = land.label !== null && contains(large, land.label) ? land.label : null;
  const kept: Land = { ...land, rings: [large, ...rest], label: stays };
  const fresh: Land = { id: nextId(chart), ...facts, sea: land.sea, start: false, label: null, rings: [small] };
  return { chart: { ...shared, lands: [...shared.lands.map((l) => (l.id === id ? kept : l)), fresh] }, land: fresh.id };
}

/** The two parts of a ring; null if the line leaves the ring or crosses itself. */
export function halves(ring: Polygon, line: Polygon): [Polygon, Polygon] | null {
  const i = ring.findIndex((p) => same(p, line[0] as Point));
  const j = ring.findIndex((p) => same(p, line[line.length - 1] as Point));
  if (i < 0 || j < 0 || i === j) {
    return null;
  }
  const arc = (a: number, b: number) => (a <= b ? ring.slice(a, b + 1) : [...ring.slice(a), ...ring.slice(0, b + 1)]);
  const inner = line.slice(1, -1);
  const one = [...arc(i, j), ...[...inner].reverse()];
  const two = [...arc(j, i), ...inner];
  if (!isSimple(one) || !isSimple(two)) {
    return null;
  }
  const whole = areaOf(ring);
  return Math.abs(areaOf(one) + areaOf(two) - whole) <= whole * 1e-6 + 0.01 ? [one, two] : null;
}

/** Splits a land by the shortest straight line through its middle, for people who do not draw. */
export function halve(chart: Chart, id: number, facts: Pick<Land, 'name' | 'code'>): Outcome {
  const land = landOf(chart, id);
  if (land === null || land.rings.length === 0) {
    return refused('nothing');
  }
  const ring = land.rings.reduce((best, next) => (areaOf(next) > areaOf(best) ? next : best));
  const { x, y } = heartOfLand({ ...land, label: null });
  const lines: Polygon[] = [];
  for (let step = 0; step < 24; step++) {
    const line = through(ring, [x, y], (step * Math.PI) / 24);
    if (line !== null) {
      lines.push(line);
    }
  }
  lines.sort((a, b) => distance(a[0] as Point, a[1] as Point) - distance(b[0] as Point, b[1] as Point));
  for (const line of lines) {
    const outcome = splitLand(chart, id, line, facts);
    if ('chart' in outcome) {
      return outcome;
    }
  }
  return refused('no-way-through', id);
}

/** The two points, one in each direction, where a straight line through a point meets the outline. */
function through(ring: Polygon, [x, y]: Point, angle: number): Polygon | null {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  let [before, after]: [number, number] = [-Infinity, Infinity];
  for (const [a, b] of edges(ring)) {
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const turn = dx * ey - dy * ex;
    if (Math.abs(turn) > 1e-9) {
      const along = ((a[0] - x) * ey - (a[1] - y) * ex) / turn;
      const share = ((a[0] - x) * dy - (a[1] - y) * dx) / turn;
      if (share >= 0 && share <= 1) {
        before = along < 0 ? Math.max(before, along) : before;
        after = along > 0 ? Math.min(after, along) : after;
      }
    }
  }
  return Number.isFinite(before) && Number.isFinite(after)
    ? [rounded([x + before * dx, y + before * dy]), rounded([x + after * dx, y + after * dy])]
    : null;
}
