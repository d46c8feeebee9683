import type { Absence, Schedule } from '../../api/types';

export type Pace = 'weekly' | 'daily' | 'live' | 'open';

export interface GameDraft {
  name: string;
  ruleset: string;
  board: string | null;
  seats: number;
  bots: number;
  botLevel: string;
  hostPlays: boolean;
  pace: Pace;
  absence: Absence;
  press: 'all' | 'public' | 'none';
  anonymous: boolean;
  visibility: 'public' | 'unlisted' | 'private';
  parameters: { [name: string]: string };
  /** The ruleset for which board, seats and bots were chosen. */
  chosenFor: string;
}

export function newDraft(ruleset: string | null): GameDraft {
  return {
    name: '',
    ruleset: ruleset ?? '',
    board: null,
    seats: 4,
    bots: 0,
    botLevel: 'recruit',
    hostPlays: true,
    pace: 'weekly',
    absence: { strikes: 2, then: 'bot' },
    press: 'all',
    anonymous: false,
    visibility: 'public',
    parameters: {},
    chosenFor: '',
  };
}

export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

const EVERY_DAY = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

export function scheduleOf(pace: Pace): Schedule {
  switch (pace) {
    case 'weekly':
      return { kind: 'calendar', days: ['MONDAY', 'THURSDAY'], time: '20:00', zone: zone(), minimumGapHours: 24, earlyEnd: true, graceMinutes: 0, remindMinutes: [1440, 120] };
    case 'daily':
      return { kind: 'calendar', days: EVERY_DAY, time: '20:00', zone: zone(), minimumGapHours: 12, earlyEnd: true, graceMinutes: 0, remindMinutes: [240] };
    case 'live':
      return { kind: 'length', minutes: 3, earlyEnd: true, graceMinutes: 0, remindMinutes: [] };
    case 'open':
      return { kind: 'none', earlyEnd: true };
  }
}

export function bodyOf(draft: GameDraft): Record<string, unknown> {
  const { name, ruleset, board, seats, hostPlays, press, anonymous, visibility, parameters } = draft;
  return {
    name: name.trim() === '' ? undefined : name.trim(),
    ruleset,
    board: board ?? undefined,
    seats,
    hostPlays,
    press,
    anonymous,
    visibility,
    parameters,
    bots: Array.from({ length: draft.bots }, () => draft.botLevel),
    schedule: scheduleOf(draft.pace),
    absence: draft.absence.then === 'bot' ? { ...draft.absence, bot: draft.botLevel } : draft.absence,
  };
}
