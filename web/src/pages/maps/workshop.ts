import { api } from '../../api/client';
import type { Ruleset } from '../../api/types';
import { inOrder } from '../../games/order';
import { texts } from '../../texts/en';

/** The game that new maps are made for: of the games with own boards, the first that newcomers see. */
export function withWorkshop(rulesets: Ruleset[]): Ruleset | null {
  return inOrder(rulesets).find(({ workshop }) => workshop !== null) ?? null;
}

/** The same game by its id, fetched from the server. */
export async function workshopRuleset(): Promise<string> {
  const { rulesets } = await api.get<{ rulesets: Ruleset[] }>('/rulesets');
  const found = withWorkshop(rulesets);
  if (found === null) {
    throw new Error(texts.maps.noWorkshop);
  }
  return found.id;
}
