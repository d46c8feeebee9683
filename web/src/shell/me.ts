import { computed, signal } from '@preact/signals';
import { api } from '../api/client';
import type { Me } from '../api/types';

/** Who I am; null until the server has said so. */
export const me = signal<Me | null>(null);
export const account = computed(() => me.value?.account ?? null);

/** The server's clock less ours, so that a countdown is right on a machine whose clock is not. */
export const clockOffset = signal(0);

export function become(next: Me): void {
  me.value = next;
  const server = Date.parse(next.server.now);
  if (Number.isFinite(server)) {
    clockOffset.value = server - Date.now();
  }
}

export async function loadMe(): Promise<void> {
  become(await api.get<Me>('/me'));
}

/** A guest is enough to play: made silently where the person has no account yet. */
export async function ensureAccount(): Promise<void> {
  if (account.value === null) {
    become(await api.post<Me>('/guests'));
  }
}
