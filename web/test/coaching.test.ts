import { describe, expect, it } from 'vitest';
import type { Choice, FirstGame, Lesson, LessonStep } from '../src/api/types';
import { BEGUN, begins, follow, lessonOf, pointed, pointerTo, stepOf, type Progress } from '../src/pages/game/coaching';

const choice = (line: string, places: string[] = [], effect = ''): Choice => ({
  group: line.split(' ')[0] as string,
  label: line,
  role: 'order',
  line,
  places,
  price: {},
  effect,
  strokes: [],
  amount: null,
});
const step = (say: string, orders: string[] = [], times = 1): LessonStep => ({ say, orders, effect: '', to: [], moment: 'ANY', times });
const plan: FirstGame = {
  seats: 2,
  bot: 'recruit',
  board: '',
  settings: {},
  lessons: [
    { id: 'home', title: 'Home', steps: [step('win'), step('settle', ['settle'])], end: 'ready' },
    { id: 'attack', title: 'Attack', steps: [step('strike', ['strike'])], end: 'ready' },
    { id: 'grow', title: 'Grow', steps: [step('raise', ['raise'], 2), step('move', ['move'])], end: 'ready' },
  ],
};
const SETTLE = [choice('settle 1', ['1'])];
const GROW = [choice('raise 1', ['1']), choice('move 1>2', ['1', '2'])];

function at(number: number, turn: number, lines: string[], choices: Choice[] | null) {
  return { at: number, turn, lines, choices };
}

describe('the coach', () => {
  it('compares lines word by word, with any letters for a star', () => {
    expect(begins('BUILD hq 6', 'build hq')).toBe(true);
    expect(begins('build library 6', 'build lib')).toBe(false);
    expect(begins('CONSTRUCT RIG#1 BAR -5,2', 'construct * bar')).toBe(true);
    expect(begins('MOVE LGD#2 0,0', 'move lgd*')).toBe(true);
    expect(begins('move', 'move lgd*')).toBe(false);
  });

  it('points at orders with the effect that is meant, and better at those that lead to the places it names', () => {
    const moves = [choice('move 1>2', ['1', '2']), choice('move 1>3', ['1', '3'], 'takes the land')];
    expect(pointed({ ...step('', ['move']), effect: 'takes' }, moves)).toEqual([moves[1]]);
    expect(pointed({ ...step('', ['move']), effect: 'burns' }, moves)).toEqual([]);
    expect(pointed({ ...step('', ['move']), to: ['2'] }, moves)).toEqual([moves[0]]);
    expect(pointed({ ...step('', ['move']), to: ['9'] }, moves)).toEqual(moves);
  });

  it('says first how to win, then asks for an order, then for the end of the turn', () => {
    let now = follow(plan, BEGUN, at(1, 1, [], SETTLE));
    expect(stepOf(plan, now)?.say).toBe('win');
    now = follow(plan, { ...now, read: [0] }, at(1, 1, [], SETTLE));
    expect(stepOf(plan, now)?.say).toBe('settle');
    now = follow(plan, now, at(1, 1, ['settle 1'], []));
    expect(stepOf(plan, now)).toBeNull();
    expect(lessonOf(plan, now)?.end).toBe('ready');
    // After the order is removed, the coach asks for it again.
    expect(stepOf(plan, follow(plan, now, at(1, 1, [], SETTLE)))?.say).toBe('settle');
  });

  it('goes on when the order was handed in, and leaves out a lesson of which nothing is offered', () => {
    let now = follow(plan, { ...BEGUN, read: [0] }, at(1, 1, [], SETTLE));
    now = follow(plan, now, at(1, 1, ['settle 1'], []));
    now = follow(plan, now, at(2, 2, [], GROW));
    expect(now.taught).toEqual(['home']);
    expect(now.lesson).toBe('grow');
  });

  it('keeps a lesson back until the step that it waits for can be done', () => {
    const [home, attack, grow] = plan.lessons as [Lesson, Lesson, Lesson];
    const waiting = {
      ...plan,
      lessons: [home, { ...attack, steps: [...grow.steps, { ...(attack.steps[0] as LessonStep), moment: 'WAITS' as const }] }, grow],
    };
    expect(follow(waiting, { ...BEGUN, taught: ['home'] }, at(2, 2, [], GROW)).lesson).toBe('grow');
    expect(follow(waiting, { ...BEGUN, taught: ['home'] }, at(2, 2, [], [...GROW, choice('strike 2')])).lesson).toBe('attack');
  });

  it('gives a lesson that was not followed once more, then goes on', () => {
    let now = follow(plan, { ...BEGUN, read: [0] }, at(1, 1, [], SETTLE));
    now = follow(plan, now, at(2, 2, [], SETTLE));
    expect([now.lesson, now.tries]).toEqual(['home', 1]);
    now = follow(plan, now, at(3, 3, [], GROW));
    expect([now.lesson, now.taught]).toEqual(['grow', ['home']]);
  });

  it('counts what was sent before in the same turn, where orders are carried out one by one', () => {
    let now: Progress = { ...BEGUN, taught: ['home'] };
    now = follow(plan, now, at(5, 2, [], GROW));
    now = follow(plan, now, at(5, 2, ['raise 1'], GROW));
    now = follow(plan, now, at(6, 2, [], GROW));
    expect([now.lesson, now.sent]).toEqual(['grow', ['raise 1']]);
    now = follow(plan, now, at(6, 2, ['raise 1'], GROW));
    expect(stepOf(plan, now)?.say).toBe('move');
  });

  it('repeats the last lesson in the turns that remain, and has none where only an answer is asked for', () => {
    const done: Progress = { ...BEGUN, taught: ['home', 'attack', 'grow'] };
    expect(follow(plan, done, at(9, 9, [], GROW)).lesson).toBe('grow');
    expect(follow(plan, done, at(9, 9, [], [choice('evade')])).lesson).toBeNull();
    const again = follow(plan, { ...done, taught: ['home'] }, at(2, 1, [], SETTLE));
    expect([again.lesson, stepOf(plan, again)?.say]).toEqual(['home', 'settle']);
  });

  it('leads from the place over its button to the target and to the button that adds the order', () => {
    const moves = [choice('move 1>2', ['1', '2']), choice('move 1>3', ['1', '3'])];
    const none = { place: null, path: null, listing: false };
    expect(pointerTo(moves, none).places).toEqual(['1']);
    expect(pointerTo(moves, { ...none, place: '1' }).groups).toEqual([{ group: 'move', what: '' }]);
    expect(pointerTo(moves, { ...none, place: '1', path: ['1'] }).places).toEqual(['2', '3']);
    expect(pointerTo(moves, { ...none, place: '1', path: ['1', '3'] }).add).toBe(true);
    const longer = [...moves, choice('move 1 1>2>4', ['1', '2', '4'])];
    expect(pointerTo(longer, { ...none, place: '1', path: ['1', '2'] })).toMatchObject({ places: ['4'], add: true });
    expect(pointerTo([choice('end')], none).lines).toEqual(['end']);
  });
});
