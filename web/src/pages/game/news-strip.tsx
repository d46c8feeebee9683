import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { account } from '../../shell/me';
import { seatName } from '../../shell/player';
import { texts } from '../../texts/en';
import { nowSentence } from './now-bar';
import type { Table } from './table';

const t = texts.game.news;

/** What I should do after this event. */
function expected(table: Table, ui: GameUi): string {
  const move = table.news.move.value;
  const draft = table.draft.value;
  const game = table.game.value;
  const seat = (index: number) => seatName(table.seat(index));
  if (move !== null && move.to === null) {
    return t.left(seat(move.from as number));
  }
  const moved = move === null || move.to === null ? '' : t.plays(seat(move.to));
  const asked = draft?.mayOrder.value === true && !draft.ready.value && game?.status === 'running' && table.together.value;
  const back = table.news.items.value.some(({ what }) => what === 'rollback') ? t.openAgain(game?.turn ?? 0) : '';
  const next = !asked ? nowSentence(table, ui) : draft.lines.value.length > 0 ? t.check : t.write;
  return [moved, back, next].filter(Boolean).join(' ');
}

/** What happened to the game or to my seat, why, and what to do now. It stays until it is closed. */
export function NewsStrip({ table, ui }: { table: Table; ui: GameUi }) {
  const { items, move } = table.news;
  const draft = table.draft.value;
  const late = draft?.late.value ?? null;
  const told = items.value.length > 0 || move.value !== null;
  if (!told && late === null) {
    return null;
  }
  const close = () => {
    table.news.close(account.value?.id ?? null, table.mySeat.value);
    if (draft !== null) {
      draft.late.value = null;
    }
  };
  return (
    <section class="news" role="status" aria-label={t.title} data-testid="news">
      <div class="grow stack tight">
        {items.value.map((item) => (
          <p key={item.id}>{item.sentence}</p>
        ))}
        {told ? (
          <p>
            <strong>{expected(table, ui)}</strong>
          </p>
        ) : null}
        {late === null || draft === null ? null : (
          <div class="stack tight">
            <p>{t.late(late.turn)}</p>
            <p class="mono small">{late.lines.join(' · ')}</p>
            {draft.mayOrder.value ? (
              <p>
                <button class="button slim" onClick={() => draft.useLate()}>
                  {t.useLate}
                </button>
              </p>
            ) : null}
          </div>
        )}
      </div>
      <button class="button quiet icon" aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}
