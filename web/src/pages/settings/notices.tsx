import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { Notifications } from '../../api/types';
import { me } from '../../shell/me';
import { complain, say } from '../../shell/toast';
import { lookAtRinging, ringHere, ringing, silence, type Ringing } from '../../shell/ring';
import { texts } from '../../texts/en';

const t = texts.pages.settings;

/** How and about what I want to be told. */
export function Notices() {
  const wish = useSignal<Notifications | null>(null);
  useEffect(() => {
    api
      .get<Notifications>('/me/notifications')
      .then((value) => (wish.value = value))
      .catch(complain);
  }, []);
  const value = wish.value;
  if (value === null) {
    return <div class="skeleton card" />;
  }
  const change = (part: Partial<Notifications>) => (wish.value = { ...value, ...part });
  const save = (event: Event) => {
    event.preventDefault();
    api
      .put<Notifications | undefined>('/me/notifications', {
        ...value,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone || value.zone,
      })
      .then((answer) => {
        wish.value = answer ?? value;
        say(t.saved);
      })
      .catch(complain);
  };
  return (
    <form class="card stack" onSubmit={save}>
      <h2>{t.notifications}</h2>
      <fieldset class="segments">
        <legend class="unseen">{t.mode}</legend>
        {Object.entries(t.modes).map(([mode, label]) => (
          <label class="segment" key={mode}>
            <input
              type="radio"
              name="mode"
              checked={(value.mode ?? 'at-once') === mode}
              onChange={() => change({ mode: mode as Notifications['mode'] })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {value.mode === 'digest' ? (
        <div class="field">
          <label for="digest-hour">{t.hour}</label>
          <input
            id="digest-hour"
            class="input count"
            type="number"
            min={0}
            max={23}
            value={value.digestHour ?? 8}
            onInput={(event) => change({ digestHour: Number(event.currentTarget.value) })}
          />
        </div>
      ) : null}
      <ThisDevice />
      <div class="field">
        <label for="email">{t.email}</label>
        <input
          id="email"
          class="input"
          type="email"
          autocomplete="email"
          aria-describedby="email-hint"
          disabled={me.value?.server.mail === false}
          value={value.email ?? ''}
          onInput={(event) => change({ email: event.currentTarget.value || null })}
        />
        <span class="hint" id="email-hint">
          {me.value?.server.mail === false
            ? t.emailNone
            : value.email === null
              ? t.emailHint
              : value.emailConfirmed
                ? t.emailConfirmed
                : t.emailUnconfirmed}
        </span>
      </div>
      <div class="field">
        <label for="webhook">{t.webhook}</label>
        <input
          id="webhook"
          class="input"
          type="url"
          value={value.webhook ?? ''}
          onInput={(event) => change({ webhook: event.currentTarget.value || null })}
          aria-describedby="webhook-hint"
        />
        <span class="hint" id="webhook-hint">
          {t.webhookHint}
        </span>
      </div>
      <fieldset>
        <legend class="small faint">{t.about}</legend>
        {Object.entries(t.abouts).map(([what, label]) => (
          <label class="choice" key={what}>
            <input
              type="checkbox"
              checked={value.about?.[what] !== false}
              onChange={(event) => change({ about: { ...value.about, [what]: event.currentTarget.checked } })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div class="row">
        <button class="button primary">{texts.save}</button>
        <button
          class="button"
          type="button"
          onClick={() =>
            api
              .post('/me/notifications/test')
              .then(() => say(t.tested))
              .catch(complain)
          }
        >
          {t.test}
        </button>
      </div>
    </form>
  );
}

const CANNOT: Partial<Record<Ringing, string>> = {
  refused: texts.ring.refused,
  'install-first': texts.ring.installFirst,
  impossible: texts.ring.impossible,
};

/** Whether the device in hand rings. */
function ThisDevice() {
  useEffect(() => {
    lookAtRinging().catch(complain);
  }, []);
  const state = ringing.value;
  const on = state === 'on';
  const press = () =>
    (on ? silence() : ringHere())
      .then(() => {
        if (!on) {
          say(texts.ring.started);
        }
      })
      .catch(complain);
  return (
    <div class="field">
      <span class="label">{texts.ring.title}</span>
      {CANNOT[state] === undefined ? (
        <div class="row">
          <button type="button" class="button" data-testid="ring" onClick={press}>
            {on ? texts.ring.stop : texts.ring.start}
          </button>
        </div>
      ) : null}
      <span class="hint">{CANNOT[state] ?? (on ? texts.ring.on : texts.ring.lead)}</span>
    </div>
  );
}
