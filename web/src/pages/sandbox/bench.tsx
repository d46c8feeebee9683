import '../game/table.css';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { SandboxOutcome } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { loadGameUi } from '../../games/registry';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Draft } from '../game/draft';
import { Decisions, Purchases } from '../game/choice-panel';
import { Legend } from '../game/legend';
import { OrderInput } from '../game/order-input';
import { OrderLines } from '../game/order-lines';
import { Purse } from '../game/purse';
import { positionAt } from './outcome';
import type { SandboxTable } from './sandbox-table';
import { block, boardOf, withBoard, withGiven } from './scenario-text';

const t = texts.sandbox;

interface BenchProps {
  table: SandboxTable;
  outcome: SandboxOutcome;
  step: number;
  text: string;
  write(text: string): void;
}

/** The board of the sandbox, and below it the mode of taps: change the position, or give orders for one side. */
export function Bench({ table, outcome, step, text, write }: BenchProps) {
  const [ui, setUi] = useState<GameUi | null>(null);
  const side = useSignal<number | null>(null);
  const position = positionAt(outcome, step);
  useEffect(() => {
    setUi(null);
    loadGameUi(outcome.playedOn)
      .then((make) => setUi(make(table)))
      .catch(complain);
  }, [outcome.ruleset]);
  // Only the first position can be changed. In later ones, orders are given for a side that must decide.
  const awaited = position.desks.map(({ seat }) => seat);
  const wanted = side.value !== null || step === 0 ? side.value : (awaited[0] ?? 0);
  useEffect(() => table.show(outcome, position, step, wanted), [outcome, step, wanted, text]);
  if (ui === null || table.shown.value === null) {
    return <div class="bench-board" />;
  }
  return (
    <div class="stack tight">
      <div class="row" role="group" aria-label={t.mode}>
        <button class="button slim" aria-pressed={wanted === null} disabled={step > 0} onClick={() => (side.value = null)}>
          {t.edit}
        </button>
        {outcome.players.map((name, seat) => (
          <button key={name} class="button slim" aria-pressed={wanted === seat} onClick={() => (side.value = seat)}>
            {t.ordersOf(name)}
          </button>
        ))}
      </div>
      <div class="bench-board">
        <ui.Board />
        <Legend table={table} ui={ui} />
      </div>
      {wanted === null ? (
        <section class="card bench-card">
          {ui.Editor === null ? (
            <p class="small faint">{t.textOnly}</p>
          ) : (
            <ui.Editor
              given={block(text, 'given')}
              canonical={outcome.before.given}
              players={outcome.players}
              change={(given) => write(withGiven(text, given))}
              board={boardOf(text)}
              changeBoard={(board) => write(withBoard(text, board))}
            />
          )}
        </section>
      ) : (
        <Side table={table} ui={ui} outcome={outcome} awaited={awaited} seat={wanted} />
      )}
    </div>
  );
}

export interface SideProps {
  table: SandboxTable;
  ui: GameUi;
  outcome: SandboxOutcome;
  awaited: number[];
  seat: number;
}

/** The orders of one side: choices, purse, and the sheet. */
export function Side({ table, ui, outcome, awaited, seat }: SideProps) {
  const draft = table.draft.value as Draft | null;
  if (draft === null) {
    return null;
  }
  const next =
    awaited.length === 0 ? t.nobodyWaits : awaited.includes(seat) ? null : t.waits(outcome.players[awaited[0] as number] as string);
  return (
    <section class="card bench-card stack tight">
      {next === null ? null : <p class="small">{next}</p>}
      <div class="bench-place">
        <ui.Card />
      </div>
      <Decisions choosing={ui.choosing} />
      <Purse table={table} />
      {ui.ownForm?.() === true ? null : <Purchases choosing={ui.choosing} kind="order" />}
      {ui.Extra === null ? null : <ui.Extra />}
      <OrderLines table={table} draft={draft} editable empty={t.noOrders} />
      <OrderInput table={table} ui={ui} draft={draft} />
      <Purchases choosing={ui.choosing} kind="aside" />
    </section>
  );
}
