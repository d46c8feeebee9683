import { useSignal } from '@preact/signals';
import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { moment } from '../../shell/time';
import { texts } from '../../texts/en';
import type { Draft } from './draft';
import { Purchases } from './choice-panel';
import { OrderInput } from './order-input';
import { LastDice } from './last-dice';
import { OrderLines } from './order-lines';
import { Purse } from './purse';
import { StandingOrders } from './standing-orders';
import type { Table } from './table';
import { Upgrade } from './upgrade';

const t = texts.game.sheet;

export function OrdersTab({ table, ui }: { table: Table; ui: GameUi }) {
  const draft = table.draft.value;
  if (draft === null || draft.sheet.value === null) {
    return <BoardList ui={ui} open />;
  }
  return (
    <div class="stack">
      {table.game.value?.upgrade?.proposal?.awaited.includes(table.mySeat.value ?? -1) === true ? <Upgrade table={table} /> : null}
      <Purse table={table} />
      <LastDice position={table.shown.value} />
      {ui.ownForm?.() === true ? null : <Purchases choosing={ui.choosing} kind="order" />}
      {ui.Extra === null ? null : <ui.Extra />}
      <SheetEditor table={table} ui={ui} draft={draft} />
      <StandingOrders table={table} />
      <BoardList ui={ui} open={false} />
      <Purchases choosing={ui.choosing} kind="aside" />
    </div>
  );
}

function BoardList({ ui, open }: { ui: GameUi; open: boolean }) {
  return (
    <details class="board-words" open={open}>
      <summary>{texts.boards.asList}</summary>
      <ui.List />
    </details>
  );
}

function SheetEditor({ table, ui, draft }: { table: Table; ui: GameUi; draft: Draft }) {
  const asText = useSignal(false);
  const may = draft.mayOrder.value && !(draft.ready.value && table.together.value);
  return (
    <section class="stack tight" aria-label={t.title}>
      <div class="row apart">
        <h2 class="small-title">{t.title}</h2>
        <SavingNote draft={draft} />
      </div>
      <DecidedAhead draft={draft} />
      {asText.value && may ? (
        <textarea
          class="textarea mono"
          rows={8}
          aria-label={t.textLabel}
          value={draft.texts.join('\n')}
          onChange={(event) => draft.setAll(event.currentTarget.value.split('\n'))}
        />
      ) : (
        <OrderLines table={table} draft={draft} editable={may} empty={ui.emptySheet} />
      )}
      {may ? <OrderInput table={table} ui={ui} draft={draft} /> : null}
      {may ? (
        <div class="row">
          <button class="button quiet slim" disabled={!draft.canUndo.value} onClick={() => draft.undo()}>
            <Icon name="undo" /> {t.undo}
          </button>
          <button class="button quiet slim" onClick={() => (asText.value = !asText.value)}>
            {asText.value ? t.asList : t.asText}
          </button>
        </div>
      ) : null}
      <ReceiptNote draft={draft} />
    </section>
  );
}

/** Says that the sheet was not written by the player. */
function DecidedAhead({ draft }: { draft: Draft }) {
  const words = texts.ahead.own[draft.sheet.value?.savedBy ?? ''];
  return words === undefined || !draft.safe.value ? null : (
    <p class="note small" data-testid="decided-ahead">
      {words}
    </p>
  );
}

function SavingNote({ draft }: { draft: Draft }) {
  const state = draft.saving.value;
  const calm = state === 'saved' || state === 'saving' || state === 'unsaved';
  const words =
    state === 'saved' ? (draft.safe.value && draft.lines.value.length > 0 ? t.saved : '') : state === 'saving' ? t.saving : t.unsaved;
  return (
    <span class={'small ' + (calm ? 'faint' : 'danger-text')} role="status" data-saving={state}>
      {words}
    </span>
  );
}

function ReceiptNote({ draft }: { draft: Draft }) {
  const receipt = draft.sheet.value?.receipt ?? null;
  if (receipt === null || !draft.safe.value || draft.lines.value.length === 0) {
    return null;
  }
  return (
    <details class="small faint">
      <summary>
        {t.receipt}, {moment(receipt.time)}
      </summary>
      <p>
        <code class="break">{receipt.commitment}</code>
      </p>
      <p>{t.receiptNote}</p>
    </details>
  );
}
