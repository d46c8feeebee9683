import './settings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { ChannelWish, Notifications } from '../../api/types';
import { me } from '../../shell/me';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Select, TextField } from '../create/parts';
import { timeHere, zone } from '../create/schedule';
import { TelegramSettings } from '../telegram/link';
import { Channel } from './channel';
import { Devices } from './devices';

const t = texts.pages.settings;

/** Every channel with its own wishes; what it does not say itself is what was chosen for all. */
function withOwn(value: Notifications): Notifications {
  const channels = Object.entries(value.channels).map(([name, own]): [string, ChannelWish] => [
    name,
    { ...own, mode: own.mode ?? value.mode ?? 'off', about: own.about ?? value.about },
  ]);
  return { ...value, channels: Object.fromEntries(channels) };
}

/** Times are shown and saved in the time zone of this device, wherever they were chosen. */
function here(value: Notifications): Notifications {
  const { quiet, digestHour, zone: there } = value;
  return {
    ...value,
    quiet: quiet === null ? null : { from: timeHere(quiet.from, there), to: timeHere(quiet.to, there) },
    digestHour: digestHour === null ? null : Number(timeHere(`${digestHour}:00`, there).slice(0, 2)),
    zone: zone(),
  };
}

/** How and about what I want to be told. */
export function Notices() {
  const wish = useSignal<Notifications | null>(null);
  const kept = useSignal('');
  const take = (value: Notifications) => {
    const complete = here(withOwn(value));
    wish.value = complete;
    kept.value = JSON.stringify(complete);
  };
  const load = () => api.get<Notifications>('/me/notifications').then(take).catch(complain);
  useEffect(() => {
    void load();
  }, []);
  const value = wish.value;
  if (value === null) {
    return <div class="skeleton card" />;
  }
  const change = (part: Partial<Notifications>) => (wish.value = { ...value, ...part });
  const set = (name: string, part: Partial<ChannelWish>) =>
    change({ channels: { ...value.channels, [name]: { ...(value.channels[name] as ChannelWish), ...part } } });
  // A person who types an address wants to hear something there.
  const switchedOn = (name: string, part: Partial<Notifications>) => {
    const own = value.channels[name] as ChannelWish;
    change({ ...part, channels: { ...value.channels, [name]: { ...own, mode: own.mode === 'off' ? 'at-once' : own.mode } } });
  };
  const save = (event: Event) => {
    event.preventDefault();
    api
      .put<Notifications | undefined>('/me/notifications', value)
      .then((answer) => {
        take(answer ?? value);
        say(t.saved);
      })
      .catch(complain);
  };
  const changed = JSON.stringify(value) !== kept.value;
  const daily = Object.values(value.channels).some(({ mode }) => mode === 'digest');
  return (
    <form class="card stack" onSubmit={save} data-testid="notices">
      <div>
        <h2>{t.notifications}</h2>
        <p class="small faint">{t.notificationsLead}</p>
      </div>
      {Object.entries(value.channels).map(([name, own]) => (
        <Channel key={name} name={name} wish={own} changed={changed} set={(part) => set(name, part)}>
          {name === 'telegram' ? (
            <TelegramSettings changed={() => void load()} />
          ) : name === 'push' ? (
            <Devices changed={() => void load()} />
          ) : name === 'mail' ? (
            <EmailField value={value} set={(email) => switchedOn('mail', { email })} />
          ) : name === 'webhook' ? (
            <HookFields value={value} set={(part) => switchedOn('webhook', part)} />
          ) : null}
        </Channel>
      ))}
      <Quiet value={value} change={change} />
      {daily ? (
        <Select
          id="digest-hour"
          label={t.hour}
          value={String(value.digestHour ?? 8)}
          options={Array.from({ length: 24 }, (_, hour): [string, string] => [String(hour), t.hours(hour)])}
          choose={(hour) => change({ digestHour: Number(hour) })}
        />
      ) : null}
      <p class="small faint">{t.zone(zone())}</p>
      <div class="row end">
        <button class="button primary">{texts.save}</button>
      </div>
    </form>
  );
}

function EmailField({ value, set }: { value: Notifications; set(email: string | null): void }) {
  if (me.value?.server.mail === false) {
    return <p class="small faint">{t.emailNone}</p>;
  }
  const hint = value.email === null ? t.emailHint : value.emailConfirmed ? t.emailConfirmed : t.emailUnconfirmed;
  return <TextField id="email" label={t.email} hint={hint} type="email" value={value.email ?? ''} set={(email) => set(email || null)} />;
}

function HookFields({ value, set }: { value: Notifications; set(part: Partial<Notifications>): void }) {
  return (
    <>
      <TextField
        id="webhook"
        label={t.webhook}
        hint={t.webhookHint}
        type="url"
        value={value.webhook ?? ''}
        set={(webhook) => set({ webhook: webhook || null })}
      />
      {value.webhook === null ? null : (
        <Select
          id="webhook-format"
          label={t.webhookFormat}
          value={value.webhookFormat ?? 'json'}
          options={Object.entries(t.webhookFormats)}
          choose={(webhookFormat) => set({ webhookFormat })}
        />
      )}
    </>
  );
}

function Quiet({ value, change }: { value: Notifications; change(part: Partial<Notifications>): void }) {
  const { quiet } = value;
  const time = (id: string, label: string, key: 'from' | 'to') => (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input count"
        type="time"
        required
        value={quiet?.[key]}
        onInput={(event) => change({ quiet: { from: '22:00', to: '07:00', ...quiet, [key]: event.currentTarget.value } })}
      />
    </div>
  );
  return (
    <fieldset class="channel stack tight">
      <legend class="unseen">{t.rhythm}</legend>
      <label class="choice">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={(event) => change({ quiet: event.currentTarget.checked ? { from: '22:00', to: '07:00' } : null })}
        />
        <span>
          <strong>{t.quiet}</strong>
          <span class="small faint block">{t.quietHint}</span>
        </span>
      </label>
      {quiet === null ? null : (
        <div class="quiet-hours">
          {time('quiet-from', t.quietFrom, 'from')}
          {time('quiet-to', t.quietTo, 'to')}
        </div>
      )}
    </fieldset>
  );
}
