import '../game/tabs.css';
import './story.css';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Game, PositionBrief, SeatBrief } from '../../api/types';
import { Apology, Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { Waiting } from '../../shell/lazy';
import { Who, seatName } from '../../shell/player';
import { Link } from '../../shell/router';
import { theme } from '../../shell/theme';
import { listed, texts } from '../../texts/en';
import { Graph } from '../game/graph';
import { pastTurns } from '../game/past';
import { Table } from '../game/table';
import { turningPoints } from '../game/turning';
import { profileOf } from '../people/person-line';
import { Check, Embed, Share } from './keepsakes';
import { Chapter } from './chapter';

const t = texts.watch.story;
const LONGEST_LIST = 12;

/** A game from its beginning to its end, to read: the result, how it came about, and every turn. */
export function Story({ id }: Record<string, string>) {
  const [table] = useState(() => new Table(id as string));
  const [rulesMissing, setRulesMissing] = useState(false);
  useEffect(() => {
    void table
      .open()
      .then(() => (table.problem.value === null ? undefined : openStored(table).then(() => setRulesMissing(true))))
      .catch(() => undefined);
    return () => table.close();
  }, [table]);
  const game = table.game.value;
  if (table.problem.value !== null && !rulesMissing) {
    return <Apology title={texts.errors.notFoundTitle} sentence={table.problem.value} />;
  }
  if (game === null) {
    return <Waiting />;
  }
  return (
    <Frame title={t.title(game.name)}>
      <article class="story stack">
        <Head table={table} game={game} />
        {game.status === 'lobby' ? (
          <p class="empty card">{t.notBegun}</p>
        ) : rulesMissing ? (
          <Stored table={table} game={game} />
        ) : (
          <Told table={table} game={game} />
        )}
      </article>
    </Frame>
  );
}

/** What the server keeps of a game whose rules it does not have any more: result, points and log. */
async function openStored(table: Table): Promise<void> {
  table.game.value = await api.get<Game>(table.path);
  table.positions.value = (await api.get<{ positions: PositionBrief[] }>(`${table.path}/positions?limit=1000`)).positions;
}

function Stored({ table, game }: { table: Table; game: Game }) {
  return (
    <>
      <p class="note">{table.problem.value}</p>
      <Outcome table={table} game={game} />
      <section class="card">
        <Graph table={table} />
      </section>
      <Check game={game} path={table.path} />
    </>
  );
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

function Head({ table, game }: { table: Table; game: Game }) {
  const last = table.past.value.at(-1);
  const facts = [
    t.rules(game.rulesetName, game.rulesetVersion),
    game.boardName || null,
    last === undefined ? null : t.days(day(table.past.value[0]?.time ?? last.time), day(last.time)),
    game.host === null ? null : t.host(game.host.name),
  ].filter((fact) => fact !== null);
  return (
    <header class="stack tight">
      <h1>{game.name}</h1>
      <p class="faint">{facts.join(' · ')}</p>
      {game.asOf === null ? null : <p class="note">{texts.watch.delayed(game.spectatorDelay)}</p>}
    </header>
  );
}

function Told({ table, game }: { table: Table; game: Game }) {
  return (
    <>
      <Outcome table={table} game={game} />
      <div class="story-course">
        <section class="card">
          <Graph table={table} />
        </section>
        <Turning table={table} game={game} />
      </div>
      <Turns table={table} game={game} />
      <Check game={game} path={table.path} />
      <Embed game={game} />
    </>
  );
}

/** How the game stands, or ended, beside its board. */
function Outcome({ table, game }: { table: Table; game: Game }) {
  const over = game.status === 'over';
  const standing = table.current.value?.standing ?? game.standing;
  const winners = game.winners.flatMap((seat) => table.seat(seat) ?? []);
  const first = (seat: number) => (game.winners.includes(seat) ? 1 : 0);
  const scores = [...(standing?.scores ?? [])].sort((a, b) => first(b.seat) - first(a.seat) || b.points - a.points);
  const head = !over
    ? texts.turn(game.turn)
    : winners.length > 0
      ? texts.game.finale.won(listed(winners.map(seatName)))
      : texts.game.finale.drawn;
  return (
    <div class="story-outcome">
      <section class="stack">
        <div class="finale-head">
          <h2>{head}</h2>
          {standing?.sentence ? <p class="serif">{standing.sentence}</p> : null}
        </div>
        <ol class="finale-scores">
          {scores.map((score) => {
            const seat = table.seat(score.seat);
            return (
              <li key={score.seat} class={game.winners.includes(score.seat) ? 'first' : undefined}>
                {seat === undefined ? null : <Who seat={seat} />}
                <Played seat={seat} />
                {score.alive ? null : <span class="tag">{texts.game.standing.out}</span>}
                <span class="count">{score.points}</span>
              </li>
            );
          })}
        </ol>
        <div class="row">
          <Link class="button primary" href={`/game/${game.id}`}>
            <Icon name="play" /> {over ? t.open : t.watch}
          </Link>
          <Share game={game} />
        </div>
      </section>
      <img
        hidden={table.problem.value !== null}
        class="story-board"
        src={`/api${table.path}/positions/${game.at}/picture.png?theme=${theme.value}&orders=none&width=1000`}
        alt={texts.watch.picture(game.name)}
        width="1000"
        height="625"
      />
    </div>
  );
}

/** The person or bot of a seat, with a link to the profile. */
function Played({ seat }: { seat: SeatBrief | undefined }) {
  const person = seat?.player ?? null;
  if (person !== null) {
    return (
      <Link class="small" href={profileOf(person)}>
        {person.name}
      </Link>
    );
  }
  return seat?.bot ? (
    <Link class="small" href={`/people/${seat.bot}`}>
      {texts.game.players.bot(seat.bot)}
    </Link>
  ) : null;
}

function Turning({ table, game }: { table: Table; game: Game }) {
  const points = turningPoints(table.past.value);
  return points.length === 0 ? null : (
    <section class="card stack tight">
      <h2>{texts.game.finale.turningPoints}</h2>
      <ul class="dots">
        {points.map(({ turn, at, seat, gained, leader }) => (
          <li key={at}>
            <Link href={`/game/${game.id}/turn/${turn}`}>{texts.turn(turn)}</Link>
            {': '}
            {leader === null
              ? texts.game.finale.gained(seatName(table.seat(seat)), gained)
              : texts.game.finale.tookLead(seatName(table.seat(leader)), seat === leader ? gained : null)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every turn with its report. Of a long game only the first turns are shown at once. */
function Turns({ table, game }: { table: Table; game: Game }) {
  const [all, setAll] = useState(false);
  const turns = pastTurns(table.past.value).filter(({ turn }) => turn > 0);
  const shown = all ? turns : turns.slice(0, LONGEST_LIST);
  return (
    <section class="stack">
      <h2>{t.turns}</h2>
      {turns.length === 0 ? <p class="faint">{t.noTurns}</p> : null}
      <ol class="chapters-told stack">
        {shown.map((past) => (
          <li key={past.steps.at(-1)?.at}>
            <Chapter table={table} game={game} past={past} />
          </li>
        ))}
      </ol>
      {shown.length < turns.length ? (
        <div>
          <button class="button" onClick={() => setAll(true)}>
            {t.allTurns(turns.length)}
          </button>
        </div>
      ) : null}
    </section>
  );
}
