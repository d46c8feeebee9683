import type { Point } from './geometry';

export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

interface Size {
  width: number;
  height: number;
}

/**
 * How far a point of the screen must move to be clearly visible: away from the edges, and beside or above the card, whichever is
 * nearer.
 */
export function intoSight([x, y]: Point, board: Size, card: Size): Point {
  const clear = (left: number, height: number): Point => {
    const margin = Math.min(72, (board.width - left) / 5, height / 3);
    return [within(x, left + margin, board.width - margin) - x, within(y, margin, height - margin) - y];
  };
  const [above, beside] = [clear(0, Math.max(120, board.height - card.height)), clear(card.width, board.height)];
  const length = ([dx, dy]: Point) => Math.hypot(dx, dy);
  // If the card is as wide as the board, there is no space beside it.
  return board.width - card.width < 120 || length(above) <= length(beside) ? above : beside;
}
