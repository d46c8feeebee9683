import { batch, computed, effect, signal } from '@preact/signals';
import { api, Problem, storedAt } from '../../api/client';
import { Positions, type Sent } from '../../api/positions';
import { listen, type Stream } from '../../api/stream';
import type { Desk, Game, Position, PositionBrief, Reason, SeatFull, Sheet, Stroke } from '../../api/types';
import { complain } from '../../shell/toast';
import { DeskWatch } from './desk';
import { Draft, forgetDraft } from './draft';
import { heard } from './hearing';
import type { Identity } from './identity';
import { Membership } from './membership';
import type { News } from './news';
import { Press } from './press';
import { Readiness } from './readiness';
import { Replays } from './replays';
import { Trail } from './trail';
import { TurnNews } from './turn-news';

export type Tab = 'orders' | 'report' | 'press' | 'players' | 'more';

/** Everything that is shown of a game. All parts belong to the same position. */
interface TableAnswer {
  game: Game;
  position: Sent | null;
  positions: PositionBrief[];
  sheet: Sheet | null;
  desk: Desk | null;
}

/** What could not be loaded because there is no connection is loaded when it is back; the page says all the time that there is none. */
function unlessPassing(error: unknown): void {
  if (!(error instanceof Problem && error.passing)) {
    complain(error);
  }
}

/** Some games let players choose their colours during play. Then the view contains them, and the whole page uses them. */
function withColours(game: Game, position: Position | null): Game {
  const players = (position?.view as { players?: { hex?: string }[] } | null | undefined)?.players ?? [];
  return players.some((player) => player.hex)
    ? { ...game, seats: game.seats.map((seat) => ({ ...seat, colour: players[seat.seat]?.hex || seat.colour })) }
    : game;
}

/** One open game: what the server knows about it, kept up to date by its stream. */
export class Table {
  readonly game = signal<Game | null>(null);
  readonly problem = signal<string | null>(null);
  /** The current position, and the shown one, which may be an earlier one. */
  readonly current = signal<Position | null>(null);
  readonly shown = signal<Position | null>(null);
  readonly positions = signal<PositionBrief[]>([]);
  /** Without the positions that the host took back. */
  readonly past = computed(() => this.positions.value.filter((p) => !p.discarded));
  /** Whether the report covers one step or the whole turn that ended with the shown position. */
  readonly wide = signal<'step' | 'turn'>('step');
  /** The position before the open report, and what a board draws of the events since then; null while no report is open. */
  readonly told = signal<{ before: Position; strokes: Stroke[] } | null>(null);
  readonly trail: Trail;
  readonly press = new Press(this);
  readonly membership: Membership;
  readonly draft = signal<Draft | null>(null);
  /** The answer of the rules to my draft. */
  readonly desk = new DeskWatch(this);
  readonly readiness = new Readiness(this);
  readonly stream = signal<Stream | null>(null);
  readonly tab = signal<Tab>('orders');
  /** The last position whose report was opened. A newer report is marked on its tab. */
  readonly reportSeen = signal<number | null>(null);
  readonly freshReport = computed(() => {
    const current = this.current.value;
    return current !== null && current.at > (this.reportSeen.value ?? current.at) && current.report.length > 0;
  });
  /** Set by the key that opens the field for typed orders, until that field has the focus. */
  readonly wantsInput = signal(false);
  /** The position up to which everything is loaded. */
  readonly settled = signal<number | null>(null);
  /** Positions with their views. The server sends only the changes. */
  readonly book: Positions;
  readonly replays: Replays;
  readonly turnNews = new TurnNews(this);
  private unwatch: () => void = () => undefined;
  private stale = false;
  /** Whether the table came from the cache of the service worker. */
  private cached = false;
  private going = false;
  private running: Promise<void> | null = null;
  /** The number of requests to show a position: only the answer to the last one is shown. */
  private looked = 0;

  readonly mySeat = computed(() => this.game.value?.me.seat ?? null);
  readonly live = computed(() => this.shown.value === null || this.shown.value.at === this.current.value?.at);
  readonly together = computed(() => this.game.value?.pace !== 'at-once');
  readonly takesPart = computed(() => this.mySeat.value !== null || this.game.value?.me.host === true);

  constructor(readonly id: string) {
    this.book = new Positions(this.path);
    this.replays = new Replays(this.path);
    this.trail = new Trail(this.path);
    this.membership = new Membership(this);
  }

  get path(): string {
    return `/games/${this.id}`;
  }

  get news(): News {
    return this.membership.news;
  }

  get identity(): Identity {
    return this.membership.identity;
  }

  seat(index: number | null): SeatFull | undefined {
    return index === null ? undefined : this.game.value?.seats.find((seat) => seat.seat === index);
  }

  async open(): Promise<void> {
    try {
      await this.refresh();
      const game = this.game.value as Game | null;
      if (game !== null) {
        // Spectators, and everybody after the end, come to read the report.
        this.tab.value = game.status === 'over' || game.me.seat === null ? 'report' : this.tab.value;
        this.follow(game);
        this.press.load().catch(unlessPassing);
        await this.membership.attend(game);
      }
    } catch (error) {
      if (error instanceof Problem) {
        this.problem.value = error.message;
      } else {
        throw error;
      }
    }
  }

  /** The connection may be back: loads what is missing, and sends what is waiting. */
  comeBack(): void {
    const failed = (error: unknown) => this.membership.failed(error);
    if (this.cached && storedAt.peek() === null) {
      this.cached = false;
      this.refresh().catch(failed);
    }
    this.press.comeBack().catch(unlessPassing);
    this.draft.peek()?.comeBack();
  }

  private follow(game: Game): void {
    this.stream.value?.close();
    this.stream.value = listen(`${this.path}/stream`, game.lastEvent, (kind, data) => heard(this, kind, data));
  }

  close(): void {
    this.stream.value?.close();
    this.stream.value = null;
    this.draft.value?.close();
    this.replays.stop();
    this.unwatch();
    this.membership.close();
  }

  /** Somebody else has my seat now, or I have another one. Removes everything that belonged to the old seat. */
  private changeSeat(before: number | null, seat: number | null): void {
    this.draft.value?.abandon();
    this.draft.value = null;
    this.unwatch();
    this.desk.take(null, []);
    this.press.forget();
    this.news.moved(before, seat);
    void this.press.load().catch(complain);
  }

  /**
   * Loads the game and shows everything at once, so that the board, the sheet and the menu always belong to the same position. Any
   * number of calls while it runs cause one more run.
   */
  refresh(): Promise<void> {
    this.stale = true;
    this.running ??= this.refreshUntilFresh().finally(() => (this.running = null));
    return this.running;
  }

  private async refreshUntilFresh(): Promise<void> {
    while (this.stale) {
      this.stale = false;
      await this.refreshOnce();
    }
  }

  private async refreshOnce(): Promise<void> {
    const known = this.positions.value.at(-1)?.at ?? -1;
    const tag = this.book.tag;
    const { heard } = this.readiness;
    const answer = await api.get<TableAnswer>(
      `${this.path}/table?after=${known}${tag === null ? '' : `&known=${encodeURIComponent(tag)}`}`,
    );
    const { game, sheet, desk } = answer;
    this.cached = storedAt.peek() !== null;
    if (await this.membership.isForAnother(game)) {
      return;
    }
    // Something newer was shown in the meantime: load again, so that everything belongs to the same moment.
    this.stale ||= game.version < (this.game.value?.version ?? 0) || heard !== this.readiness.heard;
    if (answer.position === null) {
      this.game.value = game;
      this.identity.learn(game);
      return;
    }
    const seatBefore = this.game.peek()?.status === 'lobby' ? game.me.seat : (this.game.peek()?.me.seat ?? null);
    const first = this.game.peek() === null;
    const position = this.book.take(answer.position);
    // The list of positions only grows. But a rollback discards known positions, so then the whole list is loaded.
    const positions = answer.positions.some((each) => each.kind === 'rollback')
      ? (await api.get<{ positions: PositionBrief[] }>(`${this.path}/positions`)).positions
      : [...this.positions.value, ...answer.positions];
    batch(() => {
      const wasLive = this.live.value;
      this.noticeEnd(game);
      if (!first && seatBefore !== game.me.seat) {
        this.changeSeat(seatBefore, game.me.seat);
      }
      this.game.value = withColours(game, position);
      this.identity.learn(game);
      this.current.value = position;
      if (wasLive) {
        this.wide.value = this.shown.value?.at === position.at ? this.wide.value : 'step';
        this.shown.value = position;
      }
      this.positions.value = positions;
      this.desk.take(desk, sheet?.lines.map((line) => line.text) ?? []);
      this.showSheet(game, sheet);
      this.readiness.settle(position.at);
      this.settled.value = position.at;
      this.reportSeen.value ??= position.at;
    });
  }

  private showSheet(game: Game, sheet: Sheet | null): void {
    if (sheet === null || game.me.seat === null) {
      // Otherwise the old sheet would be judged in the new position, and its orders drawn on that board.
      this.unwatch();
      this.draft.value = null;
      if (game.status === 'over' && game.me.seat !== null) {
        forgetDraft(this.id, game.me.seat);
      }
      return;
    }
    const known = this.draft.value;
    const draft = known ?? this.newDraft(game.me.seat);
    draft.learn(sheet);
    this.draft.value = draft;
    if (known === null) {
      // Not earlier: the answer of the rules came with this sheet, and a draft without lines would delete it.
      this.unwatch();
      this.unwatch = effect(() => this.desk.follow(draft));
    }
  }

  private newDraft(seat: number): Draft {
    return new Draft(this.id, seat, () => void this.refresh().catch((error: unknown) => this.membership.failed(error)));
  }

  async reloadGame(): Promise<void> {
    const { heard } = this.readiness;
    const game = await api.get<Game>(this.path);
    const before = this.game.peek()?.me;
    if (before?.seat !== game.me.seat || before.host !== game.me.host) {
      await this.refresh();
    } else if (heard === this.readiness.heard) {
      this.learn(game);
    } else {
      await this.reloadGame();
    }
    if (this.game.peek()?.status === 'running') {
      this.draft.peek()?.comeBack();
    }
  }

  /** Opens the report when the game ends while the page is open. */
  private noticeEnd({ status }: Game): void {
    if (status === 'over' && this.going) {
      this.tab.value = 'report';
    }
    this.going = status !== 'over';
  }

  /** Answers can arrive in another order than they were asked for. An older one is not shown. */
  private learn(game: Game): void {
    if (game.version >= (this.game.value?.version ?? 0)) {
      this.noticeEnd(game);
      this.game.value = withColours(game, this.current.value);
    }
  }

  /** Shows an earlier position, or the current one if `at` is null. */
  async look(at: number | null, wide: 'step' | 'turn' = 'step'): Promise<void> {
    const number = ++this.looked;
    const position = at === null || at === this.current.value?.at ? this.current.value : await this.book.get(at);
    if (number !== this.looked) {
      return;
    }
    batch(() => {
      this.wide.value = wide;
      this.shown.value = position;
    });
  }

  /** Why nothing can be ordered at a place, after these lines. */
  reason(lines: string[], place: string): Promise<Reason> {
    return api.post<Reason>(`${this.path}/desk/reason`, { lines, place });
  }

  /** Starting an order closes the report. */
  startOrdering(): void {
    this.replays.stop();
    if (this.tab.peek() === 'report') {
      this.tab.value = 'orders';
    }
  }

  /** Posts an action. Its answer is the game, which is then shown. */
  async act(path: string, body: unknown = {}): Promise<void> {
    const { heard } = this.readiness;
    const game = await api.post<Game>(`${this.path}${path}`, body);
    this.identity.learn(game);
    this.learn(game);
    if (heard !== this.readiness.heard) {
      await this.reloadGame();
    }
  }

  /** Hands in my sheet, or takes that back. */
  setReady(ready: boolean): Promise<void> {
    return this.readiness.set(ready);
  }
}
