import { useState } from 'preact/hooks';
import type { Measure, StudyPosition } from '../../api/types';
import { SvgPicture } from '../../shell/svg-picture';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { StudyModel } from './study-model';
import { type Difference, differences, nameOf, rowsOf } from './tree';

const t = texts.study;

/** Two positions of the study side by side: their boards, their numbers, and what their texts say differently. */
export function Comparison({ model, position }: { model: StudyModel; position: StudyPosition }) {
  const [other, setOther] = useState<StudyPosition | null>(null);
  const rows = rowsOf(model.study.value?.positions ?? []).filter(({ knot }) => knot.number !== position.number);
  if (rows.length === 0) {
    return null;
  }
  const choose = (value: string) => {
    if (value === '') {
      setOther(null);
    } else {
      model.fetch(Number(value)).then(setOther, complain);
    }
  };
  return (
    <section class="stack" data-testid="comparison">
      <label class="row">
        <span class="small-title">{t.compare}</span>
        <select class="select" value={other?.number ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{t.compareNone}</option>
          {rows.map(({ knot }) => (
            <option key={knot.number} value={knot.number} selected={knot.number === other?.number}>
              {nameOf(knot)}
            </option>
          ))}
        </select>
      </label>
      {other === null ? null : <Both left={position} right={other} players={model.study.value?.players ?? []} />}
    </section>
  );
}

function Both({ left, right, players }: { left: StudyPosition; right: StudyPosition; players: string[] }) {
  const rows = differences(left.shown.given, right.shown.given);
  return (
    <>
      <div class="study-both" role="group" aria-label={t.compareTitle}>
        <One position={left} />
        <One position={right} />
      </div>
      <Numbers left={left} right={right} players={players} />
      {rows.length === 0 ? <p>{t.same}</p> : <Differences left={left} right={right} rows={rows} />}
    </>
  );
}

function One({ position }: { position: StudyPosition }) {
  const name = nameOf(position);
  return (
    <article class="stack tight">
      <h3 class="small-title">{name}</h3>
      {position.shown.svg === null ? null : <SvgPicture svg={position.shown.svg} alt={name} />}
    </article>
  );
}

/** What the texts say differently: one row for each place and player. */
function Differences({ left, right, rows }: { left: StudyPosition; right: StudyPosition; rows: Difference[] }) {
  return (
    <details>
      <summary>{t.differences(rows.length)}</summary>
      <div class="scroll-x" tabIndex={0} role="region" aria-label={t.differences(rows.length)}>
        <table class="table small study-differences">
          <thead>
            <tr>
              <th scope="col">{nameOf(left)}</th>
              <th scope="col">{nameOf(right)}</th>
            </tr>
          </thead>
          <tbody class="mono">
            {rows.map((row, i) => (
              <tr key={i}>
                <td>{row.left === '' ? t.nothingThere : row.left}</td>
                <td>{row.right === '' ? t.nothingThere : row.right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Numbers({ left, right, players }: { left: StudyPosition; right: StudyPosition; players: string[] }) {
  const points = (position: StudyPosition, seat: number) => position.standing.scores.find((score) => score.seat === seat)?.points;
  const names = left.measures.filter(({ kind }) => kind !== 'flow').map(({ name }) => name);
  const measure = (measures: Measure[], name: string, seat: number) =>
    measures.find((one) => one.name === name)?.values.find((value) => value.seat === seat)?.number;
  const pair = (a: number | undefined, b: number | undefined) => (
    <td class={'number' + (a === b ? ' faint' : '')}>
      {a ?? '–'} : {b ?? '–'}
    </td>
  );
  return (
    <div class="scroll-x" tabIndex={0} role="region" aria-label={t.compareTitle}>
      <table class="table">
        <caption class="small faint">{t.compareSides(nameOf(left), nameOf(right))}</caption>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            <th scope="col" class="number">
              {t.points}
            </th>
            {names.map((name) => (
              <th scope="col" key={name} class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, seat) => (
            <tr key={player}>
              <th scope="row">{player}</th>
              {pair(points(left, seat), points(right, seat))}
              {names.map((name) => pair(measure(left.measures, name, seat), measure(right.measures, name, seat)))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
