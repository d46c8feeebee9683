import './join.css';
import '../create/create.css';
import { api } from '../../api/client';
import type { Game } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Apology, Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { account, me } from '../../shell/me';
import { Who } from '../../shell/player';
import { go, Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { BoardPreview } from '../create/board-preview';
import { JoinByTelegram } from '../telegram/link';
import { PersonLine } from '../people/person-line';
import { Facts } from './facts';
import { SeatForm, type SeatWish } from './seat-form';

const t = texts.lobby;

/** An invitation: the game, its players, what happens to absent players, and the form to take a seat. */
export function Join({ code }: Record<string, string>) {
  const game = useFetched<Game>(`/invitations/${code}`);
  if (game.problem !== null) {
    return <Apology title={t.joinNone} sentence={game.problem} again={game.again} />;
  }
  return game.value === null ? <Waiting /> : <Invitation game={game.value} code={code as string} />;
}

function Invitation({ game, code }: { game: Game; code: string }) {
  const join = async (wish: SeatWish) => {
    await api.post<Game>(`/games/${game.id}/seats`, { invitation: code, ...wish });
    go(`/game/${game.id}`);
  };
  const seated = game.me.seat !== null;
  const stranger = account.value === null && me.value?.server.guests === false;
  const free = game.taken < game.size || game.seats.some((seat) => seat.state === 'open');
  return (
    <Frame title={game.name}>
      <div class="stack">
        <header>
          <p class="small faint">{game.rulesetName}</p>
          <h1>{t.invited(game.name)}</h1>
        </header>
        <div class="join-grid">
          <section class="card stack">
            <h2>{t.joinTitle}</h2>
            {seated || !free ? (
              <>
                <p>{seated ? t.seated : t.full}</p>
                <Link class="button primary" href={`/game/${game.id}`}>
                  {seated ? t.show : t.watch}
                </Link>
              </>
            ) : game.refusal !== null ? (
              <>
                <p class="note bad">{game.refusal}</p>
                <Link class="button" href={`/game/${game.id}`}>
                  {t.watch}
                </Link>
              </>
            ) : stranger ? (
              <>
                <p>{t.needAccount}</p>
                <Link class="button primary" href={`/login?to=/join/${code}`}>
                  {texts.nav.logIn}
                </Link>
              </>
            ) : (
              <>
                {account.value === null ? <p class="small faint">{t.asGuest}</p> : null}
                <SeatForm game={game} submit={join} />
                <JoinByTelegram code={code} known={account.value !== null} />
              </>
            )}
          </section>
          <div class="stack">
            <section class="card stack">
              <h2>{t.seats(game.taken, game.size)}</h2>
              <ul class="seat-list">
                {game.seats
                  .filter((seat) => seat.state !== 'open')
                  .map((seat) => (
                    <li key={seat.seat}>
                      <Who seat={seat} />
                      <PersonLine game={game} seat={seat} />
                    </li>
                  ))}
              </ul>
              <Facts game={game} />
            </section>
            {game.status === 'lobby' ? (
              <BoardPreview
                ruleset={game.ruleset}
                board={game.boardName}
                game={game.id}
                seats={game.size}
                parameters={game.parameters}
                quiet
              />
            ) : null}
          </div>
        </div>
      </div>
    </Frame>
  );
}
