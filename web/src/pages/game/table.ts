import { batch, computed, effect, signal } from '@preact/signals';
import { api, Problem } from '../../api/client';
import { Positions, type Sent } from '../../api/positions';
import { listen, type Stream } from '../../api/stream';
import type { AuditEntry, Desk, Game, Position, PositionBrief, Reason, SeatFull, Sheet, Stroke } from '../../api/types';
import { account, loadMe, me } from '../../shell/me';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { DeskWatch } from './desk';
import { Draft } from './draft';
import { Identity } from './identity';
import { News } from './news';
import { Press } from './press';
import { Replays } from './replays';
import { TurnNews } from './turn-news';

export type Tab = 'orders' | 'report' | 'press' | 'players' | 'more';

/** The one warning that every game has; it is asked about when somebody presses Ready and not before. */
export const EMPTY = 'nothing-ordered';

/** Everything that is shown of a game, about one and the same position. */
interface TableAnswer {
  game: Game;
  position: Sent | null;
  positions: PositionBrief[];
  sheet: Sheet | null;
  desk: Desk | null;
}

/** A game may let its players choose their colours in play; then its view says which, and they are worn everywhere. */
function dressed(game: Game, position: Position | null): Game {
  const players = (position?.view as { players?: { hex?: string }[] } | null | undefined)?.players ?? [];
  return players.some((player) => player.hex)
    ? { ...game, seats: game.seats.map((seat) => ({ ...seat, colour: players[seat.seat]?.hex || seat.colour })) }
    : game;
}

interface TrailPage {
  items: AuditEntry[];
  next: string | null;
}

/** One open game: what the server knows about it, kept up to date by its stream. */
export class Table {
  readonly game = signal<Game | null>(null);
  readonly problem = signal<string | null>(null);
  /** The position of now, and the one that is shown, which history may make another. */
  readonly current = signal<Position | null>(null);
  readonly shown = signal<Position | null>(null);
  readonly positions = signal<PositionBrief[]>([]);
  /** Those that count: what the host took back is no history. */
  readonly past = computed(() => this.positions.value.filter((p) => !p.discarded));
  /** Whether the shown position was looked up as the end of its turn, whose steps are then told together. */
  readonly wide = signal<'step' | 'turn'>('step');
  /** What the report tells: the position before it, and what a board draws of what happened since; null while no report is open. */
  readonly told = signal<{ before: Position; strokes: Stroke[] } | null>(null);
  readonly audit = signal<AuditEntry[] | null>(null);
  readonly auditNext = signal<string | null>(null);
  readonly press = new Press(this);
  /** What the host or the server did to the game or to my seat since I last looked. */
  readonly news: News;
  readonly identity = new Identity();
  readonly draft = signal<Draft | null>(null);
  /** What the rules say to what is drafted. */
  readonly desk = new DeskWatch(this);
  private readonly asked = signal(false);
  private readonly empty = computed(() => this.desk.answer.value?.warnings.find(({ code }) => code === EMPTY) ?? null);
  /** What I am asked before my empty sheet is handed in. */
  readonly question = computed(() => (this.asked.value ? (this.empty.value?.sentence ?? null) : null));
  readonly stream = signal<Stream | null>(null);
  readonly tab = signal<Tab>('orders');
  /** The last position whose report was opened; a younger one is marked on its tab. */
  readonly reportSeen = signal<number | null>(null);
  readonly freshReport = computed(() => {
    const current = this.current.value;
    return current !== null && current.at > (this.reportSeen.value ?? current.at) && current.report.length > 0;
  });
  /** Set by the key that asks for the field in which orders are typed, until that field has the focus. */
  readonly wantsInput = signal(false);
  /** The position up to which everything is loaded. */
  readonly settled = signal<number | null>(null);
  /** Positions with their views, of which the server sends only what is new. */
  readonly book: Positions;
  readonly replays: Replays;
  readonly turnNews = new TurnNews(this);
  private unwatch: () => void = () => undefined;
  private unattend: () => void = () => undefined;
  private stale = false;
  private going = false;
  private running: Promise<void> | null = null;
  /** How often the trail has grown since it was first asked for, and how many positions were looked up. */
  private grown = 0;
  private looked = 0;

  readonly mySeat = computed(() => this.game.value?.me.seat ?? null);
  readonly live = computed(() => this.shown.value === null || this.shown.value.at === this.current.value?.at);
  readonly together = computed(() => this.game.value?.pace !== 'at-once');
  readonly takesPart = computed(() => this.mySeat.value !== null || this.game.value?.me.host === true);
  constructor(readonly id: string) {
    this.book = new Positions(`/games/${id}`);
    this.replays = new Replays(`/games/${id}`);
    this.news = new News(id);
  }

  get path(): string {
    return `/games/${this.id}`;
  }

  seat(index: number | null): SeatFull | undefined {
    return index === null ? undefined : this.game.value?.seats.find((seat) => seat.seat === index);
  }

  async open(): Promise<void> {
    try {
      await this.refresh();
      const game = this.game.value as Game | null;
      if (game !== null) {
        // Where nobody orders any more, people come to read; those who watch come for nothing else.
        this.tab.value = game.status === 'over' || game.me.seat === null ? 'report' : this.tab.value;
        this.follow(game);
        void this.press.load().catch(complain);
        await this.attend(game);
      }
    } catch (error) {
      if (error instanceof Problem) {
        this.problem.value = error.message;
      } else {
        throw error;
      }
    }
  }

  private async attend(game: Game): Promise<void> {
    if (me.peek() === null) {
      await loadMe().catch(() => undefined);
    }
    this.identity.learn(game);
    await this.recall().catch(() => undefined);
    if (this.stream.peek() !== null) {
      this.unattend = this.identity.watch(
        () => this.lostSession(),
        () => this.cameBack(),
        () => this.draft.peek()?.comeBack(),
      );
    }
  }

  private follow(game: Game): void {
    this.stream.value?.close();
    this.stream.value = listen(`${this.path}/stream`, game.lastEvent, (kind, data) => this.heard(kind, data));
  }

  close(): void {
    this.stream.value?.close();
    this.stream.value = null;
    this.draft.value?.close();
    this.replays.stop();
    this.unwatch();
    this.unattend();
  }

  /** What happened since I was last here, and whether I still am who I was. */
  private async recall(): Promise<void> {
    const game = this.game.peek();
    if (game === null || game.status === 'lobby' || game.status === 'over') {
      return;
    }
    const mine = account.peek()?.id ?? null;
    if (this.news.isStranger(mine, game.me.seat)) {
      this.identity.loggedOut.value = true;
      return;
    }
    await this.loadAudit();
    this.news.recall(this.audit.peek() ?? [], mine, game.me.seat, this.current.peek()?.kind ?? '');
  }

  private lostSession(): void {
    this.identity.loggedOut.value = true;
    this.draft.peek()?.suspend();
  }

  private cameBack(): void {
    this.refresh()
      .then(() => this.draft.peek()?.comeBack())
      .catch((error: unknown) => this.failed(error));
  }

  /** Whether an answer was made for somebody else than the one whose page this is: my session has ended. */
  private async isForAnother(game: Game): Promise<boolean> {
    const before = this.game.peek()?.me;
    const same = before === undefined || (before.seat === game.me.seat && before.host === game.me.host);
    if (same || !this.identity.isKnown || !(await this.identity.hasChanged())) {
      return false;
    }
    this.lostSession();
    return true;
  }

  /** Somebody else has my seat now, or I have another: nothing of the old one stays. */
  private changeSeat(before: number | null, seat: number | null): void {
    this.draft.value?.abandon();
    this.draft.value = null;
    this.unwatch();
    this.desk.take(null, []);
    this.press.forget();
    this.news.moved(before, seat);
    void this.press.load().catch(complain);
  }

  /** A game that I could see and cannot see any more: I am not who I was, or I lost my part in it. */
  private failed(error: unknown): void {
    if (error instanceof Problem && (error.status === 401 || error.status === 404) && this.identity.isKnown) {
      this.identity
        .hasChanged()
        .then((changed) => {
          if (changed) {
            this.lostSession();
          } else {
            this.problem.value = this.game.peek()?.status === 'lobby' ? error.message : texts.game.now.gone;
          }
        })
        .catch(complain);
    } else {
      complain(error);
    }
  }

  /**
   * Loads what follows from the game's state and shows it all at once, so that the board, the sheet and the menu always
   * speak of the same position. Calls while it runs become one more run.
   */
  private refresh(): Promise<void> {
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
    const answer = await api.get<TableAnswer>(
      `${this.path}/table?after=${known}${tag === null ? '' : `&known=${encodeURIComponent(tag)}`}`,
    );
    const { game, sheet, desk } = answer;
    if (await this.isForAnother(game)) {
      return;
    }
    // Something younger was shown while this was on its way: once more, so that all is of one moment again.
    this.stale ||= game.version < (this.game.value?.version ?? 0);
    if (answer.position === null) {
      this.game.value = game;
      this.identity.learn(game);
      return;
    }
    const seatBefore = this.game.peek()?.status === 'lobby' ? game.me.seat : (this.game.peek()?.me.seat ?? null);
    const first = this.game.peek() === null;
    const position = this.book.take(answer.position);
    // The list of positions only grows; but a rollback strikes out some that are known, and then all are asked for.
    const positions = answer.positions.some((each) => each.kind === 'rollback')
      ? (await api.get<{ positions: PositionBrief[] }>(`${this.path}/positions`)).positions
      : [...this.positions.value, ...answer.positions];
    batch(() => {
      const wasLive = this.live.value;
      this.noticeEnd(game);
      if (!first && seatBefore !== game.me.seat) {
        this.changeSeat(seatBefore, game.me.seat);
      }
      this.game.value = dressed(game, position);
      this.identity.learn(game);
      this.current.value = position;
      if (wasLive) {
        this.wide.value = this.shown.value?.at === position.at ? this.wide.value : 'step';
        this.shown.value = position;
      }
      this.positions.value = positions;
      this.desk.take(desk, sheet?.lines.map((line) => line.text) ?? []);
      this.showSheet(game, sheet);
      // The question is about one position; news of the same position do not answer it.
      this.asked.value = this.asked.value && this.settled.value === position.at;
      this.settled.value = position.at;
      this.reportSeen.value ??= position.at;
    });
  }

  private showSheet(game: Game, sheet: Sheet | null): void {
    if (sheet === null || game.me.seat === null) {
      this.draft.value = null;
      return;
    }
    const known = this.draft.value;
    const draft = known ?? this.newDraft(game.me.seat);
    draft.learn(sheet);
    this.draft.value = draft;
    if (known === null) {
      // Only now: what the rules say came with the sheet, and would be forgotten for a draft without one.
      this.unwatch();
      this.unwatch = effect(() => this.desk.follow(draft));
    }
  }

  private newDraft(seat: number): Draft {
    return new Draft(this.id, seat, () => void this.refresh().catch((error: unknown) => this.failed(error)));
  }

  async loadAudit(): Promise<void> {
    const grown = this.grown;
    const answer = await api.get<TrailPage>(`${this.path}/audit?first=newest&limit=100`);
    if (grown === this.grown) {
      this.audit.value = answer.items.reverse();
      this.auditNext.value = answer.next;
    } else {
      await this.loadAudit();
    }
  }

  /** The page of the list of actions before those that are shown. */
  async loadMoreAudit(): Promise<void> {
    const next = encodeURIComponent(this.auditNext.value ?? '');
    const answer = await api.get<TrailPage>(`${this.path}/audit?first=newest&limit=100&cursor=${next}`);
    this.audit.value = [...answer.items.reverse(), ...(this.audit.value ?? [])];
    this.auditNext.value = answer.next;
  }

  async reloadGame(): Promise<void> {
    const game = await api.get<Game>(this.path);
    const before = this.game.peek()?.me;
    if (before?.seat !== game.me.seat || before.host !== game.me.host) {
      await this.refresh();
    } else {
      this.learn(game);
    }
    if (this.game.peek()?.status === 'running') {
      this.draft.peek()?.comeBack();
    }
  }

  /** The end of a game that was watched is shown, whichever message brings it. */
  private noticeEnd({ status }: Game): void {
    if (status === 'over' && this.going) {
      this.tab.value = 'report';
    }
    this.going = status !== 'over';
  }

  /** Answers can overtake each other; an older one is not shown. */
  private learn(game: Game): void {
    if (game.version >= (this.game.value?.version ?? 0)) {
      this.noticeEnd(game);
      this.game.value = dressed(game, this.current.value);
    }
  }

  private heard(kind: string, data: Record<string, unknown>): void {
    const failed = (error: unknown) => this.failed(error);
    switch (kind) {
      case 'turn':
      case 'begin':
      case 'reset':
      case 'over':
        this.refresh().catch(failed);
        break;
      case 'ready':
        this.applyReady(Number(data.seat), data.ready === true);
        break;
      case 'message':
        this.press.load().catch(failed);
        break;
      case 'removed':
        this.press.removed(Number(data.id));
        break;
      case 'sheet':
        this.otherTabSaved(Number(data.version)).catch(failed);
        break;
      case 'host':
        if (!this.news.heard(data) && typeof data.sentence === 'string') {
          say(data.sentence);
        }
        this.grown++;
        this.audit.value = null;
        this.reloadGame().catch(failed);
        break;
      case 'deadline':
      case 'seat':
      case 'delay':
      case 'upgrade':
        this.reloadGame().catch(failed);
        break;
    }
  }

  private async otherTabSaved(version: number): Promise<void> {
    const known = this.draft.value?.sheet.value?.version ?? 0;
    if (version > known && this.draft.value?.saving.value === 'saved') {
      await this.refresh();
    }
  }

  private applyReady(seat: number, ready: boolean): void {
    const game = this.game.value;
    if (game === null) {
      return;
    }
    const others = game.ready.filter((s) => s !== seat);
    this.game.value = {
      ...game,
      ready: ready ? [...others, seat] : others,
      seats: game.seats.map((s) => (s.seat === seat ? { ...s, ready } : s)),
    };
  }

  /** Shows an earlier position, or with null the one of now. */
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

  /** Orders and report are two tabs: starting an order leaves the report. */
  startOrdering(): void {
    this.replays.stop();
    if (this.tab.peek() === 'report') {
      this.tab.value = 'orders';
    }
  }

  /** Posts an action whose answer is the game, and shows it. */
  async act(path: string, body: unknown = {}): Promise<void> {
    const game = await api.post<Game>(`${this.path}${path}`, body);
    this.identity.learn(game);
    this.learn(game);
  }

  /** Says that I am ready, or takes it back. An empty sheet is asked about once. */
  async pressReady(): Promise<void> {
    const ready = this.draft.value?.ready.value === true;
    if (!ready && this.empty.value !== null && !this.asked.value) {
      this.asked.value = true;
      return;
    }
    this.asked.value = false;
    await this.setReady(!ready);
  }

  async setReady(ready: boolean): Promise<void> {
    const draft = this.draft.value;
    if (draft === null) {
      return;
    }
    await draft.setReady(ready);
    const seat = this.mySeat.value;
    if (seat !== null && this.together.value) {
      this.applyReady(seat, draft.ready.value);
    }
  }
}
