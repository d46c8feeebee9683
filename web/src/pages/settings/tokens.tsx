import './settings.css';
import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { useFetched } from '../../shell/fetching';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';

const t = texts.pages.settings;

const LIVES = [7, 30, 90, 366];

interface Token {
  id: string;
  name: string;
  scope: keyof typeof t.tokenScopes;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
}

/** Keys for programs; each is shown only once. */
export function Tokens() {
  const tokens = useFetched<Token[]>('/me/tokens');
  const name = useSignal('');
  const scope = useSignal('play');
  const days = useSignal('90');
  const fresh = useSignal<string | null>(null);
  const create = (event: Event) => {
    event.preventDefault();
    api
      .post<{ token: string }>('/me/tokens', { name: name.value, scope: scope.value, days: Number(days.value) })
      .then((answer) => {
        fresh.value = answer.token;
        name.value = '';
        tokens.again();
      })
      .catch(complain);
  };
  const revoke = (id: string) =>
    api
      .delete(`/me/tokens/${id}`)
      .then(() => tokens.again())
      .catch(complain);
  return (
    <section class="card stack">
      <div>
        <h2>{t.tokens}</h2>
        <p class="small faint">{t.tokensLead}</p>
      </div>
      {fresh.value === null ? null : (
        <div class="note brass" role="status">
          <p>{t.tokenOnce}</p>
          <p>
            <code class="break">{fresh.value}</code>
          </p>
        </div>
      )}
      <ul class="stack tight">
        {(tokens.value ?? []).map((token) => (
          <li class="row nowrap apart" key={token.id}>
            <span class="grow">
              {token.name}{' '}
              <span class="small faint block">
                {[
                  t.tokenScopes[token.scope],
                  t.tokenEnds(moment(token.expiresAt)),
                  token.lastUsedAt === null ? t.tokenNever : t.tokenUsed(moment(token.lastUsedAt)),
                ].join(' · ')}
              </span>
            </span>
            <button class="button slim" onClick={() => revoke(token.id)} aria-label={`${t.revoke}: ${token.name}`}>
              {t.revoke}
            </button>
          </li>
        ))}
      </ul>
      <form class="stack tight" onSubmit={create}>
        <div class="field">
          <label for="token-name">{t.tokenName}</label>
          <input
            id="token-name"
            class="input"
            required
            maxLength={60}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
          />
        </div>
        <div class="token-grid">
          <Select
            id="token-scope"
            label={t.tokenScope}
            hint={t.tokenScopeHints[scope.value as keyof typeof t.tokenScopeHints]}
            value={scope.value}
            options={Object.entries(t.tokenScopes)}
            choose={(value) => (scope.value = value)}
          />
          <Select
            id="token-days"
            label={t.tokenLife}
            hint={t.tokenLifeHint}
            value={days.value}
            options={LIVES.map((n): [string, string] => [String(n), t.tokenDays(n)])}
            choose={(value) => (days.value = value)}
          />
        </div>
        <div class="row end">
          <button class="button">{t.tokenCreate}</button>
        </div>
      </form>
    </section>
  );
}
