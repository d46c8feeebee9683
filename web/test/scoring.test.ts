import { describe, expect, it } from 'vitest';
import { scoringOf } from '../src/games/carbon-and-crystal/scoring';

const spot = (q: number, r: number, objective: boolean) => ({ hex: { q, r }, terrain: 'open', objective, stock: 0 });
const ground = { map: 'm', name: 'M', radius: 4, special: [spot(0, 0, true), spot(3, 0, false)] };
/** The sides of hexes that a path has. */
const sides = (path: string) => path.split('M').length - 1;

describe('the area of an objective', () => {
  it('has a border around the hexes within reach, on the board only', () => {
    expect(sides(scoringOf({ ...ground, reach: 0 }))).toBe(6);
    expect(sides(scoringOf({ ...ground, reach: 1 }))).toBe(18);
    expect(sides(scoringOf({ ...ground, reach: 9 }))).toBe(54);
    expect(sides(scoringOf({ ...ground, reach: 1, special: [spot(-2, 0, true), spot(2, 0, true)] }))).toBe(36);
  });

  it('is not drawn for rules that do not tell the reach', () => {
    expect(scoringOf(ground)).toBe('');
  });
});
