import { useSignal } from '@preact/signals';
import { Coded } from '../../shell/coded';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import type { DeskLine, Verdict } from '../../api/types';
import type { Draft, DraftLine } from './draft';
import { PriceTag } from './price';
import { RuleLink } from './rule-link';
import type { Table } from './table';

const t = texts.game.sheet;

interface LinesProps {
  table: Table;
  draft: Draft;
  editable: boolean;
  empty: string;
}

/** The sheet, line by line: drag or Alt with arrows to reorder, Enter to edit, Delete to remove. */
export function OrderLines({ table, draft, editable, empty }: LinesProps) {
  const dragged = useSignal<number | null>(null);
  const over = useSignal<number | null>(null);
  const lines = draft.lines.value;
  if (lines.length === 0) {
    return <p class="empty">{empty}</p>;
  }
  const drop = () => {
    if (dragged.value !== null && over.value !== null && dragged.value !== over.value) {
      draft.move(dragged.value, over.value);
    }
    dragged.value = null;
    over.value = null;
  };
  const follow = (event: PointerEvent) => {
    const row = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-line]');
    if (row !== null && row !== undefined) {
      over.value = Number(row.dataset.line);
    }
  };
  const grab = (index: number) => (down: PointerEvent) => {
    const handle = down.currentTarget as HTMLElement;
    handle.setPointerCapture(down.pointerId);
    dragged.value = index;
    over.value = index;
    handle.addEventListener('pointermove', follow);
    const end = () => {
      handle.removeEventListener('pointermove', follow);
      drop();
    };
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  };
  return (
    <ol class="order-lines">
      {lines.map((line, index) => (
        <OrderLine
          key={line.key}
          draft={draft}
          line={line}
          index={index}
          editable={editable}
          table={table}
          told={toldOf(table, line, index)}
          grab={grab(index)}
          mark={
            (dragged.value === index ? ' dragged' : '') +
            (over.value === index && dragged.value !== null && dragged.value !== index ? ' over' : '')
          }
        />
      ))}
    </ol>
  );
}

/** The answer of the rules to a line; null if the line has changed since. */
function toldOf(table: Table, line: DraftLine, index: number): DeskLine | null {
  const told = table.desk.answer.value?.lines[index];
  return told !== undefined && told.text === line.text ? told : null;
}

interface LineProps {
  table: Table;
  draft: Draft;
  line: DraftLine;
  index: number;
  editable: boolean;
  told: DeskLine | null;
  grab(event: PointerEvent): void;
  mark: string;
}

function OrderLine({ table, draft, line, index, editable, told, grab, mark }: LineProps) {
  const editing = useSignal(false);
  const verdict = line.verdict ?? told;
  const state = verdict === null ? 'unchecked' : verdict.accepted ? 'accepted' : 'rejected';
  const keys = (event: KeyboardEvent) => {
    if (!editable || editing.value) {
      return;
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      draft.move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Delete') {
      event.preventDefault();
      draft.remove(index);
    }
  };
  return (
    <li class={`order-line ${state}${mark}`} data-line={index} onKeyDown={keys}>
      {editable ? (
        <button class="grip" onPointerDown={grab} aria-label={t.drag} tabIndex={-1}>
          <Icon name="grip" />
        </button>
      ) : null}
      <span class="verdict-mark" role="img" aria-label={t[state]}>
        <Icon name={state === 'accepted' ? 'check' : state === 'rejected' ? 'cross' : 'wait'} />
      </span>
      <div class="grow">
        {editing.value ? (
          <LineEditor text={line.text} done={(text) => finish(draft, index, text, () => (editing.value = false))} />
        ) : (
          <LineText table={table} line={line} told={told} editable={editable} edit={() => (editing.value = true)} />
        )}
        {told?.warnings.map((warning) => (
          <p key={warning.code} class="small warned">
            <Coded text={warning.sentence} />
          </p>
        ))}
        {state === 'rejected' ? <Reason table={table} draft={draft} verdict={verdict} index={index} editable={editable} /> : null}
      </div>
      {editable ? (
        <>
          <button
            class="button quiet slim icon line-move"
            aria-label={t.up}
            disabled={index === 0}
            onClick={() => draft.move(index, index - 1)}
          >
            <Icon name="up" />
          </button>
          <button
            class="button quiet slim icon line-move"
            aria-label={t.down}
            disabled={index === draft.lines.value.length - 1}
            onClick={() => draft.move(index, index + 1)}
          >
            <Icon name="down" />
          </button>
          <button class="button quiet slim icon" aria-label={`${t.remove}: ${line.text}`} onClick={() => draft.remove(index)}>
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </li>
  );
}

function finish(draft: Draft, index: number, text: string | null, close: () => void): void {
  close();
  if (text !== null) {
    draft.replace(index, text);
  }
}

interface LineTextProps {
  table: Table;
  line: DraftLine;
  told: DeskLine | null;
  editable: boolean;
  edit(): void;
}

/** Words first, notation second. */
function LineText({ table, line, told, editable, edit }: LineTextProps) {
  const text = line.normal ?? line.text;
  const words = told?.intent?.words.text ?? '';
  const inner = (
    <>
      {words === '' || words === text ? text : words} {told?.intent ? <PriceTag table={table} price={told.intent.price} /> : null}
      {words === '' || words === text ? null : <code class="small faint notation">{text}</code>}
    </>
  );
  return editable ? (
    <button class="line-text" onClick={edit} aria-label={[`${t.edit}: ${text}`, words].filter(Boolean).join(' ')}>
      {inner}
    </button>
  ) : (
    <span class="line-text">{inner}</span>
  );
}

function LineEditor({ text, done }: { text: string; done(text: string | null): void }) {
  return (
    <input
      class="input"
      aria-label={t.edit}
      value={text}
      ref={(input) => {
        input?.focus();
      }}
      onBlur={(event) => done(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          done(event.currentTarget.value);
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          done(null);
        }
      }}
    />
  );
}

interface ReasonProps {
  table: Table;
  draft: Draft;
  verdict: Verdict | null;
  index: number;
  editable: boolean;
}

function Reason({ table, draft, verdict, index, editable }: ReasonProps) {
  const proposal = verdict?.proposal ?? null;
  return (
    <p class="small reason">
      <Coded text={verdict?.sentence ?? ''} /> <RuleLink table={table} rule={verdict?.rule ?? null} />
      {proposal !== null && editable ? (
        <button class="button slim" onClick={() => draft.replace(index, proposal)}>
          {t.use(proposal)}
        </button>
      ) : null}
    </p>
  );
}
