import { describe, expect, it } from 'vitest';
import type { DeskLine, Stroke } from '../src/api/types';
import { complete, findPlaces } from '../src/games/global-domination/finding';
import { readModel } from '../src/games/global-domination/model';
import { happened, planned, spotsOf, waysOf } from '../src/games/global-domination/strokes';
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

const stroke = (kind: Stroke['kind'], what: string, amount: number, ...places: string[]): Stroke => ({ kind, what, amount, places });

describe('what is drawn over the map', () => {
  const line = (accepted: boolean, ...strokes: Stroke[]): DeskLine => ({
    text: 'an order',
    normal: 'an order',
    accepted,
    sentence: accepted ? '' : 'There are only 2.',
    intent: { words: { text: 'In words', marks: [] }, price: {}, strokes },
    warnings: [],
  });
  const owned = (...owners: number[]) => readModel({ lands: owners.map((owner, i) => ({ id: i + 1, owner, units: {} })) });

  it('shows two orders for the same pieces at one place as two', () => {
    const drawn = planned([line(true, stroke('put', 'army', 3, '1')), line(true, stroke('put', 'army', 2, '1'))], 0, false);
    expect(spotsOf(drawn).get('1')).toMatchObject([
      { stroke: { amount: 3 }, state: 'draft' },
      { stroke: { amount: 2 }, state: 'draft' },
    ]);
  });

  it('gives the reason if an order is rejected, and its words if it is not', () => {
    const lines = [line(true, stroke('go', 'army', 3, '1', '2')), line(false, stroke('go', 'army', 3, '1', '2'))];
    expect(waysOf(planned(lines, 0, true))).toMatchObject([
      { state: 'ready', title: 'In words' },
      { state: 'refused', title: 'There are only 2.' },
    ]);
  });

  it('finds the owner of moved pieces by the land that they left', () => {
    const seats = (strokes: Stroke[], before: number[], after: number[]) =>
      happened(strokes, owned(...before), owned(...after)).map(({ seat }) => seat);
    expect(seats([stroke('go', 'army', 2, '1', '2')], [0, -1], [0, 0])).toEqual([0]);
    expect(seats([stroke('go', 'army', 2, '2', '3')], [0, -1, -1], [0, 0, 0])).toEqual([0]);
    // The land that the pieces left has a new owner, so the land that they took names their owner.
    expect(seats([stroke('go', 'army', 2, '1', '2')], [0, -1], [1, 0])).toEqual([0]);
    expect(seats([stroke('strike', 'army', 2, '1', '2')], [0, 2], [1, 2])).toEqual([null]);
  });

  it('shows pieces that went the same way in several steps once', () => {
    const strokes = [stroke('go', 'army', 2, '1', '2'), stroke('go', 'army', 5, '1', '2'), stroke('go', 'spy', 1, '1', '2')];
    expect(waysOf(happened(strokes, owned(0, 0), owned(0, 0))).map((way) => [way.stroke.what, way.stroke.amount])).toEqual([
      ['army', 5],
      ['spy', 1],
    ]);
  });
});

describe('typing', () => {
  it('completes the last word to the name of a place', () => {
    expect(complete('move 2 OLD>t', world)).toEqual(['move 2 OLD>THU']);
    expect(complete('build library har', world)).toEqual([]);
    expect(complete('build library ne', world)).toEqual(['build library HAR']);
    expect(complete('o', world)).toEqual([]);
  });

  it('finds places by any word of their name', () => {
    expect(findPlaces('ness', world).map((p) => p.id)).toEqual(['1']);
    expect(findPlaces('thu', world).map((p) => p.id)).toEqual(['3']);
    expect(findPlaces('4', world).map((p) => p.id)).toEqual(['4']);
    expect(findPlaces('', world)).toEqual([]);
  });
});

describe('the map', () => {
  it('distinguishes coasts and borders', () => {
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
