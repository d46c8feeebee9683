import type { Point } from './geometry';

export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

interface Size {
  width: number;
  height: number;
}

/** The distance that a chosen place keeps from the edges, and from its card, so that its neighbours are visible, too. */
const FROM_EDGE = 72;
const FROM_CARD = 110;

/**
 * How far a point of the screen must move to be clearly visible: away from the edges, and beside or above the card, whichever is
 * nearer.
 */
export function intoSight([x, y]: Point, board: Size, card: Size): Point {
  const clear = (left: number, height: number): Point => {
    const wide = board.width - left;
    const edge = Math.min(FROM_EDGE, wide / 5, height / 3);
    const [beside, above] = [
      left > 0 ? Math.min(FROM_CARD, wide / 3) : edge,
      height < board.height ? Math.min(FROM_CARD, height / 3) : edge,
    ];
    return [within(x, left + beside, board.width - edge) - x, within(y, edge, height - above) - y];
  };
  const [above, beside] = [clear(0, Math.max(120, board.height - card.height)), clear(card.width, board.height)];
  const length = ([dx, dy]: Point) => Math.hypot(dx, dy);
  // If the card is as wide as the board, there is no space beside it.
  return board.width - card.width < 120 || length(above) <= length(beside) ? above : beside;
}

/** How many times smaller the board may become so that several points are visible. */
const SMALLER = 4;
/** The distances that points keep from the edges. The plate with the units of a place is wide. */
const EDGE: Point = [64, 40];

/**
 * How the screen must change so that all these points are clearly visible above the card: it becomes smaller by `stretch`, and the
 * point `from` moves to the point `to`.
 */
export function allInSight(
  points: readonly Point[],
  board: Size,
  card: Size,
): { stretch: number; from: Point; to: Point } | 'visible' | 'apart' {
  const [least, most] = [Math.min, Math.max].map((best): Point => [best(...points.map(([x]) => x)), best(...points.map(([, y]) => y))]);
  if (points.length === 0 || least === undefined || most === undefined) {
    return 'visible';
  }
  const room: Point = [board.width, Math.max(120, board.height - card.height)];
  const seen = ([x, y]: Point) => x >= EDGE[0] && x <= room[0] - EDGE[0] && y >= EDGE[1] && y <= room[1] - EDGE[1];
  if (seen(least) && seen(most)) {
    return 'visible';
  }
  const span: Point = [most[0] - least[0], most[1] - least[1]];
  const stretch = Math.min(1, (room[0] - 2 * EDGE[0]) / Math.max(1, span[0]), (room[1] - 2 * EDGE[1]) / Math.max(1, span[1]));
  if (stretch < 1 / SMALLER) {
    return 'apart';
  }
  const from: Point = [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2];
  const to = ([0, 1] as const).map((axis) => {
    const half = (span[axis] * stretch) / 2;
    return within(from[axis], EDGE[axis] + half, room[axis] - EDGE[axis] - half);
  });
  return { stretch, from, to: to as [number, number] };
}
