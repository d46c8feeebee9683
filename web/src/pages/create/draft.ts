import type { Absence, Demand, Schedule } from '../../api/types';
import { botIds } from '../../shell/bots';
import { ownSchedule, scheduleOf, type Pace } from './schedule';

export interface GameDraft {
  name: string;
  ruleset: string;
  board: string | null;
  /** The id of the person's own map or of a shared one. It has priority over the board. */
  map: string | null;
  seats: number;
  bots: number;
  botLevel: string;
  /** Empty for none, or that the bots are mixed. */
  temperament: string;
  /** The most positions that a bot looks at for a decision; 0 for no limit. */
  handicap: number;
  /** Whether bots comment in public messages on what they did. */
  botComments: boolean;
  hostPlays: boolean;
  pace: Pace;
  own: Schedule;
  absence: Absence;
  press: 'all' | 'public' | 'none';
  anonymous: boolean;
  /** Whether the result counts for ratings. */
  rated: boolean;
  inheritLetters: boolean;
  /** Empty for what the rules of the game say. */
  standingOrders: string;
  demand: Demand;
  visibility: 'public' | 'unlisted' | 'private';
  /** By how many turns spectators see the game later. */
  spectatorDelay: number;
  parameters: { [name: string]: string };
  /** The ruleset that board, seats and bots were chosen for. */
  chosenFor: string;
}

export function newDraft(ruleset: string | null, map: string | null): GameDraft {
  return {
    name: '',
    ruleset: ruleset ?? '',
    board: null,
    map,
    seats: 4,
    bots: 0,
    botLevel: 'recruit',
    temperament: '',
    handicap: 0,
    botComments: false,
    hostPlays: true,
    pace: 'weekly',
    own: ownSchedule(),
    absence: { strikes: 2, then: 'bot' },
    press: 'all',
    anonymous: false,
    rated: false,
    inheritLetters: false,
    standingOrders: '',
    demand: { reliability: 0, newcomers: 'welcome' },
    visibility: 'public',
    spectatorDelay: 0,
    parameters: {},
    chosenFor: '',
  };
}

/** @param temperaments those that the server knows */
export function bodyOf(draft: GameDraft, temperaments: readonly string[]): Record<string, unknown> {
  const { name, ruleset, board, map, seats, hostPlays, press, anonymous, rated, inheritLetters, standingOrders, visibility, parameters } =
    draft;
  return {
    name: name.trim() === '' ? undefined : name.trim(),
    ruleset,
    board: map === null ? (board ?? undefined) : undefined,
    map: map ?? undefined,
    seats,
    hostPlays,
    press,
    anonymous,
    rated,
    inheritLetters: press === 'all' && inheritLetters,
    standingOrders: standingOrders === '' ? undefined : standingOrders,
    visibility,
    spectatorDelay: visibility === 'private' ? 0 : draft.spectatorDelay,
    demand: draft.demand.reliability === 0 ? undefined : draft.demand,
    parameters,
    bots: botIds(
      // The strength of other bots is not measured, so they cannot play rated games.
      { level: draft.botLevel, temperament: rated ? '' : draft.temperament, handicap: rated ? 0 : draft.handicap },
      draft.bots,
      temperaments,
    ),
    botComments: press !== 'none' && !anonymous && draft.botComments,
    schedule: scheduleOf(draft.pace, draft.own),
    absence: draft.absence.then === 'bot' ? { ...draft.absence, bot: draft.botLevel } : draft.absence,
  };
}
