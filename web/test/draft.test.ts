import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Sheet } from '../src/api/types';
import { Draft, forgetDraft } from '../src/pages/game/draft';

function sheet(version: number, ...lines: string[]): Sheet {
  return {
    turn: 1,
    at: 5,
    seat: 0,
    mayOrder: true,
    lines: lines.map((text) => ({ text, normal: text, accepted: true }) as unknown as Line),
    version,
    ready: false,
    savedAt: null,
    savedBy: null,
    receipt: null,
  };
}

describe('a draft', () => {
  let draft: Draft;
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => undefined });
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=known' });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(sheet(1, 'found 4')))));
    draft = new Draft('g', 0, () => undefined);
    draft.learn(sheet(0));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what was saved when an older answer arrives late', async () => {
    draft.add('found 4');
    await draft.save();
    expect(draft.saving.value).toBe('saved');
    draft.learn(sheet(0));
    expect(draft.texts).toEqual(['found 4']);
    expect(draft.sheet.value?.version).toBe(1);
  });

  it('stays at the next position when the answer about the last one arrives late', async () => {
    const sent = draft.save(true);
    draft.learn({ ...sheet(0), at: 6 });
    await sent;
    expect(draft.sheet.value).toMatchObject({ at: 6, version: 0 });
    expect(draft.texts).toEqual([]);
  });

  it('keeps unsent changes, whatever the server has', () => {
    draft.add('found 4');
    draft.learn(sheet(1, 'found 7'));
    expect(draft.texts).toEqual(['found 4']);
  });

  it('takes what another page of mine has saved', () => {
    draft.learn(sheet(3, 'found 7'));
    expect(draft.texts).toEqual(['found 7']);
  });

  it('takes the sheet of the next position', () => {
    draft.learn(sheet(3, 'found 7'));
    draft.learn({ ...sheet(0), at: 6 });
    expect(draft.texts).toEqual([]);
  });

  const receipt = { game: 'g', turn: 1, at: 5, seat: 0, time: '', commitment: 'c' };
  const answers = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
  const kept = () => JSON.parse(localStorage.getItem('arbiter.draft.g.0') ?? 'null') as { lines: string[] } | null;

  it('is safe only with a receipt', async () => {
    expect(draft.safe.value).toBe(false);
    draft.add('found 4');
    await draft.save();
    expect([draft.saving.value, draft.safe.value]).toEqual(['saved', false]);
    answers(200, { ...sheet(2, 'found 4'), receipt });
    await draft.save();
    expect(draft.safe.value).toBe(true);
    draft.add('found 5');
    expect(draft.safe.value).toBe(false);
  });

  it('is kept when the server cannot be reached, and sent when it is back', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    draft.add('found 4');
    await draft.save();
    expect([draft.saving.value, kept()?.lines]).toEqual(['offline', ['found 4']]);
    const timers: (() => void)[] = [];
    vi.stubGlobal('window', { setTimeout: (then: () => void) => timers.push(then), clearTimeout: () => undefined });
    answers(200, { ...sheet(1, 'found 4'), receipt });
    draft.comeBack();
    timers.forEach((then) => then());
    await vi.waitFor(() => expect(draft.safe.value).toBe(true));
    // What the server has is not sent again.
    const next = new Draft('g', 0, () => undefined);
    next.learn({ ...sheet(1, 'found 4'), receipt });
    expect([next.saving.value, next.late.value]).toEqual(['saved', null]);
    next.learn({ ...sheet(0), at: 6, turn: 2 });
    expect([next.texts, next.late.value, kept()]).toEqual([[], null, null]);
  });

  it('knows after a reload what the server has confirmed, although an older sheet comes from a cache', async () => {
    answers(200, { ...sheet(1, 'found 4'), receipt });
    draft.add('found 4');
    await draft.save();
    const saved = new Draft('g', 0, () => undefined);
    saved.learn(sheet(0));
    expect([saved.texts, saved.safe.value]).toEqual([['found 4'], true]);
    draft.add('found 5');
    const written = new Draft('g', 0, () => undefined);
    written.learn(sheet(0));
    expect([written.texts, written.sheet.value?.version]).toEqual([['found 4', 'found 5'], 1]);
    // Not even an older position makes the browser forget them.
    const old = new Draft('g', 0, () => undefined);
    old.learn({ ...sheet(0), at: 3 });
    expect([old.texts, old.late.value, kept()?.lines]).toEqual([[], null, ['found 4', 'found 5']]);
  });

  it('is forgotten after the end of the game', () => {
    draft.add('found 4');
    forgetDraft('g', 0);
    expect(kept()).toBeNull();
  });

  it('is kept when the session has ended, and says that Ready was not handed in', async () => {
    draft.add('found 4');
    answers(401, { code: 'log-in-first', detail: 'Log in first.' });
    await draft.setReady(true);
    expect([draft.saving.value, draft.missed.value, kept()?.lines]).toEqual(['logged-out', true, ['found 4']]);
    // Saving again does not make the player ready; only the player decides that.
    answers(200, { ...sheet(1, 'found 4'), receipt });
    await draft.save();
    expect([draft.safe.value, draft.missed.value, draft.ready.value]).toEqual([true, true, false]);
    answers(200, { ...sheet(2, 'found 4'), receipt, ready: true });
    await draft.setReady(true);
    expect([draft.missed.value, draft.ready.value]).toEqual([false, true]);
  });

  it('recognises its own lines when only the answer was lost', async () => {
    draft.add('found 4');
    answers(409, { code: 'stale', current: { ...sheet(1, 'found 4'), receipt, ready: true } });
    await draft.save();
    expect([draft.safe.value, draft.ready.value, draft.canUndo.value]).toEqual([true, true, true]);
  });

  it('waits and tries again when the server is overloaded', async () => {
    draft.add('found 4');
    answers(429, { code: 'too-fast', detail: 'Too many sheets.' });
    await draft.save();
    expect([draft.saving.value, draft.why.value]).toEqual(['offline', 'Too many sheets.']);
  });

  it('shows lines that were too late for their turn, and can add them again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    draft.add('found 4');
    await draft.save();
    draft.learn({ ...sheet(0), at: 6, turn: 2 });
    expect(draft.texts).toEqual([]);
    expect(draft.late.value).toEqual({ at: 5, turn: 1, lines: ['found 4'] });
    draft.useLate();
    expect([draft.texts, draft.late.value]).toEqual([['found 4'], null]);
  });

  it('stays on the new position when the answer for the old one comes after it', async () => {
    for (const arrives of [true, false]) {
      draft.learn({ ...sheet(0), at: arrives ? 5 : 7 });
      const at = draft.sheet.value?.at as number;
      let answer: () => void = () => undefined;
      vi.stubGlobal(
        'fetch',
        () =>
          new Promise((done, fail) => {
            answer = () =>
              arrives
                ? done(new Response(JSON.stringify({ ...sheet(1, 'found 4'), at, receipt, ready: true })))
                : fail(new TypeError('Failed to fetch'));
          }),
      );
      draft.add('found 4');
      const sent = draft.setReady(true);
      await vi.waitFor(() => expect(draft.saving.value).toBe('saving'));
      draft.learn({ ...sheet(0), at: at + 1 });
      expect(draft.late.value).toBeNull();
      answer();
      await sent;
      expect([draft.texts, draft.ready.value, draft.saving.value]).toEqual([[], false, 'saved']);
      expect(draft.late.value?.lines ?? null).toEqual(arrives ? null : ['found 4']);
    }
  });

  it('is not late when the lines were carried over', async () => {
    draft.add('found 4');
    draft.learn({ ...sheet(1, 'found 4'), at: 6 });
    expect(draft.late.value).toBeNull();
  });
});
