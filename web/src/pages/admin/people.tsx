import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { Dialog } from '../../shell/dialog';
import { usePaged } from '../../shell/paging';
import { account } from '../../shell/me';
import { ShowMore } from '../../shell/show-more';
import { moment } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { GivenLink, type OneTimeLink } from './link';

const t = texts.pages.admin;

interface AccountLine {
  id: string;
  name: string;
  kind: 'person' | 'guest' | 'erased';
  administrator: boolean;
  createdAt: string;
  seenAt: string | null;
  games: number;
}

/** An action on an account that needs confirmation. */
interface Act {
  person: AccountLine;
  title: string;
  sentence: string;
  run(): Promise<void>;
}

/** All accounts, and the administrator's actions on them. */
export function People() {
  const name = useSignal('');
  const people = usePaged<AccountLine>(`/admin/accounts?limit=20&name=${encodeURIComponent(name.value)}`, 'accounts');
  const act = useSignal<Act | null>(null);
  const link = useSignal<{ name: string; link: OneTimeLink } | null>(null);
  const found = people.items ?? [];
  const confirm = () => {
    const chosen = act.value;
    act.value = null;
    chosen
      ?.run()
      .then(() => people.again())
      .catch(complain);
  };
  return (
    <section class="card stack" aria-label={t.people}>
      <h2>{t.people}</h2>
      <input
        class="input"
        type="search"
        aria-label={`${t.people}: ${t.search}`}
        placeholder={t.search}
        value={name.value}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      {link.value === null ? null : <GivenLink sentence={t.linkFor(link.value.name)} link={link.value.link} />}
      {people.items !== null && found.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul class="lines">
        {found.map((person) => (
          <Person
            key={person.id}
            person={person}
            choose={(next) => (act.value = next)}
            gave={(made) => (link.value = { name: person.name, link: made })}
          />
        ))}
      </ul>
      <ShowMore more={people.more} of={t.people} />
      {act.value === null ? null : (
        <Dialog title={act.value.title} onClose={() => (act.value = null)}>
          <p>{act.value.sentence}</p>
          <div class="row end">
            <button class="button" onClick={() => (act.value = null)}>
              {texts.cancel}
            </button>
            <button class="button primary" onClick={confirm}>
              {act.value.title}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

interface PersonProps {
  person: AccountLine;
  choose(act: Act): void;
  gave(link: OneTimeLink): void;
}

function Person({ person, choose, gave }: PersonProps) {
  const { name } = person;
  const path = `/admin/accounts/${person.id}`;
  const acts: Act[] = [];
  if (person.kind === 'person') {
    acts.push({
      person,
      title: t.resetLink,
      sentence: t.resetSure(name),
      run: async () => gave(await api.post<OneTimeLink>(`${path}/password-link`)),
    });
  }
  if (person.kind !== 'erased') {
    acts.push({
      person,
      title: t.logOut,
      sentence: t.logOutSure(name),
      run: () => api.delete<void>(`${path}/sessions`).then(() => say(t.loggedOut(name))),
    });
  }
  if (person.kind === 'person' && person.id !== account.value?.id) {
    acts.push({
      person,
      title: person.administrator ? t.dismiss : t.appoint,
      sentence: person.administrator ? t.dismissSure(name) : t.appointSure(name),
      run: () =>
        api.put<void>(`${path}/administrator`, { administrator: !person.administrator }).then(() => say(texts.pages.settings.saved)),
    });
  }
  const kind = t.kinds[person.kind] ?? person.kind;
  return (
    <li>
      <details>
        <summary>
          <span class="line-head">
            <strong class="clip">{name}</strong>
            {kind === '' ? null : <span class="tag">{kind}</span>}
            {person.administrator ? <span class="tag mine">{t.administrator}</span> : null}
            <span class="small faint count line-note">
              {t.seen} {person.seenAt === null ? t.never : moment(person.seenAt)} · {t.played} {person.games}
            </span>
            <span class="button slim" aria-hidden="true">
              {texts.host.change}
            </span>
          </span>
        </summary>
        <div class="row line-acts">
          {acts.map((act) => (
            <button class="button" key={act.title} onClick={() => choose(act)}>
              {act.title}
            </button>
          ))}
        </div>
      </details>
    </li>
  );
}
