import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { ChannelWish, NoticeMode } from '../../api/types';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.pages.settings;

interface ChannelProps {
  name: string;
  wish: ChannelWish;
  /** Whether there are changes that are not saved. */
  changed: boolean;
  set(part: Partial<ChannelWish>): void;
  /** How the channel is set up. */
  children?: ComponentChildren;
}

/** One way to reach me: how it is set up, when and about what it is used, and a test. */
export function Channel({ name, wish, changed, set, children }: ChannelProps) {
  const busy = useSignal(false);
  const title = t.channels[name] ?? name;
  const topics = Object.keys(t.abouts);
  const wanted = topics.filter((topic) => wish.about?.[topic] !== false);
  // Until there is a way to reach somebody, there is nothing to choose.
  const usable = wish.reached || wish.mode !== 'off';
  const test = () => {
    busy.value = true;
    api
      .post(`/me/notifications/test?channel=${name}`)
      .then(() => say(t.tested))
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  return (
    <section class="channel stack tight" data-testid={`channel-${name}`} aria-labelledby={`channel-${name}`}>
      <div class="row apart">
        <h3 class="small-title" id={`channel-${name}`}>
          {title}
        </h3>
        <span class={'tag' + (wish.reached && wish.mode !== 'off' ? ' good' : '')}>
          {!wish.reached ? t.channelMissing : wish.mode === 'off' ? t.channelOff : t.channelWorks}
        </span>
      </div>
      {children}
      {usable ? (
        <div class="segments" role="radiogroup" aria-label={`${title}: ${t.mode}`}>
          {Object.entries(t.modes).map(([mode, label]) => (
            <label class="segment" key={mode}>
              <input type="radio" name={`mode-${name}`} checked={wish.mode === mode} onChange={() => set({ mode: mode as NoticeMode })} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : null}
      {wish.mode === 'off' ? null : (
        <details>
          <summary>
            {t.about}{' '}
            <span class="faint">· {wanted.length === topics.length ? t.aboutAll : t.aboutSome(wanted.length, topics.length)}</span>
          </summary>
          {Object.entries(t.abouts).map(([topic, label]) => (
            <label class="choice" key={topic}>
              <input
                type="checkbox"
                checked={wish.about?.[topic] !== false}
                onChange={(event) => set({ about: { ...wish.about, [topic]: event.currentTarget.checked } })}
              />
              <span>{label}</span>
            </label>
          ))}
        </details>
      )}
      {wish.reached ? (
        <div class="row">
          <button type="button" class="button slim" disabled={busy.value || changed} onClick={test} aria-label={`${title}: ${t.test}`}>
            {t.test}
          </button>
          {changed ? <span class="small faint">{t.testSaveFirst}</span> : null}
        </div>
      ) : null}
    </section>
  );
}
