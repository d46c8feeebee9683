import type { Summary } from '../../api/types';
import { Badge, seatName } from '../../shell/player';
import { Link } from '../../shell/router';
import { moment, span, untilDeadline } from '../../shell/time';
import { listed, texts } from '../../texts/en';

const t = texts.lobby;

function stateOf(game: Summary): { text: string; tone: string } {
  if (game.status === 'over') {
    const won = game.mySeat !== null && game.winners.includes(game.mySeat);
    return { text: won ? t.won : t.finished, tone: won ? ' good' : '' };
  }
  if (game.status === 'paused') {
    return { text: t.paused, tone: '' };
  }
  if (game.status === 'lobby') {
    return { text: t.lobby, tone: '' };
  }
  if (game.myTurn && !game.iAmReady) {
    return { text: t.yourTurn, tone: ' mine' };
  }
  return { text: game.iAmReady ? t.ready : t.waiting, tone: game.iAmReady ? ' good' : '' };
}

/** 'Turn 7 · Thu 20:00 · 1 d 3 h left', in parts that are not broken at a line end. */
function timeOf(game: Summary): string[] {
  if (game.status === 'lobby') {
    return [t.seats(game.taken, game.size)];
  }
  if (game.status === 'over') {
    return game.winners.length === 0
      ? []
      : [t.wonBy(listed(game.winners.map((seat) => seatName(game.seats.find((s) => s.seat === seat)))))];
  }
  const parts = [texts.turn(game.turn)];
  if (game.deadline !== null && game.status === 'running') {
    const left = untilDeadline(game.deadline);
    parts.push(moment(game.deadline), left > 0 ? t.endsIn(span(left)) : t.ended);
  }
  return parts;
}

export function GameList({ games, empty }: { games: Summary[] | null; empty: string }) {
  if (games === null) {
    return <div class="skeleton game-row" />;
  }
  if (games.length === 0) {
    return <p class="empty card">{empty}</p>;
  }
  return (
    <ul class="game-list">
      {games.map((game) => (
        <GameRow game={game} key={game.id} />
      ))}
    </ul>
  );
}

function GameRow({ game }: { game: Summary }) {
  const { text, tone } = stateOf(game);
  return (
    <li>
      <Link class={'game-row card' + (tone === ' mine' ? ' waits' : '')} href={`/game/${game.id}`}>
        <span class="grow">
          <strong class="game-name">{game.name}</strong>
          <span class="small faint block">
            {[...(game.rulesetName === game.name ? [] : [game.rulesetName]), ...timeOf(game)].map((part, i) => (
              <span key={i} class="part count">
                {part}
              </span>
            ))}
          </span>
        </span>
        <span class="badges" aria-hidden="true">
          {game.seats
            .filter((seat) => seat.state !== 'open')
            .slice(0, 8)
            .map((seat) => (
              <Badge seat={seat} key={seat.seat} />
            ))}
        </span>
        <span class="row game-state">
          {game.unread > 0 ? <span class="tag">{t.unread(game.unread)}</span> : null}
          <span class={'tag' + tone}>{text}</span>
        </span>
      </Link>
    </li>
  );
}
