import { useState } from 'preact/hooks';
import type { Study, StudyPosition } from '../../api/types';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { StudyModel } from './study-model';
import { Trouble } from './trouble';

const t = texts.study;

interface GuessesProps {
  model: StudyModel;
  study: Study;
  position: StudyPosition;
}

/** What is guessed in a position, each fact in a field; the whole position as text; and the name of the position. */
export function Guesses({ model, study, position }: GuessesProps) {
  const { given } = position.shown;
  const begun = [...given, ...stubsOf(position, study.players)];
  const [lines, setLines] = useState(begun);
  const change = (index: number, text: string) => setLines(lines.map((line, i) => (i === index ? text : line)));
  const wanted = lines.filter((line, i) => i < given.length || line !== begun[i]);
  const changed = wanted.length !== given.length || wanted.some((line, i) => line !== given[i]);
  const guessed = study.viewer !== 'all' && position.kind !== 'turn';
  const fields = [...position.guesses, ...begun.keys()].filter((index, i) => i < position.guesses.length || index >= given.length);
  return (
    <>
      {guessed ? (
        <section class="stack tight" data-testid="guesses">
          <h2 class="small-title">{t.guesses}</h2>
          <p class="small faint">{fields.length === 0 ? t.noGuesses : t.guessesLead}</p>
          {hiddenTogether(position).map(({ seats, stocks }) => (
            <p key={seats.join()} class="small">
              {t.hidden(
                seats.map((seat) => study.players[seat] ?? ''),
                stocks,
              )}
            </p>
          ))}
          {fields.map((index, i) => (
            <input
              key={index}
              class="input mono study-guess"
              aria-label={t.guessLine(i + 1)}
              readOnly={!study.mine}
              value={lines[index]}
              onInput={(event) => change(index, event.currentTarget.value)}
            />
          ))}
          <Trouble model={model} about="position" />
          {study.mine && fields.length > 0 ? (
            <div class="row">
              <button class="button slim" disabled={model.busy.value || !changed} onClick={() => void model.change(wanted)}>
                {t.useGuesses}
              </button>
              <button class="button slim" disabled={model.busy.value} onClick={() => void model.guess()}>
                {t.otherGuesses}
              </button>
            </div>
          ) : null}
        </section>
      ) : null}
      <details>
        <summary>{t.text}</summary>
        <div class="stack tight">
          <textarea
            class="textarea mono study-text"
            aria-label={t.text}
            spellcheck={false}
            readOnly={!study.mine}
            value={wanted.join('\n')}
            onInput={(event) => setLines(event.currentTarget.value.split('\n'))}
          />
          <div class="row">
            {study.mine ? (
              <button class="button slim" disabled={model.busy.value || !changed} onClick={() => void model.change(wanted)}>
                {t.useText}
              </button>
            ) : null}
            <a class="button slim" href={model.scenario(position.number)} download={`study-${position.number}.scenario`}>
              <Icon name="save" /> {t.saveFile}
            </a>
          </div>
          {guessed ? null : <Trouble model={model} about="position" />}
          <p class="small faint">{t.saveFileNote}</p>
        </div>
      </details>
      {study.mine ? <Naming model={model} position={position} /> : null}
    </>
  );
}

/** Players of whom the same is hidden are named in one sentence. */
function hiddenTogether(position: StudyPosition): { seats: number[]; stocks: string[] }[] {
  const together = new Map<string, { seats: number[]; stocks: string[] }>();
  for (const { seat, stocks } of position.hidden) {
    const known = together.get(stocks.join())?.seats ?? [];
    together.set(stocks.join(), { seats: [...known, seat], stocks });
  }
  return [...together.values()];
}

/** Lines to be completed for players of whom something is hidden and about whom the text says nothing. */
function stubsOf(position: StudyPosition, players: string[]): string[] {
  return position.hidden
    .map(({ seat }) => `${players[seat] ?? ''}: `)
    .filter((begin) => !position.shown.given.some((line) => line.startsWith(begin.trimEnd())));
}

function Naming({ model, position }: { model: StudyModel; position: StudyPosition }) {
  const remove = () => {
    if (window.confirm(t.removePositionSure)) {
      model.remove().catch(complain);
    }
  };
  return (
    <div class="field">
      <label for="position-name">{t.label}</label>
      <input
        id="position-name"
        class="input"
        maxLength={80}
        value={position.label}
        onChange={(event) => model.label(event.currentTarget.value.trim()).catch(complain)}
      />
      {position.parent === null ? null : (
        <div>
          <button class="button slim" onClick={remove}>
            {t.removePosition}
          </button>
        </div>
      )}
    </div>
  );
}
