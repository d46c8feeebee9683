import type { Ruleset } from '../api/types';

/** The games as a newcomer should meet them. */
export function inOrder(rulesets: Ruleset[]): Ruleset[] {
  return [...rulesets].sort((a, b) => a.face.rank - b.face.rank);
}
