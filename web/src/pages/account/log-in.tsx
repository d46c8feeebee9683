import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, sentenceOf } from '../../api/client';
import type { Me } from '../../api/types';
import { account, become, loadMe, me } from '../../shell/me';
import { go, Link, place } from '../../shell/router';
import { texts } from '../../texts/en';
import { Credentials, PasswordField, useSending } from './credentials';
import { Door } from './door';
import { OpenIdButton } from './openid';

const t = texts.pages.logIn;

type Mode = 'in' | 'new' | 'claim';
const ADDRESS: Record<Mode, string> = { in: '/session', new: '/accounts', claim: '/me/claim' };

/** Where to go after the log-in; only addresses of this page. */
function onward(): string {
  const to = place.value.query.get('to') ?? '/';
  return to.startsWith('/') && !to.startsWith('//') ? to : '/';
}

function arrived(next: Me): void {
  become(next);
  go(onward());
}

/** Log in, sign up or, for a guest, keep the games: one form with two fields. */
export function LogIn() {
  const guest = account.value?.kind === 'guest';
  const mode = useSignal<Mode | null>(place.value.query.has('new') ? 'new' : null);
  const wanted: Mode = mode.value ?? (guest ? 'claim' : 'in');
  const which = guest && wanted === 'new' ? 'claim' : wanted;
  const title = { in: t.title, new: t.registerTitle, claim: t.claimTitle }[which];
  const byInvitation = which !== 'in' && me.value?.server.registration === 'invited';
  return (
    <Door title={title} {...(which === 'claim' ? { lead: t.claimLead } : which === 'new' ? { lead: t.registerLead } : {})}>
      {byInvitation ? (
        <p class="note">{t.invitedOnly}</p>
      ) : (
        <Credentials
          key={which}
          fresh={which !== 'in'}
          button={{ in: t.submit, new: t.register, claim: t.claim }[which]}
          send={(name, password) => api.post<Me>(ADDRESS[which], { name, password })}
          done={arrived}
        />
      )}
      <OpenIdButton to={onward()} />
      <div class="door-foot">
        <button class="button quiet" onClick={() => (mode.value = which === 'in' ? (guest ? 'claim' : 'new') : 'in')}>
          {which === 'in' ? t.toRegister : t.toLogIn}
        </button>
        {which === 'in' ? <p class="small faint">{t.forgotten}</p> : null}
      </div>
    </Door>
  );
}

/** The one-time link that the server prints at its first start. */
export function SetUp() {
  const code = place.value.hash;
  const done = (next: Me) => {
    become(next);
    go('/admin', 'replace');
  };
  if (me.value?.server.needsAdministrator === false && account.value?.administrator !== true) {
    return (
      <Door title={t.setupTitle} lead={t.setupDone}>
        <p>
          <Link class="button" href="/login">
            {t.title}
          </Link>
        </p>
      </Door>
    );
  }
  return (
    <Door title={t.setupTitle} lead={t.setupLead}>
      <Credentials fresh button={t.setup} send={(name, password) => api.post<Me>('/administrator', { code, name, password })} done={done} />
    </Door>
  );
}

/** An invitation to the server, for servers where accounts need one. */
export function Welcome() {
  const invitation = place.value.hash;
  const guest = account.value?.kind === 'guest';
  return (
    <Door title={t.welcomeTitle} lead={guest ? t.claimLead : t.welcomeLead}>
      <Credentials
        fresh
        button={guest ? t.claim : t.register}
        send={(name, password) => api.post<Me>(guest ? '/me/claim' : '/accounts', { name, password, invitation })}
        done={(next) => {
          become(next);
          go('/', 'replace');
        }}
      />
      <OpenIdButton to="/" invitation={invitation} />
    </Door>
  );
}

/** The link that an administrator makes for a person who lost the password. */
export function NewPassword() {
  const code = place.value.hash;
  const password = useSignal('');
  const sending = useSending();
  const submit = (event: Event) => {
    event.preventDefault();
    void sending.run(async () => {
      become(await api.post<Me>('/password', { code, password: password.value }));
      go('/', 'replace');
    });
  };
  return (
    <Door title={t.passwordTitle} lead={t.passwordLead}>
      <form class="stack" onSubmit={submit}>
        <PasswordField
          id="password"
          label={t.newPassword}
          value={password.value}
          set={(value) => (password.value = value)}
          kind="new-password"
          hint={t.passwordHint}
        />
        {sending.note}
        <button class="button primary" disabled={sending.busy}>
          {t.passwordSave}
        </button>
      </form>
    </Door>
  );
}

export function Confirm() {
  const said = useSignal<{ text: string; good: boolean } | null>(null);
  useEffect(() => {
    api
      .post('/me/email/confirm', { code: place.value.hash })
      .then(() => {
        said.value = { text: t.confirmed, good: true };
        return loadMe();
      })
      .catch((error: unknown) => (said.value = { text: sentenceOf(error), good: false }));
  }, []);
  return (
    <Door title={t.confirmTitle}>
      <p role="status" class={said.value === null ? 'faint' : said.value.good ? 'note' : 'note bad'}>
        {said.value?.text ?? texts.loading}
      </p>
      <p>
        <Link class="button" href="/settings">
          {texts.nav.settings}
        </Link>
      </p>
    </Door>
  );
}
