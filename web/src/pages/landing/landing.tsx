import './landing.css';
import { useEffect } from 'preact/hooks';
import { reachable } from '../../api/client';
import { listen } from '../../api/stream';
import type { Ruleset, Summary } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { play, starting } from '../../shell/first-game';
import { account, me } from '../../shell/me';
import { usePaged } from '../../shell/paging';
import { Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { inOrder } from '../../games/order';
import { Emblem } from './emblem';
import { GameList } from './game-list';
import { TableReady } from './table-ready';

const t = texts.lobby;

/** The home page. People with games see them first; a new visitor sees what this is and a button that starts a game. */
export function Landing() {
  const mine = usePaged<Summary>(account.value === null ? null : '/games?show=mine', 'games');
  const open = usePaged<Summary>('/games?show=open', 'games');
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  useEffect(() => {
    if (account.value === null) {
      return;
    }
    const stream = listen('/me/stream', null, () => mine.again());
    return () => stream.close();
  }, [account.value?.id]);
  const known = mine.items ?? [];
  const returning = known.length > 0;
  // A person with an account may have games: show nothing until we know.
  const undecided = (me.value === null && reachable.value) || (account.value !== null && mine.items === null);
  const others = (open.items ?? []).filter((game) => game.mySeat === null && !game.hosting);
  return (
    <Frame title={texts.name}>
      <div class="stack landing">
        {account.value === null ? null : <TableReady />}
        {returning ? (
          <MyGames games={known} more={mine.more} />
        ) : undecided ? null : (
          <Hero rulesets={inOrder(rulesets.value?.rulesets ?? [])} />
        )}
        {account.value?.kind === 'guest' && returning ? <GuestNote name={account.value.name} /> : null}
        <PlayNow rulesets={rulesets.value === null ? null : inOrder(rulesets.value.rulesets)} problem={rulesets.problem} />
        <section class="stack">
          <div class="row apart">
            <h2>{t.open}</h2>
            <div class="row">
              <Link class="button quiet" href="/maps">
                {t.maps}
              </Link>
              <Link class="button" href="/find">
                {texts.finding.button}
              </Link>
              <Link class="button" href="/new">
                <Icon name="plus" /> {t.create}
              </Link>
            </div>
          </div>
          <GameList games={open.items === null ? null : others} empty={t.openEmpty} />
          <ShowMore more={open.more} of={t.open} />
        </section>
      </div>
    </Frame>
  );
}

function Hero({ rulesets }: { rulesets: Ruleset[] }) {
  const first = rulesets[0];
  return (
    <section class="hero">
      <div class="stack">
        <h1>
          {t.headline.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <p class="prose">{t.lead}</p>
        <div class="row hero-ways">
          <button
            class="button primary large"
            disabled={first === undefined || starting.value !== null}
            onClick={() => first !== undefined && play(first.id, 'first')}
          >
            <Icon name="play" /> {first !== undefined && starting.value === `first ${first.id}` ? t.starting : t.playFirst}
          </button>
          <Link class="button large" href="/new">
            {t.createWithFriends}
          </Link>
        </div>
        <p class="small faint">{first === undefined ? null : t.playFirstNote(first.name)}</p>
      </div>
      <img src={theme.value === 'night' ? '/picture-night.svg' : '/picture-paper.svg'} alt={t.picture} width="1200" height="760" />
    </section>
  );
}

function MyGames({ games, more }: { games: Summary[]; more: (() => void) | null }) {
  const rank = (game: Summary) => (game.status === 'over' ? 3 : game.myTurn && !game.iAmReady ? 0 : game.status === 'lobby' ? 2 : 1);
  const sorted = [...games].sort((a, b) => rank(a) - rank(b) || (a.deadline ?? '9').localeCompare(b.deadline ?? '9'));
  return (
    <section class="stack">
      <h1>{t.mine}</h1>
      <GameList games={sorted} empty={t.mineEmpty} />
      <ShowMore more={more} of={t.mine} />
    </section>
  );
}

function GuestNote({ name }: { name: string }) {
  return (
    <p class="note row apart guest-note">
      <span class="grow">{t.guestNote(name)}</span>
      <Link class="button" href="/login">
        {t.claim}
      </Link>
    </p>
  );
}

function PlayNow({ rulesets, problem }: { rulesets: Ruleset[] | null; problem: string | null }) {
  return (
    <section class="stack" aria-labelledby="play-now">
      <div>
        <h2 id="play-now">{t.playNow}</h2>
        <p class="faint">{t.playNowLead}</p>
      </div>
      <ul class="shelf">
        {(rulesets ?? []).map((ruleset) => (
          <li class="card play-card" key={ruleset.id}>
            <Emblem face={ruleset.face} />
            <div class="stack tight">
              <h3>{ruleset.name}</h3>
              <p class="small">{ruleset.face.blurb}</p>
              <p class="small faint">
                {t.players(ruleset.fewestSeats, ruleset.mostSeats)} ·{' '}
                <Link href={`/rules/${ruleset.id}`} aria-label={`${t.rules}: ${ruleset.name}`}>
                  {t.rules}
                </Link>
              </p>
            </div>
            <div class="row">
              <button
                class="button primary"
                disabled={starting.value !== null}
                onClick={() => play(ruleset.id, 'first')}
                aria-label={t.learn(ruleset.name)}
                title={t.learnHint}
              >
                {starting.value === `first ${ruleset.id}` ? t.starting : t.firstGame}
              </button>
              <button
                class="button"
                disabled={starting.value !== null}
                onClick={() => play(ruleset.id, 'any')}
                aria-label={t.play(ruleset.name)}
                title={t.playHint}
              >
                {starting.value === `any ${ruleset.id}` ? t.starting : t.playNow}
              </button>
            </div>
          </li>
        ))}
        {rulesets === null && problem === null ? [1, 2, 3, 4].map((i) => <li key={i} class="skeleton play-card" />) : null}
      </ul>
      {problem === null ? null : <p class="note bad">{problem}</p>}
    </section>
  );
}
