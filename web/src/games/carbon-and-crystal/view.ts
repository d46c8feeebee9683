import type { Hex } from '../../hex/hex';

/** The view of Carbon & Crystal as the server publishes it. */
export interface CarbonView {
  players: string[];
  phase: string;
  round: number;
  rounds: number;
  active: number;
  placing: string;
  entries: Hex[];
  /** `reach` is the maximum distance at which a piece counts for an objective. Games under the first rules do not have it. */
  ground: { map: string; name: string; radius: number; reach?: number; special: Spot[] };
  sides: Side[];
  pieces: Piece[];
  winners: number[];
  reason: string;
  /** The offers for lists; null after all lists are public. */
  catalogue: { budget: number; factions: Offer[] } | null;
}

export interface Spot {
  hex: Hex;
  terrain: string;
  objective: boolean;
  stock: number;
}

/** A faction on offer, and its default list in the notation of a list line. */
export interface Offer {
  id: string;
  name: string;
  words: string;
  sheets: Sheet[];
  byDefault: string[];
  points: number;
}

export interface Sheet {
  code: string;
  name: string;
  part: 'building' | 'unit' | 'upgrade';
  kind: string;
  carbon: number;
  crystals: number;
  points: number;
  /** The maximum number of copies in a list; 0 for sheets that are never listed. */
  most: number;
  core: boolean;
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
  running: { code: string; left: number; used: boolean }[];
  sheets: Sheet[];
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
  queue: { item: string; name: string; counters: number }[];
  move: number;
  range: number;
  dice: number;
  strength: number;
  toughness: number;
  armor: number;
  cover: boolean;
}

export const letterOf = (seat: number) => String.fromCharCode(65 + seat);

export const factionOf = (view: CarbonView, seat: number) => view.sides.find((side) => side.seat === seat)?.faction ?? '';
