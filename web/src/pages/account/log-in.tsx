import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, Problem, sentenceOf } from '../../api/client';
import type { Me } from '../../api/types';
import { Frame } from '../../shell/frame';
import { account, become, loadMe } from '../../shell/me';
import { go, place } from '../../shell/router';
import { texts } from '../../texts/en';

const t = texts.pages.logIn;

type Mode = 'in' | 'new' | 'claim';
const ADDRESS: Record<Mode, string> = { in: '/session', new: '/accounts', claim: '/me/claim' };

/** Log in, sign up or, for a guest, keep the games: one form of two fields. */
export function LogIn() {
  const guest = account.value?.kind === 'guest';
  const mode = useSignal<Mode | null>(null);
  const which: Mode = mode.value ?? (guest ? 'claim' : 'in');
  const title = { in: t.title, new: t.registerTitle, claim: t.claimTitle }[which];
  const done = (me: Me) => {
    become(me);
    go(place.value.query.get('to') ?? '/');
  };
  return (
    <Frame title={title} narrow>
      <div class="card stack">
        <h1>{title}</h1>
        {which === 'claim' ? <p>{t.claimLead}</p> : null}
        <Credentials
          fresh={which !== 'in'}
          button={{ in: t.submit, new: t.register, claim: t.claim }[which]}
          send={(name, password) => api.post<Me>(ADDRESS[which], { name, password })}
          done={done}
        />
        <div class="row">
          <button class="button quiet" onClick={() => (mode.value = which === 'in' ? (guest ? 'claim' : 'new') : 'in')}>
            {which === 'in' ? t.toRegister : t.toLogIn}
          </button>
        </div>
      </div>
    </Frame>
  );
}

/** The one-time link that the server prints at its first start. */
export function SetUp() {
  const code = place.value.hash;
  return (
    <Frame title={t.setupTitle} narrow>
      <div class="card stack">
        <h1>{t.setupTitle}</h1>
        <p>{t.setupLead}</p>
        <Credentials
          fresh
          button={t.setup}
          send={(name, password) => api.post<Me>('/administrator', { code, name, password })}
          done={(me) => {
            become(me);
            go('/');
          }}
        />
      </div>
    </Frame>
  );
}

export function Confirm() {
  const said = useSignal<string>(texts.loading);
  useEffect(() => {
    api
      .post('/me/email/confirm', { code: place.value.hash })
      .then(() => {
        said.value = t.confirmed;
        return loadMe();
      })
      .catch((error: unknown) => (said.value = sentenceOf(error)));
  }, []);
  return (
    <Frame title={t.confirmTitle} narrow>
      <div class="stack">
        <h1>{t.confirmTitle}</h1>
        <p role="status">{said.value}</p>
      </div>
    </Frame>
  );
}

interface CredentialsProps {
  fresh: boolean;
  button: string;
  send(name: string, password: string): Promise<Me>;
  done(me: Me): void;
}

function Credentials({ fresh, button, send, done }: CredentialsProps) {
  const name = useSignal('');
  const password = useSignal('');
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = null;
    send(name.value.trim(), password.value)
      .then(done)
      .catch((error: unknown) => {
        const errors = error instanceof Problem ? ((error.body.errors ?? []) as { message: string }[]) : [];
        problem.value = errors.length > 0 ? errors.map((e) => e.message).join(' ') : sentenceOf(error);
      })
      .finally(() => (busy.value = false));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <div class="field">
        <label for="name">{t.name}</label>
        <input id="name" class="input" autocomplete="username" required minLength={2} maxLength={24} value={name.value} onInput={(event) => (name.value = event.currentTarget.value)} aria-describedby={fresh ? 'name-hint' : undefined} />
        {fresh ? (
          <span id="name-hint" class="hint">
            {t.nameHint}
          </span>
        ) : null}
      </div>
      <div class="field">
        <label for="password">{t.password}</label>
        <input
          id="password"
          class="input"
          type="password"
          autocomplete={fresh ? 'new-password' : 'current-password'}
          required
          minLength={fresh ? 10 : 1}
          value={password.value}
          onInput={(event) => (password.value = event.currentTarget.value)}
          aria-describedby={fresh ? 'password-hint' : undefined}
        />
        {fresh ? (
          <span id="password-hint" class="hint">
            {t.passwordHint}
          </span>
        ) : null}
      </div>
      {problem.value === null ? null : (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      )}
      <button class="button primary" disabled={busy.value}>
        {button}
      </button>
    </form>
  );
}
