import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { api } from '../../api/client';
import { seatName } from '../../shell/player';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.host;

/** The host's powers. Each one is announced to all players by the server. */
export function HostConsole({ table }: { table: Table }) {
  const game = table.game.value;
  const reason = useSignal('');
  if (game === null || game.status === 'lobby') {
    return null;
  }
  const act = (path: string, body: Record<string, unknown> = {}) =>
    api
      .post(`${table.path}/host/${path}`, { ...body, ...(reason.value === '' ? {} : { reason: reason.value }) })
      .then(() => table.reloadGame())
      .then(() => {
        say(t.done);
        reason.value = '';
        table.audit.value = null;
      })
      .catch(complain);
  const sure = (question: string, run: () => void) => {
    if (window.confirm(question)) {
      run();
    }
  };
  const running = game.status === 'running';
  return (
    <details class="card host" open={false}>
      <summary>
        <h2 class="small-title">{t.title}</h2>
      </summary>
      <div class="stack">
        <p class="small faint">{t.lead}</p>
        <div class="field">
          <label for="host-reason">{t.reason}</label>
          <input id="host-reason" class="input" value={reason.value} maxLength={200} onInput={(event) => (reason.value = event.currentTarget.value)} />
        </div>
        <div class="row">
          {running ? (
            <button class="button slim" onClick={() => act('pause')}>
              {t.pause}
            </button>
          ) : null}
          {game.status === 'paused' ? (
            <button class="button slim primary" onClick={() => act('resume')}>
              {t.resume}
            </button>
          ) : null}
          {running ? (
            <button class="button slim" onClick={() => sure(t.resolveSure, () => act('resolve'))}>
              {t.resolve}
            </button>
          ) : null}
          <button class="button slim" onClick={() => act('joining', { open: !game.lateJoining })}>
            {t.joining}: {game.lateJoining ? t.joiningClose : t.joiningOpen}
          </button>
          <button class="button slim" onClick={() => act('invitation')}>
            {t.invitation}
          </button>
        </div>
        <Pick title={t.extend} initial="1440" options={Object.entries(t.minutes)} go={(minutes) => act('extend', { minutes: Number(minutes) })} />
        <Pick
          title={t.rollbackTo}
          options={table.positions.value.filter((p) => !p.discarded && p.at !== table.current.value?.at).map((p): [string, string] => [String(p.at), texts.game.turn(p.turn)])}
          go={(at) => sure(t.rollbackSure, () => act('rollback', { to: Number(at) }))}
        />
        <Pick title={t.press} initial={game.press} options={Object.entries(t.pressModes)} go={(mode) => act('press', { mode })} />
        <Lines id="host-announce" title={t.announce} hint={t.announceText} go={(lines) => act('announce', { text: lines.join('\n') })} />
        <Lines id="host-orders" title={t.orders} hint={t.ordersHint} go={(lines) => act('orders', { lines })} />
        <Lines id="host-correct" title={t.correct} hint={t.correctHint} go={(lines) => act('correct', { lines })} />
        <Seats table={table} act={act} />
        {game.status === 'over' ? null : (
          <div>
            <button class="button slim danger" onClick={() => sure(t.endSure, () => act('end'))}>
              {t.end}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}

function Pick({ title, initial, options, go }: { title: string; initial?: string; options: [string, string][]; go(value: string): void }) {
  const wish = useSignal<string | null>(null);
  const value = options.some(([key]) => key === wish.value) ? (wish.value as string) : (initial ?? options.at(-1)?.[0] ?? '');
  if (options.length === 0) {
    return null;
  }
  return (
    <div class="row nowrap">
      <label class="grow field">
        <span class="label">{title}</span>
        <select class="select" value={value} onChange={(event) => (wish.value = event.currentTarget.value)}>
          {options.map(([key, label]) => (
            <option key={key} value={key} selected={key === value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button class="button bottom" onClick={() => go(value)}>
        {t.apply}
      </button>
    </div>
  );
}

function Lines({ id, title, hint, go }: { id: string; title: string; hint: string; go(lines: string[]): void }): ComponentChildren {
  const text = useSignal('');
  return (
    <details>
      <summary>{title}</summary>
      <div class="stack tight">
        <div class="field">
          <label for={id} class="hint">
            {hint}
          </label>
          <textarea id={id} class="textarea mono" rows={3} value={text.value} onInput={(event) => (text.value = event.currentTarget.value)} />
        </div>
        <div>
          <button class="button slim" disabled={text.value.trim() === ''} onClick={() => go(text.value.split('\n').map((line) => line.trim()).filter(Boolean))}>
            {t.apply}
          </button>
        </div>
      </div>
    </details>
  );
}

function Seats({ table, act }: { table: Table; act(path: string, body?: Record<string, unknown>): void }) {
  const game = table.game.value;
  const bot = game?.absence.bot ?? 'recruit';
  return (
    <details>
      <summary>{t.seats}</summary>
      <ul class="stack tight">
        {(game?.seats ?? []).map((seat) => (
          <li key={seat.seat} class="stack tight seat-host">
            <strong>{seatName(seat)}</strong>
            <div class="row">
              <button class="button slim" onClick={() => act(`seats/${seat.seat}/replace`, { bot })}>
                {t.replaceBot}
              </button>
              <button class="button slim" onClick={() => act(`seats/${seat.seat}/replace`)}>
                {t.openSeat}
              </button>
              <button class="button slim" onClick={() => act(`seats/${seat.seat}/forgive`)}>
                {t.forgive}
              </button>
            </div>
            <Lines id={`behalf-${seat.seat}`} title={t.behalf} hint={t.behalfLines} go={(lines) => act('sheet', { seat: seat.seat, lines, ready: true })} />
          </li>
        ))}
      </ul>
    </details>
  );
}
