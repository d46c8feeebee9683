import { keyOf } from '../../hex/hex';
import { carbon as t } from './texts';
import type { CarbonView, Piece, Spot } from './view';

/** The name of the ground of a hex in the style sheet. */
export const terrainOf = (spot: Spot | undefined): string => {
  const terrain = spot?.terrain.toLowerCase() ?? 'open';
  return ['field', 'node'].find((word) => terrain.includes(word)) ?? terrain;
};

export const numberOf = ({ id }: Piece) => id.slice(id.indexOf('#'));

export function groundAt(view: CarbonView, key: string): string {
  const spot = view.ground.special.find((s) => keyOf(s.hex) === key);
  const terrain = spot?.objective === true ? 'objective' : terrainOf(spot);
  return t.terrain[terrain] ?? terrain;
}

/** The piece on a hex, or its ground. */
export function describeHex(view: CarbonView, key: string): string {
  const piece = view.pieces.find((p) => keyOf(p.hex) === key);
  return piece === undefined ? `${groundAt(view, key)} ${key}` : `${piece.name} ${numberOf(piece)}`;
}
