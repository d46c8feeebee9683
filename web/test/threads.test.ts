import { describe, expect, it } from 'vitest';
import type { Game, Message } from '../src/api/types';
import { EVERYBODY, isUnread, keyOf, keyWith, type Mailbox, threadOf, threadsOf } from '../src/pages/game/threads';

const seat = (index: number, state = 'taken') => ({ seat: index, state, country: `C${index}` });

function game(parts: Partial<Game> = {}): Game {
  return {
    press: 'all',
    status: 'running',
    seats: [seat(0), seat(1), seat(2), seat(3, 'bot')],
    me: { seat: 0, host: false, administrator: false, mayOrder: true, lost: null },
    ...parts,
  } as unknown as Game;
}

function message(id: number, from: number, to: number[] | null, mine = false): Message {
  return { id, time: '', from, to, thread: to === null ? EVERYBODY : keyOf([from, ...to]), text: `m${id}`, removed: false, mine };
}

function box(messages: Message[], parts: Partial<Mailbox> = {}): Mailbox {
  return { messages, read: 0, marks: {}, muted: [], ...parts };
}

const host = { seat: null, host: true, administrator: false, mayOrder: false, lost: null };
const spectator = { seat: null, host: false, administrator: false, mayOrder: false, lost: null };

describe('threads', () => {
  it('are everybody, the people and the host, and groups that were written to', () => {
    const threads = threadsOf(game(), box([message(1, 1, [0, 2])]));
    expect(threads.map(({ key, kind }) => [key, kind])).toEqual([
      ['all', 'all'],
      ['0,1,2', 'group'],
      ['0,1', 'person'],
      ['0,2', 'person'],
      ['-1,0', 'person'],
    ]);
  });

  it('send an answer only to the sender', () => {
    const thread = threadOf(game(), box([message(1, 2, [0])]), '0,2');
    expect(thread.others).toEqual([2]);
    expect(thread.chair).toBe(0);
  });

  it('each count their unread messages, without muted ones', () => {
    const messages = [message(1, 1, null), message(2, 1, [0]), message(3, 2, [0]), message(4, 0, [1], true)];
    const read = box(messages, { marks: { '0,1': 2 }, muted: [2] });
    expect(messages.filter((each) => isUnread(each, read)).map(({ id }) => id)).toEqual([1]);
    expect(threadsOf(game(), box(messages)).map(({ key, unread }) => [key, unread])).toEqual([
      ['all', 1],
      ['0,1', 1],
      ['0,2', 1],
      ['-1,0', 0],
    ]);
  });

  it('respect the message mode of the game', () => {
    const open = (parts: Partial<Game>) => threadsOf(game(parts), box([])).map(({ key, open: may }) => `${key} ${may}`);
    expect(open({ press: 'public' })).toEqual(['all true', '-1,0 true']);
    expect(open({ press: 'none' })).toEqual(['all false', '-1,0 true']);
    expect(open({ press: 'none', me: host })).toEqual(['all true', '-1,0 true', '-1,1 true', '-1,2 true']);
    expect(open({ press: 'none', status: 'over' })).toContain('0,1 true');
  });

  it('show spectators only what everybody may read', () => {
    expect(threadsOf(game({ me: spectator }), box([message(1, 1, null)])).map(({ key, open }) => [key, open])).toEqual([['all', false]]);
  });

  it('let a host who plays answer as the host', () => {
    const playing = game({ me: { ...host, seat: 0 } });
    const asked = threadOf(playing, box([message(1, 1, [-1])]), '-1,1');
    expect([asked.chair, asked.others]).toEqual([-1, [1]]);
    expect(keyWith(playing, [1])).toBe('0,1');
  });
});
