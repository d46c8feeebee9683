/** Reads Markdown into blocks: only the small part of it that the rulebooks use. */
export type Block =
  | { is: 'heading'; level: number; text: string }
  | { is: 'paragraph'; text: string }
  | { is: 'list'; ordered: boolean; items: string[] }
  | { is: 'table'; head: string[]; rows: string[][] }
  | { is: 'quote'; text: string }
  | { is: 'ruling'; id: string; text: string; source: string; reason: string }
  | { is: 'picture'; file: string; caption: string }
  | { is: 'code'; language: string; text: string }
  | { is: 'rule' };

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, '').split('\n');
  const blocks: Block[] = [];
  let i = 0;
  const line = () => lines[i] ?? '';
  while (i < lines.length) {
    if (line().trim() === '') {
      i++;
    } else if (/^```/.test(line())) {
      const language = line().slice(3).trim();
      const text: string[] = [];
      for (i++; i < lines.length && !/^```/.test(line()); i++) {
        text.push(line());
      }
      i++;
      blocks.push({ is: 'code', language, text: text.join('\n') });
    } else if (/^#{1,6} /.test(line())) {
      const level = (/^#+/.exec(line()) as RegExpExecArray)[0].length;
      blocks.push({ is: 'heading', level, text: line().slice(level).trim() });
      i++;
    } else if (/^\s*\|.*\|\s*$/.test(line()) && /^\s*\|[\s:|-]+\|\s*$/.test(lines[i + 1] ?? '')) {
      const head = cells(line());
      const rows: string[][] = [];
      for (i += 2; /^\s*\|.*\|\s*$/.test(line()); i++) {
        rows.push(cells(line()));
      }
      blocks.push({ is: 'table', head, rows });
    } else if (ITEM.test(line())) {
      i = list(lines, i, blocks);
    } else if (/^>/.test(line())) {
      const text: string[] = [];
      for (; /^>/.test(line()); i++) {
        text.push(line().replace(/^>\s?/, ''));
      }
      blocks.push(rulingOf(text) ?? { is: 'quote', text: text.join(' ') });
    } else if (/^(?:-{3,}|\*{3,})\s*$/.test(line())) {
      blocks.push({ is: 'rule' });
      i++;
    } else {
      const text: string[] = [];
      for (
        ;
        i < lines.length && line().trim() !== '' && !/^(?:```|#{1,6} |>)/.test(line()) && !(text.length > 0 && ITEM.test(line()));
        i++
      ) {
        text.push(line().trim());
      }
      const [, caption, file] = /^!\[([^\]]*)\]\(([\w-]+\.svg)\)$/.exec(text.join(' ')) ?? [];
      blocks.push(caption && file ? { is: 'picture', file, caption } : { is: 'paragraph', text: text.join(' ') });
    }
  }
  return blocks;
}

/** Reads a block quote as a ruling, if it is one. The build checks that every ruling has its three parts. */
function rulingOf(lines: string[]): Block | null {
  const [, id, text, source, reason] =
    /^\*\*Ruling (\S+)\.\*\* (.+) \*Source:\* (.+) \*Reason:\* (.+)$/.exec(lines.map((line) => line.trim()).join(' ')) ?? [];
  return id && text && source && reason ? { is: 'ruling', id, text, source, reason } : null;
}

function list(lines: string[], from: number, blocks: Block[]): number {
  const ordered = /^\s*\d+\./.test(lines[from] ?? '');
  const items: string[] = [];
  let i = from;
  for (; i < lines.length; i++) {
    const line = lines[i] as string;
    if (ITEM.test(line)) {
      items.push(line.replace(ITEM, ''));
    } else if (/^\s+\S/.test(line) && items.length > 0) {
      items[items.length - 1] += ' ' + line.trim();
    } else {
      break;
    }
  }
  blocks.push({ is: 'list', ordered, items });
  return i;
}

export type Span = { is: 'text' | 'bold' | 'italic' | 'code'; text: string } | { is: 'link'; text: string; href: string };

const SPAN = /(`[^`]+`)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|_([^_\s][^_]*)_(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let last = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > last) {
      spans.push({ is: 'text', text: text.slice(last, found.index) });
    }
    const [whole, code, bold, italic, underlined, label, href] = found;
    if (code !== undefined) {
      spans.push({ is: 'code', text: code.slice(1, -1) });
    } else if (bold !== undefined) {
      spans.push({ is: 'bold', text: bold });
    } else if (label !== undefined && href !== undefined) {
      spans.push({ is: 'link', text: label, href });
    } else {
      spans.push({ is: 'italic', text: italic ?? underlined ?? '' });
    }
    last = found.index + whole.length;
  }
  if (last < text.length) {
    spans.push({ is: 'text', text: text.slice(last) });
  }
  return spans;
}
