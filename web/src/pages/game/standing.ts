import { computed, signal } from '@preact/signals';
import { api, sentenceOf } from '../../api/client';
import type { Expansion, StandingLine, StandingOrders } from '../../api/types';

const PAUSE = 350;

/** What the player is typing. */
export interface Ahead {
  text: string;
  posture: string;
  atOnce: boolean;
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The player's standing orders: what is saved, what is typed, and what the rules say to it. */
export class Standing {
  readonly open = signal(false);
  readonly saved = signal<StandingOrders | null>(null);
  readonly typed = signal<Ahead>({ text: '', posture: 'none', atOnce: false });
  readonly lines = signal<StandingLine[]>([]);
  readonly now = signal<Expansion | null>(null);
  readonly problem = signal('');
  readonly busy = signal(false);
  readonly changed = computed(() => {
    const saved = this.saved.value;
    return saved !== null && !same(this.typed.value, typedOf(saved));
  });
  private timer = 0;
  private round = 0;

  constructor(private readonly path: string) {}

  /** Reads what is saved. Text that is not saved yet is kept. */
  async load(): Promise<void> {
    const kept = this.changed.value;
    try {
      const answer = await api.get<StandingOrders>(this.path);
      this.saved.value = answer;
      if (kept) {
        await this.check();
      } else {
        this.take(answer);
      }
      this.problem.value = '';
    } catch (error) {
      this.problem.value = sentenceOf(error);
    }
  }

  private take(answer: StandingOrders): void {
    this.saved.value = answer;
    this.typed.value = typedOf(answer);
    this.lines.value = answer.lines;
    this.now.value = answer.now;
  }

  change(part: Partial<Ahead>): void {
    this.typed.value = { ...this.typed.value, ...part };
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }

  private async check(): Promise<void> {
    const round = ++this.round;
    const { text, posture } = this.typed.value;
    try {
      const answer = await api.post<{ lines: StandingLine[]; now: Expansion | null }>(`${this.path}/check`, {
        lines: linesOf(text),
        posture,
      });
      if (round === this.round) {
        this.lines.value = answer.lines;
        this.now.value = answer.now;
        this.problem.value = '';
      }
    } catch (error) {
      if (round === this.round) {
        this.problem.value = sentenceOf(error);
      }
    }
  }

  async save(): Promise<void> {
    window.clearTimeout(this.timer);
    this.round++;
    this.busy.value = true;
    try {
      const { text, posture, atOnce } = this.typed.value;
      const version = this.saved.value?.version ?? 0;
      this.take(await api.put<StandingOrders>(this.path, { lines: linesOf(text), posture, atOnce, version }));
      this.problem.value = '';
    } catch (error) {
      this.problem.value = sentenceOf(error);
    } finally {
      this.busy.value = false;
    }
  }
}

function typedOf(saved: StandingOrders): Ahead {
  return { text: saved.lines.map((line) => line.normal).join('\n'), posture: saved.posture, atOnce: saved.atOnce };
}

function same(one: Ahead, other: Ahead): boolean {
  return linesOf(one.text).join('\n') === linesOf(other.text).join('\n') && one.posture === other.posture && one.atOnce === other.atOnce;
}

/** Kept while the person looks at something else, so that nothing that was typed is lost. */
const kept = new Map<string, Standing>();

export function standingOf(path: string): Standing {
  const known = kept.get(path) ?? new Standing(path);
  kept.set(path, known);
  return known;
}
