import { useEffect, useRef, useState } from 'preact/hooks';
import { sentenceOf } from '../../api/client';
import type { Game, Section } from '../../api/types';
import { Link } from '../../shell/router';
import { theme } from '../../shell/theme';
import { moment } from '../../shell/time';
import { texts } from '../../texts/en';
import type { PastTurn } from '../game/past';
import { whole } from '../game/stretch';
import type { Table } from '../game/table';

const t = texts.watch.story;
/** In games where each sheet is carried out as it arrives, a turn has many steps; a report of more would not be read. */
const MOST_STEPS = 40;
/** A long report is folded after this number of sentences. */
const SHORT = 12;

/** A turn: its board, and its report. Both are fetched when the reader comes near. */
export function Chapter({ table, game, past }: { table: Table; game: Game; past: PastTurn }) {
  const box = useRef<HTMLElement | null>(null);
  const [near, setNear] = useState(false);
  const [report, setReport] = useState<Section[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const end = past.steps.at(-1)?.at ?? 0;
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: '300px',
    });
    seen.observe(box.current as HTMLElement);
    return () => seen.disconnect();
  }, []);
  useEffect(() => {
    if (near) {
      Promise.all(past.steps.slice(-MOST_STEPS).map(({ at }) => table.book.get(at))).then(
        (positions) => setReport(whole({ before: null, positions }).report),
        (error: unknown) => setProblem(sentenceOf(error)),
      );
    }
  }, [near, end]);
  const mark = game.picture?.split('?')[1] ?? '';
  return (
    <section class="card chapter-told" ref={box} aria-label={texts.turn(past.turn)}>
      <div class="stack tight">
        <div class="row apart">
          <h3>{texts.turn(past.turn)}</h3>
          <time class="small faint count">{moment(past.steps.at(-1)?.time ?? game.createdAt)}</time>
        </div>
        {near ? (
          <img
            src={`/api/games/${game.id}/positions/${end}/card.svg?${mark}&theme=${theme.value}`}
            alt={t.after(past.turn)}
            loading="lazy"
            width="480"
            height="300"
          />
        ) : (
          <div class="chapter-picture" />
        )}
        <Link class="small" href={`/game/${game.id}/turn/${past.turn}`}>
          {t.openTurn}
        </Link>
      </div>
      <div class="prose report" aria-busy={report === null && problem === null}>
        {problem === null ? null : <p class="danger-text">{problem}</p>}
        {report === null ? null : <Report report={report} />}
      </div>
    </section>
  );
}

function Report({ report }: { report: Section[] }) {
  const [open, setOpen] = useState(false);
  const count = report.reduce((sum, { sentences }) => sum + sentences.length, 0);
  if (count === 0) {
    return <p class="faint">{texts.game.report.quiet}</p>;
  }
  let room = open ? count : SHORT;
  return (
    <>
      {report.map(({ heading, sentences }, i) => {
        const shown = sentences.slice(0, Math.max(0, room));
        room -= sentences.length;
        return shown.length === 0 ? null : (
          <section key={i}>
            {heading === '' ? null : <h4>{heading}</h4>}
            {shown.map(({ text }, j) => (
              <p key={j}>{text}</p>
            ))}
          </section>
        );
      })}
      {open || count <= SHORT ? null : (
        <button class="button slim" onClick={() => setOpen(true)}>
          {t.wholeReport(count)}
        </button>
      )}
    </>
  );
}
