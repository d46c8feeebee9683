import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LostSeat } from '../src/api/types';
import { News } from '../src/pages/game/news';

const trail = [
  { id: 1, what: 'extend', sentence: 'The host extended the turn.' },
  { id: 2, what: 'rollback', sentence: 'The host took the game back: a wrong order.' },
  { id: 3, what: 'replace', sentence: 'The host gave the seat away.' },
];
const ids = (news: News) => news.items.value.map(({ id }) => id);

describe('news of a game', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  function visit(
    seat: number | null,
    upTo = trail.length,
    kind = 'turn',
    account: string | null = 'me',
    lost: LostSeat | null = null,
  ): News {
    const news = new News('g');
    news.recall(trail.slice(0, upTo), account, { seat, lost }, kind);
    return news;
  }

  it('are what was done since I last closed them', () => {
    const first = visit(0, 1);
    expect(ids(first)).toEqual([]);
    first.close('me', 0);
    const second = visit(0);
    expect(ids(second)).toEqual([2, 3]);
    // Unread news are shown again next time.
    expect(ids(visit(0))).toEqual([2, 3]);
    second.close('me', 0);
    expect(ids(visit(0))).toEqual([]);
  });

  it('are on a first visit only what the position still shows', () => {
    expect(ids(visit(0, 2, 'rollback'))).toEqual([2]);
  });

  it('come from the stream once, without minor events', () => {
    const news = visit(0, 1);
    expect(news.heard({ auditId: 2, what: 'rollback', sentence: 'x' })).toBe(true);
    expect(news.heard({ auditId: 2, what: 'rollback', sentence: 'x' })).toBe(true);
    expect(news.heard({ auditId: 4, what: 'extend', sentence: 'y' })).toBe(false);
    expect(ids(news)).toEqual([2]);
  });

  it('say that I have lost my seat, also when I was away', () => {
    visit(1, 2).close('me', 1);
    expect(visit(null).move.value).toEqual({ from: 1, to: null });
    expect(visit(null, 3, 'turn', 'another').move.value).toBeNull();
  });

  it('say that I have lost a seat that this browser never saw me on, whatever happened since, until I close them', () => {
    const lost = { seat: 1, event: 1, sentence: 'The host gave your seat away.' };
    const first = visit(null, 3, 'turn', 'me', lost);
    expect(first.move.value).toEqual({ from: 1, to: null });
    expect(first.items.value[0]?.sentence).toBe(lost.sentence);
    expect(ids(visit(null, 3, 'turn', 'me', lost))).toContain(1);
    visit(null, 3, 'turn', 'me', lost).close('me', null);
    const again = visit(null, 3, 'turn', 'me', lost);
    expect([ids(again), again.move.value]).toEqual([[], null]);
  });

  it('distinguish a player whose session has ended from a spectator', () => {
    expect(new News('g').isStranger(null, null)).toBe(false);
    visit(1);
    expect(new News('g').isStranger(null, null)).toBe(true);
    expect(new News('g').isStranger('me', null)).toBe(false);
  });
});
