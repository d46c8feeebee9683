import './sandbox.css';
import '../rules/rules.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, Problem, sentenceOf } from '../../api/client';
import type { SandboxOutcome, SandboxPosition } from '../../api/types';
import { Frame } from '../../shell/frame';
import { SvgPicture } from '../../shell/svg-picture';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { continued, STARTERS } from './scenario-text';

const t = texts.pages.sandbox;
const KEY = 'arbiter.sandbox';

interface Trouble {
  line: number;
  column: number;
  sentence: string;
}

/** A position, orders for all sides, and what comes of them, step by step. */
export function Sandbox() {
  const text = useSignal(sessionStorage.getItem(KEY) ?? (STARTERS[0]?.text as string));
  const outcome = useSignal<SandboxOutcome | null>(null);
  const trouble = useSignal<Trouble[]>([]);
  const busy = useSignal(false);
  const step = useSignal(0);
  const run = async () => {
    busy.value = true;
    trouble.value = [];
    sessionStorage.setItem(KEY, text.value);
    try {
      outcome.value = await api.post<SandboxOutcome>('/sandbox', { scenario: text.value, theme: theme.value });
      step.value = outcome.value.steps.length;
    } catch (error) {
      outcome.value = null;
      const problems = error instanceof Problem ? ((error.body.problems ?? []) as Trouble[]) : [];
      trouble.value = problems.length > 0 ? problems : [{ line: 0, column: 0, sentence: sentenceOf(error) }];
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => void run(), []);
  return (
    <Frame title={t.title}>
      <div class="stack">
        <header>
          <h1>{t.title}</h1>
          <p class="prose">{t.lead}</p>
        </header>
        <div class="sandbox">
          <section class="stack tight">
            <div class="row">
              <span class="small faint">{t.start}</span>
              {STARTERS.map((starter) => (
                <button
                  key={starter.name}
                  class="button slim"
                  onClick={() => {
                    text.value = starter.text;
                    void run();
                  }}
                >
                  {starter.name}
                </button>
              ))}
            </div>
            <label for="scenario" class="unseen">
              {t.scenario}
            </label>
            <textarea
              id="scenario"
              class="textarea mono scenario-text"
              spellcheck={false}
              value={text.value}
              onInput={(event) => (text.value = event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  void run();
                }
              }}
            />
            <div class="row apart">
              <p class="small faint grow">{t.help}</p>
              <button class="button primary" disabled={busy.value} onClick={() => void run()}>
                {busy.value ? t.running : t.run}
              </button>
            </div>
            {trouble.value.map((one, i) => (
              <p class="note bad" role="alert" key={i}>
                {one.line > 0 ? <strong>{t.line(one.line, one.column)}: </strong> : null}
                {one.sentence}
              </p>
            ))}
          </section>
          {outcome.value === null ? <p class="empty card">{t.empty}</p> : <Result outcome={outcome.value} step={step.value} show={(n) => (step.value = n)} goOn={(next) => (text.value = next)} />}
        </div>
      </div>
    </Frame>
  );
}

interface ResultProps {
  outcome: SandboxOutcome;
  step: number;
  show(step: number): void;
  goOn(text: string): void;
}

function Result({ outcome, step, show, goOn }: ResultProps) {
  const shown = step === 0 ? null : outcome.steps[step - 1];
  const position: SandboxPosition = shown?.after ?? outcome.before;
  return (
    <section class="stack tight" aria-label={outcome.title}>
      <div class="row" role="group" aria-label={outcome.title}>
        <button class="button slim" aria-pressed={step === 0} onClick={() => show(0)}>
          {t.before}
        </button>
        {outcome.steps.map((_, i) => (
          <button class="button slim" key={i} aria-pressed={step === i + 1} onClick={() => show(i + 1)}>
            {t.step(i + 1)}
          </button>
        ))}
      </div>
      {position.svg ? <SvgPicture svg={position.svg} alt={outcome.title} /> : null}
      {outcome.problems.length === 0 ? <p class="small good">{outcome.passed ? t.holds : ''}</p> : null}
      {outcome.problems.map((problem, i) => (
        <p class="note bad" key={i}>
          <strong>{t.line(problem.line, problem.column)}: </strong>
          {problem.sentence}
        </p>
      ))}
      {shown === null || shown === undefined ? null : (
        <article class="prose report">
            {shown.report.map((section, i) => (
              <section key={i}>
                <h2>{section.heading}</h2>
                {section.sentences.map((sentence, j) => (
                  <p key={j}>{sentence}</p>
                ))}
              </section>
            ))}
        </article>
      )}
      <details>
        <summary>{t.position}</summary>
        <pre class="code-block" tabIndex={0}>
          {position.given.join('\n')}
        </pre>
      </details>
      <div>
        <button class="button slim" onClick={() => goOn(continued(outcome, position))}>
          {t.goOn}
        </button>
      </div>
    </section>
  );
}
