import { batch, computed, effect, signal } from '@preact/signals';
import { api, Problem } from '../../api/client';
import { Positions, type Sent } from '../../api/positions';
import { listen, type Stream } from '../../api/stream';
import type { AuditEntry, Desk, Game, Message, Position, PositionBrief, SeatFull, Sheet, Stroke } from '../../api/types';
import { complain, say } from '../../shell/toast';
import { DeskWatch } from './desk';
import { Draft } from './draft';
import { News } from './news';
import { Replays } from './replays';

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
  readonly messages = signal<Message[]>([]);
  readonly readUpTo = signal(0);
  readonly muted = signal<number[]>([]);
  readonly audit = signal<AuditEntry[] | null>(null);
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
  readonly news = new News(this);
  private unwatch: () => void = () => undefined;
  private stale = false;
  private going = false;
  private running: Promise<void> | null = null;

  readonly mySeat = computed(() => this.game.value?.me.seat ?? null);
  readonly live = computed(() => this.shown.value === null || this.shown.value.at === this.current.value?.at);
  readonly together = computed(() => this.game.value?.pace !== 'at-once');
  readonly unread = computed(
    () => this.messages.value.filter((m) => m.id > this.readUpTo.value && !m.mine && !this.muted.value.includes(m.from)).length,
  );

  constructor(readonly id: string) {
    this.book = new Positions(`/games/${id}`);
    this.replays = new Replays(`/games/${id}`);
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
        void this.loadMessages().catch(complain);
      }
    } catch (error) {
      if (error instanceof Problem) {
        this.problem.value = error.message;
      } else {
        throw error;
      }
    }
  }

  private follow(game: Game): void {
    this.stream.value?.close();
    this.stream.value = listen(`${this.path}/stream`, game.lastEvent, (kind, data) => this.heard(kind, data));
  }

  close(): void {
    this.stream.value?.close();
    this.draft.value?.close();
    this.replays.stop();
    this.unwatch();
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
    if (answer.position === null) {
      this.game.value = game;
      return;
    }
    const position = this.book.take(answer.position);
    // The list of positions only grows; but a rollback strikes out some that are known, and then all are asked for.
    const positions = answer.positions.some((each) => each.kind === 'rollback')
      ? (await api.get<{ positions: PositionBrief[] }>(`${this.path}/positions`)).positions
      : [...this.positions.value, ...answer.positions];
    batch(() => {
      const wasLive = this.live.value;
      this.noticeEnd(game);
      this.game.value = dressed(game, position);
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
    const draft = this.draft.value ?? this.newDraft(game.me.seat);
    draft.learn(sheet);
    this.draft.value = draft;
  }

  private newDraft(seat: number): Draft {
    const draft = new Draft(this.id, seat, () => void this.refresh().catch(complain));
    this.unwatch();
    this.unwatch = effect(() => this.desk.follow(draft));
    return draft;
  }

  async loadMessages(): Promise<void> {
    const last = this.messages.value.at(-1)?.id ?? 0;
    const answer = await api.get<{ messages: Message[]; read: number; muted: number[] }>(`${this.path}/messages?after=${last}&limit=200`);
    batch(() => {
      const known = new Set(this.messages.value.map((m) => m.id));
      this.messages.value = [...this.messages.value, ...answer.messages.filter((m) => !known.has(m.id))];
      this.readUpTo.value = Math.max(this.readUpTo.value, answer.read);
      this.muted.value = answer.muted;
    });
  }

  async markRead(): Promise<void> {
    const last = this.messages.value.at(-1)?.id ?? 0;
    if (last > this.readUpTo.value) {
      this.readUpTo.value = last;
      await api.put(`${this.path}/messages/read`, { upTo: last });
    }
  }

  async loadAudit(): Promise<void> {
    const answer = await api.get<{ items: AuditEntry[] }>(`${this.path}/audit`);
    this.audit.value = answer.items;
  }

  async reloadGame(): Promise<void> {
    const game = await api.get<Game>(this.path);
    this.noticeEnd(game);
    this.game.value = dressed(game, this.current.value);
  }

  /** The end of a game that was watched is shown, whichever message brings it. */
  private noticeEnd({ status }: Game): void {
    if (status === 'over' && this.going) {
      this.tab.value = 'report';
    }
    this.going = status !== 'over';
  }

  private heard(kind: string, data: Record<string, unknown>): void {
    const failed = (error: unknown) => complain(error);
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
        this.loadMessages().catch(failed);
        break;
      case 'removed':
        this.messages.value = this.messages.value.map((m) => (m.id === data.id ? { ...m, text: null, removed: true } : m));
        break;
      case 'sheet':
        this.otherTabSaved(Number(data.version)).catch(failed);
        break;
      case 'host':
        if (typeof data.sentence === 'string') {
          say(data.sentence);
        }
        this.audit.value = null;
        this.reloadGame().catch(failed);
        break;
      case 'deadline':
      case 'seat':
      case 'delay':
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
    const position = at === null || at === this.current.value?.at ? this.current.value : await this.book.get(at);
    batch(() => {
      this.wide.value = wide;
      this.shown.value = position;
    });
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
    this.game.value = dressed(await api.post<Game>(`${this.path}${path}`, body), this.current.value);
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
