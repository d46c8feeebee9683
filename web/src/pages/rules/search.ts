import { blocksOf } from './blocks';

export interface Passage {
  chapter: string;
  title: string;
  anchor: string | null;
  text: string;
}

const plain = (text: string) => text.replace(/\*\*|`|\[([^\]]+)\]\([^)]*\)/g, (_, label: string | undefined) => label ?? '');

/** All paragraphs, list items and table rows with their chapters, so that a search result can link to them. */
export function passagesOf(chapters: { file: string; title: string; markdown: string }[]): Passage[] {
  const passages: Passage[] = [];
  for (const { file, title, markdown } of chapters) {
    let anchor: string | null = null;
    const add = (text: string) => {
      const id = /\*\*([A-Z][A-Z0-9]*-[\w.]+)\*\*/.exec(text)?.[1];
      anchor = id ?? anchor;
      passages.push({ chapter: file, title, anchor, text: plain(text) });
    };
    for (const block of blocksOf(markdown)) {
      switch (block.is) {
        case 'paragraph':
        case 'quote':
        case 'heading':
          add(block.text);
          break;
        case 'list':
          block.items.forEach(add);
          break;
        case 'table':
          block.rows.forEach((row) => add(row.join(' · ')));
          break;
        case 'ruling':
          anchor = block.id;
          add(`${block.text} ${block.source} ${block.reason}`);
          break;
        case 'picture':
          add(block.caption);
          break;
        case 'code':
        case 'rule':
          break;
      }
    }
  }
  return passages;
}

/** All words must occur. Passages with the words near the beginning come first. */
export function search(passages: Passage[], query: string): Passage[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) {
    return [];
  }
  return passages
    .map((passage) => ({ passage, at: words.map((word) => `${passage.anchor ?? ''} ${passage.text}`.toLowerCase().indexOf(word)) }))
    .filter(({ at }) => at.every((position) => position >= 0))
    .sort((a, b) => Math.min(...a.at) - Math.min(...b.at))
    .slice(0, 30)
    .map(({ passage }) => passage);
}
