import './study.css';
import '../sandbox/sandbox.css';
import '../rules/rules.css';
import '../game/tabs.css';
import { useEffect, useState } from 'preact/hooks';
import type { StudyPosition } from '../../api/types';
import { Apology, Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { go, Link, place } from '../../shell/router';
import { texts } from '../../texts/en';
import { Comparison } from './comparison';
import { Guesses } from './guesses';
import { StudyBench } from './study-bench';
import { StudyHead } from './study-head';
import { StudyModel } from './study-model';
import { nameOf, rowsOf } from './tree';
import { Trouble } from './trouble';

const t = texts.study;

/** A study: the board and the orders of all sides, and beside them the tree, what happened, and the guesses. */
export function StudyPage({ id = '' }: Record<string, string>) {
  const link = place.value.query.get('link');
  const [model] = useState(() => new StudyModel(id, link));
  const at = place.value.query.get('at') ?? '0';
  const address = (number: number) => `/study/${model.id}?at=${number}` + (link === null ? '' : `&link=${encodeURIComponent(link)}`);
  model.arrive = (number) => go(address(number));
  useEffect(() => void model.load(), []);
  useEffect(() => {
    model.problem.value = null;
    model.show(Number(at)).catch((error: unknown) => model.tell(error));
  }, [at]);
  const study = model.study.value;
  const position = model.position.value;
  if (study === null || position === null) {
    return model.problem.value === null ? (
      <Frame title={t.title}>
        <p class="empty">{texts.loading}</p>
      </Frame>
    ) : (
      <Apology title={t.title} sentence={model.problem.value} />
    );
  }
  return (
    <Frame title={study.name}>
      <div class="stack" data-testid="study" data-number={position.number}>
        <StudyHead model={model} study={study} />
        <Trouble model={model} about="study" />
        <div class="sandbox">
          <section class="stack tight">
            <div class="row nowrap">
              {position.parent === null ? null : (
                <Link class="button quiet slim icon" href={address(position.parent)} aria-label={t.back} title={t.back}>
                  <Icon name="left" />
                </Link>
              )}
              <h2 class="small-title grow">{nameOf(position)}</h2>
            </div>
            <StudyBench model={model} study={study} position={position} />
          </section>
          <section class="stack">
            <Tree model={model} shown={position.number} address={address} />
            <Report position={position} players={study.players} />
            <Guesses key={position.number} model={model} study={study} position={position} />
          </section>
        </div>
        <Comparison key={`compare ${position.number}`} model={model} position={position} />
      </div>
    </Frame>
  );
}

interface TreeProps {
  model: StudyModel;
  shown: number;
  address(number: number): string;
}

function Tree({ model, shown, address }: TreeProps) {
  return (
    <nav class="stack tight" aria-label={t.tree}>
      <h2 class="small-title">{t.tree}</h2>
      <ol class="study-tree">
        {rowsOf(model.study.value?.positions ?? []).map(({ knot, depth, begins }) => (
          <li key={knot.number} class={begins ? 'study-branch' : ''} style={{ paddingLeft: `${Math.min(depth, 8) * 14}px` }}>
            <Link class="study-knot" href={address(knot.number)} aria-current={knot.number === shown ? 'page' : undefined}>
              {nameOf(knot)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Report({ position, players }: { position: StudyPosition; players: string[] }) {
  if (position.steps.length === 0) {
    return null;
  }
  const name = (seat: number) => players[seat] ?? '';
  return (
    <section class="stack tight">
      <h2 class="small-title">{t.report}</h2>
      {position.refused.length === 0 ? null : (
        <div class="note bad">
          <strong>{t.refused}</strong>
          <ul>
            {position.refused.map(({ seat, line, sentence }, i) => (
              <li key={i}>
                {name(seat)}: <code>{line}</code> – {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      <article class="prose report">
        {position.report.map((section, i) => (
          <section key={i}>
            <h3>{section.heading}</h3>
            {section.sentences.map((sentence, j) => (
              <p key={j}>{sentence.text}</p>
            ))}
          </section>
        ))}
      </article>
      <details class="small">
        <summary>{t.handed}</summary>
        {position.steps.map((sheets, i) => (
          <ul key={i} class="mono">
            {sheets.map(({ seat, lines }) => (
              <li key={seat}>
                {name(seat)}: {lines.length === 0 ? '–' : lines.join('; ')}
              </li>
            ))}
          </ul>
        ))}
      </details>
    </section>
  );
}
