import { computed, signal } from '@preact/signals';
import type { Table } from './table';

/** The one warning that every game has. The page asks about it only when somebody presses Ready. */
export const EMPTY = 'nothing-ordered';

/** Handing in my sheet, taking that back, and what the page knows about the other seats. */
export class Readiness {
  private readonly asked = signal(false);
  private readonly empty = computed(() => this.table.desk.answer.value?.warnings.find(({ code }) => code === EMPTY) ?? null);
  /** The question before my empty sheet is handed in; null if there is none. */
  readonly question = computed(() => (this.asked.value ? (this.empty.value?.sentence ?? null) : null));

  /** The number of changes heard so far. An answer that the server gave before the last one does not know it. */
  heard = 0;

  constructor(private readonly table: Table) {}

  /** Somebody's readiness has changed. */
  hear(seat: number, ready: boolean): void {
    this.heard++;
    this.show(seat, ready);
  }

  /** The question is about one position: it stays only while that position does. */
  settle(at: number): void {
    this.asked.value = this.asked.value && this.table.settled.value === at;
  }

  /** Hands in my sheet, or takes that back. An empty sheet is asked about once. */
  async press(): Promise<void> {
    const ready = this.table.draft.value?.ready.value === true;
    if (!ready && this.empty.value !== null && !this.asked.value) {
      this.asked.value = true;
      return;
    }
    this.asked.value = false;
    await this.table.setReady(!ready);
  }

  async set(ready: boolean): Promise<void> {
    const draft = this.table.draft.value;
    if (draft === null) {
      return;
    }
    await draft.setReady(ready);
    const seat = this.table.mySeat.value;
    if (seat !== null && this.table.together.value) {
      this.show(seat, draft.ready.value);
    }
  }

  /** Shows whether a seat is ready, without asking the server. */
  private show(seat: number, ready: boolean): void {
    const game = this.table.game.value;
    if (game === null) {
      return;
    }
    const others = game.ready.filter((s) => s !== seat);
    this.table.game.value = {
      ...game,
      ready: ready ? [...others, seat] : others,
      seats: game.seats.map((s) => (s.seat === seat ? { ...s, ready } : s)),
    };
  }
}
