import { hexOf, keyOf } from '../../hex/hex';
import { dynasty as t } from './texts';
import type { DynastyView } from './view';

export function pieceTitle(piece: string, level: number): string {
  return piece === 'city' ? (t.cities[level] ?? t.pieces.city ?? '') : (t.pieces[piece] ?? piece);
}

/** The units on a hex, the structure on it, and its terrain. */
export function describeHex(view: DynastyView, key: string): string {
  const unit = view.units.find((u) => keyOf(u.at) === key);
  const structure = view.structures.find((s) => keyOf(s.at) === key);
  const tile = view.tiles.find((candidate) => keyOf(candidate.at) === key);
  return [
    unit === undefined ? '' : `${t.kinds[unit.kind] ?? ''} ${unit.id}`,
    structure === undefined ? '' : pieceTitle(structure.piece, structure.level),
    t.terrain[tile?.terrain ?? ''] ?? '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function knownHex(view: DynastyView, text: string): string | null {
  const unit = view.units.find((u) => u.id === text.trim().toLowerCase());
  if (unit !== undefined) {
    return keyOf(unit.at);
  }
  const hex = hexOf(text.trim().replace(/\s+/g, ','));
  return hex !== null && view.tiles.some((tile) => keyOf(tile.at) === keyOf(hex)) ? keyOf(hex) : null;
}
