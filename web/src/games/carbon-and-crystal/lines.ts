import { keyOf } from '../../hex/hex';
import type { Decision } from '../../hex/decisions';
import type { Option } from '../../hex/session';
import { texts } from '../../texts/en';
import { sheetOf } from './factions';
import { pieceOf, type CarbonView } from './view';

const t = texts.boards.carbon;
const HEX = /^-?\d+,-?\d+$/;

/** Where a legal line belongs on the board. The active player is the one whose menu this is. */
export function optionOf(line: string, view: CarbonView): Option | null {
  const words = line.trim().split(/\s+/);
  const verb = (words[0] ?? '').toUpperCase();
  const actor = pieceOf(view, words[1] ?? '', view.active);
  const subject = actor === undefined ? null : keyOf(actor.hex);
  const faction = view.sides[view.active]?.faction ?? '';
  const named = (code: string | undefined) => sheetOf(faction, (code ?? '').toUpperCase());
  const priced = (code: string | undefined) => {
    const sheet = named(code);
    return sheet === undefined ? (code ?? '') : `${sheet.name} (${t.price(sheet.carbon, sheet.crystals)})`;
  };
  const label = t.verbs[verb] ?? verb;
  switch (verb) {
    case 'MOVE':
    case 'RALLY':
      return { group: verb, label, subject, target: HEX.test(words[2] ?? '') ? (words[2] as string) : null, line };
    case 'PLACE':
      return { group: line, label: `${label}: ${words[1]}`, subject: null, target: words[2] ?? null, line };
    case 'ATTACK':
    case 'REPAIR':
    case 'SALVAGE': {
      const target = pieceOf(view, words[2] ?? '', view.active);
      return { group: verb, label, subject, target: target === undefined ? null : keyOf(target.hex), line };
    }
    case 'CONSTRUCT':
      return { group: `${verb} ${words[2]}`, label: `${label} ${priced(words[2])}`, subject, target: words[3] ?? null, line };
    case 'PRODUCE':
    case 'RESEARCH':
      return { group: line, label: `${label} ${priced(words[2])}`, subject, target: null, line };
    case 'ADVANCE':
      return { group: line, label, subject, target: null, line };
    case 'CANCEL':
      return { group: line, label: `${label} ${words[2]}`, subject, target: null, line };
    case 'ACTIVATE': {
      const target = words.slice(2).find((word) => word.includes('#'));
      const piece = target === undefined ? undefined : pieceOf(view, target, view.active);
      const hex = words.find((word) => HEX.test(word));
      return piece === undefined
        ? null
        : {
            group: line,
            label: `${label} ${named(words[1])?.name ?? words[1]}${hex === undefined ? '' : ' ' + hex}`,
            subject: keyOf(piece.hex),
            target: null,
            line,
          };
    }
    default:
      return null;
  }
}

/** Lines without a place: the end of the turn, upgrades that need no target, answers to an offered draw. */
export function decisionsOf(lines: readonly string[], view: CarbonView): Decision[] {
  return lines.flatMap((line): Decision[] => {
    const words = line.split(/\s+/);
    if (line.toUpperCase() === 'END') {
      return [{ line, label: t.end, primary: false }];
    }
    if (words[0]?.toUpperCase() === 'ACTIVATE' && words.length === 2) {
      return [
        {
          line,
          label: `${t.verbs.ACTIVATE} ${sheetOf(view.sides[view.active]?.faction ?? '', words[1] ?? '')?.name ?? words[1]}`,
          primary: false,
          drafts: true,
        },
      ];
    }
    return [];
  });
}
