import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api, sentenceOf } from '../../api/client';
import type { SandboxOutcome } from '../../api/types';
import { Icon } from '../../shell/icons';
import { keepForSandbox } from '../sandbox/kept';
import { ShareScenario } from '../sandbox/share';
import { go } from '../../shell/router';
import { SvgPicture } from '../../shell/svg-picture';
import { theme, type Theme } from '../../shell/theme';
import { texts } from '../../texts/en';

const t = texts.pages.rules;
const known = new Map<string, Promise<SandboxOutcome>>();

function runScenario(text: string, colours: Theme): Promise<SandboxOutcome> {
  const key = colours + text;
  const running = known.get(key) ?? api.post<SandboxOutcome>('/sandbox', { scenario: text, theme: colours });
  known.set(key, running);
  running.catch(() => known.delete(key));
  return running;
}

export function openInSandbox(text: string): void {
  keepForSandbox(text);
  go('/sandbox');
}

/** An example of the rulebook. It is drawn when it becomes visible, run by the rules, and can be edited. */
export function ScenarioFence({ text }: { text: string }) {
  const outcome = useSignal<SandboxOutcome | null>(null);
  const problem = useSignal<string | null>(null);
  const box = useRef<HTMLElement | null>(null);
  const title = /^\s*scenario\s+"([^"]*)"/m.exec(text)?.[1] ?? t.example;
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        seen.disconnect();
        runScenario(text, theme.value).then(
          (answer) => (outcome.value = answer),
          (error: unknown) => (problem.value = sentenceOf(error)),
        );
      }
    });
    seen.observe(box.current as HTMLElement);
    return () => seen.disconnect();
  }, [text, theme.value]);
  const after = outcome.value?.steps.at(-1)?.after ?? null;
  return (
    <figure class="scenario card" ref={box}>
      <figcaption class="row apart">
        <strong>{title}</strong>
        <span class="row">
          <ShareScenario text={text} />
          <button class="button slim" onClick={() => openInSandbox(text)}>
            <Icon name="out" /> {t.openSandbox}
          </button>
        </span>
      </figcaption>
      {outcome.value?.before.svg ? (
        <div class="pictures">
          <div>
            <p class="small faint">{t.before}</p>
            <SvgPicture svg={outcome.value.before.svg} alt={`${title}: ${t.before}`} />
          </div>
          {after?.svg ? (
            <div>
              <p class="small faint">{t.after}</p>
              <SvgPicture svg={after.svg} alt={`${title}: ${t.after}`} />
            </div>
          ) : null}
        </div>
      ) : null}
      {outcome.value === null ? null : (
        <p class={'small ' + (outcome.value.passed ? 'good' : 'danger-text')}>{outcome.value.passed ? t.holds : t.broken}</p>
      )}
      {problem.value === null ? null : <p class="small danger-text">{problem.value}</p>}
      <details class="small">
        <summary>{t.text}</summary>
        <pre class="code-block" tabIndex={0}>
          {text}
        </pre>
      </details>
    </figure>
  );
}
