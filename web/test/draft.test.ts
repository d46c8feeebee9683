import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line, Sheet } from '../src/api/types';
import { Draft } from '../src/pages/game/draft';

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

  it('keeps what was saved when an answer from before arrives late', async () => {
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

  it('keeps what is being written, whatever the server has', () => {
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
});
