import { computed, effect, signal } from '@preact/signals';
import { api, reachable, unknownCaller } from '../api/client';
import type { Account, Me } from '../api/types';

/** My account; null until the server has answered. */
export const me = signal<Me | null>(null);
export const account = computed(() => me.value?.account ?? null);

/** The server's clock minus ours, so that countdowns are right even if this machine's clock is wrong. */
export const clockOffset = signal(0);

/** The account of this page at the end of its session; null while the session lasts, or if there never was one. */
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

/** An answer said that we are not logged in: ask the server who we are now. */
effect(() => {
  if (unknownCaller.value > 0 && account.peek() !== null) {
    void loadMe().catch(() => undefined);
  }
});

const KNOCK = 5_000;

/** While the server cannot be reached, retries from time to time, and at once when the device reports a connection. */
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

/** A guest account is enough to play. It is created silently if the person has no account yet. */
export async function ensureAccount(): Promise<void> {
  if (account.value === null) {
    become(await api.post<Me>('/guests'));
  }
}
