import type { Balance, Goal } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.game.balance;

/** '18 of 31 provinces', 'place 2 of 4', 'Raven leads with 20': the unit is repeated only if the rank counts something else. */
export function standingLine({ rank }: Balance, goal: Goal | null, mine: number, names: (seats: number[]) => string): string[] {
  const race = goal?.races[0];
  const own = race?.reached.find(({ seat }) => seat === mine)?.number;
  const reached = race === undefined || own === undefined ? [] : [texts.game.goal.mine(own, race.needed, race.unit)];
  const others = rank.leaders.filter((seat) => seat !== mine);
  const races = others.every((seat) => race?.reached.some((each) => each.seat === seat && each.number === rank.most) === true);
  const behind = (reached.length > 0 && races ? t.leadsRace : t.leads)(names(others), others.length, rank.most);
  const leads = rank.place > 1 ? behind : others.length > 0 ? t.shared(names(others)) : t.youLead;
  return [...reached, t.place(rank.place, rank.of), leads];
}
