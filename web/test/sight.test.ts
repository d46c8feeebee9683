import { describe, expect, it } from 'vitest';
import { allInSight, intoSight } from '../src/map/sight';

const DESK = { width: 880, height: 748 };
const PHONE = { width: 360, height: 510 };

describe('a chosen place', () => {
  it('stays where it is if it is visible', () => {
    expect(intoSight([600, 600], DESK, { width: 424, height: 380 })).toEqual([0, 0]);
    expect(intoSight([200, 100], DESK, { width: 424, height: 380 })).toEqual([0, 0]);
  });

  it('moves out from under its card, above it or beside it, whichever is nearer', () => {
    expect(intoSight([200, 400], DESK, { width: 424, height: 380 })).toEqual([0, 258 - 400]);
    expect(intoSight([420, 700], DESK, { width: 424, height: 380 })).toEqual([534 - 420, -24]);
  });

  it('on a phone moves above the card, which is as wide as the board', () => {
    expect(intoSight([340, 480], PHONE, { width: 344, height: 180 })).toEqual([288 - 340, 220 - 480]);
  });

  it('keeps more distance from its card than from an edge, so that its neighbours are visible', () => {
    const card = { width: 424, height: 200 };
    expect(intoSight([200, 500], DESK, card)).toEqual([0, 438 - 500]);
    expect(intoSight([500, 720], DESK, card)).toEqual([534 - 500, 676 - 720]);
    expect(intoSight([500, 720], DESK, { width: 0, height: 0 })).toEqual([0, 676 - 720]);
  });
});

describe('several places', () => {
  const card = { width: 344, height: 110 };

  it('stay where they are if all are visible', () => {
    expect(allInSight([], PHONE, card)).toBe('visible');
    expect(
      allInSight(
        [
          [70, 60],
          [290, 300],
        ],
        PHONE,
        card,
      ),
    ).toBe('visible');
  });

  it('move into sight together', () => {
    const moved = allInSight(
      [
        [200, 100],
        [420, 200],
      ],
      PHONE,
      card,
    );
    expect(moved).toEqual({ stretch: 1, from: [310, 150], to: [186, 150] });
  });

  it('keep more distance from the edges at the sides, because the plate with the units of a place is wide', () => {
    const moved = allInSight([[50, 60]], PHONE, card);
    expect(moved).toEqual({ stretch: 1, from: [50, 60], to: [64, 60] });
  });

  it('come nearer to each other if the screen is too small for them', () => {
    const moved = allInSight(
      [
        [0, 100],
        [464, 200],
      ],
      PHONE,
      card,
    );
    expect(moved).toEqual({ stretch: 0.5, from: [232, 150], to: [180, 150] });
  });

  it('stay if they are too far from each other', () => {
    expect(
      allInSight(
        [
          [0, 0],
          [3000, 100],
        ],
        PHONE,
        card,
      ),
    ).toBe('apart');
  });
});
