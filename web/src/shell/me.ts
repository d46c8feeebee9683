import { computed, effect, signal } from '@preact/signals';
import { api, reachable, unknownCaller } from '../api/client';
import type { Account, Me } from '../api/types';

/** My account; null until the server has answered. */
export const me = signal<Me | null>(null);
export const account = computed(() => me.value?.account ?? null);

/** The server's clock less ours, so that a countdown is right on a machine whose clock is not. */
export const clockOffset = signal(0);

/** The account of this page when its session ended; null while there is one, and where there never was. */
export const lostAccount = signal<Account | null>(null);

export function become(next: Me): void {
  lostAccount.value = next.account === null ? (account.peek() ?? lostAccount.peek()) : null;
  me.value = next;
  const server = Date.parse(next.server.now);
  if (Number.isFinite(server)) {
    clockOffset.value = server - Date.now();
  }
}

export async function loadMe(): Promise<void> {
  become(await api.get<Me>('/me'));
}

/** An answer that did not know me: finds out who I am now. */
effect(() => {
  if (unknownCaller.value > 0 && account.peek() !== null) {
    void loadMe().catch(() => undefined);
  }
});

const KNOCK = 5_000;

/** While the server cannot be reached, tries again from time to time, and at once when the device reports a connection. */
effect(() => {
  if (reachable.value) {
    return;
  }
  const knock = () => void loadMe().catch(() => undefined);
  const timer = window.setInterval(knock, KNOCK);
  window.addEventListener('online', knock);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', knock);
  };
});

/** A guest is enough to play: made silently where the person has no account yet. */
export async function ensureAccount(): Promise<void> {
  if (account.value === null) {
    become(await api.post<Me>('/guests'));
  }
}
