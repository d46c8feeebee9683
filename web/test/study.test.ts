import { describe, expect, it } from 'vitest';
import type { StudyKnot } from '../src/api/types';
import { differences, nameOf, rowsOf } from '../src/pages/study/tree';

function knot(number: number, parent: number | null, kind: StudyKnot['kind'] = 'turn', label = ''): StudyKnot {
  return { number, parent, kind, label, turn: 3 + number, over: false };
}

describe('the tree of a study', () => {
  it('indents branches, and not what simply follows', () => {
    const rows = rowsOf([knot(0, null, 'start'), knot(1, 0), knot(2, 1), knot(3, 0), knot(4, 3), knot(5, 3)]);
    expect(rows.map(({ knot: { number }, depth, begins }) => [number, depth, begins])).toEqual([
      [0, 0, false],
      [1, 1, true],
      [2, 1, false],
      [3, 1, true],
      [4, 2, true],
      [5, 2, true],
    ]);
  });

  it('names each position', () => {
    expect(nameOf(knot(0, null, 'start'))).toBe('0. Turn 3: Start');
    expect(nameOf(knot(1, 0))).toBe('1. Turn 4');
    expect(nameOf(knot(1, 0, 'turn', 'They sleep'))).toBe('1. Turn 4: They sleep');
    expect(nameOf({ ...knot(2, 0, 'guess'), over: true })).toBe('2. Turn 5 (over): Other guesses');
  });

  it('puts side by side what two positions say differently of the same subject', () => {
    expect(differences(['turn 4', '1: A', '3: B'], ['turn 4', '1: B', '2: A', '3: B'])).toEqual([
      { left: '1: A', right: '1: B' },
      { left: '', right: '2: A' },
    ]);
    expect(differences(['0,1: house', '0,1: soldier a1'], ['0,1: house'])).toEqual([
      { left: '0,1: house\n0,1: soldier a1', right: '0,1: house' },
    ]);
    expect(differences(['turn 4'], ['turn 5'])).toEqual([{ left: 'turn 4', right: 'turn 5' }]);
  });
});
