import { useSignal } from '@preact/signals';
import type { GameUi } from '../../games/game-ui';
import { againSentence } from './again';
import { Decisions } from './choice-panel';
import { Icon } from '../../shell/icons';
import { seatName } from '../../shell/player';
import { complain } from '../../shell/toast';
import { listed, texts } from '../../texts/en';
import type { Draft } from './draft';
import type { Table } from './table';
import { LogInAgain, troubleOf } from './trouble';

const t = texts.game;

/** What I can do now, in one sentence. */
export function nowSentence(table: Table, ui: GameUi): string {
  const game = table.game.value;
  if (game === null) {
    return '';
  }
  const names = (seats: number[]) => listed(seats.map((seat) => seatName(table.seat(seat))));
  if (game.status === 'over') {
    return game.winners.length > 0 ? t.now.won(names(game.winners)) : t.now.drawn;
  }
  if (!table.live.value && table.shown.value !== null) {
    return t.now.past(table.shown.value.turn);
  }
  if (game.status === 'paused') {
    return t.now.paused;
  }
  const mine = game.me.seat;
  const draft = table.draft.value;
  const others = game.awaiting.filter((seat) => seat !== mine && !game.ready.includes(seat));
  if (mine === null) {
    return game.asOf === null ? t.now.watching : texts.watch.delayed(game.spectatorDelay);
  }
  const again = againSentence(table);
  if (again !== null && draft?.ready.value !== true && draft?.safe.value !== true) {
    return again;
  }
  if (game.awaiting.includes(mine)) {
    if (table.together.value && draft?.ready.value === true) {
      return others.length > 0 ? t.now.readyWaiting(names(others)) : game.deadline === null ? t.now.readyAll : t.now.readyAlone;
    }
    return ui.now() ?? (table.together.value ? sheetSentence(draft) : t.now.yours);
  }
  if (table.seat(mine)?.alive === false) {
    return t.now.dead;
  }
  const first = table.seat(others[0] ?? null);
  if (first === undefined) {
    return game.awaiting.length > 0 ? t.now.decided(names(game.awaiting)) : t.now.nothingDue;
  }
  return first.state === 'bot' ? t.now.botThinks(names(others)) : t.now.theirs(names(others));
}

/** Orders are called saved only if there is a receipt. */
function sheetSentence(draft: Draft | null): string {
  if (draft === null || draft.lines.value.length === 0) {
    return t.now.write;
  }
  return draft.safe.value ? t.now.changed : draft.saving.value === 'saved' ? t.now.broughtBack : t.now.saving;
}

export function NowBar({ table, ui }: { table: Table; ui: GameUi }) {
  const busy = useSignal(false);
  const draft = table.draft.value;
  const ready = draft?.ready.value === true;
  const rejected = draft?.rejected.value ?? 0;
  const may = draft?.mayOrder.value === true && table.game.value?.status === 'running';
  const question = table.readiness.question.value;
  const press = () => {
    busy.value = true;
    table.readiness
      .press()
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  // Only one button is the primary one. If the turn can be ended, that button also sends the orders.
  const ends = ui.choosing.placeless.value.some(({ role }) => role === 'decide');
  const empty = draft?.lines.value.length === 0;
  // If sheets are carried out one by one, and an order is offered on the board, there is nothing to send before one is chosen.
  const early = empty && !table.together.value && ui.choosing.choices.value.some(({ role }) => role === 'order');
  const sentence = nowSentence(table, ui);
  const loggedOut = table.identity.loggedOut.value || draft?.saving.value === 'logged-out';
  const hand =
    may && !loggedOut && !early && !(ui.ownButton() && !ready) ? (
      <button
        class={'button' + (ready || ends || (empty && !table.together.value) ? '' : ' primary')}
        disabled={busy.value}
        onClick={press}
        data-testid="ready"
        title={table.together.value ? (ready ? t.explain.unready : t.explain.ready) : t.explain.send}
      >
        {ready ? null : <Icon name="check" />}
        {table.together.value ? (ready ? t.unready : t.ready) : t.send(draft?.lines.value.length ?? 0)}
      </button>
    ) : null;
  const trouble = table.live.value ? troubleOf(table) : null;
  return (
    <div class={'now-bar' + (may && !ready ? ' mine' : '') + (table.together.value ? '' : ' step') + (trouble === null ? '' : ' trouble')}>
      <p class="grow" aria-live="polite">
        {trouble ?? (question !== null && !ready ? `${question} ${t.endAnyway}` : sentence)}
        {rejected > 0 && may && !ready && trouble === null ? (
          <span class="danger-text"> {rejected === 1 ? t.rejectedOne : t.rejectedMany(rejected)}</span>
        ) : null}
      </p>
      {may && !ready && !table.together.value && (draft?.lines.value.length ?? 0) > 0 ? (
        <button class="button icon" aria-label={t.sheet.undo} disabled={draft?.canUndo.value !== true} onClick={() => draft?.undo()}>
          <Icon name="undo" />
        </button>
      ) : null}
      {!table.live.value ? (
        <button class="button primary" onClick={() => void table.look(null)}>
          {t.backToNow}
        </button>
      ) : loggedOut ? (
        <LogInAgain table={table} />
      ) : table.together.value ? (
        hand
      ) : null}
      {table.live.value ? <Decisions choosing={ui.choosing}>{table.together.value ? null : hand}</Decisions> : null}
    </div>
  );
}
