import { signal, type Signal } from '@preact/signals';

export type Connection = 'connecting' | 'live' | 'waiting';

export interface Stream {
  state: Signal<Connection>;
  close(): void;
}

const KINDS = ['turn', 'ready', 'deadline', 'message', 'removed', 'seat', 'host', 'delay', 'begin', 'over', 'reset', 'sheet', 'changed'];
const AT_ONCE = 100;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** The server's heartbeat comes every 20 s, but as a comment, which a page cannot see: after a sleep we always reconnect. */
const SLEPT = 45_000;

/**
 * Listens to a game. The browser's own EventSource gives up on some errors and knows nothing of a laptop's sleep; this
 * one comes back by itself and asks for what it missed with the last id it saw.
 */
export function listen(path: string, from: number | null, heard: (kind: string, data: Record<string, unknown>) => void): Stream {
  const state = signal<Connection>('connecting');
  let last = from;
  let source: EventSource | null = null;
  let wait = FIRST_WAIT;
  let failures = 0;
  let timer = 0;
  let closed = false;

  const open = () => {
    window.clearTimeout(timer);
    source?.close();
    if (closed) {
      return;
    }
    const opened = new EventSource('/api' + path + (last === null ? '' : '?after=' + last));
    source = opened;
    opened.onopen = () => {
      state.value = 'live';
      wait = FIRST_WAIT;
      failures = 0;
    };
    opened.onerror = () => {
      opened.close();
      if (closed || source !== opened) {
        return;
      }
      // The server ends a stream when a seat changes hands: the first end is no trouble yet.
      if (++failures === 1) {
        state.value = 'connecting';
        timer = window.setTimeout(open, AT_ONCE);
      } else {
        state.value = 'waiting';
        timer = window.setTimeout(open, wait);
        wait = Math.min(LONGEST_WAIT, wait * 2);
      }
    };
    for (const kind of KINDS) {
      opened.addEventListener(kind, (event) => {
        const message = event as MessageEvent<string>;
        const id = Number(message.lastEventId);
        if (message.lastEventId !== '' && Number.isFinite(id)) {
          last = id;
        }
        heard(kind, JSON.parse(message.data || '{}') as Record<string, unknown>);
      });
    }
  };

  let ticked = Date.now();
  const ticker = window.setInterval(() => {
    const now = Date.now();
    if (now - ticked > SLEPT) {
      open();
    }
    ticked = now;
  }, 10_000);
  const online = () => open();
  window.addEventListener('online', online);
  open();
  return {
    state,
    close() {
      closed = true;
      window.clearTimeout(timer);
      window.clearInterval(ticker);
      window.removeEventListener('online', online);
      source?.close();
    },
  };
}
