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

/** One step of a replay on the board: what is seen before and after it, what is drawn over that, and which places it is about. */
export interface ShownFrame {
  before: Json;
  view: Json;
  strokes: Stroke[];
  places: string[];
}

/** What a game brings to the table: its board, and what stands at a place. What can be done there comes from the rules. */
export interface GameUi {
  /** What I am doing on the board. */
  choosing: Choosing;
  Board: ComponentType;
  /** What is at the selected place and what I can do there; floats over the board. */
  Card: ComponentType;
  /** Above the sheet, below what is left to spend: queues, phases, lists. */
  Extra: ComponentType | null;
  /** The board in words, for screen readers and for whoever likes lists. */
  List: ComponentType;
  /** What the signs on the board mean, as far as they occur in this game. */
  legend(): LegendGroup[];
  /** What to do first, where nothing is written yet. */
  emptySheet: string;
  /** Lines that go on from what is typed, besides those that the rules offer. */
  complete(text: string): string[];
  find(text: string): Found[];
  /** Shows a place by its id. */
  choose(id: string): void;
  /** My decision now, in a sentence, where the game knows better than the table. */
  now(): string | null;
  /** Whether the game shows a button of its own for what is due, so that the table hides its own. */
  ownButton(): boolean;
  /** Whether the game has a form of its own for orders without a place, so that the table hides its own. */
  ownForm?(): boolean;
  keys: KeyAction[];
  /** For the sandbox: what is at the selected place, to be changed. Null where only the text can be edited. */
  Editor: ComponentType<EditorProps> | null;
  showFrame(frame: ShownFrame | null): void;
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
