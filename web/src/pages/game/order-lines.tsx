import { useSignal } from '@preact/signals';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import type { Draft, DraftLine } from './draft';

const t = texts.game.sheet;

interface LinesProps {
  draft: Draft;
  editable: boolean;
  explain(line: string): string;
  empty: string;
}

/** The sheet, line by line: drag or Alt with arrows to reorder, Enter to edit, Delete to remove. */
export function OrderLines({ draft, editable, explain, empty }: LinesProps) {
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
          names={explain(line.normal ?? line.text)}
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

interface LineProps {
  draft: Draft;
  line: DraftLine;
  index: number;
  editable: boolean;
  names: string;
  grab(event: PointerEvent): void;
  mark: string;
}

function OrderLine({ draft, line, index, editable, names, grab, mark }: LineProps) {
  const editing = useSignal(false);
  const verdict = line.verdict;
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
          <LineText line={line} names={names} editable={editable} edit={() => (editing.value = true)} />
        )}
        {state === 'rejected' ? <Reason draft={draft} line={line} index={index} editable={editable} /> : null}
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

function LineText({ line, names, editable, edit }: { line: DraftLine; names: string; editable: boolean; edit(): void }) {
  const text = line.normal ?? line.text;
  return editable ? (
    <button class="line-text" onClick={edit} aria-label={[`${t.edit}: ${text}`, names].filter(Boolean).join(' ')}>
      {text} {names === '' ? null : <span class="small faint">{names}</span>}
    </button>
  ) : (
    <span class="line-text">
      {text} {names === '' ? null : <span class="small faint">{names}</span>}
    </span>
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

function Reason({ draft, line, index, editable }: { draft: Draft; line: DraftLine; index: number; editable: boolean }) {
  const verdict = line.verdict;
  const proposal = verdict?.proposal ?? null;
  return (
    <p class="small reason">
      {verdict?.sentence} {verdict?.rule ? <span class="faint">{t.rule(verdict.rule)}</span> : null}
      {proposal !== null && editable ? (
        <button class="button slim" onClick={() => draft.replace(index, proposal)}>
          {t.use(proposal)}
        </button>
      ) : null}
    </p>
  );
}
