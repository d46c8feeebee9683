import { distance, hexOf, keyOf, neighboursOf, type Hex } from '../../hex/hex';
import type { DynastyView, Structure } from './view';

/** A Mage Tower rises no further. */
const HIGHEST = 5;

export interface Ring {
  level: number;
  /** Tiles of the rings that must be filled, and those of them that are still missing something. */
  needed: string[];
  missing: string[];
}

/**
 * What a city still lacks for its next level, for the eye: the tiles of its rings that the ring test counts (DB-4.1).
 * Whether the upgrade is legal is said by the server alone.
 */
export function nextRing(view: DynastyView, city: Structure): Ring | null {
  const owner = city.owner;
  if (owner === null || city.level >= HIGHEST) {
    return null;
  }
  const level = city.level + 1;
  const centre = keyOf(city.at);
  const structures = new Map(view.structures.map((s) => [keyOf(s.at), s]));
  const usable = new Set<string>();
  for (const tile of view.tiles) {
    const key = keyOf(tile.at);
    const far = distance(tile.at, city.at);
    const there = structures.get(key);
    const own = there !== undefined && there.owner === owner && there.piece !== 'city';
    const claimed = there?.claimedBy !== null && there?.claimedBy !== undefined && keyOf(there.claimedBy) !== centre;
    const foreign = there !== undefined && !own;
    const conflicted = tile.areas.length > 1;
    if (far >= 1 && far <= level && tile.terrain === 'plain' && !foreign && !claimed && (own || !conflicted)) {
      usable.add(key);
    }
  }
  const reached = new Set<string>();
  let edge: Hex[] = [city.at];
  while (edge.length > 0) {
    const next: Hex[] = [];
    for (const hex of edge) {
      for (const step of neighboursOf(hex)) {
        const key = keyOf(step);
        if (usable.has(key) && !reached.has(key)) {
          reached.add(key);
          next.push(step);
        }
      }
    }
    edge = next;
  }
  const needed = [...reached];
  const missing = needed.filter((key) => {
    const piece = structures.get(key)?.piece;
    return distance(hexOf(key) as Hex, city.at) === level
      ? piece !== 'house'
      : piece !== 'house' && piece !== 'token' && piece !== 'land-token';
  });
  return { level, needed, missing };
}
