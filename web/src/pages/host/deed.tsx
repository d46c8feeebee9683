import { useSignal, type Signal } from '@preact/signals';
import { api, sentenceOf } from '../../api/client';
import type { Sheet } from '../../api/types';
import { Dialog } from '../../shell/dialog';
import { go } from '../../shell/router';
import { texts } from '../../texts/en';
import type { Table } from '../game/table';

const t = texts.host;

/** One use of a host power: the request, and the sentence that everybody will read. */
export interface Deed {
  title: string;
  note?: string;
  path: string;
  body: Record<string, unknown>;
  /** Without its full stop, because a reason may follow. */
  told: string;
  /** `none` for actions that need no reason. */
  reason?: 'none';
  weight?: 'grave';
  done?(): void;
}

export interface Desk {
  table: Table;
  /** 'The host', or an administrator in the host's place. */
  who: string;
  deed: Signal<Deed | null>;
}

/** Asks for confirmation, and shows the sentence that everybody will read. */
export function Confirm({ desk }: { desk: Desk }) {
  const deed = desk.deed.value;
  return deed === null ? null : <Question key={deed.title + deed.told} desk={desk} deed={deed} />;
}

function Question({ desk, deed }: { desk: Desk; deed: Deed }) {
  const { table } = desk;
  const reason = useSignal('');
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const why = reason.value.trim();
  const close = () => (desk.deed.value = null);
  const run = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = null;
    try {
      const answer = await api.post<Partial<Sheet>>(`${table.path}/host/${deed.path}`, {
        ...deed.body,
        ...(why === '' ? {} : { reason: why }),
      });
      const refused = answer?.lines?.find((line) => !line.accepted);
      deed.done?.();
      await table.reloadGame().catch((error: unknown) => {
        // The former host of a private game can no longer see it.
        if (deed.path === 'hand-over') {
          go('/');
        } else {
          throw error;
        }
      });
      table.trail.entries.value = null;
      if (refused === undefined) {
        close();
      } else {
        problem.value = `${t.rejected} ${refused.text}. ${refused.sentence ?? ''}`;
      }
    } catch (error) {
      problem.value = sentenceOf(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <Dialog title={deed.title} onClose={close}>
      <form class="stack" onSubmit={(event) => void run(event)}>
        {deed.note === undefined ? null : <p>{deed.note}</p>}
        {deed.reason === 'none' ? null : (
          <div class="field">
            <label for="host-reason">{t.reason}</label>
            <input
              id="host-reason"
              class="input"
              value={reason.value}
              maxLength={200}
              placeholder={t.reasonExample}
              onInput={(event) => (reason.value = event.currentTarget.value)}
            />
          </div>
        )}
        <figure class="told">
          <figcaption class="small faint">{t.willBeTold}</figcaption>
          <blockquote class="serif" data-testid="told">
            {deed.told + (why === '' ? '.' : ': ' + why)}
          </blockquote>
        </figure>
        {problem.value === null ? null : (
          <p class="note bad" role="alert">
            {problem.value}
          </p>
        )}
        <div class="row dialog-buttons">
          <button type="button" class="button" onClick={close}>
            {texts.cancel}
          </button>
          <button class={'button ' + (deed.weight === 'grave' ? 'danger' : 'primary')} disabled={busy.value}>
            {deed.title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
