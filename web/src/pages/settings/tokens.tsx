import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { useFetched } from '../../shell/fetching';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.pages.settings;

interface Token {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Keys for programs; each is shown once. */
export function Tokens() {
  const tokens = useFetched<Token[]>('/me/tokens');
  const name = useSignal('');
  const fresh = useSignal<string | null>(null);
  const create = (event: Event) => {
    event.preventDefault();
    api
      .post<{ token: string }>('/me/tokens', { name: name.value })
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
      <ul class="tokens">
        {(tokens.value ?? []).map((token) => (
          <li class="row apart" key={token.id}>
            <span>
              {token.name}{' '}
              <span class="small faint">{token.lastUsedAt === null ? t.tokenNever : t.tokenUsed(moment(token.lastUsedAt))}</span>
            </span>
            <button class="button slim" onClick={() => revoke(token.id)} aria-label={`${t.revoke}: ${token.name}`}>
              {t.revoke}
            </button>
          </li>
        ))}
      </ul>
      <form class="row nowrap" onSubmit={create}>
        <input
          class="input grow"
          aria-label={t.tokenName}
          placeholder={t.tokenName}
          required
          maxLength={60}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button class="button">{t.tokenCreate}</button>
      </form>
    </section>
  );
}
