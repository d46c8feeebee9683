import type { Game, Message } from '../../api/types';

/** The thread that everybody reads. */
export const EVERYBODY = 'all';
export const HOST = -1;

/** The messages that I received, and which of them I have seen. */
export interface Mailbox {
  messages: Message[];
  read: number;
  marks: { [thread: string]: number };
  muted: number[];
}

/** A conversation as one of its participants sees it. */
export interface Thread {
  key: string;
  kind: 'all' | 'person' | 'group';
  /** The other participants: seats, or −1 for the host; empty in the thread of everybody. */
  others: number[];
  /** The role in which I write: my seat, or the host. */
  chair: number | null;
  messages: Message[];
  unread: number;
  open: boolean;
}

/** The key of a thread: its readers in order. The server gives each message the same key. */
export function keyOf(seats: number[]): string {
  return [...new Set(seats)].sort((a, b) => a - b).join(',');
}

export function isUnread(message: Message, box: Mailbox): boolean {
  const seen = Math.max(box.read, box.marks[message.thread] ?? 0);
  return message.id > seen && !message.mine && !message.removed && !box.muted.includes(message.from);
}

/** Whether the game allows me to write there. The server decides; this only hides a form that would be refused. */
function isOpen(game: Game, chair: number | null, others: number[]): boolean {
  const withHost = chair === HOST || (others.length === 1 && others[0] === HOST);
  return chair !== null && (game.press === 'all' || game.status === 'over' || withHost || (game.press === 'public' && others.length === 0));
}

/** One thread, even if it has no messages yet. */
export function threadOf(game: Game, box: Mailbox, key: string): Thread {
  const readers = key === EVERYBODY ? [] : key.split(',').map(Number);
  const seat = game.me.seat;
  const chair = seat !== null && (key === EVERYBODY || readers.includes(seat)) ? seat : game.me.host ? HOST : null;
  const others = readers.filter((each) => each !== chair);
  const messages = box.messages.filter((message) => message.thread === key && !box.muted.includes(message.from));
  return {
    key,
    kind: key === EVERYBODY ? 'all' : others.length > 1 ? 'group' : 'person',
    others,
    chair,
    messages,
    unread: messages.filter((message) => isUnread(message, box)).length,
    open: isOpen(game, chair, others),
  };
}

/** The thread with these participants and me, as a player or as the host. */
export function keyWith(game: Game, others: number[]): string {
  return keyOf([...others, game.me.seat ?? HOST]);
}

/** Those I can write to: people, not bots; and the host. */
export function people(game: Game): number[] {
  const seats = game.seats
    .filter((seat) => seat.seat !== game.me.seat && (seat.state === 'taken' || (seat.state === 'bot' && seat.player != null)))
    .map((seat) => seat.seat);
  return game.me.host ? seats : [...seats, HOST];
}

/** First everybody, then threads with messages, the latest first, then people I have not talked to yet. */
export function threadsOf(game: Game, box: Mailbox): Thread[] {
  const used = box.messages.map((message) => message.thread);
  const possible = game.me.seat === null && !game.me.host ? [] : people(game).map((seat) => keyWith(game, [seat]));
  const keys = [...new Set([EVERYBODY, ...used, ...possible])];
  const last = (thread: Thread) => thread.messages.at(-1)?.id ?? 0;
  return keys
    .map((key) => threadOf(game, box, key))
    .filter((thread) => thread.key === EVERYBODY || thread.open || thread.messages.length > 0)
    .sort((a, b) => Number(b.kind === 'all') - Number(a.kind === 'all') || last(b) - last(a));
}
