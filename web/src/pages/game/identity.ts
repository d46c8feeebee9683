import { effect, signal } from '@preact/signals';
import { reachable } from '../../api/client';
import type { Game } from '../../api/types';
import { account, loadMe, me } from '../../shell/me';

/** The account that this page belongs to, and whether its session is still valid. */
export class Identity {
  /** The session has ended. The page keeps its contents until the same person logs in again. */
  readonly loggedOut = signal(false);
  /** The account that holds the seat, or the host's role, shown on this page. */
  private owner: string | null = null;

  /** Learns the owner of the page from an answer of the server. */
  learn(game: Game): void {
    if (game.me.seat !== null || game.me.host) {
      this.owner = account.peek()?.id ?? this.owner;
    }
  }

  get isKnown(): boolean {
    return this.owner !== null;
  }

  /** Asks the server who is logged in. Returns whether it is another account than before. */
  async hasChanged(): Promise<boolean> {
    await loadMe();
    return this.owner !== null && account.peek()?.id !== this.owner;
  }

  /**
   * Calls `ended` when the session ends, `back` when its owner has logged in again, and `perhaps` whenever a problem may be over:
   * when the connection returns, or when the page becomes visible again.
   */
  watch(ended: () => void, back: () => void, perhaps: () => void): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') {
        void loadMe()
          .then(perhaps)
          .catch(() => undefined);
      }
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    const reached = effect(() => {
      if (reachable.value) {
        perhaps();
      }
    });
    const session = effect(() => {
      const known = account.value?.id ?? null;
      if (me.value === null || this.owner === null) {
        return;
      }
      const gone = known !== this.owner;
      if (gone !== this.loggedOut.peek()) {
        this.loggedOut.value = gone;
        (gone ? ended : back)();
      }
    });
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      reached();
      session();
    };
  }
}
