import type { Hex } from '../../hex/hex';

/** The view of Dynasty Builder as the server publishes it. */
export interface DynastyView {
  radius: number;
  tiles: { at: Hex; terrain: string; areas: number[] }[];
  structures: Structure[];
  units: Unit[];
  players: Player[];
  turn: {
    round: number;
    order: number[];
    active: number;
    phase: string;
    decider: number | null;
    actionsLeft: number;
    timeUp: boolean;
    winners: number[];
    way: string;
  };
  battle: { attacker: string; at: Hex; retaliation: boolean; retries: number; retriesLeft: number } | null;
  waiting: string[];
}

export interface Structure {
  at: Hex;
  piece: string;
  owner: number | null;
  claimedBy: Hex | null;
  level: number;
  defence: number;
  warded: boolean;
  recruited: number;
  cast: number;
  /** The needs of the next level; null at the highest level. */
  growth: { level: number; needed: Hex[]; missing: Hex[]; hemmedIn: boolean } | null;
}

export interface Unit {
  id: string;
  kind: string;
  owner: number;
  at: Hex;
  cargo: boolean;
  marched: boolean;
  blessed: boolean;
  hasted: boolean;
  withheld: boolean;
  power: number;
  range: number;
  reach: Hex[];
  threatens: Hex[];
}

export interface Player {
  seat: number;
  name: string;
  letter: string;
  alive: boolean;
  houses: number;
  landTokens: number;
  militaryTokens: number;
  cities: number;
  cityLevels: number;
  units: number;
  unitLimit: number;
  points: number;
}
