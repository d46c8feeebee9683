import { describe, expect, it } from 'vitest';
import { bytes, hintsOf, type Overview } from '../src/pages/admin/hints';
import { inWords, ownSchedule, scheduleOf } from '../src/pages/create/schedule';

describe('a schedule in words', () => {
  it('says days, time and zone, in the order of the week', () => {
    expect(inWords({ kind: 'calendar', days: ['THURSDAY', 'MONDAY'], time: '20:00', zone: 'Europe/Berlin' })).toBe(
      'Mondays and Thursdays at 20:00 (Europe/Berlin)',
    );
    expect(inWords({ kind: 'calendar', days: ['SUNDAY'], time: '19:30', zone: 'UTC' })).toBe('Sundays at 19:30 (UTC)');
    expect(inWords(scheduleOf('daily', ownSchedule()))).toMatch(/^every day at 20:00/);
  });

  it('says a length, or that readiness ends the turn', () => {
    expect(inWords(scheduleOf('live', ownSchedule()))).toBe('3 minutes per turn');
    const length = (minutes: number) => inWords({ ...ownSchedule(), kind: 'length', minutes });
    expect([1, 90, 60, 720, 1440, 4320].map(length)).toEqual([
      '1 minute per turn',
      '90 minutes per turn',
      '1 hour per turn',
      '12 hours per turn',
      '1 day per turn',
      '3 days per turn',
    ]);
    expect(inWords(scheduleOf('open', ownSchedule()))).toBe('a turn ends when everybody is ready');
  });
});

describe('what an operator should do next', () => {
  const server: Overview['server'] = {
    database: 'sqlite',
    data: '/srv/games',
    databaseBytes: 1,
    freeBytes: 5e10,
    memoryUsed: 1,
    memoryMost: 2,
    listeners: 0,
    startedAt: '2026-01-01T00:00:00Z',
    lastBackup: '2026-01-09T00:00:00Z',
    clockSetAt: null,
    clockSetBySeconds: null,
  };
  const now = Date.parse('2026-01-10T00:00:00Z');

  it('is nothing if all is well', () => {
    expect(hintsOf(server, true, 'https://games.example.org', now)).toEqual([]);
  });

  it('is a backup if there is none or only an old one, with the command', () => {
    expect(hintsOf({ ...server, lastBackup: null }, true, 'https://games.example.org', now)[0]?.command).toContain('--data /srv/games');
    expect(hintsOf({ ...server, lastBackup: '2025-12-20T00:00:00Z' }, true, 'https://games.example.org', now)[0]?.text).toContain(
      '21 days',
    );
    expect(hintsOf({ ...server, database: 'postgresql', lastBackup: null }, true, 'https://games.example.org', now)).toEqual([]);
  });

  it('is a check of the clock if it was changed', () => {
    const set = { ...server, clockSetAt: '2026-01-09T12:00:00Z', clockSetBySeconds: -3600 };
    expect(hintsOf(set, true, 'https://games.example.org', now)[0]?.text).toContain('set back by 3600 seconds');
  });

  it('is space on the disk before everything else', () => {
    const hints = hintsOf({ ...server, freeBytes: 3e8, lastBackup: null }, false, 'http://localhost:8080', now);
    expect(hints[0]?.urgent).toBe(true);
    expect(hints).toHaveLength(4);
  });
});

it('bytes are shown in a readable unit', () => {
  expect([bytes(0), bytes(999), bytes(56_000), bytes(3_400_000_000), bytes(82_000_000_000)]).toEqual([
    '0 B',
    '999 B',
    '56 kB',
    '3.4 GB',
    '82 GB',
  ]);
});
