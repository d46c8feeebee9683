import { describe, expect, it } from 'vitest';
import { timeHere } from '../src/pages/create/schedule';

const WINTER = new Date('2026-11-19T15:00:00Z');
const SUMMER = new Date('2026-07-19T15:00:00Z');

describe('a time of another zone', () => {
  it('is what the clocks show here at that moment', () => {
    expect(timeHere('22:00', 'Europe/Berlin', 'UTC', WINTER)).toBe('21:00');
    expect(timeHere('22:00', 'Europe/Berlin', 'UTC', SUMMER)).toBe('20:00');
    expect(timeHere('07:15', 'UTC', 'Asia/Kolkata', WINTER)).toBe('12:45');
  });

  it('may be on the day before or after', () => {
    expect(timeHere('00:30', 'Europe/Berlin', 'UTC', WINTER)).toBe('23:30');
    expect(timeHere('20:00', 'America/New_York', 'Asia/Tokyo', WINTER)).toBe('10:00');
  });

  it('stays as it is in its own zone, or where none is known', () => {
    expect(timeHere('08:05', 'Europe/Berlin', 'Europe/Berlin', WINTER)).toBe('08:05');
    expect(timeHere('08:05', null, 'Europe/Berlin', WINTER)).toBe('08:05');
  });
});
