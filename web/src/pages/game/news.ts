import { signal } from '@preact/signals';
import type { AuditEntry, Game, LostSeat } from '../../api/types';

export type NewsItem = Pick<AuditEntry, 'id' | 'what' | 'sentence'>;

/** My old and new seat, if it has changed. */
export interface Move {
  from: number | null;
  to: number | null;
}

/** What this browser remembers about a game between two visits. */
interface Memory {
  seen: number;
  seat: number | null;
  owner: string | null;
}

type Part = Pick<Game['me'], 'seat' | 'lost'>;

/** The loss of my seat is among the news, whatever happened after it. */
function withLoss({ event, sentence }: LostSeat, others: NewsItem[]): NewsItem[] {
  const rest = others.filter(({ id }) => id !== event).slice(1 - MOST);
  return [...rest, { id: event, what: 'replace', sentence }].sort((a, b) => a.id - b.id);
}

/** Events that change what a player has to do. Other entries of the trail are only shown as short messages. */
const GRAVE = ['rollback', 'correct', 'replace', 'swap', 'absence', 'join', 'sheet', 'resolve', 'outage'];
/** The maximum number of events shown at once; the trail has all of them. */
const MOST = 2;

/** What the host or the server did to a game, shown until I have read it, also on my next visit. */
export class News {
  readonly items = signal<NewsItem[]>([]);
  readonly move = signal<Move | null>(null);
  private memory: Memory | null = null;

  constructor(private readonly game: string) {}

  private get storageKey(): string {
    return `arbiter.news.${this.game}`;
  }

  private stored(): Memory | null {
    try {
      return JSON.parse(localStorage.getItem(this.storageKey) ?? 'null') as Memory | null;
    } catch {
      return null;
    }
  }

  private keep(memory: Memory): void {
    this.memory = memory;
    localStorage.setItem(this.storageKey, JSON.stringify(memory));
  }

  /** Whether this browser had a seat in this game, but nobody is logged in now. */
  isStranger(account: string | null, seat: number | null): boolean {
    return account === null && seat === null && (this.stored()?.seat ?? null) !== null;
  }

  /**
   * Collects what happened since the last visit.
   *
   * @param kind the kind of the current position: on a first visit, a rollback or correction is shown only if nothing came after
   * it
   */
  recall(trail: NewsItem[], account: string | null, { seat, lost }: Part, kind: string): void {
    const stored = this.stored();
    const mine = stored !== null && stored.owner === account ? stored : null;
    const grave = trail.filter(({ what }) => GRAVE.includes(what));
    const last = grave.filter(({ what }) => what === 'rollback' || what === 'correct').slice(-1);
    const others = mine !== null ? grave.filter(({ id }) => id > mine.seen) : kind === 'turn' || kind === 'start' ? [] : last;
    // Perhaps I lost a seat that this browser never saw me on.
    const untold = lost !== null && lost.event > (mine?.seen ?? 0) ? lost : null;
    this.items.value = untold === null ? others.slice(-MOST) : withLoss(untold, others);
    const before = mine?.seat ?? untold?.seat ?? null;
    this.move.value = before !== null && before !== seat ? { from: before, to: seat } : null;
    const first = this.items.value[0]?.id;
    this.keep({ seen: first === undefined ? (trail.at(-1)?.id ?? 0) : first - 1, seat: this.move.value?.from ?? seat, owner: account });
  }

  /** Takes an event of the stream. Returns true if it is shown until I close it. */
  heard(data: Record<string, unknown>): boolean {
    const item = { id: Number(data.auditId), what: String(data.what), sentence: String(data.sentence) };
    if (!GRAVE.includes(item.what)) {
      return false;
    }
    if (!this.items.value.some(({ id }) => id === item.id)) {
      this.items.value = [...this.items.value, item].slice(-MOST);
    }
    return true;
  }

  moved(from: number | null, to: number | null): void {
    this.move.value = { from: this.move.value?.from ?? from, to };
  }

  /** I have read it. */
  close(account: string | null, seat: number | null): void {
    const last = Math.max(this.memory?.seen ?? 0, ...this.items.value.map(({ id }) => id));
    this.items.value = [];
    this.move.value = null;
    this.keep({ seen: last, seat, owner: account });
  }
}
