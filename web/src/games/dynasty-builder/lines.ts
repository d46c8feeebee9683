import { keyOf, type Hex } from '../../hex/hex';
import type { Decision } from '../../hex/decisions';
import type { Option } from '../../hex/session';
import { texts } from '../../texts/en';
import type { DynastyView } from './view';

const t = texts.boards.dynasty;
const HEX = /^-?\d+,-?\d+$/;
const UNIT = /^[a-d]\d+$/;

function at(view: DynastyView, unit: string): string | null {
  const found = view.units.find((u) => u.id === unit);
  return found === undefined ? null : keyOf(found.at as Hex);
}

/** Where a legal line belongs on the board. Lines without a place, such as `done`, have none. */
export function optionOf(line: string, view: DynastyView): Option | null {
  const words = line.trim().toLowerCase().split(/\s+/);
  const [verb, second = ''] = words;
  const hexes = words.filter((word) => HEX.test(word));
  const last = hexes.at(-1) ?? null;
  switch (verb) {
    case 'march': {
      const subject = at(view, second);
      const attack = words.includes('attack');
      return { group: attack ? 'attack' : 'march', label: attack ? t.attack : t.march, subject, target: last, line };
    }
    case 'disband':
      return { group: 'disband', label: t.disband, subject: at(view, second), target: null, line };
    case 'recruit':
      return { group: `recruit ${words[2]}`, label: t.recruit(t.kinds[words[2] ?? ''] ?? ''), subject: second, target: last, line };
    case 'cast': {
      const unit = words.find((word) => UNIT.test(word));
      return {
        group: `cast ${words[2]}`,
        label: t.cast(t.spells[words[2] ?? ''] ?? ''),
        subject: second,
        target: unit === undefined ? last : at(view, unit),
        line,
      };
    }
    case 'create':
      return { group: line, label: t.create(t.kinds[second] ?? second), subject: null, target: last, line };
    case 'found':
      return {
        group: line,
        label: words.includes('shift') ? `${t.found} (${t.shift} ${last})` : t.found,
        subject: null,
        target: hexes[0] ?? null,
        line,
      };
    case 'build':
      return { group: line, label: second === 'bridge' ? t.buildBridge : t.buildHouse, subject: null, target: last, line };
    case 'token':
    case 'untoken':
    case 'raze':
      return { group: line, label: t.verbs[verb], subject: null, target: last, line, quiet: true };
    case 'centre':
    case 'soldier':
    case 'upgrade':
      return { group: line, label: t.verbs[verb], subject: null, target: last, line };
    default:
      return null;
  }
}

/** Lines that need no place: end of a phase, replies, ties. */
export function decisionsOf(lines: readonly string[]): Decision[] {
  const words = new Map(lines.map((line) => [line.trim().toLowerCase(), line]));
  return Object.entries(t.decisions).flatMap(([word, label]) => {
    const line = words.get(word);
    return line === undefined ? [] : [{ line, label, primary: word === 'evade' || word === 'again', drafts: word === 'done' }];
  });
}
