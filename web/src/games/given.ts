/** A line of a `given` block: whom it is about, and what it says, word by word. */
export interface Said {
  key: string;
  words: string[];
}

/** Reads 'key: one, two'. Lines without a key, such as 'turn 3', are null. */
export function said(line: string): Said | null {
  const found = /^\s*("[^"]*"|[^:"]+?)\s*:\s*(.*?)\s*$/.exec(line);
  if (found === null) {
    return null;
  }
  // The comma inside a tile's name, as in '3,-1', parts no words.
  const words = (found[2] as string).match(/(?:"[^"]*"|-?\d+,-?\d+|[^,"])+/g) ?? [];
  return { key: (found[1] as string).replaceAll('"', ''), words: words.map((word) => word.trim()).filter((word) => word !== '') };
}

/** What is said about a place: by the author, or where the author has put it differently, in the game's own words. */
export function wordsAbout(given: readonly string[], written: readonly string[], same: (key: string) => boolean, key: string): string[] {
  const own = given.flatMap((line) => {
    const read = said(line.replace(/(^|\s)#.*$/, ''));
    return read !== null && same(read.key) ? read.words : [];
  });
  return own.length > 0 ? own : (written.map(said).find((line) => line?.key === key)?.words ?? []);
}

/**
 * The block with what is said about one place changed. Where its author has put several places into one line, the block is
 * first written out in the game's own words; everything else keeps its place and its wording.
 *
 * @param same whether a key of the author's means the place
 * @param key the place in the game's own words
 * @param written the whole position in the game's own words
 * @param change what is said afterwards; nothing takes the line away
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

/** The words with this number of a kind among them, written 'n kind', in the place where they were. */
export function counted(words: readonly string[], kind: string, count: number): string[] {
  const is = (word: string) => new RegExp(`^\\d+ ${kind}\\b`).test(word);
  const young = count > 0 ? [`${count} ${kind}`] : [];
  const at = words.findIndex(is);
  return at < 0 ? [...words, ...young] : words.flatMap((word, i) => (i === at ? young : is(word) ? [] : [word]));
}

/** How many of a kind the words name. */
export function countIn(words: readonly string[], kind: string): number {
  const found = words.map((word) => new RegExp(`^(\\d+) ${kind}\\b`).exec(word)).find((match) => match !== null);
  return found === undefined ? 0 : Number(found?.[1] ?? 0);
}

/** Whether one of the words is this one, perhaps with more after it. */
export function has(words: readonly string[], word: string): boolean {
  return words.some((said_) => said_ === word || said_.startsWith(word + ' '));
}

/** The words with or without this one, which may have more after it ('hq of B'). */
export function toggled(words: readonly string[], word: string): string[] {
  const is = (said_: string) => said_ === word || said_.startsWith(word + ' ');
  return words.some(is) ? words.filter((said_) => !is(said_)) : [...words, word];
}

/** 'ip 5': a word with a number after it. */
export function valued(words: readonly string[], word: string, value: number): string[] {
  const is = (said_: string) => said_.startsWith(word + ' ');
  const young = value > 0 ? [`${word} ${value}`] : [];
  const at = words.findIndex(is);
  return at < 0 ? [...young, ...words] : words.flatMap((said_, i) => (i === at ? young : [said_]));
}
