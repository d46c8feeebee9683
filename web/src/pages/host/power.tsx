import type { ComponentChildren } from 'preact';

interface PowerProps {
  title: string;
  /** The label of the button; the title above it is the default. */
  verb?: string;
  note?: string;
  act(): void;
  disabled?: boolean;
  grave?: boolean;
  /** A long form is folded until it is opened; a single field has its button beside it. */
  shape?: 'folded' | 'inline';
  /** Opens the fold, as a tap on the board does. */
  wanted?: boolean;
  children?: ComponentChildren;
}

/** One power of the host: an explanation, its fields, and a button that asks for confirmation. */
export function Power({ title, verb, note, act, disabled = false, grave = false, shape, wanted = false, children }: PowerProps) {
  const button = (
    <button
      type="button"
      class={'button' + (grave ? ' danger' : '')}
      disabled={disabled}
      onClick={act}
      aria-label={verb === undefined ? undefined : `${title}: ${verb}`}
    >
      {verb ?? title}
    </button>
  );
  if (children === undefined) {
    return (
      <div class="power row apart">
        <p class="grow small faint">{note}</p>
        {button}
      </div>
    );
  }
  const words = note === undefined ? null : <p class="small faint">{note}</p>;
  if (shape === 'inline') {
    return (
      <div class="power stack tight">
        {words}
        <div class="power-inline">
          <div class="grow">{children}</div>
          {button}
        </div>
      </div>
    );
  }
  const body = (
    <div class="stack">
      {words}
      {children}
      <div class="row end">{button}</div>
    </div>
  );
  return shape === 'folded' ? (
    <details class="power" open={wanted || undefined}>
      <summary>{title}</summary>
      {body}
    </details>
  ) : (
    <div class="power stack tight">
      <h3 class="small-title">{title}</h3>
      {body}
    </div>
  );
}

interface LinesProps {
  id: string;
  label: string;
  hint?: string;
  value: string;
  set(value: string): void;
}

export function Lines({ id, label, hint, value, set }: LinesProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class="textarea mono"
        rows={3}
        value={value}
        onInput={(event) => set(event.currentTarget.value)}
        aria-describedby={hint === undefined ? undefined : id + '-hint'}
        spellcheck={false}
        autocapitalize="off"
      />
      {hint === undefined ? null : (
        <span class="hint" id={id + '-hint'}>
          {hint}
        </span>
      )}
    </div>
  );
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
