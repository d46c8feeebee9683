import './sandbox.css';
import '../rules/rules.css';
import '../game/tabs.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api, Problem, sentenceOf } from '../../api/client';
import type { Ruleset, SandboxOutcome } from '../../api/types';
import { inOrder } from '../../games/order';
import { Coded } from '../../shell/coded';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { Bench } from './bench';
import { missingDice, withRolls } from './dice';
import { keepForSandbox, keptForSandbox } from './kept';
import { positionAt } from './outcome';
import { SandboxTable } from './sandbox-table';
import { ShareScenario } from './share';
import { continued, ordersOf, withOrders } from './scenario-text';

const t = texts.pages.sandbox;
const CALM = 350;

interface Trouble {
  line: number;
  column: number;
  sentence: string;
}

/** A position, orders for all sides, and their results, step by step. The text is the only source; taps only change the text. */
export function Sandbox() {
  const text = useSignal(keptForSandbox());
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  const starters = inOrder(rulesets.value?.rulesets ?? []).filter(({ face }) => face.starter !== '');
  const outcome = useSignal<SandboxOutcome | null>(null);
  const trouble = useSignal<Trouble[]>([]);
  const busy = useSignal(false);
  const step = useSignal(0);
  const timer = useRef(0);
  const asked = useRef(0);
  const run = async (show?: (answer: SandboxOutcome) => number) => {
    window.clearTimeout(timer.current);
    const number = ++asked.current;
    busy.value = true;
    keepForSandbox(text.value);
    try {
      const answer = await api.post<SandboxOutcome>('/sandbox', { scenario: text.value, theme: theme.value });
      if (number === asked.current) {
        trouble.value = [];
        outcome.value = answer;
        step.value = Math.min(answer.steps.length, show?.(answer) ?? step.value);
      }
    } catch (error) {
      if (number === asked.current) {
        const problems = error instanceof Problem ? ((error.body.problems ?? []) as Trouble[]) : [];
        trouble.value = problems.length > 0 ? problems : [{ line: 0, column: 0, sentence: sentenceOf(error) }];
      }
    } finally {
      busy.value = number !== asked.current && busy.value;
    }
  };
  const write = (young: string, calm = 0) => {
    text.value = young;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void run(), calm);
  };
  const resolve = () => void run((answer) => answer.steps.length);
  /** Each run may need more or fewer dice: a tie is rolled again. */
  const roll = async () => {
    for (let tries = 0; tries < 8 && outcome.value !== null; tries++) {
      const missing = missingDice(outcome.value, text.value);
      if (missing === null) {
        return;
      }
      text.value = withRolls(text.value, missing);
      await run((answer) => answer.steps.length);
    }
  };
  const open = (young: string) => {
    text.value = young;
    outcome.value = null;
    void run(() => 0);
  };
  const [table] = useState(
    () =>
      new SandboxTable({
        outcome: () => outcome.value,
        orders: (player) => ordersOf(text.value, step.value, player),
        write: (player, orders) => write(withOrders(text.value, step.value, player, orders)),
        resolve,
      }),
  );
  useEffect(() => {
    if (text.value !== '') {
      void run(() => 0);
    }
    return () => window.clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    // Without a text, start with the small position of the first game.
    if (text.value === '' && starters[0] !== undefined) {
      open(starters[0].face.starter);
    }
  }, [starters.length]);
  const shown = outcome.value;
  return (
    <Frame title={t.title}>
      <div class="stack">
        <header class="stack tight">
          <div>
            <h1>{t.title}</h1>
            <p class="prose">{t.lead}</p>
          </div>
          <div class="row">
            <span class="small faint">{t.start}</span>
            {starters.map(({ id, name, face }) => (
              <button key={id} class="button slim" onClick={() => open(face.starter)}>
                {name}
              </button>
            ))}
          </div>
        </header>
        <div class="sandbox">
          <section class="stack tight">
            {shown === null ? (
              <p class="empty card">{t.empty}</p>
            ) : (
              <>
                <Steps outcome={shown} step={step.value} show={(n) => (step.value = n)} />
                <Bench key={shown.ruleset} table={table} outcome={shown} step={step.value} text={text.value} write={write} />
              </>
            )}
          </section>
          <section class="stack tight">
            <label for="scenario" class="small-title">
              {texts.sandbox.text}
            </label>
            <textarea
              id="scenario"
              class="textarea mono scenario-text"
              spellcheck={false}
              value={text.value}
              onInput={(event) => write(event.currentTarget.value, CALM)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  resolve();
                }
              }}
            />
            <div class="row apart">
              <p class="small faint grow">{t.help}</p>
              <ShareScenario text={text.value} />
              <button class="button primary" disabled={busy.value} onClick={resolve}>
                {busy.value ? t.running : t.run}
              </button>
            </div>
            {trouble.value.map((one, i) => (
              <p class="note bad" role="alert" key={i}>
                {one.line > 0 ? <strong>{t.line(one.line, one.column)}: </strong> : null}
                <Coded text={one.sentence} />
              </p>
            ))}
            {shown === null ? null : (
              <Result
                outcome={shown}
                step={step.value}
                missing={missingDice(shown, text.value) !== null}
                roll={() => void roll()}
                goOn={open}
              />
            )}
          </section>
        </div>
      </div>
    </Frame>
  );
}

function Steps({ outcome, step, show }: { outcome: SandboxOutcome; step: number; show(step: number): void }) {
  return (
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
  );
}

interface ResultProps {
  outcome: SandboxOutcome;
  step: number;
  missing: boolean;
  roll(): void;
  goOn(text: string): void;
}

function Result({ outcome, step, missing, roll, goOn }: ResultProps) {
  const shown = step === 0 ? undefined : outcome.steps[step - 1];
  const position = positionAt(outcome, step);
  return (
    <section class="stack tight" aria-label={outcome.title}>
      {missing ? (
        <p class="note row apart">
          <span class="grow">{texts.sandbox.dice}</span>
          <button class="button slim" onClick={roll}>
            {texts.sandbox.roll}
          </button>
        </p>
      ) : null}
      {outcome.problems.length === 0 && outcome.passed ? <p class="small good">{t.holds}</p> : null}
      {outcome.problems
        .filter((problem) => !problem.actual.endsWith(' rolled'))
        .map((problem, i) => (
          <p class="note bad" key={i}>
            <strong>{t.line(problem.line, problem.column)}: </strong>
            <Coded text={problem.sentence} />
          </p>
        ))}
      {shown === undefined ? null : (
        <article class="prose report">
          {shown.report.map((section, i) => (
            <section key={i}>
              <h2>{section.heading}</h2>
              {section.sentences.map((sentence, j) => (
                <p key={j}>{sentence.text}</p>
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
