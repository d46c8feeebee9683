import './games.css';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Ruleset, Summary } from '../../api/types';
import { inOrder } from '../../games/order';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { usePaged, useSearching, type Paged } from '../../shell/paging';
import { go, Link, place } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { texts } from '../../texts/en';
import { GameCard } from './game-card';
import { isFiltered, readQuery, SHELVES, writeQuery, type GameQuery } from './query';

const t = texts.watch;
const AT_ONCE = 24;
/** Boards of running games are looked at again after this time. Unchanged answers are not sent again. */
const AGAIN_MILLIS = 30_000;
const CALM_MILLIS = 300;

/** Public games: being played, with free seats, and finished. */
export function Games() {
  const query = readQuery(place.value.query);
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  const paged = usePaged<Summary>(`/games?${writeQuery(query)}&limit=${AT_ONCE}`, 'games');
  const change = (part: Partial<GameQuery>) => go(`/games?${writeQuery({ ...query, ...part })}`, 'replace');
  useEffect(() => {
    if (query.show === 'finished') {
      return;
    }
    const timer = window.setInterval(() => document.visibilityState === 'visible' && paged.again(), AGAIN_MILLIS);
    return () => window.clearInterval(timer);
  }, [writeQuery(query)]);
  return (
    <Frame title={t.title}>
      <div class="stack">
        <header>
          <h1>{t.title}</h1>
          <p class="prose">{t.lead}</p>
        </header>
        <Shelves query={query} />
        {query.show === 'open' ? (
          <div class="row">
            <Link class="button" href="/find">
              {texts.finding.button}
            </Link>
            <Link class="button" href="/new">
              <Icon name="plus" /> {texts.lobby.create}
            </Link>
          </div>
        ) : null}
        <Filters query={query} change={change} rulesets={inOrder(rulesets.value?.rulesets ?? [])} />
        <Found key={writeQuery(query)} query={query} paged={paged} rulesets={rulesets.value?.rulesets ?? []} />
      </div>
    </Frame>
  );
}

function Shelves({ query }: { query: GameQuery }) {
  return (
    <nav class="segments shelves" aria-label={t.shelfLabel}>
      {SHELVES.map((show) => (
        <Link
          key={show}
          class="segment"
          href={`/games?${writeQuery({ ...query, show })}`}
          aria-current={show === query.show ? 'page' : undefined}
        >
          {t.shelves[show]}
        </Link>
      ))}
    </nav>
  );
}

interface FiltersProps {
  query: GameQuery;
  change(part: Partial<GameQuery>): void;
  rulesets: Ruleset[];
}

function Filters({ query, change, rulesets }: FiltersProps) {
  const typed = useSignal(query.search);
  // On a phone the games are more important than the filters.
  const [wide] = useState(() => window.matchMedia('(min-width: 761px)').matches);
  useEffect(() => {
    const timer = window.setTimeout(() => typed.value !== query.search && change({ search: typed.value }), CALM_MILLIS);
    return () => window.clearTimeout(timer);
  }, [typed.value]);
  const chosen = rulesets.find(({ id }) => id === query.ruleset);
  const sizes = (chosen === undefined ? rulesets : [chosen]).map((each) => [each.fewestSeats, each.mostSeats] as const);
  const [least, most] = [Math.min(...sizes.map(([few]) => few)), Math.max(...sizes.map(([, many]) => many))];
  const numbers = sizes.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
  const clear = () => {
    typed.value = '';
    go(`/games?show=${query.show}`, 'replace');
  };
  return (
    <form class="game-filters" role="search" aria-label={t.filters} onSubmit={(event) => event.preventDefault()}>
      <div class="field wide">
        <label for="f-search">{t.search}</label>
        <input
          id="f-search"
          type="search"
          class="input"
          maxLength={60}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </div>
      <details class="more-filters" open={wide || isFiltered({ ...query, search: '' })}>
        <summary>{t.filters}</summary>
        <div class="filter-grid">
          <Pick
            id="ruleset"
            label={t.game}
            value={query.ruleset}
            options={rulesets.map(({ id, name }) => [id, name])}
            choose={(ruleset) => change({ ruleset, board: '', size: '' })}
          />
          {chosen === undefined || chosen.boards.length === 0 ? null : (
            <Pick
              id="board"
              label={t.board}
              value={query.board}
              options={[...chosen.boards.map((board): [string, string] => [board, board]), ['own map', t.ownMap]]}
              choose={(board) => change({ board })}
            />
          )}
          <Pick id="size" label={t.size} value={query.size} options={numbers.map((n) => [n, n])} choose={(size) => change({ size })} />
          <Pick id="tempo" label={t.tempo} value={query.tempo} options={Object.entries(t.tempos)} choose={(tempo) => change({ tempo })} />
          <Pick
            id="people"
            label={t.people}
            value={query.people}
            options={['1', '2', '3', '4', '6'].map((n) => [n, t.atLeast(Number(n))])}
            choose={(people) => change({ people })}
          />
          <Pick id="bots" label={t.bots} value={query.bots} options={Object.entries(t.botChoices)} choose={(bots) => change({ bots })} />
        </div>
      </details>
      {isFiltered(query) ? (
        <button type="button" class="button quiet" onClick={clear}>
          {t.clear}
        </button>
      ) : null}
    </form>
  );
}

interface PickProps {
  id: string;
  label: string;
  value: string;
  options: [string, string][];
  choose(value: string): void;
}

function Pick({ id, label, value, options, choose }: PickProps) {
  return (
    <div class="field">
      <label for={`f-${id}`}>{label}</label>
      <select id={`f-${id}`} class="select" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t.any}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The games found so far. */
function Found({ query, paged, rulesets }: { query: GameQuery; paged: Paged<Summary>; rulesets: Ruleset[] }) {
  const { items, more, problem } = paged;
  const searching = useSearching(paged, isFiltered(query) ? AT_ONCE : 0);
  if (problem !== null) {
    return <p class="note bad">{problem}</p>;
  }
  if (items === null) {
    return (
      <ul class="cards" aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((i) => (
          <li key={i} class="skeleton game-card-waiting" />
        ))}
      </ul>
    );
  }
  return (
    <section class="stack" aria-label={t.shelves[query.show]}>
      <ul class="cards">
        {items.map((game) => (
          <li key={game.id}>
            <GameCard game={game} face={rulesets.find(({ id }) => id === game.ruleset)?.face ?? null} />
          </li>
        ))}
      </ul>
      {searching ? (
        <p class="faint" role="status">
          {t.searching}
        </p>
      ) : items.length === 0 ? (
        <p class="empty card">{isFiltered(query) ? t.nothing : t.none[query.show]}</p>
      ) : null}
      {searching ? null : <ShowMore more={more} of={t.shelves[query.show] ?? ''} />}
    </section>
  );
}
