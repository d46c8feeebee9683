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

/** What to do with the orders of this turn that came back, and with the new ones. */
function next(table: Table): string | null {
  const draft = table.draft.value;
  if (draft?.mayOrder.value !== true || draft.ready.value) {
    return null;
  }
  return draft.lines.value.length === 0 ? t.choose : draft.safe.value ? t.chosen : t.kept;
}

/** That players must order again in the same turn; null if they need not. */
export function againSentence(table: Table): string | null {
  const game = table.game.value;
  const mine = game?.me.seat ?? null;
  if (game === null || mine === null || !isAgain(table)) {
    return null;
  }
  return (game.awaiting.includes(mine) ? t.title : t.waiting)(game.turn);
}

/** What happened, and what to do now, above the orders. */
export function Again({ table, ui }: { table: Table; ui: GameUi }) {
  const sentence = againSentence(table);
  if (sentence === null) {
    return null;
  }
  const todo = next(table);
  return (
    <section class="again" data-testid="again">
      <strong>{sentence}</strong>
      {(table.current.value?.report ?? []).flatMap((section) =>
        section.sentences.map((told) => <Prose key={told.text} sentence={told} mine={false} ui={ui} />),
      )}
      {todo === null ? null : <p>{todo}</p>}
    </section>
  );
}
