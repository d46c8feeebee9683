import type { Schedule } from '../../api/types';
import { listed, texts } from '../../texts/en';

export type Pace = 'weekly' | 'daily' | 'live' | 'open' | 'own';

export const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** By how many minutes the clocks of a zone are ahead of UTC at a moment. */
function ahead(place: string, at: Date): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: place, dateStyle: 'short', timeStyle: 'short' }).format(at);
  const [day, month, year, hour, minute] = clock.split(/\D+/).map(Number) as [number, number, number, number, number];
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - at.getTime()) / 60_000);
}

/** What the clocks show here when they show this time in another zone: '22:00' in Berlin is '21:00' in London. */
export function timeHere(time: string, there: string | null, here: string = zone(), at: Date = new Date()): string {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const shift = there === null || there === here ? 0 : ahead(here, at) - ahead(there, at);
  const minutes = (((hour * 60 + minute + shift) % 1440) + 1440) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
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
