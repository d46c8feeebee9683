import { describe, expect, it } from 'vitest';
import type { Balance, Goal, Position, PositionBrief } from '../src/api/types';
import { isNews, tellsOfOthers } from '../src/pages/game/turn-news';
import { reportText } from '../src/pages/game/report-text';
import { standingLine } from '../src/pages/game/standing-line';
import { duration } from '../src/pages/game/replays';
import { followsDecision } from '../src/pages/game/stretch';
import { turningPoints } from '../src/pages/game/turning';
import { corrections, positionOptions } from '../src/pages/host/positions';

const brief = (at: number, turn: number, ...points: number[]): PositionBrief => ({
  at,
  turn,
  kind: at === 0 ? 'start' : 'turn',
  time: '2026-01-08T20:00:00Z',
  discarded: false,
  scores: points.map((each, seat) => ({ seat, alive: true, points: each })),
});

describe('turning points', () => {
  it('are the turns with the largest swings, a change of the lead before others, in the order of play', () => {
    const past = [
      brief(0, 1, 0, 0),
      brief(1, 2, 3, 3),
      brief(2, 3, 6, 4),
      brief(3, 4, 7, 5),
      brief(4, 5, 7, 9),
      brief(5, 6, 8, 10),
      brief(6, 7, 8, 18),
    ];
    expect(turningPoints(past)).toEqual([
      { turn: 2, at: 2, seat: 0, gained: 3, leader: null },
      { turn: 4, at: 4, seat: 1, gained: 4, leader: 1 },
      { turn: 6, at: 6, seat: 1, gained: 8, leader: null },
    ]);
  });

  it('do not exist if nobody gets ahead', () => {
    expect(turningPoints([brief(0, 1, 0, 0), brief(1, 2, 1, 1), brief(2, 3, 2, 2)])).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });
});

describe('my standing', () => {
  const rank = { place: 2, of: 4, points: 18, leaders: [1], most: 20 };
  const balance = (more: Partial<typeof rank>): Balance => ({ won: [], lost: [], rank: { ...rank, ...more } });
  const goal: Goal = { aim: '', races: [{ unit: 'territories', needed: 31, reached: [{ seat: 0, number: 18 }] }], clock: null };
  const names = (seats: number[]) => seats.map((seat) => 'ABCD'[seat]).join(' and ');

  it('names the unit once if the leader is ahead in the same race', () => {
    const race = (unit: string, number: number): Goal => ({
      ...goal,
      races: [{ unit, needed: 31, reached: [...(goal.races[0]?.reached ?? []), { seat: 1, number }] }],
    });
    expect(standingLine(balance({}), race('territories', 20), 0, names)).toEqual([
      '18 of 31 territories',
      'place 2 of 4',
      'B leads with 20',
    ]);
    expect(standingLine(balance({}), race('cities', 3), 0, names).at(-1)).toBe('B leads with 20 points');
  });

  it('shows the race, the rank and the leader', () => {
    expect(standingLine(balance({}), goal, 0, names)).toEqual(['18 of 31 territories', 'place 2 of 4', 'B leads with 20 points']);
    expect(standingLine(balance({ leaders: [1, 2] }), null, 0, names)).toEqual(['place 2 of 4', 'B and C lead with 20 points']);
    expect(standingLine(balance({ place: 1, leaders: [0] }), null, 0, names)).toEqual(['place 1 of 4', 'you lead']);
    expect(standingLine(balance({ place: 1, leaders: [0, 3] }), null, 0, names)).toEqual(['place 1 of 4', 'level with D']);
  });
});

describe('news', () => {
  const told = [{ heading: '', sentences: [{ text: 'A took B.', marks: [] }] }];
  const sheets = (...seats: number[]) => seats.map((seat) => ({ seat, absent: false, open: true }));
  const position = (more: Partial<Position>) =>
    ({ at: 3, turn: 4, kind: 'turn', report: told, resolved: { turn: 3, sheets: sheets(0, 1) }, ...more }) as Position;
  const table = (together: boolean, mine: number | null, awaiting: number[], status = 'running') =>
    ({ together: { value: together }, mySeat: { value: mine }, game: { value: { status, awaiting } } }) as unknown as Parameters<
      typeof isNews
    >[0];

  it('is a turn that ended, but not a turn that must be ordered again, and not a correction', () => {
    expect(isNews(table(true, 0, [0]), position({}))).toBe(true);
    expect(isNews(table(true, null, [0]), position({}))).toBe(true);
    expect(isNews(table(true, 0, [0]), position({ turn: 3 }))).toBe(false);
    expect(isNews(table(true, 0, [0]), position({ kind: 'correction' }))).toBe(false);
    expect(isNews(table(true, 0, [], 'over'), position({ turn: 3 }))).toBe(true);
  });

  it('waits for my own decision if players decide one after the other', () => {
    expect(isNews(table(false, 0, [1]), position({}))).toBe(false);
    expect(isNews(table(false, 0, [0]), position({}))).toBe(true);
    expect(tellsOfOthers({ before: null, positions: [position({ resolved: { turn: 3, sheets: sheets(0) } })] }, 0)).toBe(false);
    expect(tellsOfOthers({ before: null, positions: [position({ resolved: { turn: 3, sheets: sheets(1) } })] }, 0)).toBe(true);
    expect(tellsOfOthers({ before: null, positions: [position({ report: [] })] }, null)).toBe(false);
  });

  it('needs a decision of mine before it', () => {
    const others = position({ resolved: { turn: 1, sheets: sheets(1) } });
    expect(followsDecision({ before: position({ at: 0 }), positions: [others] }, 0)).toBe(false);
    expect(followsDecision({ before: position({ at: 0 }), positions: [position({}), others] }, 0)).toBe(true);
    expect(followsDecision({ before: position({ at: 5 }), positions: [others] }, 0)).toBe(true);
    expect(followsDecision({ before: position({ at: 0 }), positions: [others] }, null)).toBe(true);
  });

  it('is shown long enough to be read, but not too long', () => {
    const scene = (text: string) => ({ report: [{ heading: '', sentences: [{ text, marks: [] }] }], rolls: [] });
    expect(duration(scene('A took B.'))).toBeGreaterThan(900);
    expect(duration(scene('long '.repeat(500)))).toBe(4_000);
  });
});

describe('for the host', () => {
  it('positions have a turn and a time, and a step if a turn has several', () => {
    const options = positionOptions([brief(0, 1), brief(1, 2), brief(2, 2), { ...brief(3, 3), kind: 'correction' }], () => 'Thu 20:00');
    expect(options).toEqual([
      ['0', 'Before turn 1, Thu 20:00'],
      ['1', 'Before turn 2, step 1, Thu 20:00'],
      ['2', 'Before turn 2, step 2, Thu 20:00'],
      ['3', 'Before turn 3, corrected, Thu 20:00'],
    ]);
  });

  it('a correction consists of the changed lines', () => {
    expect(corrections(['turn 3', '1: A, 2 army', '2: B'], ['turn 3', '1: A, 5 army', '2: B', '3: A'])).toEqual(['1: A, 5 army', '3: A']);
  });

  it('the report is plain text with headings', () => {
    const text = reportText('Thursday round', 'Thu 20:00', {
      report: [{ heading: 'Movement Phase', sentences: [{ text: 'A took B.', marks: [] }] }],
      resolved: { turn: 3, sheets: [] },
    });
    expect(text).toBe('Thursday round · Turn 3 · Thu 20:00\n\nMOVEMENT PHASE\n- A took B.\n');
  });
});
