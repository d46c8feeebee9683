import type { PositionBrief } from '../../api/types';
import { pastTurns } from './past';

/** A turn with a large change of the standing. */
export interface TurningPoint {
  turn: number;
  /** The position at its end. */
  at: number;
  /** The player who gained most in it, and how many points. */
  seat: number;
  gained: number;
  /** Set if another player leads after it. */
  leader: number | null;
}

const MOST = 3;

/** The only seat with the most points; null if several share them. */
function leaderOf({ scores }: PositionBrief): number | null {
  const most = Math.max(...scores.map(({ points }) => points));
  const first = scores.filter(({ points }) => points === most);
  return first.length === 1 ? (first[0]?.seat ?? null) : null;
}

/** How much the points of a seat changed compared with the average. */
function swings(before: PositionBrief, after: PositionBrief): { seat: number; gained: number; swing: number }[] {
  const gains = after.scores.map(({ seat, points }) => ({
    seat,
    gained: points - (before.scores.find((score) => score.seat === seat)?.points ?? 0),
  }));
  const average = gains.reduce((sum, { gained }) => sum + gained, 0) / Math.max(1, gains.length);
  return gains.map(({ seat, gained }) => ({ seat, gained, swing: gained - average }));
}

/** The turns with the largest changes of the standing, in the order of play. */
export function turningPoints(past: readonly PositionBrief[]): TurningPoint[] {
  const turns = pastTurns(past);
  let leader: number | null = null;
  const found: (TurningPoint & { weight: number })[] = [];
  turns.forEach(({ turn, steps }, i) => {
    const before = turns[i - 1]?.steps.at(-1);
    const after = steps.at(-1) as PositionBrief;
    const leads = leaderOf(after);
    // The first turn only places the players; there is no standing to change before it.
    if (before !== undefined && i > 1) {
      const all = swings(before, after);
      const best = all.reduce((a, b) => (b.swing > a.swing ? b : a));
      const changed = leads !== null && leader !== null && leads !== leader ? leads : null;
      const weight = Math.max(...all.map(({ swing }) => Math.abs(swing)));
      if (weight > 0) {
        found.push({
          turn,
          at: after.at,
          seat: best.seat,
          gained: best.gained,
          leader: changed,
          weight: changed === null ? weight : weight * 2,
        });
      }
    }
    leader = leads ?? leader;
  });
  return found
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ weight: _, ...point }) => point);
}
