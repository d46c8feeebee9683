import { useState } from 'preact/hooks';
import type { Face, SeatFull, Summary } from '../../api/types';
import { Badge, seatName } from '../../shell/player';
import { Link } from '../../shell/router';
import { theme } from '../../shell/theme';
import { moment, span, untilDeadline } from '../../shell/time';
import { listed, texts } from '../../texts/en';
import { Emblem } from '../landing/emblem';

const t = texts.watch;
const MOST_PLAYERS = 6;

function timeOf(game: Summary): string {
  if (game.status === 'over') {
    const winners = game.winners.map((seat) => seatName(game.seats.find((each) => each.seat === seat)));
    return winners.length === 0 ? texts.lobby.finished : texts.lobby.wonBy(listed(winners));
  }
  if (game.status === 'lobby') {
    return texts.lobby.seats(game.taken, game.size);
  }
  if (game.status === 'paused') {
    return [texts.turn(game.turn), texts.lobby.paused].join(' · ');
  }
  const left = game.deadline === null ? null : untilDeadline(game.deadline);
  return [texts.turn(game.turn), ...(left === null ? [] : [left > 0 ? texts.lobby.endsIn(span(left)) : texts.lobby.ended])].join(' · ');
}

/** Who plays, and how well: the best first. Before the game begins nobody has points. */
function Players({ game }: { game: Summary }) {
  const seats = (game.seats as SeatFull[]).filter(({ state }) => state !== 'open');
  const begun = game.status !== 'lobby';
  const first = (seat: number) => (game.winners.includes(seat) ? 1 : 0);
  const sorted = begun ? [...seats].sort((a, b) => first(b.seat) - first(a.seat) || (b.points ?? 0) - (a.points ?? 0)) : seats;
  return (
    <ul class="card-players">
      {sorted.slice(0, MOST_PLAYERS).map((seat) => (
        <li key={seat.seat} class={seat.alive ? undefined : 'out'} title={seatName(seat)}>
          <Badge seat={seat} />
          <span class="unseen">{seatName(seat)}</span>
          {begun ? <span class="count small">{seat.points ?? 0}</span> : null}
        </li>
      ))}
      {sorted.length > MOST_PLAYERS ? <li class="small faint">+{sorted.length - MOST_PLAYERS}</li> : null}
    </ul>
  );
}

/** A game with its board, as it is now. */
export function GameCard({ game, face }: { game: Summary; face: Face | null }) {
  const free = game.size - game.taken;
  const bots = game.seats.filter(({ bot }) => bot).length;
  const facts = [
    game.rulesetName === game.name ? null : game.rulesetName,
    game.boardName || null,
    t.tempoShort[game.tempo] ?? null,
    bots === 0 ? null : t.botsPlay(bots),
  ].filter((fact) => fact !== null);
  return (
    <Link class="game-card card" href={game.status === 'over' ? `/game/${game.id}/story` : `/game/${game.id}`}>
      <Picture game={game} face={face} />
      <span class="game-card-text">
        <strong class="game-name">{game.name}</strong>
        <span class="small faint">{facts.join(' · ')}</span>
        <span class="row apart small">
          <span class="count">{timeOf(game)}</span>
          {game.status === 'over' ? <time class="faint">{moment(game.updatedAt)}</time> : null}
          {free > 0 && game.status !== 'over' ? <span class="tag good">{t.seats(free)}</span> : null}
          {game.asOf === null ? null : <span class="tag">{t.behind}</span>}
        </span>
        <Players game={game} />
      </span>
    </Link>
  );
}

/** The board; the emblem of the game while there is none, or while the server is too busy to draw it. */
function Picture({ game, face }: { game: Summary; face: Face | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  const thumbnail =
    game.boardName === '' || game.boardName === 'own map'
      ? null
      : `/api/rulesets/${game.ruleset}/boards/${encodeURIComponent(game.boardName)}/thumbnail.svg?theme=${theme.value}`;
  const address = game.picture === null ? thumbnail : `${game.picture}&theme=${theme.value}`;
  return (
    <span class="game-card-picture">
      {address === null || broken === address ? (
        face === null ? null : (
          <Emblem face={face} />
        )
      ) : (
        <img src={address} alt={t.picture(game.name)} loading="lazy" width="480" height="300" onError={() => setBroken(address)} />
      )}
    </span>
  );
}
