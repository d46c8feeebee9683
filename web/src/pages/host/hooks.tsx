import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { GameHook } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { moment } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';
import type { Desk } from './deed';
import { Lines } from './power';

const t = texts.host.hooks;

interface HookList {
  hooks: GameHook[];
  places: string[];
}

/** Where the news of the game goes besides this page. */
export function Hooks({ desk }: { desk: Desk }) {
  const path = `${desk.table.path}/host/hooks`;
  const { value, again } = useFetched<HookList>(path);
  if (value === null) {
    return null;
  }
  const done = (sentence: string) => {
    say(sentence);
    desk.table.trail.entries.value = null;
    again();
  };
  return (
    <div class="stack" data-testid="hooks">
      <p class="small faint">{t.lead}</p>
      {value.hooks.length === 0 ? <p>{t.none}</p> : null}
      <ul class="stack">
        {value.hooks.map((hook) => (
          <Hook key={hook.id} hook={hook} path={path} done={done} />
        ))}
      </ul>
      <NewHook path={path} places={value.places} done={done} />
    </div>
  );
}

function Hook({ hook, path, done }: { hook: GameHook; path: string; done(sentence: string): void }) {
  const busy = useSignal(false);
  const run = (work: Promise<unknown>, sentence: string) => {
    busy.value = true;
    work
      .then(() => done(sentence))
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  return (
    <li class="hook stack tight">
      <div class="row apart">
        <strong>{hook.name}</strong>
        <span class="tag">{t.formats[hook.format] ?? hook.format}</span>
      </div>
      <p class="small faint break">
        {hook.place} · {hook.postedAt === null ? t.neverPosted : t.posted(moment(hook.postedAt))}
      </p>
      {hook.trouble === '' ? null : <p class="note bad small">{hook.trouble}</p>}
      <div class="row">
        <button
          type="button"
          class="button slim"
          disabled={busy.value}
          aria-label={`${t.test}: ${hook.name}`}
          onClick={() => run(api.post(`${path}/${hook.id}/test`), t.tested)}
        >
          {t.test}
        </button>
        <button
          type="button"
          class="button slim"
          disabled={busy.value}
          aria-label={`${t.remove}: ${hook.name}`}
          onClick={() => run(api.delete(`${path}/${hook.id}`), t.removed)}
        >
          {t.remove}
        </button>
      </div>
    </li>
  );
}

function NewHook({ path, places, done }: { path: string; places: string[]; done(sentence: string): void }) {
  const format = useSignal('discord');
  const name = useSignal('');
  const address = useSignal('');
  const template = useSignal('');
  const add = (event: Event) => {
    event.preventDefault();
    api
      .post(path, {
        name: name.value.trim(),
        format: format.value,
        address: address.value.trim(),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(format.value === 'template' ? { template: template.value } : {}),
      })
      .then(() => {
        name.value = address.value = template.value = '';
        done(t.added);
      })
      .catch(complain);
  };
  return (
    <form class="power stack tight" onSubmit={add}>
      <Select
        id="hook-format"
        label={t.format}
        hint={t.hints[format.value]}
        value={format.value}
        options={Object.entries(t.formats)}
        choose={(value) => (format.value = value)}
      />
      <div class="field">
        <label for="hook-name">{t.name}</label>
        <input
          id="hook-name"
          class="input"
          required
          maxLength={60}
          placeholder={t.nameExample}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="hook-address">{t.address}</label>
        <input
          id="hook-address"
          class="input"
          type="url"
          required
          maxLength={500}
          placeholder="https://"
          autocomplete="off"
          aria-describedby="hook-address-hint"
          value={address.value}
          onInput={(event) => (address.value = event.currentTarget.value)}
        />
        <span class="hint" id="hook-address-hint">
          {t.addressSecret}
        </span>
      </div>
      {format.value === 'template' ? (
        <Lines
          id="hook-template"
          label={t.template}
          hint={t.places(places)}
          value={template.value}
          set={(text) => (template.value = text)}
        />
      ) : null}
      <p class="small faint">{t.told}</p>
      <div class="row end">
        <button class="button">{t.add}</button>
      </div>
    </form>
  );
}
