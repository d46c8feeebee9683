import './finding.css';
import '../create/create.css';
import { useEffect, useState } from 'preact/hooks';
import { api, sentenceOf } from '../../api/client';
import type { MySearch, MySearches, Ruleset, Tempo } from '../../api/types';
import { inOrder } from '../../games/order';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { account, ensureAccount } from '../../shell/me';
import { Link } from '../../shell/router';
import { moment, span, untilDeadline } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Choices, Select } from '../create/parts';
import { DAYS, inWords, zone } from '../create/schedule';
import { Days } from '../create/schedule-form';
import { OwnHours } from './hours';

const t = texts.finding;
/** How often the page asks for news while it waits for other people. */
const EVERY = 4_000;

export function Finding() {
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  const found = useFetched<MySearches>(account.value === null ? null : '/me/searches');
  const searches = found.value?.searches ?? [];
  const waiting = searches.some((search) => search.state === 'open' || search.state === 'asked');
  useEffect(() => {
    if (!waiting) {
      return;
    }
    const timer = window.setInterval(() => document.visibilityState === 'visible' && found.again(), EVERY);
    return () => window.clearInterval(timer);
  }, [waiting]);
  return (
    <Frame title={t.title} narrow>
      <div class="stack">
        <h1>{t.title}</h1>
        <p class="prose">{t.lead}</p>
        {searches.length === 0 ? null : (
          <section class="stack" aria-labelledby="mine">
            <h2 id="mine">{t.mine}</h2>
            {shown(searches).map((search) => (
              <SearchCard key={search.id} search={search} changed={found.again} />
            ))}
          </section>
        )}
        {rulesets.value === null ? (
          <div class="skeleton card" />
        ) : (
          <Wish
            rulesets={inOrder(rulesets.value.rulesets)}
            looking={found.value?.looking ?? []}
            searches={searches}
            changed={found.again}
          />
        )}
        {rulesets.problem === null ? null : <p class="note bad">{rulesets.problem}</p>}
      </div>
    </Frame>
  );
}

/** Those that need an answer first; of those that are over, only the newest. */
function shown(searches: MySearch[]): MySearch[] {
  const rank = { asked: 0, seated: 1, open: 2, declined: 3, silent: 3, expired: 3 };
  const going = searches.filter((search) => rank[search.state] < 3);
  const over = searches.filter((search) => rank[search.state] === 3).slice(0, 1);
  return [...going.sort((a, b) => rank[a.state] - rank[b.state]), ...over];
}

function SearchCard({ search, changed }: { search: MySearch; changed(): void }) {
  const act = (work: Promise<unknown>) => void work.then(changed, complain);
  const path = `/me/searches/${search.id}`;
  const answer = (agree: boolean) => act(api.post(`${path}/answer`, { agree }));
  const { proposal } = search;
  return (
    <article class={'card stack tight search ' + search.state} data-testid="search">
      <div class="row apart">
        <h3>{t.kind(search.rulesetName, t.paces[search.pace]?.title.toLowerCase() ?? search.pace)}</h3>
      </div>
      {proposal === null ? <p class="small faint">{t.size(search.fewest, search.most)}</p> : null}
      {search.state === 'open' ? (
        <>
          <p class="small">{t.until(moment(search.until))}</p>
          <div>
            <button class="button" onClick={() => act(api.delete(path))}>
              {t.stop}
            </button>
          </div>
        </>
      ) : null}
      {proposal === null ? null : (
        <>
          <p role="status">
            <strong>{t.asked}.</strong> {t.askedLead(proposal.players)}
          </p>
          <p class="serif">{inWords(proposal.schedule)}</p>
          <p class="small faint count">
            {t.agreed(proposal.agreed, proposal.players)} {t.answerBy(span(untilDeadline(proposal.until)))}.
          </p>
          {proposal.mine === true ? <p class="small">{t.saidYes}</p> : null}
          <div class="row">
            {proposal.mine === true ? null : (
              <button class="button primary" onClick={() => answer(true)}>
                {t.yes}
              </button>
            )}
            <button class="button" onClick={() => answer(false)}>
              {t.no}
            </button>
          </div>
        </>
      )}
      {search.state === 'seated' ? (
        <div class="row apart">
          <p role="status">{t.seated}</p>
          <Link class="button primary" href={`/game/${search.game ?? ''}`}>
            {t.show}
          </Link>
        </div>
      ) : null}
      {t.over[search.state] === undefined ? null : <p class="small faint">{t.over[search.state]}</p>}
    </article>
  );
}

interface WishProps {
  rulesets: Ruleset[];
  looking: MySearches['looking'];
  searches: MySearch[];
  changed(): void;
}

function Wish({ rulesets, looking, searches, changed }: WishProps) {
  const [ruleset, setRuleset] = useState(rulesets[0]?.id ?? '');
  const [pace, setPace] = useState<Tempo>('daily');
  const [sizes, setSizes] = useState<[number, number] | null>(null);
  const [days, setDays] = useState<string[]>([...DAYS]);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = rulesets.find((each) => each.id === ruleset);
  if (chosen === undefined) {
    return null;
  }
  const [fewest, most] = sizes ?? [chosen.fewestSeats, Math.min(chosen.mostSeats, 5)];
  const begin = async () => {
    setProblem(null);
    try {
      await ensureAccount();
      await api.post('/me/searches', { ruleset, pace, fewest, most, days, zone: zone() });
      changed();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const same = searches.filter((search) => search.ruleset === ruleset && search.pace === pace);
  const mine = same.some(({ state }) => state === 'open');
  const going = mine || same.some(({ state }) => state === 'asked');
  const others = looking
    .filter((each) => each.ruleset === ruleset && each.pace === pace)
    .reduce((sum, each) => sum + each.people, mine ? -1 : 0);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i): [string, string] => [String(from + i), String(from + i)]);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <Choices
        legend={t.ruleset}
        name="ruleset"
        value={ruleset}
        options={rulesets.map((r) => ({ value: r.id, title: r.name, note: texts.lobby.players(r.fewestSeats, r.mostSeats) }))}
        choose={(next) => {
          setRuleset(next);
          setSizes(null);
        }}
      />
      <Choices
        legend={t.pace}
        name="pace"
        value={pace}
        options={Object.entries(t.paces).map(([value, words]) => ({ value, ...words }))}
        choose={(next) => setPace(next as Tempo)}
      />
      <fieldset class="field">
        <legend class="label">{t.sizes}</legend>
        <div class="create-grid">
          <Select
            id="fewest"
            label={t.fewest}
            value={String(fewest)}
            options={numbers(chosen.fewestSeats, chosen.mostSeats)}
            choose={(n) => setSizes([Number(n), Math.max(Number(n), most)])}
          />
          <Select
            id="most"
            label={t.most}
            value={String(most)}
            options={numbers(chosen.fewestSeats, chosen.mostSeats)}
            choose={(n) => setSizes([Math.min(fewest, Number(n)), Number(n)])}
          />
        </div>
      </fieldset>
      {pace === 'live' ? null : (
        <>
          <Days legend={t.days} chosen={days} choose={setDays} />
          <OwnHours />
        </>
      )}
      {account.value === null ? null : <p class="small faint">{others > 0 ? t.looking(others) : t.lookingNone}</p>}
      {problem === null ? null : (
        <p class="note bad" role="alert">
          {problem}
        </p>
      )}
      {going ? (
        <p class="note">{t.going}</p>
      ) : (
        <div>
          <button class="button primary large">{t.begin}</button>
        </div>
      )}
    </form>
  );
}
