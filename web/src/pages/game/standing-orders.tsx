import { useEffect, useRef } from 'preact/hooks';
import type { Expansion, StandingLine, StandingOrders as Saved } from '../../api/types';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { RuleLink } from './rule-link';
import { linesOf, type Standing, standingOf } from './standing';
import type { Table } from './table';

const t = texts.ahead;

/** What the player decides ahead: lines, a posture, and what they come to now. Loads when it is opened. */
export function StandingOrders({ table }: { table: Table }) {
  const game = table.game.value;
  const standing = standingOf(`${table.path}/standing-orders`);
  const open = standing.open;
  const at = table.current.value?.at;
  const sheet = table.draft.value?.sheet.value?.version;
  useEffect(() => {
    if (open.value) {
      void standing.load();
    }
  }, [open.value, at, sheet]);
  if (game === null || game.status === 'over' || game.standingOrders === undefined) {
    return null;
  }
  const saved = standing.saved.value;
  const posture = saved === null || saved.posture === 'none' ? '' : t.posture(saved.posture);
  return (
    <details
      class="standing-orders"
      data-testid="standing-orders"
      open={open.value}
      onToggle={(event) => (open.value = event.currentTarget.open)}
    >
      <summary>
        {t.title}
        {saved === null ? null : <span class="small faint"> {t.summary(saved.lines.length, posture)}</span>}
      </summary>
      {game.standingOrders === 'off' ? (
        <p class="small">{t.off}</p>
      ) : (
        <div class="stack tight">
          <p class="small faint">
            {t.lead} {table.together.value ? '' : t.onceNote} {game.standingOrders === 'plain' ? t.plainNote : ''}
          </p>
          {saved === null ? <p class="small">{standing.problem.value || texts.loading}</p> : <Editor table={table} standing={standing} />}
        </div>
      )}
    </details>
  );
}

function Editor({ table, standing }: { table: Table; standing: Standing }) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  const saved = standing.saved.value;
  const typed = standing.typed.value;
  const now = table.current.value?.turn ?? 0;
  // Where one player decides after the other, my part of this turn may still come.
  const mine = table.game.value?.awaiting.includes(table.mySeat.value ?? -1) === true;
  const turns = table.together.value || mine ? [now + 1] : [now, now + 1];
  const conditions = saved?.allowed === 'conditional';
  const orders = table.draft.value?.texts ?? [];
  const add = (line: string) => {
    const text = typed.text.trimEnd();
    standing.change({ text: text === '' ? line : `${text}\n${line}` });
    area.current?.focus();
  };
  return (
    <>
      <label class="field" for="posture">
        <span class="label">{t.whenAway}</span>
        <select
          id="posture"
          class="select"
          value={typed.posture}
          onChange={(event) => standing.change({ posture: event.currentTarget.value })}
        >
          {saved?.postures.map((word) => (
            <option key={word} value={word} selected={word === typed.posture}>
              {t.posture(word)}
            </option>
          ))}
        </select>
        <span class="hint">
          {typed.posture === 'none' ? '' : t.postureNote} {t.leave} <Link href="/settings#leave-title">{t.leaveLink}</Link>
        </span>
      </label>
      <h3 class="small-title">{t.later}</h3>
      <textarea
        ref={area}
        class="textarea mono"
        rows={Math.min(12, Math.max(4, typed.text.split('\n').length + 1))}
        aria-label={t.lines}
        aria-invalid={standing.lines.value.some((line) => line.code !== null)}
        autocapitalize="off"
        spellcheck={false}
        placeholder={t.placeholder(turns[0] as number, conditions)}
        value={typed.text}
        onInput={(event) => standing.change({ text: event.currentTarget.value })}
      />
      <div class="row">
        {t.starts(turns, conditions).map((start) => (
          <button key={start} type="button" class="button quiet slim mono" aria-label={`${t.insert} ${start}`} onClick={() => add(start)}>
            {start}
          </button>
        ))}
        {orders.length === 0 ? null : (
          <button type="button" class="button quiet slim" onClick={() => add(`turn ${now + 1}: ${orders.join('; ')}`)}>
            {t.take}
          </button>
        )}
      </div>
      <Meaning table={table} standing={standing} />
      {saved === null ? null : <Forms saved={saved} ruleset={table.game.value?.ruleset ?? ''} />}
      <label class="choice">
        <input type="checkbox" checked={typed.atOnce} onChange={(event) => standing.change({ atOnce: event.currentTarget.checked })} />
        <span>{t.atOnce}</span>
      </label>
      {standing.now.value === null || table.draft.value?.sheet.value?.version !== 0 ? null : (
        <Coming title={t.now} expansion={standing.now.value} posture={typed.posture} />
      )}
      {standing.problem.value === '' ? null : (
        <p class="note bad small" role="alert">
          {standing.problem.value}
        </p>
      )}
      <div class="row apart">
        <span class="small faint" role="status">
          {standing.busy.value ? t.saving : standing.changed.value ? t.unsaved : (saved?.version ?? 0) > 0 ? t.saved : ''}
        </span>
        <button
          type="button"
          class="button primary slim"
          disabled={standing.busy.value || !standing.changed.value}
          onClick={() => void standing.save()}
        >
          {t.save}
        </button>
      </div>
      {saved?.last === null || saved === null ? null : (
        <details class="small">
          <summary>{t.last(saved.last.turn)}</summary>
          <Steps expansion={saved.last} />
        </details>
      )}
    </>
  );
}

/** The grammar in short, with the words of this game. */
function Forms({ saved, ruleset }: { saved: Saved; ruleset: string }) {
  const conditions = saved.allowed === 'conditional' && saved.things.length > 0;
  return (
    <details class="small">
      <summary>{t.forms.title}</summary>
      <ul class="dots">
        <li>{t.forms.turns}</li>
        <li>{t.forms.orders}</li>
        {conditions ? (
          <>
            <li>{t.forms.conditions}</li>
            <li>{t.forms.places(saved.things.join(', '))}</li>
            <li>{t.forms.players(saved.stocks.join(', '))}</li>
            <li>{t.forms.numbers}</li>
          </>
        ) : null}
      </ul>
      <Link href={`/rules/${ruleset}`}>{t.forms.rules}</Link>
    </details>
  );
}

/** Each line in words, or what is wrong with it. */
function Meaning({ table, standing }: { table: Table; standing: Standing }) {
  const lines = standing.lines.value;
  const replace = (number: number, proposal: string) => {
    const all = linesOf(standing.typed.value.text);
    all[number] = proposal;
    standing.change({ text: all.join('\n') });
  };
  return lines.length === 0 ? null : (
    <ol class="standing-lines small" aria-label={t.means}>
      {lines.map((line, number) => (
        <li key={`${number} ${line.text}`} class={line.code === null ? '' : 'danger-text'}>
          <LineMeaning table={table} line={line} number={number} replace={replace} />
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  table: Table;
  line: StandingLine;
  number: number;
  replace: (number: number, proposal: string) => void;
}

function LineMeaning({ table, line, number, replace }: LineProps) {
  if (line.code === null) {
    return <>{line.words}</>;
  }
  const proposal = line.proposal;
  return (
    <>
      {t.at(number + 1, line.column ?? 1)}
      {line.sentence} <RuleLink table={table} rule={line.rule} />
      {proposal === null ? null : (
        <button type="button" class="button quiet slim" onClick={() => replace(number, proposal)}>
          {t.use(proposal)}
        </button>
      )}
    </>
  );
}

/** What is handed in if the player does nothing. */
function Coming({ title, expansion, posture }: { title: string; expansion: Expansion; posture: string }) {
  const bot = expansion.source === 'posture' && posture.startsWith('bot ');
  const words =
    expansion.source === 'nothing'
      ? t.nowNothing
      : bot
        ? t.nowBot
        : expansion.orders.length === 0
          ? t.nowEmpty
          : expansion.source === 'lines'
            ? t.nowLines
            : t.nowPosture;
  return (
    <section class="card stack tight small" data-testid="coming" aria-label={title}>
      <h3 class="small-title">{title}</h3>
      <p>{words}</p>
      {expansion.orders.length === 0 ? null : (
        <ul class="dots">
          {expansion.orders.map((order) => (
            <li key={order.line}>{order.words}</li>
          ))}
        </ul>
      )}
      <Steps expansion={expansion} />
    </section>
  );
}

/** What became of each line, without those that were simply ordered or are for other turns. */
function Steps({ expansion }: { expansion: Expansion }) {
  const told = expansion.steps.filter(({ outcome }) => outcome !== 'later' && outcome !== 'over');
  return told.length === 0 ? null : (
    <ul class="dots faint">
      {told.map((step, index) => (
        <li key={`${index} ${step.text}`}>
          {t.line(step.line + 1)}: <code>{step.text}</code> – {t.outcome[step.outcome]}. {step.sentence}
        </li>
      ))}
    </ul>
  );
}
