import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Position, Sentence } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { base } from '../../shell/links';
import { Who } from '../../shell/player';
import { moment } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { names, Prose } from './prose';
import { away, pastTurns } from './past';
import { BalanceLines } from './balance';
import { raise } from './bottom-sheet';
import { Finale } from './finale';
import { ByItself } from './replay';
import { calm } from './replays';
import { reportText } from './report-text';
import { stretchTo, whole, type Stretch } from './stretch';
import type { Table } from './table';

const t = texts.game.report;

/** The report as text, with access to all earlier positions and their replays. */
export function ReportTab({ table, ui }: { table: Table; ui: GameUi }) {
  const position = table.shown.value;
  const game = table.game.value;
  const all = table.past.value;
  const onlyMine = useSignal(false);
  /** The turn shown by the film of the whole game; null while it does not run. */
  const film = useSignal<number | null>(null);
  const stretch = useSignal<Stretch | null>(null);
  useEffect(() => {
    stretch.value = null;
    if (position !== null) {
      stretchTo(table, position, all)
        .then((found) => {
          if (found.positions.at(-1)?.at === table.shown.value?.at) {
            stretch.value = found;
            table.told.value = found.before === null ? null : { before: found.before, strokes: whole(found).strokes };
          }
        })
        .catch(complain);
    }
    return () => {
      table.told.value = null;
    };
  }, [position?.at, table.wide.value]);
  const over = game?.status === 'over' ? game : null;
  if (position === null || (all.length <= 1 && position.report.length === 0 && over === null)) {
    return <p class="empty">{t.none}</p>;
  }
  const told = stretch.value === null ? position : whole(stretch.value);
  // The report will be collected from many steps. Showing only the last one meanwhile would flicker.
  const gathering = stretch.value === null && (!table.together.value || table.wide.value === 'turn');
  const steps = stretch.value?.positions.length ?? 1;
  const count = told.report.reduce((sum, section) => sum + section.sentences.length, 0);
  const mine = aboutMe(told, table.mySeat.value);
  const only = onlyMine.value && mine.size > 0;
  return (
    <div class="stack">
      {over !== null && (table.live.value || film.value !== null) ? <Finale table={table} game={over} film={film} /> : null}
      <History table={table} />
      <div class="row telling">
        {stretch.value === null || told.report.length === 0 ? null : (
          <>
            <ReplayButton table={table} ui={ui} to={position.at} before={stretch.value.before} />
            <CopyText table={table} told={told} />
            {position.resolved === null ? null : <LinkTurn table={table} turn={position.resolved.turn} />}
          </>
        )}
        {mine.size > 0 && count > LONG && !gathering ? <Choice all={count} mine={mine.size} only={onlyMine} /> : null}
      </div>
      {steps > 1 ? <p class="small faint">{table.wide.value === 'turn' ? t.wholeTurn(steps) : t.sinceMine}</p> : null}
      {stretch.value === null || stretch.value.before === null || told.report.length === 0 ? null : (
        <BalanceLines table={table} ui={ui} from={stretch.value.before.at} to={position.at} goal={position.goal} />
      )}
      <article class="report prose" aria-busy={gathering}>
        {told.report.length === 0 && !gathering ? <p class="faint">{position.at === 0 ? t.start : t.quiet}</p> : null}
        {(gathering ? [] : told.report)
          .map(({ heading, sentences }) => ({ heading, sentences: only ? sentences.filter((sentence) => mine.has(sentence)) : sentences }))
          .filter(({ sentences }) => sentences.length > 0)
          .map(({ heading, sentences }, i) => (
            <section key={i}>
              {heading === '' ? null : <h3>{heading}</h3>}
              {sentences.map((sentence, j) => (
                <Prose key={j} sentence={sentence} mine={mine.has(sentence)} ui={ui} />
              ))}
            </section>
          ))}
      </article>
      <Sheets table={table} position={position} />
      {calm() ? null : <ByItself />}
    </div>
  );
}

function ReplayButton({ table, ui, to, before }: { table: Table; ui: GameUi; to: number; before: Position | null }) {
  if (before === null || table.replays.scene.value !== null) {
    return null;
  }
  const start = () => {
    // On a phone the board must be visible.
    raise('low');
    table.replays.start(ui, to, before).catch(complain);
  };
  return (
    <button class="button slim" onClick={start}>
      <Icon name="play" /> {t.replay}
    </button>
  );
}

/** Copies the report as text, for a letter or a chat. */
export function CopyText({ table, told }: { table: Table; told: Position }) {
  const copy = () =>
    navigator.clipboard
      .writeText(reportText(table.game.value?.name ?? '', moment(told.time), told))
      .then(() => say(texts.game.copied), complain);
  return (
    <button class="button slim" onClick={copy}>
      <Icon name="out" /> {t.copy}
    </button>
  );
}

function LinkTurn({ table, turn }: { table: Table; turn: number }) {
  const copy = () => navigator.clipboard.writeText(`${base()}/game/${table.id}/turn/${turn}`).then(() => say(texts.game.copied), complain);
  return (
    <button class="button slim" onClick={copy}>
      <Icon name="out" /> {texts.watch.linkTurn}
    </button>
  );
}

/** A report with fewer sentences has no filter. */
const LONG = 8;

/** The sentences that name my seat. */
function aboutMe(told: Position, seat: number | null): Set<Sentence> {
  return new Set(told.report.flatMap(({ sentences }) => sentences).filter((sentence) => names(sentence, seat)));
}

/** Late in a game reports are long. The filter shows only sentences about me. */
function Choice({ all, mine, only }: { all: number; mine: number; only: Signal<boolean> }) {
  return (
    <div class="row" role="group" aria-label={t.which}>
      <button class="button slim" aria-pressed={!only.value} onClick={() => (only.value = false)}>
        {t.all(all)}
      </button>
      <button class="button slim" aria-pressed={only.value} onClick={() => (only.value = true)}>
        {t.mine(mine)}
      </button>
    </div>
  );
}

/** The slider moves by turns, the buttons move by single steps. */
function History({ table }: { table: Table }) {
  const turns = pastTurns(table.past.value);
  const at = table.shown.value?.at ?? 0;
  const index = Math.max(
    0,
    turns.findIndex(({ steps }) => steps.some((p) => p.at === at)),
  );
  const { turn, steps } = turns[index] ?? { turn: 0, steps: [] };
  const [back, on] = [away(table.past.value, at, -1, 'step'), away(table.past.value, at, 1, 'step')];
  const go = (to: { at: number } | undefined, wide: 'step' | 'turn') => {
    if (to !== undefined) {
      table.look(to.at, wide).catch(complain);
    }
  };
  const title = turn > 0 ? t.title(turn) : t.start;
  const time = steps.find((p) => p.at === at)?.time;
  return (
    <div class="history" aria-label={t.history} role="group">
      <button class="button slim icon" aria-label={t.backStep} disabled={back === undefined} onClick={() => go(back, 'step')}>
        <Icon name="left" />
      </button>
      <div class="grow">
        <div class="row apart">
          <h2 class="small-title">{title}</h2>
          {time === undefined ? null : <span class="small faint count">{moment(time)}</span>}
          {steps.length > 1 ? (
            <span class="small faint count">{t.stepOf(steps.findIndex((p) => p.at === at) + 1, steps.length)}</span>
          ) : null}
        </div>
        <input
          type="range"
          min={0}
          max={Math.max(0, turns.length - 1)}
          value={index}
          aria-label={t.slider}
          aria-valuetext={time === undefined ? title : `${title}, ${moment(time)}`}
          onInput={(event) => go(turns[Number(event.currentTarget.value)]?.steps.at(-1), 'turn')}
        />
      </div>
      <button class="button slim icon" aria-label={t.onStep} disabled={on === undefined} onClick={() => go(on, 'step')}>
        <Icon name="right" />
      </button>
    </div>
  );
}

function Sheets({ table, position }: { table: Table; position: Position }) {
  const sheets = position.resolved?.sheets ?? [];
  if (sheets.length === 0) {
    return null;
  }
  return (
    <details>
      <summary>{t.sheets}</summary>
      <ul class="stack tight sheets">
        {sheets.map((sheet) => {
          const seat = table.seat(sheet.seat);
          return (
            <li key={sheet.seat}>
              {seat === undefined ? null : <Who seat={seat} />}
              {sheet.absent ? <p class="small faint">{t.absent}</p> : null}
              {!sheet.absent && !sheet.open ? <p class="small faint">{t.sealed}</p> : null}
              <ol class="small sheet-text">
                {(sheet.lines ?? []).map((line, i) => (
                  <li key={i} class={line.accepted ? '' : 'danger-text'}>
                    <code>{line.normal}</code> {line.accepted ? '' : line.sentence}
                  </li>
                ))}
              </ol>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
