import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { Problem, sentenceOf } from '../../api/client';
import type { Me } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.pages.logIn;

interface Sending {
  busy: boolean;
  /** The error sentence above the button. */
  note: ComponentChild;
  run(work: () => Promise<void>): Promise<void>;
}

/** The state of a form while it is being sent. */
export function useSending(): Sending {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  return {
    busy: busy.value,
    note:
      problem.value === null ? null : (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      ),
    async run(work) {
      busy.value = true;
      problem.value = null;
      try {
        await work();
      } catch (error) {
        const errors = error instanceof Problem ? ((error.body.errors ?? []) as { message: string }[]) : [];
        problem.value = errors.length > 0 ? errors.map((e) => e.message).join(' ') : sentenceOf(error);
      } finally {
        busy.value = false;
      }
    },
  };
}

interface PasswordProps {
  id: string;
  label: string;
  value: string;
  set(value: string): void;
  kind: 'current-password' | 'new-password';
  hint?: string;
}

/** A password field with a button that shows its text: hidden typing on a phone leads to errors. */
export function PasswordField({ id, label, value, set, kind, hint }: PasswordProps) {
  const shown = useSignal(false);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="row nowrap">
        <input
          id={id}
          class="input grow"
          // The element's types do not allow a type that changes.
          type={(shown.value ? 'text' : 'password') as 'password'}
          autocomplete={kind}
          autocapitalize="off"
          spellcheck={false}
          required
          minLength={kind === 'new-password' ? 10 : 1}
          value={value}
          onInput={(event) => set(event.currentTarget.value)}
          aria-describedby={hint === undefined ? undefined : id + '-hint'}
        />
        <button
          type="button"
          class="button"
          aria-pressed={shown.value}
          aria-label={`${t.show}: ${label}`}
          onClick={() => (shown.value = !shown.value)}
        >
          {shown.value ? t.hide : t.show}
        </button>
      </div>
      {hint === undefined ? null : (
        <span id={id + '-hint'} class="hint">
          {hint}
        </span>
      )}
    </div>
  );
}

interface CredentialsProps {
  fresh: boolean;
  button: string;
  send(name: string, password: string): Promise<Me>;
  done(me: Me): void;
}

export function Credentials({ fresh, button, send, done }: CredentialsProps) {
  const name = useSignal('');
  const password = useSignal('');
  const sending = useSending();
  const submit = (event: Event) => {
    event.preventDefault();
    void sending.run(async () => done(await send(name.value.trim(), password.value)));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <div class="field">
        <label for="name">{t.name}</label>
        <input
          id="name"
          class="input"
          autocomplete="username"
          autocapitalize="off"
          spellcheck={false}
          required
          minLength={2}
          maxLength={24}
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
          aria-describedby={fresh ? 'name-hint' : undefined}
        />
        {fresh ? (
          <span id="name-hint" class="hint">
            {t.nameHint}
          </span>
        ) : null}
      </div>
      <PasswordField
        id="password"
        label={t.password}
        value={password.value}
        set={(value) => (password.value = value)}
        kind={fresh ? 'new-password' : 'current-password'}
        {...(fresh ? { hint: t.passwordHint } : {})}
      />
      {sending.note}
      <button class="button primary" disabled={sending.busy}>
        {button}
      </button>
    </form>
  );
}
