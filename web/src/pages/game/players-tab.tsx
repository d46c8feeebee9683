import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { SeatFull } from '../../api/types';
import { go } from '../../shell/router';
import { Who } from '../../shell/player';
import { span } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { PersonLine } from '../people/person-line';
import type { Table } from './table';
import { Upgrade } from './upgrade';

const t = texts.game.players;

export function PlayersTab({ table }: { table: Table }) {
  const game = table.game.value;
  if (game === null) {
    return null;
  }
  return (
    <div class="stack">
      <Upgrade table={table} />
      <ul class="players">
        {game.seats.map((seat) => (
          <PlayerRow key={seat.seat} table={table} seat={seat} />
        ))}
      </ul>
      {game.rated ? <p class="small faint">{texts.people.rating.yes}</p> : null}
      {game.host === null ? null : (
        <p class="small faint">
          {t.host}: {game.host.name}
        </p>
      )}
      <Delays table={table} />
      {game.me.seat !== null && game.status !== 'over' && !game.me.host ? <Leave table={table} /> : null}
      {game.me.seat !== null && game.status === 'running' && game.deadline !== null ? <AskDelay table={table} /> : null}
    </div>
  );
}

function stateOf(table: Table, seat: SeatFull): { text: string; tone: string } {
  const game = table.game.value;
  if (!seat.alive && game?.awaiting.includes(seat.seat) === false) {
    return { text: t.dead, tone: '' };
  }
  if (game?.status !== 'running' || !game.awaiting.includes(seat.seat)) {
    return { text: game?.status === 'running' ? t.idle : '', tone: '' };
  }
  if (game.ready.includes(seat.seat) || seat.ready) {
    return { text: t.ready, tone: ' good' };
  }
  return { text: seat.state === 'bot' ? t.thinking : t.awaited, tone: ' mine' };
}

function PlayerRow({ table, seat }: { table: Table; seat: SeatFull }) {
  const { text, tone } = stateOf(table, seat);
  const mine = seat.seat === table.mySeat.value;
  const game = table.game.value;
  const muted = table.press.muted.value.includes(seat.seat);
  const talks = game?.botComments === true && seat.state === 'bot';
  const writes = talks || (seat.player ?? null) !== null || (game?.anonymous === true && seat.state === 'taken');
  return (
    <li class="player rows">
      <div class="grow">
        <Who seat={seat} />
        {game === null ? null : <PersonLine game={game} seat={seat} more={[seat.strikes > 0 ? t.strikes(seat.strikes) : null]} />}
        {seat.lore ? <p class="small serif">{seat.lore}</p> : null}
      </div>
      {seat.points === null || seat.points === undefined ? null : (
        <span class="count">
          {seat.points} <span class="small faint">{t.points(seat.points)}</span>
        </span>
      )}
      {text === '' ? null : <span class={'tag' + tone}>{text}</span>}
      {!mine && table.takesPart.value && writes && game?.press !== 'none' ? (
        <button class="button quiet slim" onClick={() => table.press.mute(seat.seat, !muted).catch(complain)}>
          {muted ? texts.game.press.unmute : texts.game.press.mute}
        </button>
      ) : null}
    </li>
  );
}

export function Delays({ table }: { table: Table }) {
  const game = table.game.value;
  const open = (game?.delays ?? []).filter((delay) => delay.state === 'asked' || delay.state === 'open');
  const may = game?.me.host === true || (game?.schedule.delayBy === 'vote' && game.me.seat !== null);
  const answer = (id: string, grant: boolean) => table.act(`/delays/${id}`, { grant }).catch(complain);
  return (
    <>
      {open.map((delay) => (
        <div class="note brass stack tight" key={delay.id}>
          <p>
            {t.delayAsked(table.seat(delay.seat)?.country ?? '', span(delay.minutes * 60_000))} {delay.reason}
          </p>
          {may ? (
            <div class="row">
              <button class="button slim primary" onClick={() => answer(delay.id, true)}>
                {t.grant}
              </button>
              <button class="button slim" onClick={() => answer(delay.id, false)}>
                {t.decline}
              </button>
            </div>
          ) : null}
        </div>
      ))}
    </>
  );
}

function Leave({ table }: { table: Table }) {
  const leave = () => {
    if (window.confirm(t.leaveSure)) {
      api
        .delete(`${table.path}/seats/mine`)
        .then(() => go('/'))
        .catch(complain);
    }
  };
  return (
    <div>
      <button class="button quiet slim" onClick={leave}>
        {t.leave}
      </button>
    </div>
  );
}

function AskDelay({ table }: { table: Table }) {
  const minutes = useSignal('1440');
  const reason = useSignal('');
  const send = (event: Event) => {
    event.preventDefault();
    table
      .act('/delays', { minutes: Number(minutes.value), reason: reason.value })
      .then(() => (reason.value = ''))
      .catch(complain);
  };
  return (
    <details class="card">
      <summary>{t.askDelay}</summary>
      <form class="stack tight" onSubmit={send}>
        <div class="field">
          <label for="delay-minutes">{t.delayBy}</label>
          <select id="delay-minutes" class="select" value={minutes.value} onChange={(event) => (minutes.value = event.currentTarget.value)}>
            {Object.entries(texts.host.minutes).map(([value, label]) => (
              <option value={value} key={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="delay-reason">{t.delayReason}</label>
          <input
            id="delay-reason"
            class="input"
            value={reason.value}
            maxLength={200}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
        </div>
        <div>
          <button class="button slim">{t.delaySend}</button>
        </div>
      </form>
    </details>
  );
}
