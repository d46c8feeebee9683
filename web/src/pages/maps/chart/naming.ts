import type { Chart } from './chart';

const STARTS = [
  'Al',
  'An',
  'Bel',
  'Bor',
  'Cal',
  'Dar',
  'El',
  'Fen',
  'Gal',
  'Har',
  'Is',
  'Kar',
  'Kel',
  'Lor',
  'Mar',
  'Mor',
  'Nor',
  'Or',
  'Os',
  'Per',
  'Ral',
  'Sar',
  'Sel',
  'Tal',
  'Thul',
  'Ul',
  'Val',
  'Ver',
  'Wen',
  'Zar',
];
const MIDDLES = ['a', 'e', 'i', 'o', 'an', 'en', 'ar', 'or', 'il', 'am', ''];
const ENDS = [
  'dan',
  'dor',
  'field',
  'gard',
  'hold',
  'ia',
  'is',
  'land',
  'mark',
  'mere',
  'mont',
  'ness',
  'nia',
  'or',
  'reach',
  'ros',
  'sund',
  'thal',
  'wick',
  'vale',
];

export interface Named {
  name: string;
  code: string;
}

/** A name and a code that no land of the map has. */
export function freshName(chart: Chart, random: () => number = Math.random): Named {
  const taken = new Set(chart.lands.flatMap((land) => [land.name.toLowerCase(), land.code.toLowerCase()]));
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  for (;;) {
    const name = pick(STARTS) + pick(MIDDLES) + pick(ENDS);
    if (!taken.has(name.toLowerCase())) {
      return { name, code: codeFor(name, taken) };
    }
  }
}

/** Three letters of the name, or two letters and a number. */
export function codeFor(name: string, taken: ReadonlySet<string>): string {
  const letters = name.toUpperCase().replace(/[^\p{L}0-9]/gu, '') || 'X';
  for (let i = 1; i < letters.length; i++) {
    for (let j = i + 1; j < letters.length; j++) {
      const code = `${letters[0] as string}${letters[i] as string}${letters[j] as string}`;
      if (!taken.has(code.toLowerCase()) && /\p{L}/u.test(code)) {
        return code;
      }
    }
  }
  for (let n = 1; ; n++) {
    const code = `${letters.slice(0, 2)}${n}`;
    if (!taken.has(code.toLowerCase())) {
      return code;
    }
  }
}
