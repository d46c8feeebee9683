import type { GameUi } from '../../games/game-ui';
import { texts } from '../../texts/en';
import { Prose } from './prose';
import type { Table } from './table';

const t = texts.game.again;

/** Whether the players must order again in the same turn, as after a clash. */
function isAgain(table: Table): boolean {
  const now = table.current.value;
  const live = table.game.value?.status === 'running' && table.live.value && table.together.value;
  return live && now?.resolved != null && now.resolved.turn === now.turn;
}

/** The sentence of the bar while players must order again in the same turn; otherwise null. */
export function againSentence(table: Table): string | null {
  const game = table.game.value;
  const mine = game?.me.seat ?? null;
  if (game === null || mine === null || !isAgain(table)) {
    return null;
  }
  return game.awaiting.includes(mine) ? t.title(game.turn) : t.waiting(game.turn);
}

/** What happened, and what to do now, above the orders. */
export function Again({ table, ui }: { table: Table; ui: GameUi }) {
  const sentence = againSentence(table);
  if (sentence === null) {
    return null;
  }
  const asked = table.draft.value?.mayOrder.value === true;
  return (
    <section class="again" data-testid="again">
      <strong>{sentence}</strong>
      {(table.current.value?.report ?? []).flatMap((section) =>
        section.sentences.map((told) => <Prose key={told.text} sentence={told} mine={false} ui={ui} />),
      )}
      {asked ? <p>{(table.draft.value?.lines.value.length ?? 0) > 0 ? t.kept : t.choose}</p> : null}
    </section>
  );
}
