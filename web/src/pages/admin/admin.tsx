import './admin.css';
import '../create/create.css';
import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { useFetched } from '../../shell/fetching';
import { Apology, Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { account, loadMe, me } from '../../shell/me';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Choices } from '../create/parts';
import { Reports } from '../people/reports';
import { GamesTable } from './games';
import { Health } from './health';
import type { Overview } from './hints';
import { GivenLink, type OneTimeLink } from './link';
import { People } from './people';

const t = texts.pages.admin;

/** The administrator's page: state of the server, access, accounts and games. */
export function Admin() {
  if (me.value === null) {
    return <Waiting />;
  }
  return account.value?.administrator === true ? <House /> : <Apology title={texts.errors.notFoundTitle} sentence={t.notYours} />;
}

function House() {
  const overview = useFetched<Overview>('/admin/overview');
  return (
    <Frame title={t.title}>
      <div class="stack admin">
        <header class="stack tight">
          <h1>{t.title}</h1>
          <p class="prose">{t.lead}</p>
        </header>
        {overview.problem === null ? null : <p class="note bad">{overview.problem}</p>}
        {overview.value === null ? <div class="skeleton card" /> : <Health overview={overview.value} />}
        <Entrance />
        <People />
        <GamesTable />
        <section class="card stack" aria-labelledby="reports-title">
          <h2 id="reports-title">{texts.people.report.title}</h2>
          <Reports path="/admin/reports" everywhere="all games" />
        </section>
      </div>
    </Frame>
  );
}

interface Entry {
  registration: 'open' | 'invited';
  guests: boolean;
}

function Entrance() {
  const fetched = useFetched<Entry>('/admin/entry');
  const link = useSignal<OneTimeLink | null>(null);
  // Two quick choices: the second one must not send what the first has changed.
  const chosen = useSignal<Entry | null>(null);
  const entry = chosen.value ?? fetched.value;
  const choose = (part: Partial<Entry>) => {
    if (entry !== null) {
      chosen.value = { ...(chosen.value ?? entry), ...part };
      api
        .put<Entry>('/admin/entry', chosen.value)
        .then(() => {
          say(texts.pages.settings.saved);
          return loadMe();
        })
        .catch((error: unknown) => {
          chosen.value = null;
          fetched.again();
          complain(error);
        });
    }
  };
  const invite = () =>
    api
      .post<OneTimeLink>('/admin/invitations')
      .then((made) => (link.value = made))
      .catch(complain);
  if (entry === null) {
    return <div class="skeleton card" />;
  }
  const options = Object.entries(t.registrations).map(([value, { title, note }]) => ({ value, title, note }));
  return (
    <section class="card stack" aria-label={t.entry}>
      <h2>{t.entry}</h2>
      <Choices
        legend={t.registration}
        name="registration"
        value={entry.registration}
        options={options}
        choose={(value) => choose({ registration: value as Entry['registration'] })}
      />
      <label class="choice">
        <input type="checkbox" checked={entry.guests} onChange={(event) => choose({ guests: event.currentTarget.checked })} />
        <span>
          {t.guests} <span class="small faint block">{t.guestsNote}</span>
        </span>
      </label>
      <div class="row apart">
        <p class="small faint grow">{t.inviteNote}</p>
        <button class="button" onClick={invite}>
          {t.invite}
        </button>
      </div>
      {link.value === null ? null : <GivenLink sentence={t.linkInvite} link={link.value} />}
    </section>
  );
}
