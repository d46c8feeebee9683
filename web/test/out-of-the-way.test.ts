import { describe, expect, it } from 'vitest';
import { betterEnd, freestCorner } from '../src/pages/game/out-of-the-way';

const ends = {
  top: { left: 0, right: 100, top: 0, bottom: 100 },
  bottom: { left: 0, right: 100, top: 300, bottom: 400 },
};
const at = (x: number, y: number) => ({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 });

describe('a box over the board', () => {
  it('leaves the end where it hides what it tells', () => {
    expect(betterEnd('top', ends, [at(50, 50), at(200, 50)])).toBe('bottom');
    expect(betterEnd('bottom', ends, [at(50, 350)])).toBe('top');
  });

  it('does not move without need', () => {
    expect(betterEnd('bottom', ends, [at(50, 200)])).toBe('bottom');
    expect(betterEnd('bottom', ends, [at(50, 50), at(50, 350)])).toBe('bottom');
    expect(betterEnd('top', ends, [])).toBe('top');
  });
});

describe('a card in a corner of the board', () => {
  const board = { left: 0, right: 1000, top: 0, bottom: 800 };
  const card = { width: 400, height: 150 };

  it('is in the usual corner if it covers nothing there', () => {
    expect(freestCorner(board, card, [at(500, 400)])).toBe('top-left');
    expect(freestCorner(board, card, [])).toBe('top-left');
  });

  it('is in the corner where it covers fewest of the places', () => {
    expect(freestCorner(board, card, [at(100, 100)])).toBe('bottom-left');
    expect(freestCorner(board, card, [at(100, 100), at(100, 700)])).toBe('top-right');
    expect(freestCorner(board, card, [at(100, 100), at(100, 700), at(900, 100)])).toBe('bottom-right');
    expect(freestCorner(board, card, [at(100, 100), at(200, 100), at(100, 700), at(900, 100), at(900, 700)])).toBe('bottom-left');
  });

  it('may cover the edge of a large place, but not its middle', () => {
    const large = (x: number, y: number) => ({ left: x - 100, right: x + 100, top: y - 100, bottom: y + 100 });
    expect(freestCorner(board, card, [large(200, 220)])).toBe('top-left');
    expect(freestCorner(board, card, [large(200, 180)])).toBe('bottom-left');
  });
});
