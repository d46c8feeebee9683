import { describe, expect, it } from 'vitest';
import { aboutPiece } from '../src/games/carbon-and-crystal/editor';
import { paintedBoard, withoutSupplies } from '../src/games/dynasty-builder/editor';
import { counted, edited, said, toggled, valued } from '../src/games/given';
import { missingDice, withRolls } from '../src/pages/sandbox/dice';
import { block, boardOf, ordersOf, withBoard, withDice, withGiven, withOrders } from '../src/pages/sandbox/scenario-text';
import type { SandboxOutcome } from '../src/api/types';

const TEXT = `scenario "Five march"
game gd6
players A B
map
  1-2-3
given
  1: A, 6 army, hq   # home
  3: B, 2 army
when
  A: move 5 1>2
  B: move 1 3>2
then
  2: A
`;

describe('the ground of a board', () => {
  it('is painted tile by tile, and named once', () => {
    expect(paintedBoard(['radius 8', 'water 0,0'], '1,0', 'water')).toEqual(['radius 8', 'water 0,0 1,0']);
    expect(paintedBoard(['radius 8', 'water 0,0 1,0'], '0,0', 'canyon')).toEqual(['radius 8', 'water 1,0', 'canyon 0,0']);
    expect(paintedBoard(['radius 8', 'water 0,0'], '0,0', 'plain')).toEqual(['radius 8']);
  });

  it('is overridden if a line names several tiles', () => {
    expect(paintedBoard(['default'], '0,0', 'plain')).toEqual(['default', 'plain 0,0']);
    expect(paintedBoard(['default', 'plain 0,0'], '0,0', 'mountain')).toEqual(['default', 'mountain 0,0']);
    expect(paintedBoard(['radius 8', 'water 0,0..3,0'], '1,0', 'plain')).toEqual(['radius 8', 'water 0,0..3,0', 'plain 1,0']);
  });

  it('has its place in the text', () => {
    const text = 'scenario "x"\ngame dynasty\nplayers A B\nboard radius 8\n  water 0,0\ngiven\n  0,8: A city 1\n';
    expect(boardOf(text)).toEqual(['radius 8', 'water 0,0']);
    expect(withBoard(text, ['radius 8'])).toBe(text.replace('  water 0,0\n', ''));
    const bare = text.replace(/board[\s\S]*(?=given)/, '');
    expect(withBoard(bare, ['water 0,0'])).toBe(text.replace('board radius 8', 'board'));
    expect(withBoard(withBoard(bare, ['water 0,0']), [])).toBe(bare);
  });
});

describe('the text of a scenario', () => {
  it('has blocks that can be read and exchanged', () => {
    expect(block(TEXT, 'given')).toEqual(['1: A, 6 army, hq   # home', '3: B, 2 army']);
    const young = withGiven(TEXT, ['2: neutral, wasteland']);
    expect(block(young, 'given')).toEqual(['2: neutral, wasteland']);
    expect(block(young, 'when')).toEqual(block(TEXT, 'when'));
    expect(young.endsWith('  2: A\n')).toBe(true);
  });

  it('gets a given block if it has none', () => {
    const bare = 'scenario "x"\ngame gd6\nplayers A\nmap\n  1-2\nwhen\n  nobody orders\n';
    expect(block(withGiven(bare, ['1: A']), 'given')).toEqual(['1: A']);
  });

  it('contains the orders of each side, and changes only one of them', () => {
    expect(ordersOf(TEXT, 0, 'B')).toEqual(['move 1 3>2']);
    const young = withOrders(TEXT, 0, 'A', ['move 1 1>2', 'spawn 1 at 1']);
    expect(block(young, 'when')).toEqual(['A: move 1 1>2', 'A: spawn 1 at 1', 'B: move 1 3>2']);
    expect(block(withOrders(young, 1, 'B', ['move 2 3>2']), 'when', 1)).toEqual(['B: move 2 3>2']);
    const none = withOrders(withOrders(TEXT, 0, 'A', []), 0, 'B', []);
    expect(block(none, 'when')).toEqual(['nobody orders']);
    expect(block(withOrders(none, 0, 'A', ['move 1 1>2']), 'when')).toEqual(['A: move 1 1>2']);
  });

  it('keeps orders in front of the dice', () => {
    const diced = withDice(TEXT, 0, [4, 2]);
    expect(block(withOrders(diced, 0, 'B', []), 'when')).toEqual(['A: move 5 1>2', 'dice 4 2']);
    expect(block(withOrders(withOrders(diced, 0, 'B', []), 0, 'B', ['x']), 'when')).toEqual(['A: move 5 1>2', 'B: x', 'dice 4 2']);
  });

  it('gets as many dice as were rolled, and keeps written ones', () => {
    const outcome = {
      problems: [{ line: 9, column: 1, expected: '1 dice', actual: '3 rolled', sentence: '' }],
    } as unknown as SandboxOutcome;
    const missing = missingDice(outcome, TEXT);
    expect(missing).toEqual({ turn: 0, fell: 3 });
    expect(
      block(
        withRolls(withDice(TEXT, 0, [4]), missing as { turn: number; fell: number }, () => 6),
        'when',
      ).at(-1),
    ).toBe('dice 4 6 6');
  });
});

describe('a line of a given block', () => {
  it('is read into its words; the comma of a tile does not separate words', () => {
    expect(said('"Red Sea": A, 3 army')).toEqual({ key: 'Red Sea', words: ['A', '3 army'] });
    expect(said('A.LGD#1: -4,0, cohesion 3')).toEqual({ key: 'A.LGD#1', words: ['-4,0', 'cohesion 3'] });
    expect(said('turn A march')).toBeNull();
  });

  it('changes one word and keeps the others', () => {
    expect(counted(['A', '3 army', 'hq of B'], 'army', 5)).toEqual(['A', '5 army', 'hq of B']);
    expect(counted(['A', '3 army'], 'army', 0)).toEqual(['A']);
    expect(toggled(['A', 'hq of B'], 'hq')).toEqual(['A']);
    expect(toggled(['A'], 'hq')).toEqual(['A', 'hq']);
    expect(valued(['stash crop*1'], 'ip', 5)).toEqual(['ip 5', 'stash crop*1']);
  });

  it('replaces the author’s line, whatever name it uses', () => {
    const given = ['Thule: A, 6 army', '3: B'];
    const same = (key: string) => key === 'Thule' || key === '1';
    expect(edited(given, ['1: A, 6 army', '3: B'], same, '1', (words) => counted(words, 'army', 2))).toEqual(['1: A, 2 army', '3: B']);
    expect(edited(given, ['1: A, 6 army', '3: B'], same, '1', () => [])).toEqual(['3: B']);
    expect(
      edited(
        given,
        ['1: A, 6 army', '3: B'],
        (key) => key === '2',
        '2',
        () => ['B'],
      ),
    ).toEqual(['Thule: A, 6 army', '3: B', '2: B']);
  });

  it('writes the block in canonical form if one line is about many places', () => {
    const written = ['round 1', '1,0: A house', '2,0: A house'];
    expect(
      edited(
        ['1,0 to 2,0: A house'],
        written,
        (key) => key === '2,0',
        '2,0',
        () => ['A token'],
      ),
    ).toEqual(['round 1', '1,0: A house', '2,0: A token']);
  });

  it('leaves supplies to the board unless they are stated', () => {
    const canonical = ['A: supply 24, land 99, tokens 3, next 2', 'B: supply 24, land 99, tokens 0, next 1', '1,0: A house'];
    expect(withoutSupplies(canonical, ['1,0: A house'])).toEqual(['A: tokens 3', '1,0: A house']);
    expect(withoutSupplies(canonical, ['A: supply 3'])).toEqual(canonical);
  });

  it('gives a piece of the start its first line', () => {
    expect(aboutPiece(['start'], 'A.RIG#1', () => ['gone'])).toEqual(['start', 'A.RIG#1: gone']);
    expect(aboutPiece(['start', 'A.LGD#1: -4,0'], 'A.LGD#1', (words) => [...words, 'moved'])).toEqual(['start', 'A.LGD#1: -4,0, moved']);
  });
});
