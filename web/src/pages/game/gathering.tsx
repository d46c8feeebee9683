import { useSignal } from '@preact/signals';
import { account, ensureAccount } from '../../shell/me';
import { Frame } from '../../shell/frame';
import { Who } from '../../shell/player';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { SeatForm } from '../join/seat-form';
import { Invite } from './invite';
import { PressTab } from './press-tab';
import type { Table } from './table';

const t = texts.game;

/** The lobby of a game: who is here, the link for the others, and the button that begins. */
export function Gathering({ table }: { table: Table }) {
  const game = table.game.value;
  const busy = useSignal(false);
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
  const free = game.taken < game.size;
  return (
    <Frame title={game.name}>
      <div class="stack">
        <header class="stack tight">
          <p class="small faint">{game.rulesetName}</p>
          <h1>{game.name}</h1>
          <p>
            {t.lobbyTitle}. {t.lobbyTaken(game.taken, game.size)}
          </p>
        </header>
        <div class="lobby-grid">
          <section class="card stack tight">
            <h2 class="small-title">{t.players.title}</h2>
            <ul class="players">
              {game.seats.map((seat) => (
                <li class="player" key={seat.seat}>
                  <div class="grow">
                    {seat.state === 'open' ? <span class="faint">{t.players.open}</span> : <Who seat={seat} />}
                    <p class="small faint">
                      {[seat.player?.name, seat.bot ? t.players.bot(seat.bot) : null].filter(Boolean).join(' · ')}
                    </p>
                  </div>
                  {seat.state === 'open' && game.me.host ? (
                    <button class="button slim" onClick={() => seatBot(seat.seat)}>
                      {texts.host.replaceBot}
                    </button>
                  ) : null}
                  {seat.seat === game.me.seat ? <span class="tag mine">{t.players.you}</span> : null}
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
            {game.me.seat === null && free ? (
              <SeatForm
                game={game}
                submit={async (wish) => {
                  if (account.value === null) {
                    await ensureAccount();
                  }
                  await table.act('/seats', wish);
                }}
              />
            ) : null}
          </section>
          <div class="stack">
            <section class="card stack tight">
              <Invite table={table} />
              {game.absenceRules.length > 0 ? (
                <>
                  <h2 class="small-title">{texts.lobby.ladder}</h2>
                  <ul class="dots small">
                    {game.absenceRules.map((rule) => (
                      <li key={rule}>{rule}</li>
                    ))}
                  </ul>
                </>
              ) : null}
            </section>
            <section class="card">
              <PressTab table={table} />
            </section>
          </div>
        </div>
      </div>
    </Frame>
  );
}
