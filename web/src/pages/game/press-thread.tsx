import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../api/client';
import type { Message } from '../../api/types';
import { Dialog } from '../../shell/dialog';
import { Icon } from '../../shell/icons';
import { Badge, seatName } from '../../shell/player';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Linked } from './links';
import { ReportMessage } from './report-message';
import type { Table } from './table';
import { EVERYBODY, HOST, keyWith, threadOf, type Thread } from './threads';

const t = texts.game.press;

/** One thread: its messages, and a form that says who will read the message. */
export function ThreadView({ table, thread, title }: { table: Table; thread: Thread; title: string }) {
  const end = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // Only inside the panel: in the lobby this would scroll the whole page.
    if (end.current?.closest('.tab-body') !== null) {
      end.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [thread.messages.length]);
  return (
    <div class="press stack">
      <ThreadHead table={table} thread={thread} title={title} />
      {table.press.earlier.value === null ? null : (
        <div>
          <button type="button" class="button slim" onClick={() => void table.press.loadEarlier().catch(complain)}>
            {t.earlier}
          </button>
        </div>
      )}
      {thread.messages.length === 0 ? <p class="empty">{thread.open ? t.empty : t.nothingYet}</p> : null}
      <ol class="messages" aria-label={t.log}>
        {thread.messages.map((message) => (
          <MessageItem key={message.id} table={table} thread={thread} message={message} />
        ))}
      </ol>
      {thread.open ? <Writing table={table} thread={thread} title={title} /> : <p class="small faint">{t.shut}</p>}
      <div ref={end} />
    </div>
  );
}

function ThreadHead({ table, thread, title }: { table: Table; thread: Thread; title: string }) {
  const other = thread.kind === 'person' ? (thread.others[0] as number) : HOST;
  const muted = table.press.muted.value.includes(other);
  return (
    <div class="row thread-head">
      <button class="button quiet icon" aria-label={t.back} onClick={() => (table.press.thread.value = null)}>
        <Icon name="left" />
      </button>
      <h2 class="small-title grow">{title}</h2>
      {other === HOST || !table.takesPart.value ? null : (
        <button class="button quiet slim" onClick={() => table.press.mute(other, !muted).catch(complain)}>
          {muted ? t.unmute : t.mute}
        </button>
      )}
    </div>
  );
}

function MessageItem({ table, thread, message }: { table: Table; thread: Thread; message: Message }) {
  const game = table.game.value;
  const seat = table.seat(message.from);
  const name = message.from === HOST ? t.host : seatName(seat);
  const alone = game === null || message.mine ? null : keyWith(game, [message.from]);
  const reply =
    game !== null &&
    alone !== null &&
    thread.kind !== 'person' &&
    table.takesPart.value &&
    threadOf(game, table.press.box.value, alone).open;
  const may = table.takesPart.value && message.text !== null && !message.mine;
  return (
    <li class={'message' + (message.mine ? ' mine' : '')}>
      <p class="small faint row">
        {seat === undefined ? null : <Badge seat={seat} />}
        <strong>{message.mine ? (message.from === HOST ? t.youAsHost : t.you) : name}</strong>
        <time>{moment(message.time)}</time>
      </p>
      <p class={message.text === null ? 'faint' : 'message-text'}>{message.text === null ? t.removed : <Linked text={message.text} />}</p>
      {reply || may ? (
        <p class="row message-acts">
          {reply ? (
            <button class="button quiet slim" onClick={() => (table.press.thread.value = alone)}>
              {t.replyTo(name)}
            </button>
          ) : null}
          {may ? <ReportMessage table={table} message={message} /> : null}
          {may && game?.me.host === true ? (
            <button class="button quiet slim" onClick={() => api.delete(`${table.path}/messages/${message.id}`).catch(complain)}>
              {t.remove}
            </button>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

/** A sentence that says who will read the message. */
function readers(table: Table, thread: Thread, title: string): string {
  const who =
    thread.kind === 'all' ? (table.game.value?.visibility === 'private' ? t.readers.table : t.readers.everybody) : t.readers.only(title);
  return thread.chair === HOST ? `${t.asHost} ${who}` : who;
}

function Writing({ table, thread, title }: { table: Table; thread: Thread; title: string }) {
  const text = useSignal(table.press.unsent.get(thread.key) ?? '');
  const busy = useSignal(false);
  const asked = useSignal(false);
  /** A retry uses the same key, so that the server does not store the message twice if only its answer was lost. */
  const key = useRef(crypto.randomUUID());
  const set = (next: string) => {
    text.value = next;
    table.press.unsent.set(thread.key, next);
  };
  const send = (to: number[] | null, from: number | null) => {
    const clean = text.value.trim();
    if (clean === '') {
      return;
    }
    busy.value = true;
    api
      .post<Message>(`${table.path}/messages`, { to, from, text: clean, key: key.current })
      .then((message) => {
        key.current = crypto.randomUUID();
        set('');
        table.press.take(message);
        table.press.thread.value = message.thread;
      })
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  const game = table.game.value;
  const everybody = game !== null && thread.kind !== 'all' && threadOf(game, table.press.box.value, EVERYBODY).open;
  return (
    <form
      class="stack tight writing"
      onSubmit={(event) => {
        event.preventDefault();
        send(thread.kind === 'all' ? null : thread.others, thread.chair);
      }}
    >
      <textarea
        class="textarea"
        rows={2}
        aria-label={t.write}
        aria-describedby="readers"
        placeholder={t.write}
        value={text.value}
        maxLength={4000}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <div class="row apart">
        <span class={'small grow readers ' + thread.kind} id="readers" data-testid="readers">
          {readers(table, thread, title)}
        </span>
        <button class="button primary slim" disabled={busy.value || text.value.trim() === ''}>
          {t.send}
        </button>
      </div>
      {everybody && text.value.trim() !== '' ? (
        <p>
          <button type="button" class="button quiet slim" onClick={() => (asked.value = true)}>
            {t.inPublic}
          </button>
        </p>
      ) : null}
      {asked.value ? (
        <Dialog title={t.inPublicTitle} onClose={() => (asked.value = false)}>
          <p>{t.inPublicSure(title)}</p>
          <blockquote class="message message-text">{text.value.trim()}</blockquote>
          <div class="row end">
            <button type="button" class="button" onClick={() => (asked.value = false)}>
              {texts.cancel}
            </button>
            <button
              type="button"
              class="button danger"
              disabled={busy.value}
              onClick={() => {
                asked.value = false;
                send(null, null);
              }}
            >
              {t.inPublicSend}
            </button>
          </div>
        </Dialog>
      ) : null}
    </form>
  );
}
