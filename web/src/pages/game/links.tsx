/** A part of a text: words, or a web address. */
export interface Part {
  text: string;
  href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi;
/** Punctuation at the end of a sentence is not part of an address. */
const TAIL = /[.,;:!?'’”*)\]}]+$/;

function address(found: string): string {
  const short = found.replace(TAIL, '');
  // A closing bracket belongs to the address if it was opened inside it.
  return short.includes('(') && found[short.length] === ')' ? short + ')' : short;
}

/** Finds web addresses in texts of people. Only http and https; everything else stays text. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const found = address(match[0]);
    if (URL.canParse(found) && new URL(found).hostname !== '') {
      parts.push({ text: text.slice(from, match.index), href: null }, { text: found, href: found });
      from = match.index + found.length;
    }
  }
  return [...parts, { text: text.slice(from), href: null }].filter((part) => part.text !== '');
}

/** A text written by a person, with links. The linked page gets no referrer. */
export function Linked({ text }: { text: string }) {
  return (
    <>
      {partsOf(text).map((part, i) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={i} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        ),
      )}
    </>
  );
}
