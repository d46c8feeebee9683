import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/pages/game/links';

const linked = (text: string) => partsOf(text).flatMap(({ href }) => (href === null ? [] : [href]));

describe('links in messages', () => {
  it('are web addresses, without the end of the sentence', () => {
    expect(partsOf('See https://example.org/map?a=1#x, or (http://example.org).')).toEqual([
      { text: 'See ', href: null },
      { text: 'https://example.org/map?a=1#x', href: 'https://example.org/map?a=1#x' },
      { text: ', or (', href: null },
      { text: 'http://example.org', href: 'http://example.org' },
      { text: ').', href: null },
    ]);
  });

  it('keep a bracket that belongs to the address', () => {
    expect(linked('https://example.org/wiki/Thule_(island).')).toEqual(['https://example.org/wiki/Thule_(island)']);
  });

  it('are nothing else', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://example.org',
      '//example.org',
      'xhttps://example.org',
      'https://',
      'http://[',
      'mail@example.org',
    ]) {
      expect(linked(text), text).toEqual([]);
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('never lose a part of the text', () => {
    const text = '<a href="https://evil.example" onclick="x()">https://example.org</a>\nhttps://example.org';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linked(text)).toEqual(['https://evil.example', 'https://example.org', 'https://example.org']);
  });
});
