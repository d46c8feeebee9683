import { describe, expect, it } from 'vitest';
import { betterEnd } from '../src/pages/game/out-of-the-way';

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
