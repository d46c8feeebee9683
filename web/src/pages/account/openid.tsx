import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, sentenceOf } from '../../api/client';
import type { Me, OpenIdArrival } from '../../api/types';
import { account, become, me } from '../../shell/me';
import { go, Link, place } from '../../shell/router';
import { say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { useSending } from './credentials';
import { Door } from './door';

const t = texts.pages.openid;
const KEPT = 'arbiter-openid';

/** What this page must remember while the browser is at the provider. */
interface Kept {
  to: string;
  invitation: string | null;
  purpose: 'log-in' | 'link';
}

function recall(): Kept {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEPT) ?? '') as Kept;
    // Only addresses of this page.
    return kept.to.startsWith('/') && !kept.to.startsWith('//') ? kept : { ...kept, to: '/' };
  } catch {
    return { to: '/', invitation: null, purpose: 'log-in' };
  }
}

/** Sends the browser to the provider. */
export async function leaveFor(kept: Kept, body: Record<string, unknown> = {}): Promise<void> {
  const { address } = await api.post<{ address: string }>('/openid', { purpose: kept.purpose, ...body });
  window.sessionStorage.setItem(KEPT, JSON.stringify(kept));
  window.location.assign(address);
}

/** Shown only if the server has a provider. */
export function OpenIdButton({ to, invitation = null }: { to: string; invitation?: string | null }) {
  const sending = useSending();
  const keepGames = useSignal(true);
  const label = me.value?.server.openid ?? null;
  const guest = account.value?.kind === 'guest' ? account.value : null;
  if (label === null) {
    return null;
  }
  const leave = () => sending.run(() => leaveFor({ to, invitation, purpose: 'log-in' }, { keepGames: keepGames.value }));
  return (
    <div class="stack tight">
      <p class="or">
        <span>{t.or}</span>
      </p>
      {guest === null ? null : (
        <label class="row nowrap">
          <input type="checkbox" checked={keepGames.value} onChange={(event) => (keepGames.value = event.currentTarget.checked)} />
          <span>{t.keepGames(guest.name)}</span>
        </label>
      )}
      {sending.note}
      <button type="button" class="button" disabled={sending.busy} onClick={() => void leave()}>
        {t.button(label)}
      </button>
    </div>
  );
}

/** The page to which the provider sends people back. */
export function OpenIdReturn() {
  const kept = useSignal(recall());
  const problem = useSignal<string | null>(null);
  const proposal = useSignal<string | null>(null);
  const label = me.value?.server.openid ?? t.provider;
  useEffect(() => {
    const query = place.value.query;
    const [code, state, error] = [query.get('code'), query.get('state'), query.get('error')];
    // The code works once; it does not belong in the history.
    go('/openid', 'replace');
    if (code === null || state === null) {
      problem.value = error === 'access_denied' ? t.cancelled : t.refused;
      return;
    }
    api
      .post<OpenIdArrival>('/openid/return', { code, state })
      .then((arrival) => {
        if (arrival.me === null) {
          proposal.value = arrival.proposal ?? '';
        } else {
          arrived(arrival.me, kept.value, arrival);
        }
      })
      .catch((reason: unknown) => (problem.value = sentenceOf(reason)));
  }, []);
  if (proposal.value !== null) {
    return <Newcomer label={label} proposal={proposal.value} kept={kept.value} />;
  }
  return (
    <Door title={t.title(label)}>
      <p role="status" class={problem.value === null ? 'faint' : 'note bad'}>
        {problem.value ?? texts.loading}
      </p>
      {problem.value === null ? null : (
        <p>
          <Link class="button" href={kept.value.purpose === 'link' ? '/settings' : '/login'}>
            {t.back}
          </Link>
        </p>
      )}
    </Door>
  );
}

function arrived(next: Me, kept: Kept, arrival: OpenIdArrival | null): void {
  window.sessionStorage.removeItem(KEPT);
  become(next);
  if (kept.purpose === 'link') {
    say(t.linked);
  } else if (arrival?.games != null && arrival.games.moved + arrival.games.left > 0) {
    say(t.games(arrival.games.moved, arrival.games.left));
  }
  go(kept.to, 'replace');
}

/** A person whom the provider knows and this server does not: only the name is missing. */
function Newcomer({ label, proposal, kept }: { label: string; proposal: string; kept: Kept }) {
  const name = useSignal(proposal);
  const sending = useSending();
  const guest = account.value?.kind === 'guest';
  const invitation = kept.invitation;
  if (me.value?.server.registration === 'invited' && invitation === null) {
    return (
      <Door title={t.newTitle}>
        <p class="note">{t.invitedOnly}</p>
      </Door>
    );
  }
  const submit = (event: Event) => {
    event.preventDefault();
    void sending.run(async () =>
      arrived(
        await api.post<Me>('/openid/account', { name: name.value.trim(), ...(invitation === null ? {} : { invitation }) }),
        kept,
        null,
      ),
    );
  };
  return (
    <Door title={t.newTitle} lead={guest ? t.newLeadGuest(label) : t.newLead(label)}>
      <form class="stack" onSubmit={submit}>
        <div class="field">
          <label for="name">{texts.pages.logIn.name}</label>
          <input
            id="name"
            class="input"
            autocomplete="nickname"
            autocapitalize="off"
            spellcheck={false}
            required
            minLength={2}
            maxLength={24}
            value={name.value}
            onInput={(event) => (name.value = event.currentTarget.value)}
            aria-describedby="name-hint"
          />
          <span id="name-hint" class="hint">
            {texts.pages.logIn.nameHint}
          </span>
        </div>
        {sending.note}
        <button class="button primary" disabled={sending.busy}>
          {guest ? texts.pages.logIn.claim : texts.pages.logIn.register}
        </button>
      </form>
      <p class="small faint">{t.haveAccount(label)}</p>
    </Door>
  );
}
