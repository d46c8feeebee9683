import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { Game } from '../../api/types';
import { Icon } from '../../shell/icons';
import { base } from '../../shell/links';
import { seatName, Who } from '../../shell/player';
import { go, Link } from '../../shell/router';
import { theme } from '../../shell/theme';
import { complain, say } from '../../shell/toast';
import { listed, texts } from '../../texts/en';
import { Graph } from './graph';
import { raise } from './bottom-sheet';
import { pastTurns } from './past';
import { ReviewBox } from './review';
import type { Table } from './table';
import { turningPoints } from './turning';

const t = texts.game.finale;
/** How long the film shows each turn. */
const MILLIS = 700;

/** The end of a game: who won and how, the turning points, and what to do next. */
export function Finale({ table, game, film }: { table: Table; game: Game; film: Signal<number | null> }) {
  const standing = table.current.value?.standing ?? game.standing;
  const winners = game.winners.flatMap((seat) => table.seat(seat) ?? []);
  const first = (seat: number) => (game.winners.includes(seat) ? 1 : 0);
  const scores = [...(standing?.scores ?? [])].sort((a, b) => first(b.seat) - first(a.seat) || b.points - a.points);
  return (
    <section class="finale stack" data-testid="finale">
      <header class="finale-head stack tight">
        <p class="small faint">{t.over(table.current.value?.resolved?.turn ?? game.turn)}</p>
        <h2>{winners.length > 0 ? t.won(listed(winners.map(seatName))) : t.drawn}</h2>
        {standing?.sentence ? <p class="serif">{standing.sentence}</p> : null}
      </header>
      <ol class="finale-scores">
        {scores.map((score) => {
          const seat = table.seat(score.seat);
          return (
            <li key={score.seat} class={game.winners.includes(score.seat) ? 'first' : undefined}>
              {seat === undefined ? null : <Who seat={seat} />}
              {score.alive ? null : <span class="tag">{texts.game.standing.out}</span>}
              <span class="count">{score.points}</span>
            </li>
          );
        })}
      </ol>
      <Next table={table} game={game} />
      <TurningPoints table={table} />
      <ReviewBox id={game.id} seats={game.seats} look={(at) => void table.look(at, 'turn').catch(complain)} />
      <Film table={table} game={game} running={film} />
      <Graph table={table} />
    </section>
  );
}

/** A rematch, and a link for others. */
function Next({ table, game }: { table: Table; game: Game }) {
  // A host without a seat can make the rematch, and has no seat to take in one that somebody else has made.
  const part = game.me.seat !== null || (game.me.host && game.rematch === null);
  const rematch = () =>
    api
      .post<Game>(`${table.path}/rematch`)
      .then((next) => go(`/game/${next.id}`))
      .catch(complain);
  const link = `${base()}/game/${game.id}/story`;
  const share = () => {
    if (typeof navigator.share === 'function') {
      // Closing the system's share dialog is not an error.
      navigator.share({ title: game.name, url: link }).catch(() => undefined);
    } else {
      navigator.clipboard.writeText(link).then(() => say(texts.game.copied), complain);
    }
  };
  return (
    <div class="stack tight">
      <div class="row">
        {part ? (
          <button class="button primary" onClick={rematch}>
            {game.rematch === null ? texts.game.rematch : t.joinRematch}
          </button>
        ) : null}
        <button class="button" onClick={share}>
          <Icon name="out" /> {t.share}
        </button>
        <Link class="button" href={`/game/${game.id}/story`}>
          {texts.watch.story.link}
        </Link>
      </div>
      {part ? <p class="small faint">{game.rematch === null ? t.rematchNote : t.rematchWaits}</p> : null}
      {game.visibility === 'private' ? <p class="small faint">{t.private}</p> : null}
    </div>
  );
}

function TurningPoints({ table }: { table: Table }) {
  const points = turningPoints(table.past.value);
  if (points.length === 0) {
    return null;
  }
  return (
    <section class="stack tight">
      <h3 class="small-title">{t.turningPoints}</h3>
      <ul class="turning">
        {points.map(({ turn, at, seat, gained, leader }) => (
          <li key={at}>
            <button class="button quiet" onClick={() => void table.look(at, 'turn').catch(complain)}>
              <strong>{texts.turn(turn)}</strong>{' '}
              {leader === null
                ? t.gained(seatName(table.seat(seat)), gained)
                : t.tookLead(seatName(table.seat(leader)), seat === leader ? gained : null)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The board after each turn as a film: on the page, or as a file. */
function Film({ table, game, running }: { table: Table; game: Game; running: Signal<number | null> }) {
  const ends = pastTurns(table.past.value).map(({ steps }) => steps.at(-1)?.at as number);
  useEffect(() => {
    const at = running.value;
    if (at === null) {
      return;
    }
    let timer = 0;
    let stopped = false;
    table
      .look(ends[at] ?? null, 'step')
      .then(() => {
        if (!stopped) {
          timer = window.setTimeout(() => (running.value = at + 1 < ends.length ? at + 1 : null), MILLIS);
        }
      })
      .catch(complain);
    return () => {
      stopped = true;
      window.clearTimeout(timer);
    };
  }, [running.value]);
  const play = () => {
    raise('low');
    running.value = running.value === null ? 0 : null;
  };
  return (
    <section class="stack tight">
      <h3 class="small-title">{t.film}</h3>
      <div class="row">
        <button class="button" onClick={play}>
          <Icon name={running.value === null ? 'play' : 'pause'} /> {running.value === null ? t.watch : t.stop}
        </button>
        <a
          class="button"
          href={`/api${table.path}/timelapse.gif?theme=${theme.value}`}
          download={`${game.name}.gif`}
          data-testid="timelapse"
        >
          <Icon name="save" /> {t.download}
        </a>
      </div>
      {running.value === null ? null : <p class="small faint count">{texts.game.report.step(running.value + 1, ends.length)}</p>}
    </section>
  );
}
