import type { ComponentChild, ComponentType } from 'preact';
import type { Json, Stroke } from '../api/types';
import type { Choosing } from '../pages/game/choosing';
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

/** Signs of a board that belong together, each with its meaning. */
export interface LegendGroup {
  title: string;
  rows: { sign: ComponentChild; text: string }[];
}

/** One step of a replay on the board: the views before and after it, the strokes to draw, and the places concerned. */
export interface ShownFrame {
  before: Json;
  view: Json;
  strokes: Stroke[];
  places: string[];
}

/** The parts of the table that a game provides: its board, and descriptions of places. Possible orders come from the rules. */
export interface GameUi {
  /** The state of my input on the board. */
  choosing: Choosing;
  Board: ComponentType;
  /** The card of the selected place: what is there and what I can do there. It floats over the board. */
  Card: ComponentType;
  /** Shown below the purse and above the sheet: queues, phases, lists. */
  Extra: ComponentType | null;
  /** The board as text, for screen readers and for people who prefer lists. */
  List: ComponentType;
  /** The signs on the board that occur in this game, with their meanings. */
  legend(): LegendGroup[];
  /** What to do first, shown while the sheet is empty. */
  emptySheet: string;
  /** Completions of the typed text, in addition to those that the rules offer. */
  complete(text: string): string[];
  find(text: string): Found[];
  /** Shows a place by its id. */
  choose(id: string): void;
  /** My decision now, in one sentence; null if the table's general sentence is good enough. */
  now(): string | null;
  /** Whether the game shows its own button for the due answer, so that the table hides its button. */
  ownButton(): boolean;
  /** Whether the game has its own form for orders without a place, so that the table hides its form. */
  ownForm?(): boolean;
  keys: KeyAction[];
  /** For the sandbox: edits what is at the selected place. Null if the position can be edited only as text. */
  Editor: ComponentType<EditorProps> | null;
  showFrame(frame: ShownFrame | null): void;
}

/** Changes the `given` block of a scenario by taps on the board. The text is the only source of the position. */
export interface EditorProps {
  /** The block as its author wrote it. */
  given: string[];
  /** The same position, complete, in the game's canonical notation. */
  canonical: string[];
  players: string[];
  change(given: string[]): void;
  /** The lines of the `board` block. The first is the one next to its heading. */
  board: string[];
  changeBoard(board: string[]): void;
}

export type MakeGameUi = (table: Table) => GameUi;
