import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Position, PositionBrief } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { Who } from '../../shell/player';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Prose } from './prose';
import { Replay } from './replay';
import { stretchTo, whole, type Stretch } from './stretch';
import type { Table } from './table';

const t = texts.game.report;

/** What happened, as prose; every earlier position and its replay. */
export function ReportTab({ table, ui }: { table: Table; ui: GameUi }) {
  const position = table.shown.value;
  const all = table.positions.value.filter((p) => !p.discarded);
  const stretch = useSignal<Stretch | null>(null);
  useEffect(() => {
    stretch.value = null;
    if (position !== null) {
      stretchTo(table, position, all)
        .then((found) => (stretch.value = found.positions.at(-1)?.at === table.shown.value?.at ? found : stretch.value))
        .catch(complain);
    }
    return () => ui.showBeat(null, null);
  }, [position?.at]);
  if (position === null || (all.length <= 1 && position.report.length === 0)) {
    return <p class="empty">{t.none}</p>;
  }
  const told = stretch.value === null ? position : whole(stretch.value);
  return (
    <div class="stack">
      <History table={table} all={all} />
      {stretch.value === null ? null : <Replay key={position.at} ui={ui} position={told} before={stretch.value.before} />}
      {(stretch.value?.positions.length ?? 1) > 1 ? <p class="small faint">{t.sinceMine}</p> : null}
      <article class="report prose">
        {told.report.length === 0 ? <p class="faint">{position.at === 0 ? t.start : t.quiet}</p> : null}
        {told.report.map((section, i) => (
          <section key={i}>
            {section.heading === '' ? null : <h3>{section.heading}</h3>}
            {section.sentences.map((sentence, j) => (
              <Prose key={j} text={sentence} ui={ui} />
            ))}
          </section>
        ))}
      </article>
      <Sheets table={table} position={position} />
    </div>
  );
}

function History({ table, all }: { table: Table; all: PositionBrief[] }) {
  const shown = table.shown.value;
  const index = Math.max(
    0,
    all.findIndex((p) => p.at === shown?.at),
  );
  const busy = useSignal(false);
  const go = (to: number) => {
    const target = all[to];
    if (target !== undefined) {
      busy.value = true;
      table
        .look(target.at)
        .catch(complain)
        .finally(() => (busy.value = false));
    }
  };
  const turn = shown === null ? 0 : (shown.resolved?.turn ?? 0);
  return (
    <div class="history" aria-label={t.history} role="group">
      <button class="button slim icon" aria-label={t.earlier} disabled={index <= 0} onClick={() => go(index - 1)}>
        <Icon name="left" />
      </button>
      <div class="grow">
        <div class="row apart">
          <h2 class="small-title">{turn > 0 ? t.title(turn) : t.start}</h2>
          <span class="small faint count">
            {index} / {all.length - 1}
          </span>
        </div>
        <input type="range" min={0} max={Math.max(0, all.length - 1)} value={index} aria-label={t.slider} onInput={(event) => go(Number(event.currentTarget.value))} />
      </div>
      <button class="button slim icon" aria-label={t.later} disabled={index >= all.length - 1} onClick={() => go(index + 1)}>
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
