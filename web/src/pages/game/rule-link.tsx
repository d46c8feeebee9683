import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import type { Table } from './table';

/** A link to the rule for a sentence, in the rulebook of this game. */
export function RuleLink({ table, rule }: { table: Table; rule: string | null }) {
  const ruleset = table.game.value?.ruleset;
  return rule === null || rule === '' || ruleset === undefined ? null : (
    <Link class="rule-link" href={`/rules/${ruleset}#${rule}`}>
      {texts.game.sheet.rule(rule)}
    </Link>
  );
}
