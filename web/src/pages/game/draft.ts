import { batch, computed, signal } from '@preact/signals';
import { api, Problem } from '../../api/client';
import type { Line, Sheet, Verdict } from '../../api/types';
import { say } from '../../shell/toast';
import { texts } from '../../texts/en';

export interface DraftLine {
  key: number;
  text: string;
  verdict: Verdict | null;
  normal: string | null;
}

/**
 * `offline`: retried from time to time. `logged-out`: sent after the next log-in. `closed`: the server takes no sheets now.
 * `refused`: the server does not accept these lines.
 */
export type Saving = 'saved' | 'saving' | 'unsaved' | 'offline' | 'logged-out' | 'closed' | 'refused';

/** What this browser stores of a sheet: the lines as I wrote them, and the newest answer of the server that it has seen. */
interface Kept {
  at: number;
  turn: number;
  lines: string[];
  sheet: Sheet;
}

/** Lines of an earlier decision. */
type Late = Omit<Kept, 'sheet'>;

/** Whether the server has confirmed the lines. */
const confirmed = ({ lines, sheet }: Kept) => same(lines, linesOf(sheet.lines));

const keyOf = (game: string, seat: number) => `arbiter.draft.${game}.${seat}`;

/** After the end of a game. */
export function forgetDraft(game: string, seat: number): void {
  localStorage.removeItem(keyOf(game, seat));
}

const CALM = 500;
/** Milliseconds after which a request counts as failed. */
const PATIENCE = 20_000;
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 30_000;
const WAITING: Saving[] = ['offline', 'logged-out', 'closed'];
let keys = 1;

/**
 * My sheet while I write it. Every change is stored in this browser at once and sent to the server after a short pause; the
 * answer has a verdict for each line. A sheet counts as saved only with a receipt; without one it stays here and is sent again.
 */
export class Draft {
  readonly lines = signal<DraftLine[]>([]);
  readonly sheet = signal<Sheet | null>(null);
  readonly saving = signal<Saving>('saved');
  /** Why the last attempt to save failed, in the server's words. */
  readonly why = signal('');
  /** I pressed Ready, but it did not reach the server. */
  readonly missed = signal(false);
  /** Lines of an earlier decision that got no receipt before its end. */
  readonly late = signal<Late | null>(null);
  /** The server has confirmed exactly the lines that are shown. */
  readonly safe = computed(() => this.saving.value === 'saved' && this.sheet.value !== null && this.sheet.value.receipt !== null);
  readonly ready = computed(() => this.sheet.value?.ready ?? false);
  /** Whether the sheet is being handed in. */
  readonly handing = signal(false);
  readonly mayOrder = computed(() => this.sheet.value?.mayOrder ?? false);
  readonly rejected = computed(() => this.lines.value.filter((line) => line.verdict?.accepted === false).length);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);

  private readonly past = signal<string[][]>([]);
  private readonly future = signal<string[][]>([]);
  private timer = 0;
  private wait = FIRST_WAIT;
  private running: Promise<void> | null = null;
  private doubtful: Late | null = null;

  /** @param refresh called when the server refuses a sheet because the game or my role in it has changed */
  constructor(
    private readonly game: string,
    readonly seat: number,
    private readonly refresh: () => void,
  ) {}

  private get path(): string {
    return `/games/${this.game}/sheet`;
  }

  private get storageKey(): string {
    return keyOf(this.game, this.seat);
  }

  /** Takes a sheet that came with the table. It is ignored while I have newer changes, and if it is older than my last save. */
  learn(sheet: Sheet): void {
    const mine = this.sheet.value;
    if (mine === null || mine.at !== sheet.at || (this.saving.value === 'saved' && sheet.version >= mine.version)) {
      this.load(sheet);
    }
  }

  /**
   * Takes the server's sheet, unless this browser has newer lines for the same decision. Without a connection, a sheet can come from the
   * cache of the service worker and be older than one that this browser has seen.
   */
  private load(given: Sheet): void {
    const kept = this.kept();
    const sheet = kept !== null && kept.at === given.at && kept.sheet.version > given.version ? kept.sheet : given;
    const younger = kept !== null && !confirmed(kept) && !same(kept.lines, linesOf(sheet.lines));
    batch(() => {
      this.sheet.value = sheet;
      this.past.value = [];
      this.future.value = [];
      this.show(sheet.lines);
      this.saving.value = 'saved';
      this.missed.value = false;
    });
    if (kept !== null && younger && kept.at === sheet.at && sheet.mayOrder) {
      this.lines.value = kept.lines.map(fresh);
      this.saving.value = 'unsaved';
      this.later(0);
    } else if (kept !== null && kept.at < sheet.at) {
      const late = younger && kept.lines.length > 0 ? { at: kept.at, turn: kept.turn, lines: kept.lines } : null;
      // A request is still running, so it is not known yet whether the lines came too late.
      this.doubtful = this.running === null ? null : late;
      this.late.value = this.running === null ? late : null;
      localStorage.removeItem(this.storageKey);
    }
  }

  private kept(): Kept | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.storageKey) ?? 'null') as Kept | null;
      return kept?.sheet === undefined ? null : kept;
    } catch {
      return null;
    }
  }

  private show(lines: Line[]): void {
    const known = new Map(this.lines.value.map((line) => [line.text, line.key]));
    this.lines.value = lines.map((line) => {
      const key = known.get(line.text) ?? keys++;
      known.delete(line.text);
      return { key, text: line.text, verdict: line, normal: line.normal };
    });
  }

  get texts(): string[] {
    return this.lines.value.map((line) => line.text);
  }

  add(text: string): void {
    const clean = text.trim();
    if (clean !== '') {
      this.change([...this.lines.value, fresh(clean)]);
    }
  }

  replace(index: number, text: string): void {
    const clean = text.trim();
    if (clean === '') {
      this.remove(index);
    } else if (this.lines.value[index]?.text !== clean) {
      this.change(this.lines.value.map((line, i) => (i === index ? { ...fresh(clean), key: line.key } : line)));
    }
  }

  remove(index: number): void {
    this.change(this.lines.value.filter((_, i) => i !== index));
  }

  move(from: number, to: number): void {
    const lines = [...this.lines.value];
    const [line] = lines.splice(from, 1);
    if (line !== undefined && to >= 0 && to <= lines.length) {
      lines.splice(to, 0, line);
      this.change(lines);
    }
  }

  setAll(lines: string[]): void {
    const known = new Map(this.lines.value.map((line) => [line.text, line]));
    this.change(
      lines
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => known.get(text) ?? fresh(text)),
    );
  }

  undo(): void {
    this.travel(this.past, this.future);
  }

  redo(): void {
    this.travel(this.future, this.past);
  }

  private travel(from: typeof this.past, to: typeof this.past): void {
    const lines = from.value.at(-1);
    if (lines !== undefined) {
      from.value = from.value.slice(0, -1);
      to.value = [...to.value, this.texts];
      this.put(lines.map(fresh));
    }
  }

  private change(lines: DraftLine[]): void {
    this.past.value = [...this.past.value.slice(-99), this.texts];
    this.future.value = [];
    this.put(lines);
  }

  protected put(lines: DraftLine[]): void {
    this.lines.value = lines;
    this.saving.value = 'unsaved';
    this.keep();
    this.later(CALM);
  }

  /** What belongs to a later decision stays: then the shown position is an old one from the cache. */
  private keep(): void {
    const sheet = this.sheet.value;
    if (sheet !== null && (this.kept()?.at ?? sheet.at) <= sheet.at) {
      const kept: Kept = { at: sheet.at, turn: sheet.turn, lines: this.texts, sheet };
      localStorage.setItem(this.storageKey, JSON.stringify(kept));
    }
  }

  private later(ms: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save().catch(() => undefined), ms);
  }

  /** Sends the lines. Calls run one after the other, never in parallel. */
  async save(ready?: boolean): Promise<void> {
    window.clearTimeout(this.timer);
    while (this.running !== null) {
      await this.running;
    }
    this.running = this.send(ready).finally(() => (this.running = null));
    return this.running;
  }

  private async send(ready?: boolean): Promise<void> {
    const sheet = this.sheet.value;
    if (sheet === null || !sheet.mayOrder) {
      return;
    }
    const sent = this.texts;
    this.saving.value = 'saving';
    try {
      const body = { at: sheet.at, lines: sent, version: sheet.version, ...(ready === undefined ? {} : { ready }) };
      const answer = await api.put<Sheet>(this.path, body, { signal: AbortSignal.timeout(PATIENCE) });
      this.taken(answer, sent);
    } catch (error) {
      if (error instanceof Problem && this.isPast(sheet.at)) {
        this.late.value = this.doubtful;
      } else {
        this.failed(error, sent, ready);
      }
    }
    this.doubtful = null;
  }

  /** Whether the game moved on while the request was running. Then the sheet of the new position is already loaded. */
  private isPast(at: number): boolean {
    return (this.sheet.value?.at ?? at) > at;
  }

  private taken(answer: Sheet, sent: string[]): void {
    this.wait = FIRST_WAIT;
    if (this.isPast(answer.at)) {
      return;
    }
    batch(() => {
      this.sheet.value = answer;
      this.missed.value = this.missed.value && !answer.ready;
      if (same(this.texts, sent)) {
        this.show(answer.lines);
        this.saving.value = 'saved';
      } else {
        this.saving.value = 'unsaved';
        this.later(CALM);
      }
      this.keep();
    });
  }

  private failed(error: unknown, sent: string[], ready?: boolean): void {
    if (!(error instanceof Problem)) {
      throw error;
    }
    const current = error.code === 'stale' ? (error.body.current as Sheet | undefined) : undefined;
    if (current !== undefined && same(linesOf(current.lines), sent) && (ready ?? current.ready) === current.ready) {
      // The request had arrived; only its answer was lost.
      this.taken(current, sent);
      return;
    }
    batch(() => {
      this.why.value = error.message;
      this.missed.value = ready === true || (this.missed.value && ready === undefined);
      if (error.code === 'stale') {
        this.overtaken(current);
      } else if (error.passing) {
        this.saving.value = 'offline';
        this.later(this.wait);
        this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
      } else {
        this.saving.value = error.status === 401 ? 'logged-out' : error.code === 'turn-over' ? 'closed' : 'refused';
      }
    });
    if (error.code === 'turn-over' || error.status === 403 || error.status === 404) {
      this.refresh();
    }
  }

  /** Another window of mine has saved: its lines are newer. */
  private overtaken(current: Sheet | undefined): void {
    this.past.value = [...this.past.value, this.texts];
    if (current !== undefined) {
      this.sheet.value = current;
      this.show(current.lines);
    }
    this.keep();
    this.saving.value = 'saved';
    say(texts.game.sheet.stale);
  }

  /** The problem may be over: sends now what is waiting. */
  comeBack(): void {
    if (WAITING.includes(this.saving.value) && this.running === null) {
      this.wait = FIRST_WAIT;
      this.later(0);
    }
  }

  /** The lines stay here until I have logged in again. */
  suspend(): void {
    window.clearTimeout(this.timer);
    this.saving.value = this.saving.value === 'saved' ? 'saved' : 'logged-out';
  }

  /** Marks me as ready, or not ready. Afterwards `missed` tells whether it failed to arrive. */
  async setReady(ready: boolean): Promise<void> {
    this.handing.value = true;
    await this.save(ready).finally(() => (this.handing.value = false));
  }

  /** Adds the lines that came too late to the current sheet. */
  useLate(): void {
    const late = this.late.value;
    this.late.value = null;
    this.setAll([...this.texts, ...(late?.lines ?? [])]);
  }

  /** The seat is no longer mine. */
  abandon(): void {
    window.clearTimeout(this.timer);
    localStorage.removeItem(this.storageKey);
  }

  close(): void {
    window.clearTimeout(this.timer);
    if (this.saving.value === 'unsaved') {
      void this.save().catch(() => undefined);
    }
  }
}

function fresh(text: string): DraftLine {
  return { key: keys++, text, verdict: null, normal: null };
}

function linesOf(lines: Line[]): string[] {
  return lines.map((line) => line.text);
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
