/** The shapes of the HTTP API, as the server documents them. Parts that only a game understands are `Json`. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Members = { [name: string]: Json };

export interface Account {
  id: string;
  name: string;
  kind: 'person' | 'guest';
  administrator: boolean;
  email: string | null;
  emailConfirmed: boolean;
  /** False for guests, and for accounts that were made with the OpenID provider and have set none. */
  password: boolean;
  /** Whether I can log in with the OpenID provider. */
  openid: boolean;
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
    /** The name of the OpenID provider with which people can log in. */
    openid: string | null;
  };
}

export interface OpenIdArrival {
  /** Null for a person who has no account here yet. */
  me: Me | null;
  proposal: string | null;
  games: { moved: number; left: number } | null;
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
  temperaments: BotKind[];
  parameters: Parameter[];
  chapters: { file: string; title: string }[];
  /** Null if people cannot make boards for this game. */
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

/** A sentence of the rules, with the names of places and seats marked. */
export interface Sentence {
  text: string;
  marks: { from: number; to: number; place: string | null; seat: number | null }[];
}

export interface Section {
  heading: string;
  sentences: Sentence[];
}

/** The price: an amount for each pot of the purse. */
export type Price = { [pot: string]: number };

/** Something to draw on a board: pieces that move, appear or disappear, an attack, or a marked place. */
export interface Stroke {
  kind: 'go' | 'put' | 'take' | 'strike' | 'mark';
  what: string;
  amount: number;
  places: string[];
}

/** An order that can be added to my sheet in its present state. */
export interface Choice {
  group: string;
  label: string;
  role: 'order' | 'aside' | 'go-on' | 'decide';
  line: string;
  /** The first is the place where the order is offered, the last is its target. */
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

/** Why nothing can be ordered at a place. The sentence is empty if the rules give no reason. */
export interface Reason {
  sentence: string;
  rule: string;
}

/** Everything that the rules say about a sheet while it is being written. */
export interface Desk {
  at: number;
  lines: DeskLine[];
  purse: Pot[];
  warnings: Warning[];
  choices: Choice[];
  /** False if dice or a reply must come before more can be known. */
  certain: boolean;
  changes: Json[];
}

export interface SeatNumber {
  seat: number;
  number: number;
}

/** A term that a game shows, and its meaning. */
export interface Term {
  word: string;
  say: string;
}

/** One sentence of the coach, and the orders that it asks for. */
export interface LessonStep {
  say: string;
  /** First words of lines; `*` matches any letters. */
  orders: string[];
  /** Matches only orders whose effect has this text; empty matches all. */
  effect: string;
  /** The places that the order should lead to, if possible; may be empty. */
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

/** How the game is won, and the progress of every player that I may know. */
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

/** What my seat won and lost between two positions, and its rank. */
export interface Balance {
  won: { name: string; number: number; things: Sentence[] }[];
  lost: { name: string; number: number; things: Sentence[] }[];
  /** My rank by points. All seats on rank 1 are leaders. */
  rank: { place: number; of: number; points: number; leaders: number[]; most: number };
}

/** For the host: which seats have handed in orders. It never contains the orders. */
export interface WaitingList {
  seats: { seat: number; sheet: 'ready' | 'open' | 'saved' | 'none' | 'idle' }[];
  /** The time when players can be reminded again; null if they can be reminded now. */
  nudgeFrom: string | null;
}

/** The dice results. A value of at least `from` is a hit; 0 means that there are no hits. */
export interface Roll {
  label: string;
  values: number[];
  from: number;
}

/** One step of a replay. Its changes lead from the view before the step to the view after it. */
export interface Frame {
  at: number;
  changes: Json[];
  report: Section[];
  strokes: Stroke[];
  rolls: Roll[];
}

/** How a game is presented on pages where people choose one. */
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
  /** The desk of each seat that decides in this position. */
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
  /** The folder of the board that shows it. */
  playedOn: string;
  players: string[];
  /** The colours of the seats; left out for the usual ones. */
  colours?: string[];
  passed: boolean;
  problems: { line: number; column: number; expected: string; actual: string; sentence: string }[];
  before: SandboxPosition;
  steps: SandboxStep[];
}

/** A position of a study, without its text. */
export interface StudyKnot {
  number: number;
  /** The position that it follows or replaces; null for the first one. */
  parent: number | null;
  kind: 'start' | 'turn' | 'guess' | 'change';
  label: string;
  turn: number;
  over: boolean;
}

export interface Study {
  id: string;
  name: string;
  ruleset: string;
  playedOn: string;
  players: string[];
  colours: string[];
  /** Whose knowledge it began with: all, public or the number of a seat. */
  viewer: string;
  mine: boolean;
  game: string | null;
  at: number;
  /** Everybody who knows this code can read the study. */
  link: string | null;
  createdAt: string;
  changedAt: string;
  positions: StudyKnot[];
}

export interface SeatSheet {
  seat: number;
  lines: string[];
}

export interface StudyPosition extends StudyKnot {
  /** The lines of the position's text that are guesses. */
  guesses: number[];
  /** What the owner cannot see of the players; empty where somebody has ordered. */
  hidden: { seat: number; stocks: string[] }[];
  steps: SeatSheet[][];
  dice: number;
  report: Section[];
  events: Members[];
  rolls: Roll[];
  refused: { seat: number; line: string; sentence: string }[];
  shown: SandboxPosition;
  sheets: SeatSheet[];
  standing: Standing;
  measures: Measure[];
}

/** One sheet of a finished game, and the better one that was found. */
export interface ReviewPoint {
  /** The position in which it was handed in. */
  at: number;
  turn: number;
  seat: number;
  loss: number;
  sentence: Sentence;
  given: string[];
  better: string[];
  /** The same lines in words. */
  givenWords: string[];
  betterWords: string[];
}

export interface Review {
  state: 'none' | 'waiting' | 'working' | 'done';
  done: number;
  total: number;
  found: {
    /** How deep the review looked. */
    depth: string;
    looks: number;
    seats: { seat: number; losses: { at: number; turn: number; loss: number }[] }[];
    points: ReviewPoint[];
  } | null;
}

export interface LostSeat {
  seat: number;
  /** The number of the entry on the trail. */
  event: number;
  sentence: string;
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
  boardName: string;
  /** How long turns take. */
  tempo: 'live' | 'daily' | 'slow' | 'untimed';
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
  /** The address of a small picture of the board; null before the game has begun. */
  picture: string | null;
  /** For a spectator who sees the game later than it happens: the time of what is shown; null for the present. */
  asOf: string | null;
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

/** The host's proposal to continue under a newer version of the rules. */
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

export interface ProposedTable {
  players: number;
  agreed: number;
  schedule: Schedule;
  /** Null if I have not answered. */
  mine: boolean | null;
  until: string;
}

export type Tempo = 'live' | 'daily' | 'weekly';

export interface MySearch {
  id: string;
  ruleset: string;
  rulesetName: string;
  pace: Tempo;
  fewest: number;
  most: number;
  days: string[];
  state: 'open' | 'asked' | 'seated' | 'declined' | 'silent' | 'expired';
  proposal: ProposedTable | null;
  game: string | null;
  createdAt: string;
  until: string;
}

export interface MySearches {
  searches: MySearch[];
  looking: { ruleset: string; pace: Tempo; people: number }[];
}

/** When the players of a game are awake. */
export interface Hours {
  zone: string;
  people: number;
  known: number;
  common: { from: string; to: string }[];
  suits: boolean | null;
}

/** The last hundred turns that a person owed. */
export interface Reliability {
  turns: number;
  played: number;
  missed: number;
  /** Turns that another had to play. */
  abandoned: number;
  /** The share of played turns; null without any turn. */
  percent: number | null;
  /** Whether there are too few turns to tell. */
  newcomer: boolean;
}

/** How reliable the players of a game must be. */
export interface Demand {
  reliability: number;
  newcomers: 'welcome' | 'refused';
}

/** What is known about the person on a seat. Seats whose person I may not know are missing. */
export interface PersonAtTable {
  seat: number;
  reliability: Reliability;
  /** Leave that goes on now, or the next that was announced. */
  leave: { from: string; to: string; away: boolean } | null;
}

/** Which parts of my profile others see. */
export interface Shown {
  since: boolean;
  reliability: boolean;
  leave: boolean;
  ratings: boolean;
  results: boolean;
  games: boolean;
  badges: boolean;
}

/** Finished games of one kind. */
export interface Tally {
  ruleset: string;
  rulesetName: string;
  played: number;
  won: number;
  playedBots: number;
  wonBots: number;
}

/** How strong somebody is in one game, against one opponent or against several. */
export interface PersonalRating {
  ruleset: string;
  rulesetName: string;
  players: 'two' | 'more';
  rating: number;
  deviation: number;
  provisional: boolean;
  games: number;
  /** The oldest first. */
  history: { rating: number; deviation: number; at: string }[];
}

export interface RatedPerson {
  id: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface RatedBot {
  bot: string;
  rating: number;
  deviation: number;
}

export interface ProfileBadge {
  kind: string;
  ruleset: string;
  title: string;
  sentence: string;
}

/** A person as others may see them: parts that are not shown are null. */
export interface PersonProfile {
  id: string;
  name: string;
  kind: 'person' | 'guest' | 'bot';
  about: string | null;
  mine: boolean;
  /** Whether I have blocked this person. */
  blocked: boolean;
  since: string | null;
  reliability: Reliability | null;
  leave: { from: string; to: string; away: boolean }[] | null;
  results: Tally[] | null;
  games: { id: string; name: string; rulesetName: string; status: string; turn: number; country: string; colour: string }[] | null;
  ratings: PersonalRating[] | null;
  badges: ProfileBadge[] | null;
  /** Only for my own profile. */
  shown: Shown | null;
}

export interface FinishedGame {
  id: string;
  name: string;
  ruleset: string;
  rulesetName: string;
  place: number;
  seats: number;
  won: boolean;
  left: boolean;
  finishedAt: string;
}

export interface BlockedPerson {
  id: string;
  name: string;
  guest: boolean;
  since: string;
}

/** One side of a reported message; the name is null where it is not known. */
export interface ReportSide {
  seat: number;
  country: string;
  name: string | null;
}

/** A message that a reader has reported to the host and the administrators. */
export interface MessageReport {
  id: string;
  game: string;
  gameName: string;
  message: number;
  sentAt: string;
  from: ReportSide;
  /** Null if everybody could read it. */
  to: ReportSide[] | null;
  text: string;
  press: 'all' | 'public' | 'none';
  reporter: ReportSide;
  reason: string;
  reportedAt: string;
}

export interface OwnLeave {
  id: string;
  from: string;
  to: string;
  zone: string;
  away: boolean;
}

export interface LeaveList {
  leave: OwnLeave[];
  /** Days that I can still announce within a year. */
  daysLeft: number;
}

export interface Game extends Omit<Summary, 'seats'> {
  people: PersonAtTable[];
  /** The folder of the game's board; empty for the plain board. */
  playedOn: string;
  rulesetVersion: number;
  parameters: { [name: string]: string };
  schedule: Schedule;
  absence: Absence;
  absenceRules: string[];
  /** Whether the result counts for ratings. */
  rated: boolean;
  /** Null if everybody may play. */
  demand: Demand | null;
  /** Why I am not reliable enough to take a seat; null if I am. */
  refusal: string | null;
  press: 'all' | 'public' | 'none';
  anonymous: boolean;
  inheritLetters: boolean;
  standingOrders: 'conditional' | 'plain' | 'off';
  visibility: 'public' | 'unlisted' | 'private';
  hostSees: string;
  lateJoining: boolean;
  /** By how many turns spectators see the game later. */
  spectatorDelay: number;
  botComments: boolean;
  host: { id: string; name: string; guest: boolean } | null;
  invitation: string | null;
  seats: SeatFull[];
  me: {
    seat: number | null;
    host: boolean;
    administrator: boolean;
    mayOrder: boolean;
    /** The seat that the host or absence took from me, if I have no other. */
    lost: LostSeat | null;
  };
  joining: boolean;
  pace: 'together' | 'at-once' | null;
  commitment: string | null;
  seed: string | null;
  delays: Delay[];
  /** Null if there are no newer rules. */
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

export interface StandingLine {
  text: string;
  normal: string;
  words: string;
  code: string | null;
  rule: string | null;
  sentence: string | null;
  column: number | null;
  proposal: string | null;
}

/** What standing orders come to in one position. */
export interface Expansion {
  turn: number;
  source: 'lines' | 'posture' | 'nothing';
  orders: { line: string; words: string }[];
  steps: { line: number; outcome: string; text: string; sentence: string }[];
}

export interface StandingOrders {
  allowed: 'conditional' | 'plain' | 'off';
  postures: string[];
  /** What conditions can ask for on a place, and of a player. */
  things: string[];
  stocks: string[];
  version: number;
  lines: StandingLine[];
  posture: string;
  atOnce: boolean;
  savedAt: string | null;
  now: Expansion | null;
  last: Expansion | null;
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
  savedBy: string | null;
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
  /** Identifies this position as I see it. */
  tag: string;
  turn: number;
  kind: string;
  time: string;
  view: Json;
  report: Section[];
  events: Members[];
  /** The events that a board draws. */
  strokes: Stroke[];
  /** The dice results. */
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
  /** The key of the thread: `all`, or the seats that read it. */
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
  webhookFormat: string | null;
  mode: NoticeMode | null;
  digestHour: number | null;
  zone: string | null;
  /** A topic that is missing here counts as wanted. */
  about: { [what: string]: boolean } | null;
  /** By name, in the order of the server. */
  channels: { [name: string]: ChannelWish };
  quiet: { from: string; to: string } | null;
}

export type NoticeMode = 'at-once' | 'digest' | 'off';

/** What is wanted by one channel. What is null is as for all channels. */
export interface ChannelWish {
  mode: NoticeMode | null;
  about: { [what: string]: boolean } | null;
  /** Whether notices can go this way now. */
  reached: boolean;
}

/** A service that gets the news of a game. Its address is not shown again. */
export interface GameHook {
  id: string;
  name: string;
  format: string;
  place: string;
  template: string;
  zone: string;
  postedAt: string | null;
  trouble: string;
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
