/** A line of a `given` block: a key for its subject, and the words about it. */
export interface Said {
  key: string;
  words: string[];
}

/** Reads 'key: one, two'. The result is null for lines without a key, such as 'turn 3'. */
export function said(line: string): Said | null {
  const found = /^\s*("[^"]*"|[^:"]+?)\s*:\s*(.*?)\s*$/.exec(line);
  if (found === null) {
    return null;
  }
  // A comma inside a tile's name, as in '3,-1', does not separate words.
  const words = (found[2] as string).match(/(?:"[^"]*"|-?\d+,-?\d+|[^,"])+/g) ?? [];
  return { key: (found[1] as string).replaceAll('"', ''), words: words.map((word) => word.trim()).filter((word) => word !== '') };
}

/** The words about a place: those of the author if there is a line for exactly this place, else the canonical ones. */
export function wordsAbout(given: readonly string[], written: readonly string[], same: (key: string) => boolean, key: string): string[] {
  const own = given.flatMap((line) => {
    const read = said(line.replace(/(^|\s)#.*$/, ''));
    return read !== null && same(read.key) ? read.words : [];
  });
  return own.length > 0 ? own : (written.map(said).find((line) => line?.key === key)?.words ?? []);
}

/**
 * The block with the words about one place changed. If the author put several places into one line, the block is first replaced
 * by its canonical form; all other lines keep their order and wording.
 *
 * @param same whether a key written by the author means the place
 * @param key the canonical key of the place
 * @param written the whole position in canonical notation
 * @param change returns the new words; an empty result removes the line
 */
export function edited(
  given: readonly string[],
  written: readonly string[],
  same: (key: string) => boolean,
  key: string,
  change: (words: string[]) => string[],
): string[] {
  const about = (line: string) => {
    const read = said(line);
    return read !== null && same(read.key);
  };
  const words = change(wordsAbout(given, written, same, key));
  const elsewhere = !given.some(about) && written.some((line) => said(line)?.key === key);
  const base = elsewhere ? written : given;
  const at = base.findIndex(about);
  const young = words.length === 0 ? [] : [`${key}: ${words.join(', ')}`];
  if (at < 0) {
    return [...base, ...young];
  }
  return base.flatMap((line, i) => (i === at ? young : about(line) ? [] : [line]));
}

/** The words with the count of one kind ('n kind') replaced, at its old index. */
export function counted(words: readonly string[], kind: string, count: number): string[] {
  const is = (word: string) => new RegExp(`^\\d+ ${kind}\\b`).test(word);
  const young = count > 0 ? [`${count} ${kind}`] : [];
  const at = words.findIndex(is);
  return at < 0 ? [...words, ...young] : words.flatMap((word, i) => (i === at ? young : is(word) ? [] : [word]));
}

/** The count of a kind in the words. */
export function countIn(words: readonly string[], kind: string): number {
  const found = words.map((word) => new RegExp(`^(\\d+) ${kind}\\b`).exec(word)).find((match) => match !== null);
  return found === undefined ? 0 : Number(found?.[1] ?? 0);
}

/** Whether the words contain this one, alone or followed by more words ('crown of B'). */
export function has(words: readonly string[], word: string): boolean {
  return words.some((said_) => said_ === word || said_.startsWith(word + ' '));
}

/** Adds or removes a word, which may be followed by more words ('crown of B'). */
export function toggled(words: readonly string[], word: string): string[] {
  const is = (said_: string) => said_ === word || said_.startsWith(word + ' ');
  return words.some(is) ? words.filter((said_) => !is(said_)) : [...words, word];
}

/** Sets a word with a number after it, such as 'ip 5'. */
export function valued(words: readonly string[], word: string, value: number): string[] {
  const is = (said_: string) => said_.startsWith(word + ' ');
  const young = value > 0 ? [`${word} ${value}`] : [];
  const at = words.findIndex(is);
  return at < 0 ? [...young, ...words] : words.flatMap((said_, i) => (i === at ? young : [said_]));
}
