import { Problem } from '../../api/client';
import type { Game } from '../../api/types';
import { account, loadMe, me } from '../../shell/me';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Identity } from './identity';
import { News } from './news';
import type { Table } from './table';

/** My part in a game: which account this page belongs to, which seat it has, and what happened to it. */
export class Membership {
  readonly identity = new Identity();
  /** What the host or the server did to the game or to my seat since my last visit. */
  readonly news: News;
  private unwatch: () => void = () => undefined;

  constructor(private readonly table: Table) {
    this.news = new News(table.id);
  }

  /** Begins to watch the session, and recalls what happened since the last visit. */
  async attend(game: Game): Promise<void> {
    if (me.peek() === null) {
      await loadMe().catch(() => undefined);
    }
    this.identity.learn(game);
    await this.recall().catch(() => undefined);
    if (this.table.stream.peek() !== null) {
      this.unwatch = this.identity.watch(
        () => this.lostSession(),
        () => this.cameBack(),
        () => this.table.comeBack(),
      );
    }
  }

  close(): void {
    this.unwatch();
  }

  private async recall(): Promise<void> {
    const game = this.table.game.peek();
    if (game === null || game.status === 'lobby' || game.status === 'over') {
      return;
    }
    const mine = account.peek()?.id ?? null;
    if (this.news.isStranger(mine, game.me.seat)) {
      this.identity.loggedOut.value = true;
      return;
    }
    await this.table.trail.load();
    this.news.recall(this.table.trail.entries.peek() ?? [], mine, game.me, this.table.current.peek()?.kind ?? '');
  }

  private lostSession(): void {
    this.identity.loggedOut.value = true;
    this.table.draft.peek()?.suspend();
  }

  private cameBack(): void {
    this.table
      .refresh()
      .then(() => this.table.draft.peek()?.comeBack())
      .catch((error: unknown) => this.failed(error));
  }

  /** Whether an answer was made for another person than the owner of this page: then my session has ended. */
  async isForAnother(game: Game): Promise<boolean> {
    const before = this.table.game.peek()?.me;
    const same = before === undefined || (before.seat === game.me.seat && before.host === game.me.host);
    if (same || !this.identity.isKnown || !(await this.identity.hasChanged())) {
      return false;
    }
    this.lostSession();
    return true;
  }

  /** Handles a failed request. If I cannot see the game any more, my session has ended or I lost my part in the game. */
  failed(error: unknown): void {
    if (error instanceof Problem && (error.status === 401 || error.status === 404) && this.identity.isKnown) {
      this.identity
        .hasChanged()
        .then((changed) => {
          if (changed) {
            this.lostSession();
          } else {
            this.table.problem.value = this.table.game.peek()?.status === 'lobby' ? error.message : texts.game.now.gone;
          }
        })
        .catch(complain);
    } else {
      complain(error);
    }
  }
}
