import './people.css';
import type { FinishedGame, PersonProfile, ProfileBadge, Tally } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Apology, Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { usePaged } from '../../shell/paging';
import { Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { date, day } from '../../shell/time';
import { texts } from '../../texts/en';
import { Blocking } from './blocking';
import { Ratings } from './ratings';
import { ReliabilityBar } from './reliability-bar';
import { ShownParts } from './shown-parts';

const t = texts.people.profile;

/** A person: what is public of the games, whether the person can be relied on, and when the person is away. */
export function Profile({ name }: Record<string, string>) {
  const path = `/people/${encodeURIComponent(name as string)}`;
  const profile = useFetched<PersonProfile>(path);
  if (profile.problem !== null) {
    return <Apology title={t.none} sentence={profile.problem} again={profile.again} />;
  }
  const person = profile.value;
  if (person === null) {
    return <Waiting />;
  }
  return (
    <Frame title={person.name} narrow>
      <div class="stack">
        <header class="stack tight">
          <h1>
            {person.name} {person.kind === 'person' ? null : <span class="tag">{t.kinds[person.kind]}</span>}
          </h1>
          {person.since === null ? null : <p class="small faint">{t.since(date(person.since))}</p>}
          {person.about === null ? null : <p class="prose">{person.about}</p>}
          {(person.leave ?? []).map((leave) => (
            <p class="note brass" key={leave.from}>
              {leave.away ? t.away(day(leave.to)) : t.ahead(day(leave.from), day(leave.to))}
            </p>
          ))}
        </header>
        {person.kind === 'bot' ? (
          person.ratings === null || person.ratings.length === 0 ? null : (
            <Ratings ratings={person.ratings} bot />
          )
        ) : (
          <Parts person={person} path={path} changed={profile.again} />
        )}
      </div>
    </Frame>
  );
}

function Parts({ person, path, changed }: { person: PersonProfile; path: string; changed(): void }) {
  return (
    <>
      {person.reliability === null ? null : (
        <section class="card stack tight" aria-labelledby="reliability">
          <h2 id="reliability">{t.reliability}</h2>
          <ReliabilityBar of={person.reliability} />
        </section>
      )}
      {person.ratings === null || person.ratings.length === 0 ? null : <Ratings ratings={person.ratings} />}
      {person.badges === null || person.badges.length === 0 ? null : <Badges badges={person.badges} />}
      {person.results === null ? null : <Results tallies={person.results} />}
      {person.games === null || person.games.length === 0 ? null : (
        <section class="card stack tight" aria-labelledby="current">
          <h2 id="current">{t.current}</h2>
          <ul class="stack tight">
            {person.games.map((game) => (
              <li class="row nowrap apart" key={game.id}>
                <span class="grow">
                  <Link href={`/game/${game.id}`}>{game.name}</Link>
                  <span class="small faint block">{[game.rulesetName, game.country].join(' · ')}</span>
                </span>
                <span class="small faint">{game.status === 'lobby' ? t.gathering : texts.turn(game.turn)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {person.shown === null ? null : <ShownParts shown={person.shown} changed={changed} />}
      <Blocking person={person} changed={changed} />
      {/* The last part: it comes later than the others, and nothing may move away under somebody's finger. */}
      {person.results === null ? null : <Finished path={path} />}
    </>
  );
}

function Badges({ badges }: { badges: ProfileBadge[] }) {
  return (
    <section class="card stack tight" aria-labelledby="badges">
      <h2 id="badges">{t.badges}</h2>
      <ul class="honours">
        {badges.map((badge) => (
          <li key={badge.kind + badge.ruleset}>
            <strong>{badge.title}</strong>
            <span class="small faint block">{badge.sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Results({ tallies }: { tallies: Tally[] }) {
  if (tallies.length === 0) {
    return <p class="faint">{t.noGames}</p>;
  }
  return (
    <section class="card stack tight" aria-labelledby="results">
      <h2 id="results">{t.results}</h2>
      <div class="scroll-x">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{t.game}</th>
              <th scope="col" class="number">
                {t.played}
              </th>
              <th scope="col" class="number">
                {t.won}
              </th>
              <th scope="col" class="number">
                {t.againstBots}
              </th>
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => (
              <tr key={tally.ruleset}>
                <th scope="row">
                  <Link href={`/rules/${tally.ruleset}`}>{tally.rulesetName}</Link>
                </th>
                <td class="number">{tally.played}</td>
                <td class="number">{tally.won}</td>
                <td class="number">{tally.playedBots === 0 ? '–' : t.ofGames(tally.wonBots, tally.playedBots)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Finished({ path }: { path: string }) {
  const list = usePaged<FinishedGame>(`${path}/games`, 'games');
  if (list.items === null || list.items.length === 0) {
    return null;
  }
  return (
    <section class="card stack tight" aria-labelledby="finished">
      <h2 id="finished">{t.finished}</h2>
      <ul class="stack tight">
        {list.items.map((game) => (
          <li class="row nowrap apart" key={game.id}>
            <span class="grow">
              <Link href={`/game/${game.id}/story`}>{game.name}</Link>
              <span class="small faint block">{[game.rulesetName, day(game.finishedAt.slice(0, 10))].join(' · ')}</span>
            </span>
            <span class={'tag' + (game.won ? ' good' : '')}>
              {game.won ? t.wonIt : game.left ? t.left : t.place(game.place, game.seats)}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore more={list.more} of={t.finished} />
    </section>
  );
}
