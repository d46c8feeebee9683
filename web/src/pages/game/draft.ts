import { batch, computed, signal } from '@preact/signals';
import { api, Problem } from '../../api/client';
import type { Line, Sheet, Verdict } from '../../api/types';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

export interface DraftLine {
  key: number;
  text: string;
  verdict: Verdict | null;
  normal: string | null;
}

export type Saving = 'saved' | 'saving' | 'unsaved' | 'offline' | 'closed';

const CALM = 500;
const RETRY = 4_000;
let keys = 1;

/**
 * My sheet while I write it. Every change is kept in this browser at once and sent to the server after a short calm;
 * the answer brings a verdict for every line. A bad line of the network loses nothing.
 */
export class Draft {
  readonly lines = signal<DraftLine[]>([]);
  readonly sheet = signal<Sheet | null>(null);
  readonly saving = signal<Saving>('saved');
  readonly ready = computed(() => this.sheet.value?.ready ?? false);
  readonly mayOrder = computed(() => this.sheet.value?.mayOrder ?? false);
  readonly rejected = computed(() => this.lines.value.filter((line) => line.verdict?.accepted === false).length);
  readonly canUndo = computed(() => this.past.value.length > 0);
  readonly canRedo = computed(() => this.future.value.length > 0);

  private readonly past = signal<string[][]>([]);
  private readonly future = signal<string[][]>([]);
  private timer = 0;
  private running: Promise<void> | null = null;

  constructor(
    private readonly game: string,
    private readonly seat: number,
    private readonly turnOver: () => void,
  ) {}

  private get path(): string {
    return `/games/${this.game}/sheet`;
  }

  private get storageKey(): string {
    return `arbiter.draft.${this.game}.${this.seat}`;
  }

  /**
   * Takes a sheet that came with the table. While I write, mine is younger; and an answer that was on its way when I saved
   * brings a sheet from before.
   */
  learn(sheet: Sheet): void {
    const mine = this.sheet.value;
    if (mine === null || mine.at !== sheet.at || (this.saving.value === 'saved' && sheet.version >= mine.version)) {
      this.load(sheet);
    }
  }

  /** Takes the server's sheet, unless this browser holds younger lines for the same decision. */
  private load(sheet: Sheet): void {
    const kept = this.kept();
    batch(() => {
      this.sheet.value = sheet;
      this.past.value = [];
      this.future.value = [];
      this.show(sheet.lines);
      this.saving.value = 'saved';
    });
    if (kept !== null && kept.at === sheet.at && sheet.mayOrder && !same(kept.lines, linesOf(sheet.lines))) {
      this.lines.value = kept.lines.map(fresh);
      this.later(0);
    } else if (kept !== null && kept.at !== sheet.at) {
      localStorage.removeItem(this.storageKey);
    }
  }

  private kept(): { at: number; lines: string[] } | null {
    try {
      return JSON.parse(localStorage.getItem(this.storageKey) ?? 'null') as { at: number; lines: string[] } | null;
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
    const sheet = this.sheet.value;
    if (sheet !== null) {
      localStorage.setItem(this.storageKey, JSON.stringify({ at: sheet.at, lines: this.texts }));
    }
    this.later(CALM);
  }

  private later(ms: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.save().catch(() => undefined), ms);
  }

  /** Sends what is written. Calls in a row become one after the other, never two at once. */
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
      const answer = await api.put<Sheet>(this.path, body);
      if (this.isAbout(sheet)) {
        this.taken(answer, sent);
      }
    } catch (error) {
      if (this.isAbout(sheet)) {
        this.failed(error, ready);
      }
    }
  }

  /** The news of the next position can be quicker than an answer about this one, which then matters no more. */
  private isAbout(sheet: Sheet): boolean {
    return this.sheet.value?.at === sheet.at;
  }

  private taken(answer: Sheet, sent: string[]): void {
    batch(() => {
      this.sheet.value = answer;
      if (same(this.texts, sent)) {
        this.show(answer.lines);
        this.saving.value = 'saved';
        localStorage.removeItem(this.storageKey);
      } else {
        this.saving.value = 'unsaved';
        this.later(CALM);
      }
    });
  }

  private failed(error: unknown, ready?: boolean): void {
    if (!(error instanceof Problem)) {
      throw error;
    }
    if (error.offline) {
      this.saving.value = 'offline';
      this.later(RETRY);
    } else if (error.code === 'stale') {
      this.past.value = [...this.past.value, this.texts];
      const current = error.body.current as Sheet | undefined;
      if (current !== undefined) {
        this.sheet.value = current;
        this.show(current.lines);
      }
      this.saving.value = 'saved';
      say(texts.game.sheet.stale);
    } else {
      this.saving.value = error.code === 'turn-over' ? 'closed' : 'unsaved';
      if (error.code === 'turn-over') {
        this.turnOver();
      } else if (ready === undefined) {
        complain(error);
      }
    }
    if (ready !== undefined) {
      throw error;
    }
  }

  async setReady(ready: boolean): Promise<void> {
    await this.save(ready);
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
