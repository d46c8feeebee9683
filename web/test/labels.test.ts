import { describe, expect, it } from 'vitest';
import { coveredBy, detailsFor, spotOn, type Rect } from '../src/games/global-domination/labels';
import type { Land } from '../src/games/global-domination/model';
import type { Place } from '../src/games/global-domination/world';

const place = (id: number, x: number, room: number): Place => ({
  index: id,
  id: String(id),
  name: `Land ${id}`,
  code: '',
  land: true,
  outline: [],
  path: '',
  heart: { x, y: 0, room },
  neighbours: [],
});
const land = (id: string): Land => ({
  id,
  owner: 0,
  units: [['army', 6]],
  constructs: ['watchtower'],
  engines: [],
  wasteland: false,
  loyalty: null,
});

describe('the labels of a map', () => {
  it('are written in full where there is room', () => {
    expect([...detailsFor([place(1, 0, 40), place(2, 120, 40)], land, 1).values()]).toEqual([4, 4]);
  });

  it('never cover those of a larger neighbour, but become a number', () => {
    expect(detailsFor([place(1, 0, 41), place(2, 40, 40)], land, 1).get('2')).toBe(1);
    expect(detailsFor([place(1, 0, 41), place(2, 52, 40)], (id) => (id === '1' ? undefined : land(id)), 1).get('2')).toBe(4);
    expect(detailsFor([place(1, 0, 41), place(2, 56, 40)], (id) => (id === '1' ? land(id) : { ...land(id), units: [] }), 1).get('2')).toBe(
      4,
    );
  });

  it('keep the name with one number where the tokens do not fit', () => {
    const crowded = (id: string): Land => ({
      ...land(id),
      constructs: ['hq', 'library', 'watchtower', 'garrison', 'bivouac', 'intelligence'],
    });
    expect(detailsFor([place(1, 0, 26)], crowded, 1).get('1')).toBe(2);
  });

  it('are a number, or nothing, when the map is zoomed out', () => {
    expect([...detailsFor([place(1, 0, 40), place(2, 400, 40)], land, 0.25).values()]).toEqual([1, 1]);
    expect([...detailsFor([place(1, 0, 40)], land, 0.1).values()]).toEqual([0]);
  });
});

describe('the number of an arrow', () => {
  const bend = [
    [0, 0],
    [30, 5],
    [60, 0],
  ] as const;
  const covers = ([left, top, right, bottom]: Rect, [x, y]: readonly [number, number]) =>
    x + 11 > left && x - 11 < right && y + 11 > top && y - 11 < bottom;

  it('is in the middle of the arrow if nothing is written there', () => {
    expect(spotOn(bend, [], 1)).toEqual([30, 2.5]);
  });

  it('moves beside the arrow rather than over the name of a land', () => {
    const places = [place(1, 10, 40)];
    const details = detailsFor(places, () => undefined, 1);
    const names = coveredBy(places, () => undefined, details, 1);
    expect(names.some((name) => covers(name, [30, 2.5]))).toBe(true);
    const spot = spotOn(bend, names, 1);
    expect(names.filter((name) => covers(name, spot))).toEqual([]);
    // The map at twice the size: the same distance on the screen.
    const nearer = spotOn(
      [
        [0, 0],
        [15, 2.5],
        [30, 0],
      ],
      names,
      2,
    );
    expect(names.filter((name) => covers(name, [nearer[0] * 2, nearer[1] * 2]))).toEqual([]);
  });
});
