import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { Message } from '../../api/types';
import { Dialog } from '../../shell/dialog';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.people.report;

/** A button below a message of another person, and the question why. */
export function ReportMessage({ table, message }: { table: Table; message: Message }) {
  const asked = useSignal(false);
  const reason = useSignal('');
  const send = (event: Event) => {
    event.preventDefault();
    api
      .post(`${table.path}/messages/${message.id}/report`, { reason: reason.value })
      .then(() => {
        asked.value = false;
        reason.value = '';
        say(t.sent);
      })
      .catch(complain);
  };
  return (
    <>
      <button type="button" class="button quiet slim" onClick={() => (asked.value = true)}>
        {t.report}
      </button>
      {asked.value ? (
        <Dialog title={t.reportTitle} onClose={() => (asked.value = false)}>
          <form class="stack" onSubmit={send}>
            <blockquote class="message message-text">{message.text}</blockquote>
            <p class="small">{t.note}</p>
            <div class="field">
              <label for="report-reason">{t.reason}</label>
              <textarea
                id="report-reason"
                class="textarea"
                rows={2}
                required
                maxLength={500}
                value={reason.value}
                onInput={(event) => (reason.value = event.currentTarget.value)}
              />
            </div>
            <div class="row end">
              <button type="button" class="button" onClick={() => (asked.value = false)}>
                {texts.cancel}
              </button>
              <button class="button danger">{t.send}</button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
