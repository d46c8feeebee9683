import { describe, expect, it } from 'vitest';
import { blocksOf, spansOf } from '../src/pages/rules/blocks';
import { citationsIn, rulesOf } from '../src/pages/rules/citations';
import { leavesOf } from '../src/pages/rules/notes';
import { passagesOf, search } from '../src/pages/rules/search';

const RULING = '> **Ruling M-1.** Units rest\n> at night.\n> *Source:* silent.\n> *Reason:* They are tired.';

describe('rulings', () => {
  it('are distinguished from other quotes, with their three parts', () => {
    expect(blocksOf(`${RULING}\n\n> A saying.`)).toEqual([
      { is: 'ruling', id: 'M-1', text: 'Units rest at night.', source: 'silent.', reason: 'They are tired.' },
      { is: 'quote', text: 'A saying.' },
    ]);
  });

  it('are beside the block that they follow, until the next block with rulings', () => {
    const leaves = leavesOf(blocksOf(`# M\n\n**M-1** Walk.\n\n${RULING}\n\n${RULING}\n\nMore.\n\nEven more.\n\n${RULING}`));
    expect(leaves.map(({ block, notes, row, reach }) => [block?.is, notes.length, row, reach])).toEqual([
      ['heading', 0, 1, 1],
      ['paragraph', 2, 2, 2],
      ['paragraph', 0, 3, 1],
      ['paragraph', 1, 4, 1],
    ]);
  });

  it('are the text itself if they follow a heading', () => {
    expect(leavesOf(blocksOf(`## M\n\n${RULING}\n\n${RULING}`)).map(({ block, notes }) => [block?.is, notes.length])).toEqual([
      ['heading', 0],
      [undefined, 2],
    ]);
  });

  it('are found by their reason', () => {
    const passages = passagesOf([{ file: 'm.md', title: 'M', markdown: `**M-1** Walk.\n\n${RULING}` }]);
    expect(search(passages, 'tired')[0]?.anchor).toBe('M-1');
  });
});

describe('rulebook text', () => {
  it('keeps fences, tables and lists apart', () => {
    const blocks = blocksOf(
      '# Title\n\nA line\nthat goes on.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n  more\n- two\n\n' +
        '```scenario\nscenario "x"\n# not a title\n```\n',
    );
    expect(blocks.map((block) => block.is)).toEqual(['heading', 'paragraph', 'table', 'list', 'code']);
    expect(blocks[1]).toMatchObject({ text: 'A line that goes on.' });
    expect(blocks[3]).toMatchObject({ items: ['one more', 'two'] });
    expect(blocks[4]).toMatchObject({ language: 'scenario', text: 'scenario "x"\n# not a title' });
  });

  it('knows a picture by its caption', () => {
    expect(blocksOf('![A ring\nof houses](found.svg)')).toEqual([{ is: 'picture', file: 'found.svg', caption: 'A ring of houses' }]);
  });

  it('knows bold, italic, code and links', () => {
    expect(spansOf('**GD6-M.1** moves `1>2`, *slowly*, see [chapter](m.md).').map((span) => span.is)).toEqual([
      'bold',
      'text',
      'code',
      'text',
      'italic',
      'text',
      'link',
      'text',
    ]);
  });

  it('finds passages by all words, with the rule they belong to', () => {
    const passages = passagesOf([
      { file: 'm.md', title: 'Movement', markdown: '**M-1** Units walk.\n\nThey walk far.\n\n**M-2** Ships sail.' },
    ]);
    expect(search(passages, 'walk far')).toEqual([{ chapter: 'm.md', title: 'Movement', anchor: 'M-1', text: 'They walk far.' }]);
    expect(search(passages, 'M-2')[0]?.text).toContain('Ships sail');
    expect(search(passages, 'x')).toEqual([]);
  });

  it('cites the rules that the book states, and nothing else', () => {
    const rules = rulesOf([{ markdown: '**M-1.2** Walk.' }, { markdown: '**M-H4a** Rest.\n\n> **Ruling M-9.** Sleep.' }]);
    expect([...rules]).toEqual(['M-1.2', 'M-H4a']);
    const cited = (text: string) => citationsIn(text, rules).flatMap((part) => (part.rule ? [part.text] : []));
    expect(citationsIn('As in M-1.2 (M-H4a).', rules)).toEqual([
      { text: 'As in ', rule: false },
      { text: 'M-1.2', rule: true },
      { text: ' (', rule: false },
      { text: 'M-H4a', rule: true },
      { text: ').', rule: false },
    ]);
    expect(cited('M-1, M-1.2.3, XM-1.2, UTF-8 and M-9 are none of them')).toEqual([]);
  });
});
