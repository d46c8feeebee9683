import { signal, type Signal } from '@preact/signals';

export type Connection = 'connecting' | 'live' | 'waiting';

export interface Stream {
  state: Signal<Connection>;
  close(): void;
}

const KINDS = [
  'turn',
  'ready',
  'deadline',
  'message',
  'removed',
  'seat',
  'host',
  'delay',
  'upgrade',
  'begin',
  'over',
  'reset',
  'sheet',
  'changed',
];
const AT_ONCE = 100;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** The server sends a heartbeat every 20 s as a comment, which a page cannot see. So we always reconnect after a sleep. */
const SLEPT = 45_000;

/**
 * Listens to the events of a game. The browser's EventSource gives up after some errors and does not notice that a laptop slept.
 * This class reconnects by itself and uses the last event id to ask for missed events.
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
      // The server closes a stream when a seat gets another player, so the first close is not reported as a problem.
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
