import { describe, expect, it } from 'vitest';
import { lineOf } from '../src/games/global-domination/compose';
import { complete, findPlaces } from '../src/games/global-domination/completion';
import { readOrder } from '../src/games/global-domination/orders';
import { readWorld } from '../src/games/global-domination/world';

const square = (x: number) => [
  {
    points: [
      { x, y: 0 },
      { x: x + 100, y: 0 },
      { x: x + 100, y: 100 },
      { x, y: 100 },
    ],
  },
];
const world = readWorld({
  name: 'Four in a row',
  territories: [
    { id: 1, name: 'Harrow Ness', code: 'HAR', land: true, outline: square(0) },
    { id: 2, name: 'Oldmere', code: 'OLD', land: true, outline: square(100) },
    { id: 3, name: 'Thule', code: 'THU', land: true, outline: square(200) },
    { id: 4, name: 'Norn', code: '', land: true, outline: square(300) },
  ],
  links: [
    { a: 1, b: 2, bySea: false },
    { a: 2, b: 3, bySea: false },
    { a: 3, b: 4, bySea: true },
  ],
});

describe('orders as text', () => {
  it('reads paths by id, code and quoted name alike', () => {
    const expected = { kind: 'move', amount: 3, unit: null, path: [1, 2, 3] };
    expect(readOrder('move 3 1>2>3', world)).toEqual(expected);
    expect(readOrder('MOVE 3 har -> old → thu', world)).toEqual(expected);
    expect(readOrder('move 3 "Harrow Ness">"Oldmere">Thule', world)).toEqual(expected);
  });

  it('reads units, several places and items', () => {
    expect(readOrder('move 2 cavalry 1>2', world)).toEqual({ kind: 'move', amount: 2, unit: 'cavalry', path: [1, 2] });
    expect(readOrder('spawn 3 at 1, 2 at 2', world)).toEqual({
      kind: 'spawn',
      places: [
        { at: 1, amount: 3 },
        { at: 2, amount: 2 },
      ],
    });
    expect(readOrder('use dynamite 1>2', world)).toEqual({ kind: 'use', what: 'dynamite', from: 1, to: 2 });
    expect(readOrder('move trebuchet 1>2', world)).toEqual({ kind: 'trebuchet', from: 1, to: 2 });
    expect(readOrder('promote 2 heavy at OLD', world)).toEqual({ kind: 'promote', amount: 2, unit: 'heavy', at: 2 });
  });

  it('gives up on what it cannot draw', () => {
    expect(readOrder('move 3 1>Atlantis', world)).toBeNull();
    expect(readOrder('move 3', world)).toBeNull();
    expect(readOrder('sing loudly', world)).toBeNull();
  });

  it('writes by tapping what it reads from typing', () => {
    const line = lineOf({ kind: 'move', unit: 'army', amount: 3, path: [1, 2, 3] }, world, 'army');
    expect(line).toBe('move 3 HAR>OLD>THU');
    expect(readOrder(line as string, world)).toEqual(readOrder('move 3 1>2>3', world));
    expect(lineOf({ kind: 'move', unit: 'cavalry', amount: 1, path: [3, 4] }, world, 'army')).toBe('move 1 cavalry THU>4');
    expect(lineOf({ kind: 'move', unit: 'army', amount: 3, path: [1] }, world, 'army')).toBeNull();
  });
});

describe('completion', () => {
  const legal = ['move 5 1>2', 'move 5 2>3', 'spawn 2 at 1'];

  it('offers verbs first, then legal lines, then neighbours', () => {
    expect(complete('', world, legal)).toEqual(['move ', 'spawn ']);
    expect(complete('sp', world, legal)).toEqual(['spawn ']);
    expect(complete('move 5', world, legal)).toContain('move 5 1>2');
    expect(complete('move 2 OLD>', world, legal)).toEqual(['move 2 OLD>HAR', 'move 2 OLD>THU']);
    expect(complete('move 2 OLD>t', world, legal)).toEqual(['move 2 OLD>THU']);
  });

  it('finds places by any word of their name', () => {
    expect(findPlaces('ness', world).map((p) => p.id)).toEqual([1]);
    expect(findPlaces('thu', world).map((p) => p.id)).toEqual([3]);
    expect(findPlaces('4', world).map((p) => p.id)).toEqual([4]);
    expect(findPlaces('', world)).toEqual([]);
  });
});

describe('the map', () => {
  it('knows coasts from borders', () => {
    const shared = world.edges.filter((edge) => edge.sides.length === 2);
    expect(shared).toHaveLength(3);
    expect(world.edges.filter((edge) => edge.sides.length === 1)).toHaveLength(10);
  });

  it('puts names where there is most room', () => {
    const heart = world.places[0]?.heart;
    expect(heart?.x).toBeCloseTo(50, 0);
    expect(heart?.y).toBeCloseTo(50, 0);
    expect(heart?.room).toBeCloseTo(50, 0);
  });
});
