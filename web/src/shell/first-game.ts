import { signal } from '@preact/signals';
import { api } from '../api/client';
import type { Game, Me } from '../api/types';
import { account, become, me } from './me';
import { go } from './router';
import { complain } from './toast';

/** The game that is being created, so that its button can say so. */
export const starting = signal<string | null>(null);

const keyOf = (game: string) => `arbiter.coach.${game}`;

/** The coach's progress in a game, stored in this browser; null if the player did not ask for a coach. */
export function keptCoach<T>(game: string): T | null {
  try {
    const text = localStorage.getItem(keyOf(game));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keepCoach(game: string, progress: unknown): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Storage is not available: the progress is lost with the page.
  }
}

/** One click starts a game against bots. A visitor becomes a guest, if the server allows guests. */
export function play(ruleset: string, kind: 'any' | 'first'): void {
  if (account.value === null && me.value?.server.guests === false) {
    go('/login?to=/');
    return;
  }
  starting.value = `${kind} ${ruleset}`;
  api
    .post<{ game: Game; me: Me }>('/play', kind === 'first' ? { ruleset, first: true } : { ruleset })
    .then((answer) => {
      become(answer.me);
      if (kind === 'first') {
        keepCoach(answer.game.id, {});
      }
      go(`/game/${answer.game.id}`);
    })
    .catch(complain)
    .finally(() => (starting.value = null));
}
