/** The shapes of the HTTP API, as the server documents them. What a game alone understands stays `Json`. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Members = { [name: string]: Json };

export interface Account {
  id: string;
  name: string;
  kind: 'person' | 'guest';
  administrator: boolean;
  email: string | null;
  emailConfirmed: boolean;
  createdAt: string;
}

export interface Me {
  account: Account | null;
  server: {
    version: string;
    publicUrl: string;
    now: string;
    needsAdministrator: boolean;
    mail: boolean;
    registration: 'open' | 'invited';
    guests: boolean;
  };
}

export interface BotKind {
  id: string;
  sentence: string;
}

export interface Ruleset {
  id: string;
  version: number;
  name: string;
  fewestSeats: number;
  mostSeats: number;
  boards: string[];
  bots: BotKind[];
  parameters: Parameter[];
  chapters: { file: string; title: string }[];
  /** Null where boards are not made by hand. */
  workshop: { format: string; styles: string[] } | null;
  face: Face;
}

export interface Parameter {
  name: string;
  kind: 'whole' | 'switch' | 'choice';
  default: string;
  least: number | null;
  most: number | null;
  words: string[] | null;
  range: string;
  rule: string;
  chapter: string | null;
  sentence: string;
}

export interface Rulebook {
  chapters: { file: string; title: string; markdown: string; pictures: { file: string; svg: string }[] }[];
  rules: string[];
}

export interface Refusal {
  code: string;
  rule: string;
  sentence: string;
}

export interface Preview {
  refusals: Refusal[];
  view: Json;
  svg: string | null;
}

/** A sentence of the rules; the names of places and seats in it are marked. */
export interface Sentence {
  text: string;
  marks: { from: number; to: number; place: string | null; seat: number | null }[];
}

export interface Section {
  heading: string;
  sentences: Sentence[];
}

/** What is paid, by the pots of the purse. */
export type Price = { [pot: string]: number };

/** Something to draw on a board: pieces that go, appear or disappear, an attack, or a place of interest. */
export interface Stroke {
  kind: 'go' | 'put' | 'take' | 'strike' | 'mark';
  what: string;
  amount: number;
  places: string[];
}

/** An order that can be added to my sheet as it is now. */
export interface Choice {
  group: string;
  label: string;
  role: 'order' | 'aside' | 'go-on' | 'decide';
  line: string;
  /** First the place where it is offered, last the one it aims at. */
  places: string[];
  price: Price;
  effect: string;
  strokes: Stroke[];
  amount: { least: number; most: number; usual: number; before: string; after: string; each: Price } | null;
}

export interface Pot {
  id: string;
  name: string;
  left: number;
  total: number;
  note: string;
}

export interface Warning {
  code: string;
  rule: string;
  sentence: string;
}

export interface Intent {
  words: Sentence;
  price: Price;
  strokes: Stroke[];
}

export interface DeskLine extends Line {
  intent: Intent | null;
  warnings: Warning[];
}

/** Why nothing can be ordered at a place; the sentence is empty where the rules know no reason. */
export interface Reason {
  sentence: string;
  rule: string;
}

/** Everything that the rules say to a sheet while it is written. */
export interface Desk {
  at: number;
  lines: DeskLine[];
  purse: Pot[];
  warnings: Warning[];
  choices: Choice[];
  /** False where dice or a reply come before anything else is known. */
  certain: boolean;
  changes: Json[];
}

export interface SeatNumber {
  seat: number;
  number: number;
}

/** A word that a game shows, and what it means. */
export interface Term {
  word: string;
  say: string;
}

/** One sentence of the coach, and the orders that it asks for. */
export interface LessonStep {
  say: string;
  /** First words of lines; `*` stands for any letters. */
  orders: string[];
  /** Only orders whose effect has this text are meant; empty for all. */
  effect: string;
  /** The places to which they had better lead; may be empty. */
  to: string[];
  /** Whether the lesson waits until this step can be done. */
  moment: 'ANY' | 'WAITS';
  times: number;
}

export interface Lesson {
  id: string;
  title: string;
  steps: LessonStep[];
  end: string;
}

/** A newcomer's first game, and what its coach says. */
export interface FirstGame {
  seats: number;
  bot: string;
  board: string;
  settings: { [name: string]: string };
  lessons: Lesson[];
}

/** How the game is won, and how far everybody is as far as I may know. */
export interface Goal {
  aim: string;
  /** Without a number that wins, the most win at the end. */
  races: { unit: string; needed: number | null; reached: SeatNumber[] }[];
  clock: { unit: string; now: number; last: number } | null;
}

export interface Measure {
  name: string;
  kind: 'stock' | 'reserve' | 'flow';
  values: SeatNumber[];
}

/** What my seat won and lost between two positions, and where it stands. */
export interface Balance {
  won: { name: string; number: number; things: Sentence[] }[];
  lost: { name: string; number: number; things: Sentence[] }[];
  /** My place by points; those on the first place are the leaders, and have the most. */
  rank: { place: number; of: number; points: number; leaders: number[]; most: number };
}

/** For the host: who has handed in orders, never which. */
export interface WaitingList {
  seats: { seat: number; sheet: 'ready' | 'saved' | 'none' | 'idle' }[];
  /** When players can be reminded again; null for at once. */
  nudgeFrom: string | null;
}

/** Dice as they fell; a value of at least `from` is a hit, unless that is 0. */
export interface Roll {
  label: string;
  values: number[];
  from: number;
}

/** One step of a replay; its changes lead from the view of the step before to the view after it. */
export interface Frame {
  at: number;
  changes: Json[];
  report: Section[];
  strokes: Stroke[];
  rolls: Roll[];
}

/** How a game presents itself where people choose one. */
export interface Face {
  rank: number;
  blurb: string;
  emblem: string;
  board: string;
  starter: string;
}

export interface SandboxPosition {
  board: string[];
  given: string[];
  view: Json;
  svg: string | null;
  pace: string;
  /** What each seat that decides here has before it. */
  desks: { seat: number; desk: Desk }[];
}

export interface SandboxStep {
  events: Members[];
  rolls: Roll[];
  report: Section[];
  after: SandboxPosition | null;
  verdicts: { seat: number; number: number; accepted: boolean; sentence: string }[];
}

export interface SandboxOutcome {
  title: string;
  ruleset: string;
  /** The folder of the board on which it is shown. */
  playedOn: string;
  players: string[];
  passed: boolean;
  problems: { line: number; column: number; expected: string; actual: string; sentence: string }[];
  before: SandboxPosition;
  steps: SandboxStep[];
}

export interface SeatBrief {
  seat: number;
  country: string;
  colour: string;
  mark: string;
  pattern: number;
  player?: { id: string; name: string; guest: boolean } | null;
  bot?: string | null;
  state: 'open' | 'taken' | 'bot';
}

export interface SeatFull extends SeatBrief {
  lore: string;
  ready: boolean;
  awaited: boolean;
  alive: boolean;
  points: number | null;
  strikes: number;
}

export type Status = 'lobby' | 'running' | 'paused' | 'over';

export interface Summary {
  id: string;
  name: string;
  ruleset: string;
  rulesetName: string;
  status: Status;
  turn: number;
  at: number;
  deadline: string | null;
  seats: SeatBrief[];
  taken: number;
  size: number;
  hosting: boolean;
  mySeat: number | null;
  myTurn: boolean;
  iAmReady: boolean;
  awaiting: number[];
  ready: number[];
  unread: number;
  winners: number[];
  createdAt: string;
  updatedAt: string;
}

export interface Schedule {
  kind: 'length' | 'calendar' | 'none';
  minutes?: number;
  days?: string[];
  time?: string;
  zone?: string;
  minimumGapHours?: number;
  earlyEnd?: boolean;
  graceMinutes?: number;
  remindMinutes?: number[];
  delayCapHours?: number;
  delayBy?: 'host' | 'vote';
}

export interface Absence {
  strikes: number;
  then: 'nothing' | 'bot' | 'open';
  bot?: string;
}

export interface Standing {
  over: boolean;
  winners: number[];
  reason: string | null;
  /** How the game ended; empty while it runs. */
  sentence: string;
  scores: Score[];
}

export interface Score {
  seat: number;
  alive: boolean;
  points: number;
}

export interface Delay {
  id: string;
  seat: number;
  minutes: number;
  reason: string;
  state: string;
  votes?: Json;
}

/** A proposal of the host to go on under a newer version of the rules. */
export interface Proposal {
  id: number;
  version: number;
  agreed: number[];
  awaited: number[];
  reason: string;
  until: string;
}

export interface RuleChange {
  gone: string[];
  come: string[];
}

/** One turn that newer rules would have decided differently. */
export interface OtherTurn {
  at: number;
  number: number;
  orders: { player: string; line: string; before: string; after: string }[];
  position: RuleChange;
  report: RuleChange;
  unreadable: string;
}

export interface RulesComparison {
  name: string;
  from: number;
  to: number;
  compared: number;
  hidden: number;
  turns: OtherTurn[];
  next: string;
}

export interface Game extends Omit<Summary, 'seats'> {
  /** The folder of the board on which it is played; empty for the plain one. */
  playedOn: string;
  rulesetVersion: number;
  parameters: { [name: string]: string };
  boardName: string | null;
  schedule: Schedule;
  absence: Absence;
  absenceRules: string[];
  press: 'all' | 'public' | 'none';
  anonymous: boolean;
  inheritLetters: boolean;
  visibility: 'public' | 'unlisted' | 'private';
  hostSees: string;
  lateJoining: boolean;
  host: { id: string; name: string } | null;
  invitation: string | null;
  seats: SeatFull[];
  me: { seat: number | null; host: boolean; administrator: boolean; mayOrder: boolean };
  joining: boolean;
  pace: 'together' | 'at-once' | null;
  commitment: string | null;
  seed: string | null;
  delays: Delay[];
  /** Null where there are no newer rules. */
  upgrade: { newest: number; proposal: Proposal | null } | null;
  standing: Standing | null;
  rematch: string | null;
  version: number;
  lastEvent: number;
}

export interface Verdict {
  accepted: boolean;
  code?: string | null;
  rule?: string | null;
  sentence?: string | null;
  column?: number | null;
  proposal?: string | null;
}

export interface Line extends Verdict {
  text: string;
  normal: string;
}

export interface Receipt {
  game: string;
  turn: number;
  at: number;
  seat: number;
  time: string;
  commitment: string;
}

export interface Sheet {
  turn: number;
  at: number;
  seat: number;
  mayOrder: boolean;
  lines: Line[];
  version: number;
  ready: boolean;
  savedAt: string | null;
  receipt: Receipt | null;
}

export interface PositionBrief {
  at: number;
  turn: number;
  kind: 'start' | 'turn' | 'rollback' | 'correction' | 'upgrade';
  time: string;
  discarded: boolean;
  scores: Score[];
}

export interface Position {
  at: number;
  /** Names this position as I see it. */
  tag: string;
  turn: number;
  kind: string;
  time: string;
  view: Json;
  report: Section[];
  events: Members[];
  /** What a board draws of what happened. */
  strokes: Stroke[];
  /** The dice as they fell. */
  rolls: Roll[];
  standing: Standing | null;
  goal: Goal | null;
  measures: Measure[];
  awaiting: number[];
  pace: string | null;
  resolved: {
    turn: number;
    sheets: {
      seat: number;
      absent: boolean;
      open: boolean;
      lines?: Line[] | null;
      commitment?: string;
      nonce?: string;
    }[];
  } | null;
}

export interface Message {
  id: number;
  time: string;
  from: number;
  to: number[] | null;
  /** Names the conversation: `all`, or the seats that read it. */
  thread: string;
  text: string | null;
  removed: boolean;
  mine: boolean;
}

export interface AuditEntry {
  id: number;
  time: string;
  by: string;
  what: string;
  sentence: string;
}

export interface Notifications {
  email: string | null;
  emailConfirmed: boolean;
  webhook: string | null;
  mode: 'at-once' | 'digest' | 'off' | null;
  digestHour: number | null;
  zone: string | null;
  /** A topic that is not named is wanted. */
  about: { [what: string]: boolean } | null;
}

/** A map that somebody made. */
export interface OwnMap {
  id: string;
  name: string;
  ruleset: string;
  text: string | null;
  mine: boolean;
  version: number;
  createdAt: string;
  changedAt: string;
  refusals: Refusal[];
}

export interface Finding {
  code: string;
  weight: 'grave' | 'slight';
  sentence: string;
  places: number[];
}

/** A map's health report. */
export interface CheckAnswer {
  playable: boolean;
  findings: Finding[];
  figures: string[];
}

export interface BoardText {
  name: string;
  text: string;
}
