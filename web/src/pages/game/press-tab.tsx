import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../api/client';
import type { Message } from '../../api/types';
import { Badge, seatName } from '../../shell/player';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { listed, texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.game.press;

export function PressTab({ table }: { table: Table }) {
  const messages = table.messages.value.filter((m) => !table.muted.value.includes(m.from));
  const end = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    // Only inside the panel: in the lobby the whole page would jump.
    if (end.current?.closest('.tab-body') !== null) {
      end.current?.scrollIntoView({ block: 'nearest' });
    }
    table.markRead().catch(complain);
  }, [messages.length]);
  const game = table.game.value;
  const closed = game?.press === 'none';
  return (
    <div class="press stack">
      {messages.length === 0 ? <p class="empty">{closed ? t.closed : t.empty}</p> : null}
      <ol class="messages" aria-label={t.log}>
        {messages.map((message) => (
          <MessageItem key={message.id} table={table} message={message} />
        ))}
      </ol>
      <div ref={end} />
      {closed || (game?.me.seat === null && !game.me.host) ? null : <Writing table={table} />}
    </div>
  );
}

function nameOf(table: Table, seat: number): string {
  return seat < 0 ? t.host : seatName(table.seat(seat));
}

function MessageItem({ table, message }: { table: Table; message: Message }) {
  const seat = table.seat(message.from);
  const others = (message.to ?? []).filter((to) => to !== table.mySeat.value || message.mine);
  return (
    <li class={'message' + (message.mine ? ' mine' : '')}>
      <p class="small faint row">
        {seat === undefined ? null : <Badge seat={seat} />}
        <strong>{message.mine ? t.you : nameOf(table, message.from)}</strong>
        {message.to === null ? null : (
          <span class="tag">
            {t.privately}
            {message.mine ? ` → ${listed(others.map((to) => nameOf(table, to)))}` : ''}
          </span>
        )}
        <time>{moment(message.time)}</time>
      </p>
      <p class={message.text === null ? 'faint' : 'message-text'}>{message.text ?? t.removed}</p>
      {table.game.value?.me.host === true && message.text !== null && !message.mine ? (
        <button class="button quiet slim" onClick={() => api.delete(`${table.path}/messages/${message.id}`).catch(complain)}>
          {t.remove}
        </button>
      ) : null}
    </li>
  );
}

function Writing({ table }: { table: Table }) {
  const to = useSignal<number[]>([]);
  const text = useSignal('');
  const busy = useSignal(false);
  const game = table.game.value;
  const others = (game?.seats ?? []).filter((seat) => seat.seat !== table.mySeat.value && seat.state !== 'open');
  const toggle = (seat: number) => (to.value = to.value.includes(seat) ? to.value.filter((s) => s !== seat) : [...to.value, seat]);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.value.trim() === '') {
      return;
    }
    busy.value = true;
    api
      .post<Message>(`${table.path}/messages`, {
        to: to.value.length === 0 ? null : to.value,
        text: text.value.trim(),
        key: crypto.randomUUID(),
      })
      .then((message) => {
        text.value = '';
        if (!table.messages.value.some((m) => m.id === message.id)) {
          table.messages.value = [...table.messages.value, message];
        }
      })
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  return (
    <form class="stack tight writing" onSubmit={send}>
      {game?.press === 'public' ? null : (
        <div class="row recipients" role="group" aria-label={t.to}>
          <span class="small faint">{t.to}</span>
          <button type="button" class="button slim" aria-pressed={to.value.length === 0} onClick={() => (to.value = [])}>
            {t.everybody}
          </button>
          {others.map((seat) => (
            <button
              type="button"
              key={seat.seat}
              class="button slim"
              aria-pressed={to.value.includes(seat.seat)}
              onClick={() => toggle(seat.seat)}
            >
              <Badge seat={seat} /> {seatName(seat)}
            </button>
          ))}
        </div>
      )}
      <textarea
        class="textarea"
        rows={2}
        aria-label={t.write}
        placeholder={t.write}
        value={text.value}
        maxLength={4000}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <div class="row apart">
        <span />
        <button class="button primary slim" disabled={busy.value || text.value.trim() === ''}>
          {t.send}
        </button>
      </div>
    </form>
  );
}
