import type { ComponentType } from 'preact';
import type { Position } from '../api/types';
import type { Table } from '../pages/game/table';

export interface KeyAction {
  key: string;
  text: string;
  run(): void;
}

export interface Found {
  id: string;
  label: string;
  note: string;
}

/** One picture of a replay: what is drawn over the board, and the words below it. */
export interface Beat {
  text: string;
  /** The game's own description of the picture; it alone reads it. */
  scene: unknown;
  ms: number;
  /** The dice as they fell; those from `from` on are hits. */
  dice?: { values: number[]; from: number }[];
}

/** A number per seat in a position; a seat whose number I may not know has none. */
export interface Measure {
  name: string;
  of(position: Position): Map<number, number>;
  /** What came in by this step, such as an income: the steps of a turn are added up. Else the turn's last position counts. */
  flows?: boolean;
}

/** Numbers of the same seat added up. */
export function summed(values: Iterable<[number | null, number]>): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [seat, value] of values) {
    if (seat !== null) {
      sums.set(seat, (sums.get(seat) ?? 0) + value);
    }
  }
  return sums;
}

/** What a game brings to the table: its board, what can be done at a place, and its words. */
export interface GameUi {
  Board: ComponentType;
  /** What is at the selected place and what I can do there; floats over the board. */
  Card: ComponentType;
  /** Decisions that need no place on the board: replies, the next phase, the end of the turn. */
  Decide: ComponentType | null;
  /** Above the sheet: what is left to spend, queues, lists. */
  Purse: ComponentType | null;
  /** The board in words, for screen readers and for people who prefer lists. */
  List: ComponentType;
  /** More than points for the graphs. */
  measures: Measure[];
  example: string;
  /** What to do first, where nothing is written yet. */
  emptySheet: string;
  complete(text: string): string[];
  /** The names for the numbers of a line; empty where the line has none. */
  explain(line: string): string;
  find(text: string): Found[];
  choose(id: string): void;
  /** Ends what was begun on the board; false if there was nothing to end. */
  escape(): boolean;
  /** My decision now, in a sentence, where the game knows better than the table. */
  now(): string | null;
  /** Whether the game shows a button of its own for what is due, so that the table hides its own. */
  ownButton(): boolean;
  keys: KeyAction[];
  /** For the sandbox: what is at the selected place, to be changed. Null where only the text can be edited. */
  Editor: ComponentType<EditorProps> | null;
  beats(position: Position, before: Position): Beat[];
  showBeat(beat: Beat | null, before: Position | null): void;
}

/** The `given` block of a scenario, changed by tapping on the board: the text stays the only truth. */
export interface EditorProps {
  /** The block as its author wrote it. */
  given: string[];
  /** The same position in the game's own words, complete. */
  canonical: string[];
  players: string[];
  change(given: string[]): void;
  /** The lines of the `board` block, the one beside its heading first. */
  board: string[];
  changeBoard(board: string[]): void;
}

export type MakeGameUi = (table: Table) => GameUi;
