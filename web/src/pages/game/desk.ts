import { computed, signal } from '@preact/signals';
import { api } from '../../api/client';
import { patched, type Change } from '../../api/patch';
import type { Choice, Desk, Json, Reason } from '../../api/types';
import type { Draft } from './draft';
import type { Table } from './table';

/** Lines change by taps and by Enter, never with every typed letter, so the rules are asked almost at once. */
const CALM = 30;
const NONE: Choice[] = [];

/**
 * What the rules say about my sheet while I write it: prices, the rest of the purse, warnings, possible next orders and, in games
 * where sheets are carried out at once, the board after the drafted lines. Nothing of this is computed here.
 */
export class DeskWatch {
  readonly answer = signal<Desk | null>(null);
  /** The board after the drafted lines; null if it is the same as in the position. */
  readonly view = signal<Json>(null);
  readonly choices = computed(() => this.answer.value?.choices ?? NONE);
  private lines: string[] = [];
  private timer = 0;
  private asked = 0;

  /** Why nothing can be ordered at a place: the answers so far, by place, for the current sheet and position. */
  private readonly reasons = computed(() => ({ for: this.answer.value, told: signal(new Map<string, Reason>()) }));

  constructor(private readonly table: Table) {}

  /** What the rules say about the order that people expect at a place; null until the server has answered. */
  reasonAt(place: string): Reason | null {
    return this.reasons.value.told.value.get(place) ?? null;
  }

  askReason(place: string): void {
    const { told } = this.reasons.value;
    if (told.peek().has(place)) {
      return;
    }
    this.table
      .reason(this.lines, place)
      .then((reason) => (told.value = new Map(told.peek()).set(place, reason)))
      // Without an answer the card says only that nothing can be ordered.
      .catch(() => undefined);
  }

  /** Takes the desk that came with the table. It belongs to the sheet that the server has. */
  take(desk: Desk | null, lines: string[]): void {
    this.lines = lines;
    this.show(desk);
  }

  private show(desk: Desk | null): void {
    const base = this.table.current.peek()?.view ?? null;
    this.answer.value = desk;
    this.view.value = desk === null || desk.changes.length === 0 ? null : patched(base, desk.changes as unknown as Change[]);
  }

  /** Called when the draft or the position changes. It reads both signals, so that an effect around it runs again. */
  follow(draft: Draft): void {
    const lines = draft.lines.value.map((line) => line.text);
    const current = this.table.current.value;
    window.clearTimeout(this.timer);
    const number = ++this.asked;
    if (current === null || !draft.mayOrder.value) {
      this.answer.value = null;
      this.view.value = null;
      return;
    }
    if (this.answer.peek()?.at === current.at && same(this.lines, lines)) {
      return;
    }
    this.timer = window.setTimeout(() => {
      api
        .post<Desk>(`${this.table.path}/desk`, { lines })
        .then((desk) => {
          if (number === this.asked && desk.at === this.table.current.peek()?.at) {
            this.lines = lines;
            this.show(desk);
          }
        })
        // Without an answer the board shows the position without the draft. Saving will report the error.
        .catch(() => undefined);
    }, CALM);
  }
}

function same(a: string[], b: string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
