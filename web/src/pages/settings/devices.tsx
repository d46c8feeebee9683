import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import { lookAtRinging, ringHere, ringing, silence, type PushState, type Ringing } from '../../shell/ring';
import { moment } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.pages.settings;

const CANNOT: Partial<Record<Ringing, string>> = {
  refused: texts.ring.refused,
  'install-first': texts.ring.installFirst,
  impossible: texts.ring.impossible,
};

/** The devices that ring, and a button for this one. */
export function Devices({ changed }: { changed(): void }) {
  const devices = useSignal<PushState['devices']>([]);
  const load = () =>
    api
      .get<PushState>('/me/push')
      .then((answer) => (devices.value = answer.devices))
      .catch(complain);
  useEffect(() => {
    lookAtRinging().catch(complain);
    void load();
  }, []);
  const state = ringing.value;
  const on = state === 'on';
  const after = () => load().then(changed);
  const press = () =>
    (on ? silence() : ringHere())
      .then(() => {
        if (!on) {
          say(texts.ring.started);
        }
      })
      .then(after)
      .catch(complain);
  const remove = (id: string) => api.delete(`/me/push/${id}`).then(after).catch(complain);
  return (
    <>
      <p class="small faint">{CANNOT[state] ?? (on ? texts.ring.on : texts.ring.lead)}</p>
      {devices.value.length === 0 ? null : (
        <ul class="stack tight" aria-label={t.devices}>
          {devices.value.map(({ id, name, since }) => (
            <li class="row nowrap apart" key={id}>
              <span class="grow">
                {name} <span class="small faint">{t.deviceSince(moment(since))}</span>
              </span>
              <button type="button" class="button slim" onClick={() => remove(id)} aria-label={`${t.deviceRemove}: ${name}`}>
                {t.deviceRemove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {CANNOT[state] === undefined ? (
        <div class="row">
          <button type="button" class="button" data-testid="ring" onClick={press}>
            {on ? texts.ring.stop : texts.ring.start}
          </button>
        </div>
      ) : null}
    </>
  );
}
