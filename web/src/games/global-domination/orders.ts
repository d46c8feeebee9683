import type { World } from './world';

/** An order as far as the page understands it, for arrows and sums. The server alone says whether it is legal. */
export type Order =
  | { kind: 'move'; amount: number; unit: string | null; path: number[] }
  | { kind: 'spawn' | 'bonus' | 'mine'; places: { at: number; amount: number }[] }
  | { kind: 'build'; what: string; at: number }
  | { kind: 'promote'; amount: number; unit: string; at: number }
  | { kind: 'buy'; what: string; amount: number }
  | { kind: 'use'; what: string; from: number | null; to: number | null }
  | { kind: 'siege' | 'trebuchet'; from: number; to: number };

const UNITS = ['troop', 'army', 'cavalry', 'heavy', 'spy'];
const unitOf = (word: string | undefined): string | null => {
  const clean = (word ?? '')
    .toLowerCase()
    .replace(/^armies$/, 'army')
    .replace(/^spies$/, 'spy')
    .replace(/s$/, '');
  return UNITS.includes(clean) ? clean : null;
};

/** Splits at blanks, but keeps quoted names whole and arrows together. */
export function wordsOf(text: string): string[] {
  const arrows = text.replace(/\s*(?:->|→|>)\s*/g, '>').replace(/\s*,\s*/g, ' , ');
  return arrows.match(/(?:"[^"]*"|[^\s"])+/g) ?? [];
}

export function placeOf(word: string, world: World): number | null {
  return world.byWord.get(word.replace(/^"|"$/g, '').trim().toLowerCase()) ?? null;
}

export function pathOfWord(word: string, world: World): number[] | null {
  const parts = (word.match(/"[^"]*"|[^>]+/g) ?? []).map((part) => placeOf(part, world));
  return parts.every((part): part is number => part !== null) ? parts : null;
}

/** Reads a line in the common notation; null where it is not yet, or never will be, an order. */
export function readOrder(text: string, world: World): Order | null {
  const words = wordsOf(text);
  const verb = words[0]?.toLowerCase();
  switch (verb) {
    case 'move':
      return readMove(words, world);
    case 'spawn':
    case 'bonus':
    case 'mine':
      return readPlaces(verb, words, world);
    case 'build': {
      const at = placeOf(words[2] ?? '', world);
      return at === null ? null : { kind: 'build', what: (words[1] ?? '').toLowerCase(), at };
    }
    case 'promote': {
      const at = placeOf(words[4] ?? '', world);
      const unit = unitOf(words[2]);
      return at === null || unit === null ? null : { kind: 'promote', amount: Number(words[1]) || 0, unit, at };
    }
    case 'buy':
      return { kind: 'buy', what: (words.find((w) => /^[a-z]/i.test(w) && w !== verb) ?? '').toLowerCase(), amount: Number(words[1]) || 1 };
    case 'use': {
      const path = pathOfWord(words[2] ?? '', world) ?? [];
      return {
        kind: 'use',
        what: (words[1] ?? '').toLowerCase(),
        from: path.length > 1 ? (path[0] as number) : null,
        to: path.at(-1) ?? null,
      };
    }
    case 'siege': {
      const path = pathOfWord(words[1] ?? '', world);
      return path?.length === 2 ? { kind: 'siege', from: path[0] as number, to: path[1] as number } : null;
    }
    default:
      return null;
  }
}

function readMove(words: string[], world: World): Order | null {
  if (words[1]?.toLowerCase() === 'trebuchet') {
    const path = pathOfWord(words[2] ?? '', world);
    return path?.length === 2 ? { kind: 'trebuchet', from: path[0] as number, to: path[1] as number } : null;
  }
  const amount = Number(words[1]);
  const unit = unitOf(words[2]);
  const path = pathOfWord(words[unit === null ? 2 : 3] ?? '', world);
  return Number.isFinite(amount) && path !== null && path.length > 1 ? { kind: 'move', amount, unit, path } : null;
}

function readPlaces(kind: 'spawn' | 'bonus' | 'mine', words: string[], world: World): Order | null {
  const places: { at: number; amount: number }[] = [];
  for (let i = 1; i + 2 < words.length; i += 4) {
    const at = placeOf(words[i + 2] ?? '', world);
    if (at === null) {
      return null;
    }
    places.push({ at, amount: Number(words[i]) || 0 });
  }
  return places.length === 0 ? null : { kind, places };
}
