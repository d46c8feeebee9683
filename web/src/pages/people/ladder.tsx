import './people.css';
import type { RatedBot, RatedPerson, Ruleset } from '../../api/types';
import { inOrder } from '../../games/order';
import { useFetched } from '../../shell/fetching';
import { Apology, Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { usePaged } from '../../shell/paging';
import { go, Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';
import { profileOf } from './person-line';

const t = texts.people.rating;
const SIZES = Object.entries(t.players);

interface Heading {
  rulesetName: string;
  bots: RatedBot[];
}

/** The people with reliable ratings in one game, at tables of one size. */
export function Ladder({ ruleset, players }: Record<string, string>) {
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  const all = inOrder(rulesets.value?.rulesets ?? []);
  const chosen = ruleset ?? all[0]?.id ?? null;
  if (chosen === null) {
    return <Waiting />;
  }
  const size = players ?? 'two';
  return (
    <Frame title={t.title} narrow>
      <div class="stack">
        <header class="stack tight">
          <h1>{t.title}</h1>
          <p class="prose">{t.lead}</p>
        </header>
        <div class="row">
          <Select
            id="ladder-game"
            label={t.chooseGame}
            value={chosen}
            options={all.map((game): [string, string] => [game.id, game.name])}
            choose={(game) => go(`/ladders/${game}/${size}`, 'replace')}
          />
          <Select
            id="ladder-players"
            label={t.choosePlayers}
            value={size}
            options={SIZES}
            choose={(other) => go(`/ladders/${chosen}/${other}`, 'replace')}
          />
        </div>
        <Places key={`${chosen} ${size}`} path={`/ladders/${chosen}/${size}`} />
      </div>
    </Frame>
  );
}

function Places({ path }: { path: string }) {
  const list = usePaged<RatedPerson>(path, 'people');
  const heading = useFetched<Heading>(path);
  if (list.problem !== null) {
    return <Apology title={texts.people.profile.none} sentence={list.problem} again={list.again} />;
  }
  if (list.items === null) {
    return <Waiting />;
  }
  return (
    <>
      <section class="card stack tight" aria-labelledby="ladder">
        <h2 id="ladder">{heading.value?.rulesetName ?? t.ladder}</h2>
        {list.items.length === 0 ? <p class="faint">{t.none}</p> : <People people={list.items} />}
        <ShowMore more={list.more} of={t.ladder} />
        <p class="small faint">{t.explained}</p>
      </section>
      {heading.value === null || heading.value.bots.length === 0 ? null : <Bots bots={heading.value.bots} />}
    </>
  );
}

function People({ people }: { people: RatedPerson[] }) {
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.place}
          </th>
          <th scope="col">{t.person}</th>
          <th scope="col" class="number">
            {t.rating}
          </th>
          <th scope="col" class="number">
            {t.rated}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person, i) => (
          <tr key={person.id}>
            <td class="number">{i + 1}</td>
            <th scope="row">
              <Link href={profileOf(person)}>{person.name}</Link>
            </th>
            <td class="number">{t.value(person.rating, person.deviation)}</td>
            <td class="number">{person.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bots({ bots }: { bots: RatedBot[] }) {
  return (
    <section class="card stack tight" aria-labelledby="bots">
      <h2 id="bots">{t.bots}</h2>
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{t.bot}</th>
            <th scope="col" class="number">
              {t.rating}
            </th>
          </tr>
        </thead>
        <tbody>
          {bots.map((bot) => (
            <tr key={bot.bot}>
              <th scope="row">
                <Link href={`/people/${bot.bot}`}>{bot.bot}</Link>
              </th>
              <td class="number">{t.value(bot.rating, bot.deviation)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
