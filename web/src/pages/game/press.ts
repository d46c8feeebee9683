import { batch, computed, signal } from '@preact/signals';
import { api } from '../../api/client';
import type { Message } from '../../api/types';
import type { Table } from './table';
import { isUnread, type Mailbox } from './threads';

interface Pile {
  messages: Message[];
  read: number;
  marks: { [thread: string]: number };
  muted: number[];
  next: string | null;
}

/** The messages of one game, and which of them I have seen. */
export class Press {
  readonly messages = signal<Message[]>([]);
  readonly muted = signal<number[]>([]);
  /** Leads to messages before those that are loaded; null if there are none. */
  readonly earlier = signal<string | null>(null);
  /** The open thread; null for the list of threads. */
  readonly thread = signal<string | null>(null);
  /** Unsent text, by thread. */
  readonly unsent = new Map<string, string>();
  /** Whether the last attempt to load messages failed. */
  private missed = false;
  private readonly read = signal(0);
  private readonly marks = signal<{ [thread: string]: number }>({});

  readonly box = computed<Mailbox>(() => ({
    messages: this.messages.value,
    read: this.read.value,
    marks: this.marks.value,
    muted: this.muted.value,
  }));
  readonly unread = computed(() =>
    this.table.takesPart.value ? this.messages.value.filter((message) => isUnread(message, this.box.value)).length : 0,
  );

  constructor(private readonly table: Table) {}

  /** The first time the newest messages, then those that have come since. */
  async load(): Promise<void> {
    try {
      await this.loadNew();
      this.missed = false;
    } catch (error) {
      this.missed = true;
      throw error;
    }
  }

  /** Loads what could not be loaded before. */
  async comeBack(): Promise<void> {
    if (this.missed) {
      await this.load();
    }
  }

  private async loadNew(): Promise<void> {
    const last = this.messages.value.at(-1)?.id;
    if (last === undefined) {
      const newest = await this.page('first=newest');
      this.earlier.value = newest.next;
      return;
    }
    let page = await this.page(`after=${last}`);
    while (page.next !== null) {
      page = await this.page(`cursor=${encodeURIComponent(page.next)}`);
    }
  }

  async loadEarlier(): Promise<void> {
    if (this.earlier.value !== null) {
      const page = await this.page(`first=newest&cursor=${encodeURIComponent(this.earlier.value)}`);
      this.earlier.value = page.next;
    }
  }

  private async page(query: string): Promise<Pile> {
    const answer = await api.get<Pile>(`${this.table.path}/messages?limit=200&${query}`);
    batch(() => {
      answer.messages.forEach((message) => this.take(message));
      this.read.value = Math.max(this.read.value, answer.read);
      this.marks.value = { ...this.marks.value, ...answer.marks };
      this.muted.value = answer.muted;
    });
    return answer;
  }

  /** Shows a message once, whether it was sent from here or came from the server. */
  take(message: Message): void {
    if (!this.messages.value.some(({ id }) => id === message.id)) {
      this.messages.value = [...this.messages.value, message].sort((a, b) => a.id - b.id);
    }
  }

  /** The host has removed a message. */
  removed(id: number): void {
    this.messages.value = this.messages.value.map((message) => (message.id === id ? { ...message, text: null, removed: true } : message));
  }

  /** Marks the thread as seen. For spectators nothing is recorded. */
  async markRead(thread: string): Promise<void> {
    const unread = this.messages.value.filter((message) => message.thread === thread && isUnread(message, this.box.value));
    const last = unread.at(-1)?.id;
    if (last !== undefined && this.table.takesPart.value) {
      this.marks.value = { ...this.marks.value, [thread]: last };
      await api.put(`${this.table.path}/messages/read`, { upTo: last, thread });
    }
  }

  async mute(seat: number, muted: boolean): Promise<void> {
    const others = this.muted.value.filter((each) => each !== seat);
    this.muted.value = muted ? [...others, seat] : others;
    await api.put(`${this.table.path}/muted`, { seats: this.muted.value });
  }

  /** The messages belonged to a seat that is no longer mine. */
  forget(): void {
    this.messages.value = [];
    this.earlier.value = null;
    this.thread.value = null;
    this.unsent.clear();
  }
}
