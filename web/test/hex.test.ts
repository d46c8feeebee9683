import { describe, expect, it } from 'vitest';
import { disc, distance, hexOf, keyOf, neighboursOf, wayTo } from '../src/hex/hex';
import { nextRing } from '../src/games/dynasty-builder/rings';
import type { DynastyView, Structure } from '../src/games/dynasty-builder/view';
import { FACTIONS, listLine, pointsOf, type Faction } from '../src/games/carbon-and-crystal/factions';

describe('hexes', () => {
  it('counts distance and neighbours', () => {
    expect(distance({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
    expect(neighboursOf({ q: 0, r: 0 }).every((hex) => distance(hex, { q: 0, r: 0 }) === 1)).toBe(true);
    expect(disc(9)).toHaveLength(271);
  });

  it('reads and writes keys', () => {
    expect(hexOf('-3,12')).toEqual({ q: -3, r: 12 });
    expect(hexOf('a1')).toBeNull();
    expect(keyOf({ q: -3, r: 12 })).toBe('-3,12');
  });

  it('walks around what bars the way', () => {
    const way = wayTo({ q: 0, r: 0 }, { q: 2, r: 0 }, (key) => key !== '1,0');
    expect(way).toHaveLength(3);
    expect(way?.map(keyOf)).not.toContain('1,0');
    expect(wayTo({ q: 0, r: 0 }, { q: 2, r: 0 }, () => false)).toBeNull();
  });
});

describe('rings of a city', () => {
  const piece = (q: number, r: number, kind: string, level = 0): Structure => ({
    at: { q, r },
    piece: kind,
    owner: 0,
    claimedBy: null,
    level,
    defence: 0,
    warded: false,
    recruited: 0,
    cast: 0,
  });
  const view = (structures: Structure[], water: string[] = []): DynastyView =>
    ({
      radius: 4,
      tiles: disc(4).map((at) => ({ at, terrain: water.includes(keyOf(at)) ? 'water' : 'plain', areas: [0] })),
      structures,
      units: [],
      players: [],
    }) as unknown as DynastyView;

  it('asks for both rings before level 2', () => {
    const city = piece(0, 0, 'city', 1);
    expect(nextRing(view([city]), city)?.missing).toHaveLength(18);
    expect(nextRing(view([city, piece(1, 0, 'house')]), city)?.missing).toHaveLength(17);
  });

  it('excuses water and what water cuts off', () => {
    const city = piece(0, 0, 'city', 1);
    expect(nextRing(view([city], ['1,0', '2,-1', '1,1']), city)?.needed).toHaveLength(5 + 9);
  });
});

describe('deployment lists', () => {
  it('writes the ready-made lists within the budget', () => {
    expect(FACTIONS.map((faction) => pointsOf(faction, faction.byDefault))).toEqual([536, 540]);
    const ferrum = FACTIONS[0] as Faction;
    expect(listLine(ferrum, { LGD: 6, HRD: 1 })).toBe('LIST FERRUM LGD*6 HRD');
  });
});
