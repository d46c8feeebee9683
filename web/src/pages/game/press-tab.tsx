import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../api/types';
import { Icon } from '../../shell/icons';
import { Badge, seatName } from '../../shell/player';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { listed, texts } from '../../texts/en';
import { raise } from './bottom-sheet';
import { ThreadView } from './press-thread';
import type { Table } from './table';
import { HOST, keyWith, people, threadOf, threadsOf, type Thread } from './threads';

const t = texts.game.press;

/** Press: the threads that I can read, and the one that is open. */
export function PressTab({ table }: { table: Table }) {
  const game = table.game.value;
  if (game === null) {
    return null;
  }
  const key = table.press.thread.value;
  return key === null ? (
    <Threads table={table} game={game} />
  ) : (
    <OpenThread table={table} thread={threadOf(game, table.press.box.value, key)} />
  );
}

export function nameOf(table: Table, seat: number): string {
  return seat === HOST ? t.host : seatName(table.seat(seat));
}

export function titleOf(table: Table, thread: Thread): string {
  return thread.kind === 'all' ? t.everybody : listed(thread.others.map((seat) => nameOf(table, seat)));
}

function OpenThread({ table, thread }: { table: Table; thread: Thread }) {
  // On a phone, half of the screen has no room for the messages above the text field.
  useEffect(() => raise('full'), [thread.key]);
  useEffect(() => {
    table.press.markRead(thread.key).catch(complain);
  }, [thread.key, thread.messages.length]);
  return <ThreadView key={thread.key} table={table} thread={thread} title={titleOf(table, thread)} />;
}

function Threads({ table, game }: { table: Table; game: Game }) {
  const threads = threadsOf(game, table.press.box.value);
  return (
    <div class="press stack">
      <ul class="threads" aria-label={t.threads}>
        {threads.map((thread) => (
          <ThreadRow key={thread.key} table={table} thread={thread} />
        ))}
      </ul>
      {game.press === 'none' ? (
        <p class="small faint">{t.closed}</p>
      ) : game.press === 'public' ? (
        <p class="small faint">{t.publicOnly}</p>
      ) : null}
      {(game.press === 'all' || game.status === 'over') && table.takesPart.value ? <NewGroup table={table} game={game} /> : null}
    </div>
  );
}

function ThreadRow({ table, thread }: { table: Table; thread: Thread }) {
  const last = thread.messages.at(-1);
  const seat = thread.kind === 'person' ? table.seat(thread.others[0] ?? null) : undefined;
  const muted = thread.others.length > 0 && thread.others.every((other) => table.press.muted.value.includes(other));
  const said = last === undefined ? t.nothingYet : `${last.mine ? t.you : nameOf(table, last.from)}: ${last.text ?? t.removed}`;
  return (
    <li>
      <button
        class={'thread' + (thread.unread > 0 ? ' news-in' : '')}
        onClick={() => (table.press.thread.value = thread.key)}
        data-thread={thread.key}
      >
        {seat === undefined ? (
          <span class="badge thread-mark" aria-hidden="true">
            <Icon name={thread.kind === 'person' ? 'pen' : 'people'} />
          </span>
        ) : (
          <Badge seat={seat} />
        )}
        <span class="grow thread-words">
          <span class="thread-name">
            {titleOf(table, thread)}
            {muted ? <span class="tag">{t.muted}</span> : null}
          </span>
          <span class="small faint clip">{said}</span>
        </span>
        {last === undefined ? null : <time class="small faint">{moment(last.time)}</time>}
        {thread.unread > 0 ? (
          <span class="unread count">
            {thread.unread}
            <span class="unseen"> {t.unread(thread.unread)}</span>
          </span>
        ) : null}
      </button>
    </li>
  );
}

/** Starts a thread with several people, which only they can read. */
function NewGroup({ table, game }: { table: Table; game: Game }) {
  const chosen = useSignal<number[]>([]);
  const others = people(game);
  if (others.length < 2) {
    return null;
  }
  const toggle = (seat: number) =>
    (chosen.value = chosen.value.includes(seat) ? chosen.value.filter((each) => each !== seat) : [...chosen.value, seat]);
  const open = () => (table.press.thread.value = keyWith(game, chosen.value));
  return (
    <details class="new-group">
      <summary>{t.newGroup}</summary>
      <div class="stack tight">
        <div class="row" role="group" aria-label={t.newGroup}>
          {others.map((seat) => {
            const row = table.seat(seat);
            return (
              <button key={seat} type="button" class="button slim" aria-pressed={chosen.value.includes(seat)} onClick={() => toggle(seat)}>
                {row === undefined ? null : <Badge seat={row} />} {nameOf(table, seat)}
              </button>
            );
          })}
        </div>
        <p>
          <button class="button slim primary" disabled={chosen.value.length < 2} onClick={open}>
            {t.openGroup}
          </button>
        </p>
      </div>
    </details>
  );
}
