import type { Hex } from '../../hex/hex';

/** The view of Carbon & Crystal as the server publishes it. */
export interface CarbonView {
  players: string[];
  settings: Record<string, string>;
  phase: string;
  round: number;
  rounds: number;
  active: number;
  placing: string;
  entries: Hex[];
  ground: { map: string; name: string; radius: number; special: Spot[] };
  sides: Side[];
  pieces: Piece[];
  winners: number[];
  reason: string;
}

export interface Spot {
  hex: Hex;
  terrain: string;
  objective: boolean;
  stock: number;
}

export interface Side {
  seat: number;
  listed: boolean;
  hidden: boolean;
  faction: string;
  list: string[];
  copies: { code: string; number: number; zone: string }[];
  carbon: number;
  crystals: number;
  points: number;
  supply: number;
  ceiling: number;
  workers: number;
  workerLimit: number;
  alive: boolean;
  inForce: string[];
}

export interface Piece {
  id: string;
  seat: number;
  code: string;
  name: string;
  kind: string;
  unit: boolean;
  hex: Hex;
  size: number;
  cohesion: number;
  full: number;
  construction: number;
  salvage: number;
  level: number;
  active: boolean;
  moved: boolean;
  acted: boolean;
  rally: string;
  queue: { item: string; counters: number }[];
  move: number;
  range: number;
  dice: number;
  strength: number;
  toughness: number;
  armor: number;
  cover: boolean;
}

export const letterOf = (seat: number) => String.fromCharCode(65 + seat);

/** A piece by an id of an order: without a letter it is one's own. */
export function pieceOf(view: CarbonView, id: string, seat: number | null): Piece | undefined {
  const full = id.includes('.') ? id : `${letterOf(seat ?? 0)}.${id}`;
  return view.pieces.find(
    (piece) => piece.id.toUpperCase() === full.toUpperCase() || (piece.id.toUpperCase() === id.toUpperCase() && piece.seat === seat),
  );
}
