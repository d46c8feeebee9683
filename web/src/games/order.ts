import type { Ruleset } from '../api/types';

/** The games in the order in which a newcomer should see them. */
export function inOrder(rulesets: Ruleset[]): Ruleset[] {
  return [...rulesets].sort((a, b) => a.face.rank - b.face.rank);
}
