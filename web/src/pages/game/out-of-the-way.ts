/** A value in a selector. */
export const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** Selectors of a place on any board. */
export function shapesOf(place: string): string[] {
  return [`.board [data-territory=${quoted(place)}] > path:first-child`, `.board [data-hex=${quoted(place)}]`];
}

export type End = 'top' | 'bottom';

export interface Area {
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

/** The corners of the board, the usual one first. */
export const CORNERS = ['top-left', 'bottom-left', 'top-right', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner of the board where a box of this size covers the fewest of these places. What matters of a place is around its middle. */
export function freestCorner(board: Area, box: { width: number; height: number }, places: Area[]): Corner {
  const covered = (corner: Corner) => {
    const left = corner.endsWith('left') ? board.left : board.right - box.width;
    const top = corner.startsWith('top') ? board.top : board.bottom - box.height;
    return places.filter((place) => {
      const [wide, high] = [(place.right - place.left) / 4, (place.bottom - place.top) / 4];
      return (
        place.left + wide < left + box.width &&
        place.right - wide > left &&
        place.top + high < top + box.height &&
        place.bottom - high > top
      );
    }).length;
  };
  return [...CORNERS].sort((one, other) => covered(one) - covered(other))[0] as Corner;
}
