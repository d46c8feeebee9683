import { describe, expect, it } from 'vitest';
import type { PositionBrief } from '../src/api/types';
import { away, pastTurns } from '../src/pages/game/past';

/** Positions, each with the turn that is decided in it. */
const positions = (...turns: number[]): PositionBrief[] =>
  turns.map((turn, at) => ({ at, turn, kind: at === 0 ? 'start' : 'turn', time: '', discarded: false, scores: [] }));
const shape = (list: PositionBrief[]) => pastTurns(list).map(({ turn, steps }) => [turn, steps.map((p) => p.at)]);

describe('the past', () => {
  it('has one step per turn if all sheets are carried out together', () => {
    expect(shape(positions(1, 2, 3))).toEqual([
      [0, [0]],
      [1, [1]],
      [2, [2]],
    ]);
  });

  it('has many steps per turn if each sheet is carried out as it arrives', () => {
    expect(shape(positions(1, 1, 1, 2, 2, 3))).toEqual([
      [0, [0]],
      [1, [1, 2, 3]],
      [2, [4, 5]],
    ]);
  });

  it('can be stepped through, and by turns to the end of each', () => {
    const list = positions(1, 1, 1, 2, 2, 3);
    expect(away(list, 2, 1, 'step')?.at).toBe(3);
    expect(away(list, 2, -1, 'step')?.at).toBe(1);
    expect(away(list, 2, 1, 'turn')?.at).toBe(5);
    expect(away(list, 5, -1, 'turn')?.at).toBe(3);
    expect(away(list, 3, -1, 'turn')?.at).toBe(0);
    expect(away(list, 0, -1, 'turn')).toBeUndefined();
    expect(away(list, 5, 1, 'step')).toBeUndefined();
  });
});
