import { type Signal, useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { ChannelWish, Notifications } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { account, me } from '../../shell/me';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { TextField } from '../create/parts';

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
  return (
    <fieldset class="stack tight reach" data-testid="reach">
      <legend class="label">{t.title}</legend>
      {mail ? (
        <TextField
          id="reach-email"
          label={t.email}
          hint={t.emailHint}
          type="email"
          value={wish.value.email}
          set={(email) => (wish.value = { ...wish.value, email })}
        />
      ) : (
        <p class="small">{t.noMail}</p>
      )}
      <details>
        <summary class="small">{t.useHook}</summary>
        <TextField
          id="reach-hook"
          label={t.webhook}
          hint={t.webhookHint}
          type="url"
          value={wish.value.webhook}
          set={(webhook) => (wish.value = { ...wish.value, webhook })}
        />
      </details>
    </fieldset>
  );
}
