import { describe, expect, it } from 'vitest';
import { disc, distance, hexOf, keyOf, middleOf } from '../src/hex/hex';
import { lineOf, listedBy } from '../src/games/carbon-and-crystal/list-builder';
import type { Offer } from '../src/games/carbon-and-crystal/view';
import type { DeskLine } from '../src/api/types';

describe('hexes', () => {
  it('counts distance and finds the middle', () => {
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
    expect(middleOf([])).toBeNull();
    expect(
      middleOf([
        { q: -1, r: 0 },
        { q: 1, r: 0 },
      ]),
    ).toEqual({ x: 0, y: 0 });
    expect(disc(9)).toHaveLength(271);
  });

  it('reads and writes keys', () => {
    expect(hexOf('-3,12')).toEqual({ q: -3, r: 12 });
    expect(hexOf('a1')).toBeNull();
    expect(keyOf({ q: -3, r: 12 })).toBe('-3,12');
  });
});

describe('a deployment list', () => {
  const sheet = (code: string) => ({ code }) as Offer['sheets'][number];
  const offers = [
    { id: 'FERRUM', sheets: [sheet('BAR'), sheet('LGD'), sheet('HRD')] },
    { id: 'LUMEN', sheets: [sheet('SHA')] },
  ] as Offer[];
  const line = (...copies: [string, number][]) =>
    ({ intent: { strokes: copies.map(([what, amount]) => ({ kind: 'put', what, amount, places: [] })) } }) as unknown as DeskLine;

  it('is written in the order of its sheets, without those that it does not contain', () => {
    const copies = new Map([
      ['HRD', 1],
      ['LGD', 6],
      ['BAR', 0],
    ]);
    expect(lineOf({ offer: offers[0] as Offer, copies })).toBe('LIST FERRUM LGD*6 HRD');
  });

  it('comes from what the rules read in its line', () => {
    const listed = listedBy(line(['SHA', 3]), offers);
    expect([listed?.offer.id, listed?.copies.get('SHA')]).toEqual(['LUMEN', 3]);
    expect(listedBy(undefined, offers)).toBeNull();
  });
});
