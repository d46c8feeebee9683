import { api } from '../../api/client';
import type { Game } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { account, ensureAccount } from '../../shell/me';
import { Who } from '../../shell/player';
import { go, Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { SeatForm, type SeatWish } from './seat-form';

const t = texts.lobby;

/** An invitation: what game it is, who plays, what happens to the absent, and a seat. */
export function Join({ code }: Record<string, string>) {
  const game = useFetched<Game>(`/invitations/${code}`);
  if (game.problem !== null) {
    return (
      <Frame title={t.join} narrow>
        <p class="note bad">{game.problem}</p>
      </Frame>
    );
  }
  return game.value === null ? <Waiting /> : <Invitation game={game.value} code={code as string} />;
}

function Invitation({ game, code }: { game: Game; code: string }) {
  const join = async (wish: SeatWish) => {
    await ensureAccount();
    await api.post<Game>(`/games/${game.id}/seats`, { invitation: code, ...wish });
    go(`/game/${game.id}`);
  };
  const seated = game.me.seat !== null;
  const free = game.taken < game.size || game.seats.some((seat) => seat.state === 'open');
  return (
    <Frame title={game.name} narrow>
      <div class="stack">
        <header>
          <p class="small faint">{game.rulesetName}</p>
          <h1>{t.invited(game.name)}</h1>
        </header>
        <section class="card stack tight">
          <h2 class="small-title">{t.seats(game.taken, game.size)}</h2>
          <ul class="row">
            {game.seats
              .filter((seat) => seat.state !== 'open')
              .map((seat) => (
                <li key={seat.seat}>
                  <Who seat={seat} />
                </li>
              ))}
          </ul>
          {game.absenceRules.length === 0 ? null : (
            <>
              <h2 class="small-title">{t.ladder}</h2>
              <ul class="dots small">
                {game.absenceRules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </>
          )}
        </section>
        <section class="card stack tight">
          <h2 class="small-title">{t.joinTitle}</h2>
          {seated || !free ? (
            <>
              {seated ? null : <p>{t.full}</p>}
              <Link class="button primary" href={`/game/${game.id}`}>
                {seated ? t.show : t.watch}
              </Link>
            </>
          ) : (
            <>
              {account.value === null ? <p class="small faint">{t.asGuest}</p> : null}
              <SeatForm game={game} submit={join} />
            </>
          )}
        </section>
      </div>
    </Frame>
  );
}
