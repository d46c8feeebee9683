import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { Frame } from '../../shell/frame';
import { account, loadMe, me } from '../../shell/me';
import { go, Link } from '../../shell/router';
import { wish, type Wish } from '../../shell/theme';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { PasswordField } from '../account/credentials';
import { BlockedPeople } from '../people/blocking';
import { Leave } from './leave';
import { Notices } from './notices';
import { OpenIdLink } from './openid';
import { Tokens } from './tokens';

const t = texts.pages.settings;

export function Settings() {
  return (
    <Frame title={t.title} narrow>
      <div class="stack">
        <h1>{t.title}</h1>
        <Appearance />
        {me.value === null ? null : account.value === null ? (
          <p class="note">
            {t.needLogin} <Link href="/login?to=/settings">{texts.nav.logIn}</Link>
          </p>
        ) : (
          <>
            <Account />
            {account.value.administrator ? (
              <section class="card row apart">
                <div class="grow">
                  <h2>{texts.pages.admin.title}</h2>
                  <p class="small faint">{t.adminNote}</p>
                </div>
                <Link class="button" href="/admin">
                  {texts.lobby.show}
                </Link>
              </section>
            ) : null}
            <Notices />
            <Leave />
            <BlockedPeople />
            <Tokens />
            <Mine />
          </>
        )}
      </div>
    </Frame>
  );
}

function Appearance() {
  const options: [Wish, string][] = [
    ['system', t.system],
    ['paper', t.paper],
    ['night', t.night],
  ];
  return (
    <fieldset class="card stack tight">
      <legend class="unseen">{t.appearance}</legend>
      <h2>{t.appearance}</h2>
      <div class="segments">
        {options.map(([value, label]) => (
          <label class="segment" key={value}>
            <input type="radio" name="theme" checked={wish.value === value} onChange={() => (wish.value = value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Account() {
  const old = useSignal('');
  const next = useSignal('');
  const who = account.value;
  const has = who?.password === true;
  const leave = () =>
    api
      .delete('/session')
      .then(loadMe)
      .then(() => go('/'))
      .catch(complain);
  const change = (event: Event) => {
    event.preventDefault();
    api
      .put('/me/password', { old: has ? old.value : null, fresh: next.value })
      .then(() => {
        say(has ? t.passwordChanged : t.passwordSet);
        old.value = next.value = '';
        return loadMe();
      })
      .catch(complain);
  };
  return (
    <section class="card stack">
      <div class="row apart">
        <div class="grow">
          <h2>{t.account}</h2>
          <p class="break">
            {who?.name} {who?.kind === 'guest' ? <span class="tag">{texts.game.players.guest}</span> : null}
          </p>
          {who === null ? null : (
            <Link class="small" href={`/people/${encodeURIComponent(who.kind === 'guest' ? who.id : who.name)}`}>
              {texts.people.profile.mine}
            </Link>
          )}
        </div>
        {who?.kind === 'guest' ? (
          <Link class="button primary" href="/login">
            {texts.lobby.claim}
          </Link>
        ) : (
          <button class="button" onClick={leave}>
            {texts.pages.logIn.logOut}
          </button>
        )}
      </div>
      {who?.kind === 'guest' ? null : (
        <details>
          <summary>{has ? t.password : t.setPassword}</summary>
          <form class="stack tight" onSubmit={change}>
            {has ? (
              <PasswordField
                id="old-password"
                label={t.oldPassword}
                value={old.value}
                set={(v) => (old.value = v)}
                kind="current-password"
              />
            ) : null}
            <PasswordField
              id="new-password"
              label={t.newPassword}
              value={next.value}
              set={(v) => (next.value = v)}
              kind="new-password"
              hint={texts.pages.logIn.passwordHint}
            />
            <div>
              <button class="button">{texts.save}</button>
            </div>
          </form>
        </details>
      )}
      <OpenIdLink />
    </section>
  );
}

function Mine() {
  const name = useSignal('');
  const password = useSignal('');
  const everywhere = () =>
    api
      .post('/me/logout-everywhere')
      .then(loadMe)
      .then(() => go('/'))
      .catch(complain);
  const erase = (event: Event) => {
    event.preventDefault();
    api
      .delete('/me', { name: name.value, ...(password.value === '' ? {} : { password: password.value }) })
      .then(loadMe)
      .then(() => go('/'))
      .catch(complain);
  };
  return (
    <section class="card stack">
      <div class="row apart setting">
        <div class="grow">
          <h2>{t.export}</h2>
          <p class="small faint">{t.exportNote}</p>
        </div>
        <a class="button" href="/api/me/export" download>
          {t.exportButton}
        </a>
      </div>
      <div class="row apart setting">
        <div class="grow">
          <h2>{t.sessionsTitle}</h2>
          <p class="small faint">{t.sessionsNote}</p>
        </div>
        <button class="button" onClick={everywhere}>
          {t.sessions}
        </button>
      </div>
      <details>
        <summary class="danger-text">{t.erase}</summary>
        <form class="stack tight" onSubmit={erase}>
          <p class="small">{t.eraseNote}</p>
          <div class="field">
            <label for="erase-name">{texts.pages.logIn.name}</label>
            <input
              id="erase-name"
              class="input"
              required
              autocomplete="off"
              value={name.value}
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </div>
          {account.value?.password !== true ? null : (
            <PasswordField
              id="erase-password"
              label={texts.pages.logIn.password}
              value={password.value}
              set={(v) => (password.value = v)}
              kind="current-password"
            />
          )}
          <div>
            <button class="button danger" disabled={name.value !== account.value?.name}>
              {t.eraseButton}
            </button>
          </div>
        </form>
      </details>
    </section>
  );
}
