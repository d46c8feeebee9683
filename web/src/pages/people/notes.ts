import type { Demand, Game, PersonAtTable } from '../../api/types';
import { day } from '../../shell/time';
import { texts } from '../../texts/en';

const t = texts.people;

export function personOn(game: Game, seat: number): PersonAtTable | null {
  return game.people.find((person) => person.seat === seat) ?? null;
}

/** 'who play at least 90 % of their turns; newcomers are welcome' */
export function demandNote(demand: Demand): string {
  const r = t.reliability;
  const newcomers = demand.newcomers === 'welcome' ? r.newcomersWelcome : r.newcomersRefused;
  return demand.reliability === 0 ? newcomers : `${r.atLeast(demand.reliability)}; ${newcomers}`;
}

/** 'on leave until 3 Jan', 'on leave 20 Dec – 3 Jan'; null for a person who is here. */
export function leaveNote(person: PersonAtTable | null): string | null {
  const leave = person?.leave ?? null;
  if (leave === null) {
    return null;
  }
  return leave.away ? t.leave.away(day(leave.to)) : t.leave.ahead(day(leave.from), day(leave.to));
}
