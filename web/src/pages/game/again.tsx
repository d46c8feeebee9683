import type { GameUi } from '../../games/game-ui';
import { texts } from '../../texts/en';
import { Prose } from './prose';
import type { Table } from './table';

const t = texts.game.again;

/** The same turn asks again: what happened, and what is expected now, where the eye is. */
export function Again({ table, ui }: { table: Table; ui: GameUi }) {
  const game = table.game.value;
  const now = table.current.value;
  const mine = game?.me.seat ?? null;
  const again =
    game?.status === 'running' &&
    table.live.value &&
    table.together.value &&
    now?.resolved != null &&
    now.resolved.turn === now.turn &&
    mine !== null;
  if (!again) {
    return null;
  }
  const asked = game.awaiting.includes(mine);
  return (
    <section class="again" role="status" data-testid="again">
      <strong>{asked ? t.title(now.turn) : t.waiting(now.turn)}</strong>
      {now.report.flatMap((section) => section.sentences.map((sentence) => <Prose key={sentence} text={sentence} mine={false} ui={ui} />))}
      {asked ? <p>{(table.draft.value?.lines.value.length ?? 0) > 0 ? t.kept : t.choose}</p> : null}
    </section>
  );
}
