import { describe, expect, it } from 'vitest';
import { intoSight } from '../src/map/sight';

const DESK = { width: 880, height: 748 };
const PHONE = { width: 360, height: 510 };

describe('a chosen place', () => {
  it('stays where it is if it is visible', () => {
    expect(intoSight([600, 600], DESK, { width: 424, height: 380 })).toEqual([0, 0]);
    expect(intoSight([200, 100], DESK, { width: 424, height: 380 })).toEqual([0, 0]);
  });

  it('moves out from under its card, above it or beside it, whichever is nearer', () => {
    expect(intoSight([200, 400], DESK, { width: 424, height: 380 })).toEqual([0, 296 - 400]);
    expect(intoSight([420, 700], DESK, { width: 424, height: 380 })).toEqual([76, -24]);
  });

  it('on a phone moves above the card, which is as wide as the board', () => {
    expect(intoSight([340, 480], PHONE, { width: 344, height: 220 })).toEqual([288 - 340, 218 - 480]);
  });
});
