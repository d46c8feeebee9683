import { disc, distance, keyOf, outlineOf } from '../../hex/hex';
import type { CarbonView } from './view';

/** The borders of the areas where units count for an objective. */
export function scoringOf({ special, radius, reach }: CarbonView['ground']): string {
  const near = special
    .filter(({ objective }) => objective && reach !== undefined)
    .map(({ hex }) => disc(radius).filter((each) => distance(each, hex) <= (reach ?? 0)));
  return near.map((hexes) => outlineOf(new Set(hexes.map(keyOf)))).join('');
}
