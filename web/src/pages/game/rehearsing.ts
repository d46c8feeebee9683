import { signal } from '@preact/signals';
import { api } from '../../api/client';
import { patched, type Change } from '../../api/patch';
import type { Json } from '../../api/types';
import type { Draft } from './draft';
import type { Table } from './table';

const CALM = 120;

interface Answer {
  at: number;
  certain: boolean;
  orders: string[];
  changes: Change[];
}

export interface Rehearsed {
  at: number;
  /** Whether nothing but the sending is missing; otherwise dice or a reply come first. */
  certain: boolean;
  orders: string[];
  view: Json;
}

/** Asks the rules what the drafted lines lead to, so that a whole turn can be put together before it is sent. */
export class Rehearsing {
  readonly shown = signal<Rehearsed | null>(null);
  private timer = 0;
  private asked = 0;

  constructor(private readonly table: Table) {}

  /** Called whenever the draft or the position changes; reads both, so that an effect around it is called again. */
  follow(draft: Draft): void {
    const lines = draft.lines.value.map((line) => line.text);
    const current = this.table.current.value;
    window.clearTimeout(this.timer);
    const number = ++this.asked;
    if (this.table.together.value || current === null || lines.length === 0 || !draft.mayOrder.value) {
      this.shown.value = null;
      return;
    }
    if (this.shown.peek()?.at !== current.at) {
      this.shown.value = null;
    }
    this.timer = window.setTimeout(() => {
      api
        .post<Answer>(`${this.table.path}/rehearsal`, { lines })
        .then((answer) => {
          if (number === this.asked && answer.at === current.at) {
            this.shown.value = {
              at: answer.at,
              certain: answer.certain,
              orders: answer.orders,
              view: patched(current.view, answer.changes),
            };
          }
        })
        // Without an answer the board shows the position itself; the sheet says what is wrong with the line.
        .catch(() => undefined);
    }, CALM);
  }
}
