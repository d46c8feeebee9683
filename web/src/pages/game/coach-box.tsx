import './coach.css';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../api/types';
import { Icon } from '../../shell/icons';
import { play, starting } from '../../shell/first-game';
import { texts } from '../../texts/en';
import { overBoard, raise } from './bottom-sheet';
import type { Coach } from './coach';
import type { Pointer } from './coaching';
import { quoted, shapesOf } from './out-of-the-way';

const t = texts.game.coach;

/** Selectors of the marked places and buttons. Boards name their places, and buttons name their orders. */
function marked({ places, groups, lines, add }: Pointer, finished: boolean): { board: string[]; buttons: string[] } {
  return {
    board: places.flatMap(shapesOf),
    buttons: [
      ...groups.map(
        ({ group, what }) => `.place-card [data-group=${quoted(group)}]` + (what === null ? '' : `[data-what=${quoted(what)}]`),
      ),
      ...lines.map((line) => `[data-order=${quoted(line)}]`),
      ...(add ? ['.composer .button.primary'] : []),
      ...(finished ? ['[data-testid="ready"]', '[data-hand-in]'] : []),
    ],
  };
}

/** A marked button may be below the edge of the card, or in the lowered sheet of a phone. */
function bringIntoSight(selectors: string): void {
  const button = document.querySelector(selectors);
  if (button?.closest('.tab-body') && overBoard.peek()) {
    raise('half');
  }
  button?.scrollIntoView({ block: 'nearest' });
}

/** Marks the next elements with a style sheet, so that no board needs code for the coach. */
function useMarks(pointer: Pointer, finished: boolean): void {
  const { board, buttons } = marked(pointer, finished);
  const rules = [
    board.length === 0
      ? ''
      : `${board.join(',')} { animation: var(--coach-land); fill: var(--coach-fill); stroke: var(--brass); stroke-width: 3px; }`,
    buttons.length === 0
      ? ''
      : `${buttons.join(',')} { animation: var(--coach-button); outline: 3px solid var(--brass); outline-offset: 2px; }`,
  ].join('\n');
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    if (buttons.length > 0) {
      bringIntoSight(buttons.join(','));
    }
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
}

/** One sentence over the board: the next action and its reason. */
export function CoachBox({ coach }: { coach: Coach }) {
  const { table } = coach;
  const game = table.game.value;
  const finished = coach.finished.value && coach.heard.value && coach.shown.value && !coach.watching.value;
  useMarks(coach.pointer.value, finished);
  if (coach.progress.value === null || coach.plan.value === null || game === null || game.me.seat === null) {
    return null;
  }
  if (!coach.shown.value) {
    return (
      <button class="button slim coach-call" onClick={() => coach.call()} title={t.callHint}>
        {t.call}
      </button>
    );
  }
  const reads = game.status === 'over' || (coach.step.value?.orders.length === 0 && coach.mine.value && !coach.watching.value);
  return (
    <section class={'coach' + (reads ? '' : ' brief')} aria-label={t.label} data-testid="coach" data-heard={coach.heard.value}>
      <div class="row apart nowrap coach-head">
        <h2 class="small-title grow">{titleOf(coach)}</h2>
        <button class="button quiet slim icon" aria-label={t.hide} title={t.hideHint} onClick={() => coach.hide()}>
          <Icon name="close" />
        </button>
      </div>
      {game.status === 'over' ? <End coach={coach} /> : <Lesson coach={coach} />}
    </section>
  );
}

function outcome({ winners, me }: Game): 'won' | 'shared' | 'lost' {
  return !winners.includes(me.seat as number) ? 'lost' : winners.length > 1 ? 'shared' : 'won';
}

function titleOf(coach: Coach): string {
  const game = coach.table.game.value;
  if (game?.status === 'over') {
    return t.endTitle[outcome(game)];
  }
  return coach.mine.value ? (coach.lesson.value?.title ?? t.label) : t.label;
}

function Lesson({ coach }: { coach: Coach }) {
  const step = coach.step.value;
  const { places, groups, lines, add } = coach.pointer.value;
  if (coach.watching.value || !coach.mine.value) {
    return <p aria-live="polite">{coach.watching.value ? t.watch : t.wait}</p>;
  }
  if (step === null) {
    const begun = (coach.table.draft.value?.lines.value.length ?? 0) > 0 || coach.table.together.value;
    return <p aria-live="polite">{coach.lesson.value === null || !begun ? t.decide : coach.lesson.value.end}</p>;
  }
  const aim = coach.table.current.value?.goal?.aim ?? '';
  const hint =
    add && places.length > 0
      ? t.addOrFurther
      : add
        ? t.add
        : places.length > 0
          ? t.place
          : groups.length + lines.length > 0
            ? t.button
            : '';
  return (
    <>
      <p aria-live="polite" data-testid="coach-says">
        {step.say.replace('{aim}', aim)} {step.orders.length === 0 || hint === '' ? null : <span class="hint">{hint}</span>}
      </p>
      {step.orders.length > 0 ? null : (
        <button class="button primary slim" onClick={() => coach.next()}>
          {t.next}
        </button>
      )}
    </>
  );
}

/** The end of the first game: a win, or an offer to try again. The report tells how it was won. */
function End({ coach }: { coach: Coach }) {
  const game = coach.table.game.value;
  if (game === null) {
    return null;
  }
  const won = outcome(game) === 'won';
  return (
    <>
      <p>{t.end[outcome(game)]}</p>
      <div class="row" data-testid="coach-end">
        <button
          class={'button slim' + (won ? '' : ' primary')}
          disabled={starting.value !== null}
          onClick={() => play(game.ruleset, 'first')}
        >
          {t.again}
        </button>
        <button
          class={'button slim' + (won ? ' primary' : '')}
          disabled={starting.value !== null}
          onClick={() => play(game.ruleset, 'any')}
        >
          {t.full}
        </button>
      </div>
    </>
  );
}
