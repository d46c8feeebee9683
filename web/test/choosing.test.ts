import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Choice } from '../src/api/types';
import { HexSession } from '../src/hex/session';
import { Choosing } from '../src/pages/game/choosing';
import { exampleOf } from '../src/pages/game/order-input';
import type { Table } from '../src/pages/game/table';

const choice = (group: string, what: string, places: string[], most = 1, label = group): Choice => ({
  group,
  label,
  role: 'order',
  line: `${group} ${most} ${what} ${places.join('>')} ${label}`,
  places,
  price: {},
  effect: '',
  strokes: [{ kind: 'go', what, amount: most, places }],
  amount: most === 1 ? null : { least: 1, most, usual: most, before: `${group} `, after: ` ${places.join('>')}`, each: {} },
});

describe('choosing on a board', () => {
  let added: string[];
  let choosing: Choosing;
  const offer = (...choices: Choice[]) => {
    added = [];
    const table = {
      live: signal(true),
      together: signal(true),
      current: signal(null),
      draft: signal({ ready: signal(false), mayOrder: signal(true), add: (line: string) => added.push(line) }),
      desk: { choices: signal(choices) },
      startOrdering: () => undefined,
    };
    choosing = new Choosing(table as unknown as Table);
  };
  const begin = (place: string, index = 0) => {
    choosing.tap(place);
    const bundle = choosing.bundlesAt(place)[index];
    if (bundle !== undefined) {
      choosing.begin(bundle);
    }
  };

  beforeEach(() =>
    offer(
      choice('Move', 'army', ['1', '2'], 5),
      choice('Move', 'army', ['1', '3'], 5),
      choice('Move', 'army', ['1', '2', '4'], 5),
      choice('Move', 'spy', ['1', '2']),
      choice('Fire', 'gun', ['2', '3'], 1, 'at the walls'),
      choice('Fire', 'gun', ['2', '3'], 1, 'at the units'),
    ),
  );

  it('goes on step by step', () => {
    begin('1');
    expect([...choosing.targets.value]).toEqual(['2', '3']);
    choosing.tap('2');
    expect(choosing.line).toBe('Move 5 1>2');
    expect([...choosing.targets.value]).toEqual(['4']);
    choosing.tap('4');
    choosing.number.value = 3;
    choosing.finish();
    expect(added).toEqual(['Move 3 1>2>4']);
  });

  it('takes the whole way to a place farther away, also after another one was tapped', () => {
    begin('1');
    expect([...choosing.ends.value].sort()).toEqual(['2', '3', '4']);
    choosing.tap('4');
    expect(choosing.line).toBe('Move 5 1>2>4');
    choosing.tap('3');
    expect(choosing.line).toBe('Move 5 1>3');
  });

  it('begins also at the end: at a place of somebody else, it knows from where it can be reached', () => {
    offer(choice('Move', 'army', ['1', '2', '4'], 5), choice('Move', 'army', ['3', '4'], 2));
    expect(choosing.sourcesOf('4')).toEqual(['3', '1']);
    expect(choosing.sourcesOf('1')).toEqual([]);
    choosing.tap('4');
    expect(choosing.place.value).toBe('4');
    choosing.come('1');
    expect(choosing.place.value).toBe('1');
    expect(choosing.line).toBe('Move 5 1>2>4');
  });

  it('counts only the purchase that was chosen, of several in one group', () => {
    const buys = ['crop', 'dynamite'].map((item) => ({ ...choice('Buy', '', [], 3, item), strokes: [] }));
    offer(...buys);
    choosing.pick(buys[1] as Choice);
    expect(choosing.finished.value.map(({ label }) => label)).toEqual(['dynamite']);
  });

  it('cancels the order if nothing leads to the place', () => {
    begin('1');
    choosing.tap('9');
    expect(choosing.aim.value).toBeNull();
    expect(choosing.place.value).toBe('9');
  });

  it('adds an order at once if there is nothing left to choose', () => {
    begin('1', 1);
    choosing.tap('2');
    expect(added).toEqual(['Move 1 spy 1>2 Move']);
  });

  it('sends a piece by two taps, on it and on its destination; a third on the destination adds the order', () => {
    offer(choice('Move', 'army', ['1', '2'], 5), choice('Move', 'army', ['1', '2', '4'], 5), choice('Move', 'army', ['3', '1'], 2));
    choosing.tap('1');
    expect([...choosing.reach.value].sort()).toEqual(['2', '4']);
    choosing.tap('4');
    expect(choosing.line).toBe('Move 5 1>2>4');
    choosing.tap('4');
    expect(added).toEqual(['Move 5 1>2>4']);
  });

  it('adds a march without a number with the second tap', () => {
    offer(choice('March', 'soldier', ['1', '2']), choice('March', 'soldier', ['1', '2', '3']));
    choosing.tap('1');
    choosing.tap('3');
    expect(added).toEqual(['March 1 soldier 1>2>3 March']);
    expect(choosing.place.value).toBeNull();
  });

  it('opens the other place if it has its own orders, and never builds or pays with the second tap', () => {
    const build: Choice = { ...choice('Build', 'house', ['1', '5']), strokes: [{ kind: 'put', what: 'house', amount: 1, places: ['5'] }] };
    const spell: Choice = {
      ...choice('Cast', 'fire', ['1', '6']),
      price: { tokens: 1 },
      strokes: [{ kind: 'strike', what: 'fire', amount: 1, places: ['1', '6'] }],
    };
    offer(choice('Move', 'army', ['1', '2']), choice('Move', 'army', ['2', '1']), build, spell);
    choosing.tap('1');
    expect([...choosing.reach.value]).toEqual([]);
    for (const other of ['5', '6', '2']) {
      choosing.tap(other);
      expect(choosing.place.value).toBe(other);
      choosing.tap('1');
    }
    expect(added).toEqual([]);
  });

  it('asks which one if two orders have the same places', () => {
    begin('2');
    choosing.tap('3');
    expect(added).toEqual([]);
    expect(choosing.finished.value.map(({ label }) => label)).toEqual(['at the walls', 'at the units']);
  });
});

describe('an empty sheet', () => {
  const sits = (...choices: Choice[]) =>
    new HexSession({
      live: signal(true),
      together: signal(false),
      current: signal(null),
      draft: signal({ ready: signal(false), mayOrder: signal(true) }),
      desk: { choices: signal(choices) },
    } as unknown as Table);
  const resign: Choice = { ...choice('Resign', '', []), role: 'aside', strokes: [] };

  it('says what to tap: a piece, a marked place, or nothing', () => {
    expect(sits(choice('Move', 'army', ['1', '2']), choice('Build', 'house', ['3'])).emptySheet).toContain('Tap a piece');
    expect(sits(choice('Place', 'worker', ['3']), resign).emptySheet).toContain('Tap a marked place');
    expect(sits(resign).emptySheet).not.toContain('Tap');
  });

  it('has an example that changes the board, and none that gives up', () => {
    const cancel: Choice = { ...choice('Cancel', '', ['1']), strokes: [{ kind: 'mark', what: '', amount: 1, places: ['1'] }] };
    const move = choice('Move', 'army', ['1', '2']);
    expect(exampleOf([resign, cancel, move])).toBe(move.line);
    expect(exampleOf([resign, cancel])).toBe(cancel.line);
    expect(exampleOf([resign])).toBeNull();
  });
});
