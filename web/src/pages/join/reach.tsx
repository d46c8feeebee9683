import { type Signal, useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { ChannelWish, Notifications } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { account, me } from '../../shell/me';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';

const t = texts.lobby.reach;

/** What somebody who takes a seat says about being reached. */
export interface ReachWish {
  email: string;
  webhook: string;
}

export function useReach(): Signal<ReachWish> {
  return useSignal<ReachWish>({ email: '', webhook: '' });
}

/** Stores it for an account that exists by now; what is empty stays as it is. */
export async function keepReach({ email, webhook }: ReachWish): Promise<void> {
  if (email.trim() === '' && webhook.trim() === '') {
    return;
  }
  const before = await api.get<Notifications>('/me/notifications');
  const typed = { mail: email, webhook };
  const channels = Object.entries(before.channels).map(([name, own]): [string, ChannelWish] => [
    name,
    own.mode === 'off' && typed[name as keyof typeof typed]?.trim() ? { ...own, mode: 'at-once' } : own,
  ]);
  await api.put('/me/notifications', {
    ...before,
    ...(email.trim() === '' ? {} : { email: email.trim() }),
    ...(webhook.trim() === '' ? {} : { webhook: webhook.trim() }),
    channels: Object.fromEntries(channels),
    mode: before.mode === 'digest' ? 'digest' : 'at-once',
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || before.zone,
  });
}

/** Asks how to reach somebody who is not looking at the page. It offers only what this server can do. */
export function Reach({ wish }: { wish: Signal<ReachWish> }) {
  const known = useFetched<Notifications>(account.value === null ? null : '/me/notifications').value;
  const mail = me.value?.server.mail === true;
  const way = mail && known?.email ? known.email : (known?.webhook ?? null);
  if (way !== null && known !== null) {
    return (
      <p class="small faint">
        {known.mode === 'off' ? t.off : t.known(way)} <Link href="/settings">{t.change}</Link>
      </p>
    );
  }
  const hook = (
    <div class="field">
      <label for="reach-hook">{t.webhook}</label>
      <input
        id="reach-hook"
        class="input"
        type="url"
        placeholder="https://"
        aria-describedby="reach-hook-hint"
        value={wish.value.webhook}
        onInput={(event) => (wish.value = { ...wish.value, webhook: event.currentTarget.value })}
      />
      <span class="hint" id="reach-hook-hint">
        {t.webhookHint}
      </span>
    </div>
  );
  return (
    <fieldset class="stack tight reach" data-testid="reach">
      <legend class="label">{t.title}</legend>
      {mail ? (
        <div class="field">
          <label for="reach-email">{t.email}</label>
          <input
            id="reach-email"
            class="input"
            type="email"
            autocomplete="email"
            aria-describedby="reach-email-hint"
            value={wish.value.email}
            onInput={(event) => (wish.value = { ...wish.value, email: event.currentTarget.value })}
          />
          <span class="hint" id="reach-email-hint">
            {t.emailHint}
          </span>
        </div>
      ) : (
        <p class="small">{t.noMail}</p>
      )}
      <details>
        <summary class="small">{t.useHook}</summary>
        {hook}
      </details>
    </fieldset>
  );
}
