/** A part of a text of a rulebook: words, or the id of a rule of the same book. */
export interface Citation {
  text: string;
  rule: boolean;
}

const ID = /\b[A-Z][A-Z0-9]*-[A-Z0-9]+[a-z]?(?:\.\w+)*/g;

/** The ids of all rules that a book states. */
export function rulesOf(chapters: readonly { markdown: string }[]): ReadonlySet<string> {
  return new Set(
    chapters.flatMap(({ markdown }) => [...markdown.matchAll(/\*\*([A-Z][A-Z0-9]*-[\w.]+)\*\*/g)].map(([, id]) => id as string)),
  );
}

/** Finds the ids of rules in a text. Ids that the book does not state stay words. */
export function citationsIn(text: string, rules: ReadonlySet<string>): Citation[] {
  const parts: Citation[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (rules.has(id)) {
      parts.push({ text: text.slice(from, index), rule: false }, { text: id, rule: true });
      from = index + id.length;
    }
  }
  return [...parts, { text: text.slice(from), rule: false }].filter((part) => part.text !== '');
}
