import '../create/create.css';
import '../join/join.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import { Dialog } from '../../shell/dialog';
import { Frame } from '../../shell/frame';
import { seatName, Who } from '../../shell/player';
import { go } from '../../shell/router';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { SeatForm } from '../join/seat-form';
import { CommonHours } from '../finding/hours';
import { BoardPreview } from '../create/board-preview';
import { Facts } from '../join/facts';
import { PersonLine } from '../people/person-line';
import { Invite } from './invite';
import { PressTab } from './press-tab';
import type { Table } from './table';
import { EVERYBODY } from './threads';

const t = texts.game;

/** The lobby of a game: the players so far, the invitation link, and the button that starts the game. */
export function Gathering({ table }: { table: Table }) {
  const game = table.game.value;
  const busy = useSignal(false);
  useEffect(() => {
    // In the lobby most people write to everybody.
    table.press.thread.value ??= EVERYBODY;
    return () => {
      table.press.thread.value = null;
    };
  }, [table]);
  if (game === null) {
    return null;
  }
  const begin = () => {
    busy.value = true;
    table
      .act('/begin')
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  const seatBot = (seat: number) => table.act(`/host/seats/${seat}/replace`, { bot: game.absence.bot ?? 'recruit' }).catch(complain);
  const seatOpen = (seat: number) => table.act(`/host/seats/${seat}/replace`).catch(complain);
  const free = game.taken < game.size;
  return (
    <Frame title={game.name}>
      <div class="stack">
        <header class="stack tight">
          {game.name === game.rulesetName ? null : <p class="small faint">{game.rulesetName}</p>}
          <h1>{game.name}</h1>
          <p>{free ? `${t.lobbyTitle} ${t.lobbyTaken(game.taken, game.size)}` : game.me.host ? t.lobbyFullHost : t.lobbyFull}</p>
        </header>
        <div class="lobby-grid">
          <div class="stack">
            <section class="card stack tight">
              <h2>{t.players.title}</h2>
              <ul class="players">
                {game.seats.map((seat) => (
                  <li class="player rows" key={seat.seat}>
                    <div class="grow">
                      {seat.state === 'open' ? <span class="faint">{texts.openSeat}</span> : <Who seat={seat} />}
                      {seat.state === 'open' ? null : <PersonLine game={game} seat={seat} />}
                    </div>
                    {seat.state === 'open' && game.me.host ? (
                      <button class="button slim" onClick={() => seatBot(seat.seat)}>
                        {texts.host.replaceBot}
                      </button>
                    ) : null}
                    {seat.state !== 'open' && seat.seat !== game.me.seat && game.me.host ? (
                      <button class="button slim" onClick={() => seatOpen(seat.seat)} aria-label={`${t.freeSeat}: ${seatName(seat)}`}>
                        {t.freeSeat}
                      </button>
                    ) : null}
                  </li>
                ))}
              </ul>
              {game.me.host ? (
                <div class="stack tight">
                  <button class="button primary" disabled={busy.value} onClick={begin}>
                    {t.begin}
                  </button>
                  {free ? <p class="small faint">{t.beginMissing}</p> : null}
                </div>
              ) : null}
              {game.refusal === null ? null : <p class="note bad">{game.refusal}</p>}
              {game.me.seat === null && free && game.refusal === null ? (
                <SeatForm game={game} submit={(wish) => table.act('/seats', wish)} />
              ) : null}
            </section>
            <BoardPreview
              ruleset={game.ruleset}
              board={game.boardName}
              game={game.id}
              seats={game.size}
              parameters={game.parameters}
              quiet
            />
          </div>
          <div class="stack">
            {game.invitation === null ? null : (
              <section class="card">
                <Invite table={table} />
              </section>
            )}
            <section class="card stack">
              <Facts game={game} />
              <CommonHours game={game} />
            </section>
            <section class="card">
              <PressTab table={table} />
            </section>
            {game.me.host ? <CallOff table={table} /> : null}
          </div>
        </div>
      </div>
    </Frame>
  );
}

/** Cancels the game after a confirmation; it disappears from all lists. */
function CallOff({ table }: { table: Table }) {
  const asked = useSignal(false);
  const off = () =>
    api
      .delete(table.path)
      .then(() => go('/'))
      .catch(complain);
  return (
    <div>
      <button class="button quiet danger" onClick={() => (asked.value = true)}>
        {t.callOff}
      </button>
      {asked.value ? (
        <Dialog title={t.callOff} onClose={() => (asked.value = false)}>
          <p>{t.callOffSure}</p>
          <div class="row end">
            <button class="button" onClick={() => (asked.value = false)}>
              {texts.cancel}
            </button>
            <button class="button danger" onClick={off}>
              {t.callOff}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
