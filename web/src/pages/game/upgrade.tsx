import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { OtherTurn, RuleChange, RulesComparison } from '../../api/types';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.game.upgrade;

/** The host's proposal to continue under newer rules, while the players vote on it. */
export function Upgrade({ table }: { table: Table }) {
  const game = table.game.value;
  const proposal = game?.upgrade?.proposal ?? null;
  if (game === null || proposal === null) {
    return null;
  }
  const answer = (agree: boolean) => table.act('/upgrade', { agree }).catch(complain);
  const names = (seats: number[]) => seats.map((seat) => table.seat(seat)?.country ?? '').join(', ') || t.nobody;
  const mine = game.me.seat;
  const votes = mine !== null && (proposal.awaited.includes(mine) || proposal.agreed.includes(mine));
  return (
    <section class="note brass stack tight" data-testid="upgrade">
      <p>
        {t.proposed(game.rulesetVersion, proposal.version)} {proposal.reason}
      </p>
      <p class="small">{t.until(moment(proposal.until))}</p>
      <p class="small">{t.kept}</p>
      <p class="small">
        {t.agreed}: {names(proposal.agreed)}. {t.awaited}: {names(proposal.awaited)}.
      </p>
      <Differences table={table} />
      {votes ? (
        <div class="row">
          {mine !== null && proposal.awaited.includes(mine) ? (
            <button type="button" class="button slim primary" onClick={() => answer(true)}>
              {t.agree}
            </button>
          ) : null}
          <button type="button" class="button slim" onClick={() => answer(false)}>
            {game.me.host ? t.withdraw : t.refuse}
          </button>
        </div>
      ) : game.me.host ? (
        <div>
          <button type="button" class="button slim" onClick={() => answer(false)}>
            {t.withdraw}
          </button>
        </div>
      ) : null}
    </section>
  );
}

/** What newer rules would have changed in the played turns; computed on request. */
export function Differences({ table }: { table: Table }) {
  const found = useSignal<RulesComparison | 'wanted' | null>(null);
  const ask = () => {
    found.value = 'wanted';
    api
      .get<RulesComparison>(`${table.path}/upgrade`)
      .then((answer) => (found.value = answer))
      .catch((error: unknown) => {
        found.value = null;
        complain(error);
      });
  };
  const shown = found.value;
  if (shown === null) {
    return (
      <div>
        <button type="button" class="button quiet slim" onClick={ask}>
          {t.compare}
        </button>
      </div>
    );
  }
  if (shown === 'wanted') {
    return <p class="small faint">{t.comparing}</p>;
  }
  return (
    <div class="stack tight" data-testid="differences">
      <p>{shown.turns.length === 0 ? t.same(shown.compared) : t.different(shown.turns.length, shown.compared)}</p>
      {shown.hidden > 0 ? <p class="small faint">{t.hidden}</p> : null}
      {shown.turns.map((turn) => (
        <TurnDifference key={turn.at} turn={turn} />
      ))}
      <p>{shown.next}</p>
    </div>
  );
}

function TurnDifference({ turn }: { turn: OtherTurn }) {
  const verdict = (why: string) => (why === '' ? t.accepted : t.rejected(why));
  return (
    <details>
      <summary>{t.turn(turn.number)}</summary>
      {turn.unreadable === '' ? null : <p>{t.unreadable(turn.unreadable)}</p>}
      {turn.orders.map((order) => (
        <div key={order.player + order.line}>
          <p>
            {order.player}: <code>{order.line}</code>
          </p>
          <Lines gone={[verdict(order.before)]} come={[verdict(order.after)]} />
        </div>
      ))}
      <Changed title={t.position} change={turn.position} />
      <Changed title={t.report} change={turn.report} />
    </details>
  );
}

function Changed({ title, change }: { title: string; change: RuleChange }) {
  return change.gone.length + change.come.length === 0 ? null : (
    <>
      <p class="small faint">{title}</p>
      <Lines {...change} />
    </>
  );
}

function Lines({ gone, come }: RuleChange) {
  return (
    <ul class="small">
      {gone.map((line, index) => (
        <li key={`gone ${index}`}>
          <span class="tag">{t.before}</span> {line}
        </li>
      ))}
      {come.map((line, index) => (
        <li key={`come ${index}`}>
          <span class="tag mine">{t.after}</span> {line}
        </li>
      ))}
    </ul>
  );
}
