import type { Game } from '../../api/types';
import { texts } from '../../texts/en';
import { Differences, Upgrade } from '../game/upgrade';
import type { Desk } from './deed';
import { Power } from './power';

const t = texts.host;

/** Newer rules: what they would have changed, and the proposal to the players. */
export function RulesPower({ desk, game }: { desk: Desk; game: Game }) {
  const upgrade = game.upgrade;
  if (upgrade === null) {
    return null;
  }
  if (upgrade.proposal !== null) {
    return <Upgrade table={desk.table} />;
  }
  const propose = () =>
    (desk.deed.value = {
      title: t.upgrade,
      note: texts.game.upgrade.kept,
      path: 'upgrade',
      body: {},
      told: t.told.upgrade(desk.who, game.rulesetVersion, upgrade.newest),
    });
  return (
    <>
      <Power title={t.upgrade} note={t.upgradeNote(game.rulesetVersion, upgrade.newest)} act={propose} />
      <Differences table={desk.table} />
    </>
  );
}
