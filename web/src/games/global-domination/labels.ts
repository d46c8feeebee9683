import type { Point } from '../../map/geometry';
import type { Land } from './model';
import { titleOf, type Place } from './world';

/** How detailed a label is: nothing, one number, the number and the name, the tokens, or the tokens and the name. */
export type Detail = 0 | 1 | 2 | 3 | 4;

export interface Item {
  kind: string;
  count: number | null;
}

export function itemsOf(land: Land | undefined): Item[] {
  if (land === undefined) {
    return [];
  }
  return [
    ...land.constructs.map((kind) => ({ kind, count: null })),
    ...land.units.map(([kind, count]) => ({ kind, count })),
    ...land.engines.map(([kind, count]) => ({ kind, count })),
  ];
}

export const widthOf = (item: Item) => 16 + (item.count === null ? 0 : 3 + String(item.count).length * 8);
export const GAP = 5;

export const PER_ROW = 3;

function widthOfRows(items: Item[]): number {
  let widest = 0;
  for (let i = 0; i < items.length; i += PER_ROW) {
    const row = items.slice(i, i + PER_ROW);
    widest = Math.max(widest, row.reduce((sum, item) => sum + widthOf(item), 0) + GAP * (row.length - 1));
  }
  return widest;
}

/** Depends on the space on the screen, in steps. What does not fit is omitted, never scaled down. */
function detailFor(place: Place, land: Land | undefined, k: number): Detail {
  const room = place.heart.room * k;
  const items = itemsOf(land);
  const rows = Math.ceil(items.length / PER_ROW);
  const wide = room * 1.5 > titleOf(place).length * 3.5;
  if (wide && room > 9 + rows * 11 && (rows === 0 || room * 1.5 > widthOfRows(items) / 2)) {
    return 4;
  }
  if (rows > 0 && room > rows * 9 && room * 1.45 > widthOfRows(items) / 2) {
    return 3;
  }
  if (rows > 0 && wide && room > 20) {
    return 2;
  }
  return room > 8 ? 1 : 0;
}

export type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** The rectangles that a label covers on the screen, relative to the centre of its land. */
function rectsOf(place: Place, land: Land | undefined, detail: Detail): Rect[] {
  const items = place.land ? itemsOf(land) : [];
  if (detail === 0) {
    return [];
  }
  if (detail === 1) {
    return items.length === 0 ? [] : [[-9, -14, 9, 14]];
  }
  const name = titleOf(place).length * 3.3;
  if (detail === 2) {
    return [
      [-name, -17, name, -2],
      [-18, -2, 18, 16],
    ];
  }
  const rows = Math.ceil(items.length / PER_ROW);
  const y = detail === 4 ? 12 : 0;
  const half = widthOfRows(items) / 2 + 4;
  return [
    ...(rows > 0 ? [[-half, y - 11, half, y + (rows - 1) * 23 + 11] as const] : []),
    ...(detail === 4 ? [rows > 0 ? ([-name, -17, name, -2] as const) : ([-name, -8, name, 8] as const)] : []),
  ];
}

/** The rectangles on the screen that the labels of all places cover. `k` is pixels per unit of the map. */
export function coveredBy(
  places: readonly Place[],
  landOf: (id: string) => Land | undefined,
  details: ReadonlyMap<string, Detail>,
  k: number,
): Rect[] {
  return places.flatMap((place) =>
    rectsOf(place, landOf(place.id), details.get(place.id) ?? 0).map(
      ([left, top, right, bottom]): Rect => [
        left + place.heart.x * k,
        top + place.heart.y * k,
        right + place.heart.x * k,
        bottom + place.heart.y * k,
      ],
    ),
  );
}

/** The upper edge of a place's label above its centre, in pixels. */
export function topOf(place: Place, land: Land | undefined, detail: Detail): number {
  return Math.min(4, ...rectsOf(place, land, detail).map(([, top]) => top));
}

const OVERLAP = 1;
const meet = (a: Rect, b: Rect) => a[0] < b[2] - OVERLAP && b[0] < a[2] - OVERLAP && a[1] < b[3] - OVERLAP && b[1] < a[3] - OVERLAP;

/** The detail of each label: as much as its land has space for, but less where it would cover the label of a larger land. */
export function detailsFor(places: readonly Place[], landOf: (id: string) => Land | undefined, k: number): Map<string, Detail> {
  const details = new Map<string, Detail>();
  const taken: Rect[] = [];
  for (const place of [...places].sort((a, b) => b.heart.room - a.heart.room)) {
    const land = landOf(place.id);
    const at = (detail: Detail) =>
      rectsOf(place, land, detail).map(
        ([left, top, right, bottom]): Rect => [
          left + place.heart.x * k,
          top + place.heart.y * k,
          right + place.heart.x * k,
          bottom + place.heart.y * k,
        ],
      );
    const most = detailFor(place, land, k);
    // A land without tokens shows its name or nothing. The single number is always shown.
    const steps = ([4, 3, 2, 1] as const).filter((detail) => detail <= most && (detail === 4 || detail === 1 || itemsOf(land).length > 0));
    const detail = steps.find((step) => step === 1 || at(step).every((rect) => !taken.some((other) => meet(rect, other)))) ?? most;
    details.set(place.id, detail);
    taken.push(...at(detail));
  }
  return details;
}

export type Bend = readonly [from: Point, control: Point, to: Point];

/** The size of the circle with the number of an arrow. */
export const RADIUS = 11;
const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26];
/** How far the number may be beside the arrow, in pixels. */
const BESIDE = [0, 15, -15, 24, -24];

/** The point for the number: the middle of the last bend, or the nearest point on it or beside it that covers no label. */
export function spotOn([from, control, to]: Bend, labels: readonly Rect[], k: number): Point {
  const on = (t: number, beside: number): Point => {
    const at = (i: 0 | 1) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * control[i] + t ** 2 * to[i];
    const slope = (i: 0 | 1) => (1 - t) * (control[i] - from[i]) + t * (to[i] - control[i]);
    const length = Math.hypot(slope(0), slope(1)) || 1;
    return [at(0) - (slope(1) / length) * (beside / k), at(1) + (slope(0) / length) * (beside / k)];
  };
  /** How deep the number is in a label, in pixels; zero or less if it covers none. */
  const depth = ([x, y]: Point) =>
    Math.max(
      0,
      ...labels.map(([left, top, right, bottom]) =>
        Math.min(x * k + RADIUS - left, right - x * k + RADIUS, y * k + RADIUS - top, bottom - y * k + RADIUS),
      ),
    );
  const spots = BESIDE.flatMap((beside) => ALONG.map((t) => on(t, beside)));
  return spots.find((spot) => depth(spot) === 0) ?? spots.reduce((best, spot) => (depth(spot) < depth(best) ? spot : best));
}
