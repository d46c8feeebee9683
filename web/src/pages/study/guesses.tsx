import { useState } from 'preact/hooks';
import type { Study, StudyPosition } from '../../api/types';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { StudyModel } from './study-model';

const t = texts.study;

interface GuessesProps {
  model: StudyModel;
  study: Study;
  position: StudyPosition;
}

/** What is guessed in a position, each fact in a field; the whole position as text; and the name of the position. */
export function Guesses({ model, study, position }: GuessesProps) {
  const { given } = position.shown;
  const [lines, setLines] = useState(given);
  const change = (index: number, text: string) => setLines(lines.map((line, i) => (i === index ? text : line)));
  const changed = lines.some((line, i) => line !== given[i]);
  const guessed = study.viewer !== 'all' && position.kind !== 'turn';
  return (
    <>
      {guessed ? (
        <section class="stack tight">
          <h2 class="small-title">{t.guesses}</h2>
          <p class="small faint">{position.guesses.length === 0 ? t.noGuesses : t.guessesLead}</p>
          {position.guesses.map((index, i) => (
            <input
              key={index}
              class="input mono study-guess"
              aria-label={t.guessLine(i + 1)}
              readOnly={!study.mine}
              value={lines[index]}
              onInput={(event) => change(index, event.currentTarget.value)}
            />
          ))}
          {study.mine ? (
            <div class="row">
              <button class="button slim" disabled={model.busy.value || !changed} onClick={() => void model.change(lines)}>
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
            value={lines.join('\n')}
            onInput={(event) => setLines(event.currentTarget.value.split('\n'))}
          />
          {study.mine ? (
            <div>
              <button class="button slim" disabled={model.busy.value || !changed} onClick={() => void model.change(lines)}>
                {t.useText}
              </button>
            </div>
          ) : null}
        </div>
      </details>
      {study.mine ? <Naming model={model} position={position} /> : null}
    </>
  );
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
