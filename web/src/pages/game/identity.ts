import { effect, signal } from '@preact/signals';
import { reachable } from '../../api/client';
import type { Game } from '../../api/types';
import { account, loadMe, me } from '../../shell/me';

/** Whose page this is, and whether that person's session still lasts. */
export class Identity {
  /** The session has ended: the page keeps what it has until its owner is back. */
  readonly loggedOut = signal(false);
  /** The account that has the seat, or the host's place, that the page shows. */
  private owner: string | null = null;

  /** Learns from an answer of the server to whom the page belongs. */
  learn(game: Game): void {
    if (game.me.seat !== null || game.me.host) {
      this.owner = account.peek()?.id ?? this.owner;
    }
  }

  get isKnown(): boolean {
    return this.owner !== null;
  }

  /** Asks the server who we are, and says whether that is somebody else than before. */
  async hasChanged(): Promise<boolean> {
    await loadMe();
    return this.owner !== null && account.peek()?.id !== this.owner;
  }

  /**
   * Calls `ended` when the session ends, `back` when its owner is back, and `perhaps` whenever a trouble may be over: a
   * connection, a look at this page after a time.
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
