import type { Parameter, Ruleset } from '../../api/types';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import type { GameDraft } from './draft';

const t = texts.lobby;

interface ParametersProps {
  ruleset: Ruleset;
  draft: GameDraft;
  change(part: Partial<GameDraft>): void;
}

/** All numbers of the rules, by chapter, each with the sentence of its rule. */
export function Parameters({ ruleset, draft, change }: ParametersProps) {
  const chapters = new Map<string, Parameter[]>();
  for (const parameter of ruleset.parameters) {
    const list = chapters.get(parameter.chapter ?? '') ?? [];
    list.push(parameter);
    chapters.set(parameter.chapter ?? '', list);
  }
  const titles = new Map(ruleset.chapters.map((chapter) => [chapter.file, chapter.title]));
  const set = (name: string, value: string, otherwise: string) => {
    const parameters = { ...draft.parameters };
    if (value === otherwise) {
      delete parameters[name];
    } else {
      parameters[name] = value;
    }
    change({ parameters });
  };
  const changed = Object.keys(draft.parameters).length;
  return (
    <details class="card parameters">
      <summary>
        {t.parameters} <span class="small faint">({t.changed(changed)})</span>
      </summary>
      <div class="stack">
        <p class="small faint">{t.parametersLead}</p>
        <div>
          {/* Always there: if it appeared when somebody leaves a field by a click on a button below, that button would move away. */}
          <button type="button" class="button slim" disabled={changed === 0} onClick={() => change({ parameters: {} })}>
            {t.reset}
          </button>
        </div>
        {[...chapters].map(([chapter, parameters]) => (
          <details key={chapter}>
            <summary>
              <strong>{titles.get(chapter) ?? (chapter || t.more)}</strong> <span class="small faint">{parameters.length}</span>
            </summary>
            <ul class="stack">
              {parameters.map((parameter) => (
                <Row
                  key={parameter.name}
                  ruleset={ruleset.id}
                  parameter={parameter}
                  value={draft.parameters[parameter.name] ?? parameter.default}
                  set={(value) => set(parameter.name, value, parameter.default)}
                />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </details>
  );
}

function Row({ ruleset, parameter, value, set }: { ruleset: string; parameter: Parameter; value: string; set(value: string): void }) {
  const id = `parameter-${parameter.name}`;
  return (
    <li class="parameter">
      <div class="grow">
        <label for={id}>{parameter.name.replace(/-/g, ' ').replace(/([a-z])([A-Z0-9])/g, '$1 $2')}</label>
        <p class="small faint">
          {parameter.sentence} {parameter.rule === '' ? null : <Link href={`/rules/${ruleset}#${parameter.rule}`}>{parameter.rule}</Link>}
        </p>
      </div>
      <Field id={id} parameter={parameter} value={value} set={set} />
    </li>
  );
}

function Field({ id, parameter, value, set }: { id: string; parameter: Parameter; value: string; set(value: string): void }) {
  switch (parameter.kind) {
    case 'switch':
      return (
        <label class="choice">
          <input id={id} type="checkbox" checked={value === 'on'} onChange={(event) => set(event.currentTarget.checked ? 'on' : 'off')} />
        </label>
      );
    case 'choice':
      return (
        <select id={id} class="select parameter-field" value={value} onChange={(event) => set(event.currentTarget.value)}>
          {(parameter.words ?? []).map((word) => (
            <option key={word} value={word} selected={word === value}>
              {word}
            </option>
          ))}
        </select>
      );
    case 'whole':
      return (
        <input
          id={id}
          class="input parameter-field count"
          type="number"
          min={parameter.least ?? undefined}
          max={parameter.most ?? undefined}
          value={value}
          onChange={(event) => set(event.currentTarget.value === '' ? parameter.default : event.currentTarget.value)}
        />
      );
  }
}
