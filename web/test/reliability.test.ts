import { expect, it } from 'vitest';
import { reliabilityNote } from '../src/pages/people/reliability';

const at = (turns: number, missed: number, abandoned: number, newcomer = false) => {
  const played = turns - missed - abandoned;
  const percent = turns === 0 ? null : Math.floor((100 * played) / turns);
  return { seat: 0, leave: null, reliability: { turns, played, missed, abandoned, percent, newcomer } };
};

it('says before anybody joins how many turns a person has played, missed and left to others', () => {
  expect(reliabilityNote(at(80, 0, 0))).toBe('100 % of 80 turns played');
  expect(reliabilityNote(at(100, 3, 1))).toBe('96 % of 100 turns played, 3 missed, 1 left to others');
  expect(reliabilityNote(at(20, 0, 2))).toBe('90 % of 20 turns played, 2 left to others');
  expect(reliabilityNote(at(9, 9, 0, true)), 'too few to tell').toBe('new here');
  expect(reliabilityNote(null)).toBeNull();
});
