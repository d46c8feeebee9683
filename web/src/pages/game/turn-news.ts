import { signal } from '@preact/signals';
import { api } from '../../api/client';
import type { Balance, Position } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { byItself, calm } from './replays';
import { followsDecision, stretchTo, type Stretch } from './stretch';
import type { Table } from './table';

/** The positions before and after my news. */
export interface TurnNewsItem {
  from: number;
  to: number;
  turn: number;
}

const key = (game: string) => `arbiter.seen.${game}`;

function seenIn(game: string): number {
  try {
    return Number(localStorage.getItem(key(game)) ?? -1);
  } catch {
    return -1;
  }
}

function keepSeen(game: string, at: number): void {
  try {
    localStorage.setItem(key(game), String(at));
  } catch {
    // Storage is not available: the same turn will be news again on the next visit.
  }
}

/** Whether the position is news: a turn has ended, or I must decide again. */
export function isNews(table: Pick<Table, 'together' | 'game' | 'mySeat'>, position: Position): boolean {
  const game = table.game.value;
  if (game === null || position.kind !== 'turn') {
    return false;
  }
  if (game.status === 'over') {
    return true;
  }
  if (table.together.value) {
    // If players must order again in the same turn, the sentence above the orders says so.
    return position.resolved?.turn !== position.turn;
  }
  const mine = table.mySeat.value;
  return mine !== null && game.awaiting.includes(mine);
}

/** Whether there is a report, and anybody except me decided something. */
export function tellsOfOthers({ positions }: Stretch, mine: number | null): boolean {
  const others = positions.some((position) => position.resolved?.sheets.some((sheet) => sheet.seat !== mine && !sheet.absent) === true);
  return others && positions.some(({ report }) => report.length > 0);
}

/** What happened while I was away: replayed once on the board, then shown as a summary until I begin to order. */
export class TurnNews {
  readonly item = signal<TurnNewsItem | null>(null);
  private told = -1;

  constructor(private readonly table: Table) {}

  /** A link leads to a certain turn: nothing is replayed before it. */
  rest(): void {
    this.told = Number.MAX_SAFE_INTEGER;
  }

  /**
   * Called whenever the table shows something new while the page is visible.
   *
   * @param begin makes room for the news; returns false if there is none, and then no replay starts
   */
  async follow(ui: GameUi, begin: () => boolean): Promise<void> {
    const table = this.table;
    const position = table.current.value;
    if (position === null || position.at <= this.told || !table.live.value || !isNews(table, position)) {
      return;
    }
    this.told = position.at;
    if (position.at <= seenIn(table.id)) {
      return;
    }
    keepSeen(table.id, position.at);
    const stretch = await stretchTo(table, position, table.past.value);
    const { before } = stretch;
    if (before === null || table.current.value?.at !== position.at) {
      return;
    }
    // A player who has not decided anything yet has won and lost nothing.
    if (!table.together.value && !followsDecision(stretch, table.mySeat.value)) {
      return;
    }
    // In games where everybody decides at the same time, other players always took part.
    if (!tellsOfOthers(stretch, table.together.value ? null : table.mySeat.value)) {
      return;
    }
    const turn = stretch.positions.at(-1)?.resolved?.turn ?? position.turn;
    const item = { from: before.at, to: position.at, turn };
    const concerns = table.mySeat.value !== null && (await this.concernsMe(item));
    if (table.current.value?.at !== position.at) {
      return;
    }
    this.item.value = concerns ? item : null;
    const replays = byItself.value && !calm();
    if ((concerns || replays) && begin() && replays) {
      await table.replays.start(ui, position.at, before, 'short');
    }
  }

  /** In games of many small steps, a summary is shown only if I won or lost something. */
  private async concernsMe({ from, to }: TurnNewsItem): Promise<boolean> {
    if (this.table.together.value) {
      return true;
    }
    const { won, lost } = await api.get<Balance>(`${this.table.path}/positions/${to}/balance?from=${from}`);
    return won.length + lost.length > 0;
  }

  close(): void {
    this.item.value = null;
  }
}
