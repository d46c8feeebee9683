/** Selectors of a place on any board. */
export function shapesOf(place: string): string[] {
  const quoted = `"${place.replace(/["\\]/g, '\\$&')}"`;
  return [`.board [data-territory=${quoted}] > path:first-child`, `.board [data-hex=${quoted}]`];
}

export type End = 'top' | 'bottom';

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function hides(box: Area, place: Area): boolean {
  const x = (place.left + place.right) / 2;
  const y = (place.top + place.bottom) / 2;
  return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
}

/** The end of the board where a box hides fewer of the places it is about. It stays where it is if both ends are equally good. */
export function betterEnd(now: End, ends: Record<End, Area>, places: Area[]): End {
  const hidden = (end: End) => places.filter((place) => hides(ends[end], place)).length;
  const other = now === 'top' ? 'bottom' : 'top';
  return hidden(other) < hidden(now) ? other : now;
}
