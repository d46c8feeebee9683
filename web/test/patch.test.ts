import { describe, expect, it } from 'vitest';
import { patched } from '../src/api/patch';
import type { Json } from '../src/api/types';

describe('a patch', () => {
  const view: Json = {
    turn: 1,
    lands: [
      { id: 1, army: 5 },
      { id: 2, army: 7 },
      { id: 3, army: 0 },
    ],
    'a/b': { 'c~d': 1 },
  };

  it('changes what it names and nothing else', () => {
    const after = patched(view, [
      { op: 'replace', path: '/turn', value: 2 },
      { op: 'replace', path: '/lands/1/army', value: 6 },
      { op: 'remove', path: '/lands/2' },
      { op: 'add', path: '/lands/0', value: { id: 0, army: 1 } },
      { op: 'replace', path: '/a~1b/c~0d', value: 2 },
      { op: 'add', path: '/over', value: true },
    ]);
    expect(after).toEqual({
      turn: 2,
      lands: [
        { id: 0, army: 1 },
        { id: 1, army: 5 },
        { id: 2, army: 6 },
      ],
      'a/b': { 'c~d': 2 },
      over: true,
    });
  });

  it('keeps the objects that stay, so that they are not drawn again', () => {
    const after = patched(view, [{ op: 'replace', path: '/lands/1/army', value: 6 }]) as { lands: Json[] };
    expect(after.lands[0]).toBe((view as { lands: Json[] }).lands[0]);
    expect(patched(view, [])).toBe(view);
  });

  it('may replace everything, or remove a member', () => {
    expect(patched(view, [{ op: 'replace', path: '', value: 3 }])).toBe(3);
    expect(patched({ a: 1, b: 2 }, [{ op: 'remove', path: '/a' }])).toEqual({ b: 2 });
  });
});
