import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from '../src/pages/rules/blocks';
import { passagesOf, search } from '../src/pages/rules/search';

describe('rulebook text', () => {
  it('keeps fences, tables and lists apart', () => {
    const blocks = blocksOf('# Title\n\nA line\nthat goes on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n  more\n- two\n\n```scenario\nscenario "x"\n# not a title\n```\n');
    expect(blocks.map((block) => block.is)).toEqual(['heading', 'paragraph', 'table', 'list', 'code']);
    expect(blocks[1]).toMatchObject({ text: 'A line that goes on.' });
    expect(blocks[3]).toMatchObject({ items: ['one more', 'two'] });
    expect(blocks[4]).toMatchObject({ language: 'scenario', text: 'scenario "x"\n# not a title' });
  });

  it('knows bold, italic, code and links', () => {
    expect(spansOf('**GD6-M.1** moves `1>2`, *slowly*, see [chapter](m.md).').map((span) => span.is)).toEqual(['bold', 'text', 'code', 'text', 'italic', 'text', 'link', 'text']);
  });

  it('finds passages by all words, with the rule they belong to', () => {
    const passages = passagesOf([{ file: 'm.md', title: 'Movement', markdown: '**M-1** Units walk.\n\nThey walk far.\n\n**M-2** Ships sail.' }]);
    expect(search(passages, 'walk far')).toEqual([{ chapter: 'm.md', title: 'Movement', anchor: 'M-1', text: 'They walk far.' }]);
    expect(search(passages, 'M-2')[0]?.text).toContain('Ships sail');
    expect(search(passages, 'x')).toEqual([]);
  });
});
