import type { Ruleset } from '../api/types';

const FIRST = ['gd6', 'dynasty', 'carbon', 'gd5'];

/** The games as a newcomer should meet them; whatever the server has besides comes last. */
export function inOrder(rulesets: Ruleset[]): Ruleset[] {
  const rank = (ruleset: Ruleset) => (FIRST.indexOf(ruleset.id) + FIRST.length + 1) % (FIRST.length + 1);
  return [...rulesets].sort((a, b) => rank(a) - rank(b));
}
