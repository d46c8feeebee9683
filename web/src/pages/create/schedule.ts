import type { Schedule } from '../../api/types';
import { listed, texts } from '../../texts/en';

export type Pace = 'weekly' | 'daily' | 'live' | 'open' | 'own';

export const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** The initial values of a custom schedule. */
export function ownSchedule(): Schedule {
  return {
    kind: 'calendar',
    days: ['SUNDAY'],
    time: '19:00',
    zone: zone(),
    minutes: 1440,
    minimumGapHours: 24,
    earlyEnd: true,
    graceMinutes: 0,
    remindMinutes: [1440, 120],
    delayBy: 'host',
    delayCapHours: 72,
  };
}

export function scheduleOf(pace: Pace, own: Schedule): Schedule {
  switch (pace) {
    case 'weekly':
      return {
        kind: 'calendar',
        days: ['MONDAY', 'THURSDAY'],
        time: '20:00',
        zone: zone(),
        minimumGapHours: 24,
        earlyEnd: true,
        graceMinutes: 0,
        remindMinutes: [1440, 120],
      };
    case 'daily':
      return {
        kind: 'calendar',
        days: [...DAYS],
        time: '20:00',
        zone: zone(),
        minimumGapHours: 12,
        earlyEnd: true,
        graceMinutes: 0,
        remindMinutes: [240],
      };
    case 'live':
      return { kind: 'length', minutes: 3, earlyEnd: true, graceMinutes: 0, remindMinutes: [] };
    case 'open':
      return { kind: 'none', earlyEnd: true };
    case 'own':
      return own;
  }
}

/** 'Mondays and Thursdays at 20:00 (Europe/Berlin)', '3 minutes per turn'. The server uses the same words. */
export function inWords(schedule: Schedule): string {
  const t = texts.lobby.scheduleWords;
  switch (schedule.kind) {
    case 'length':
      return t.length(schedule.minutes ?? 1440);
    case 'calendar': {
      const days = DAYS.filter((day) => schedule.days?.includes(day) === true);
      const names = days.length === 0 || days.length === DAYS.length ? t.everyDay : listed(days.map((day) => t.days[day]));
      return t.calendar(names, schedule.time ?? '20:00', schedule.zone ?? 'UTC');
    }
    case 'none':
      return t.none;
  }
}
