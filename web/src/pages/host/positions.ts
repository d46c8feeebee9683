import type { PositionBrief } from '../../api/types';
import { texts } from '../../texts/en';

/**
 * 'Before turn 4, Thu 20:00'. If a turn has several positions, also its number among them.
 *
 * @param moment a readable time
 */
export function positionOptions(positions: readonly PositionBrief[], moment: (iso: string) => string): [string, string][] {
  return positions.map((position) => {
    const same = positions.filter(({ turn }) => turn === position.turn);
    const step = same.length > 1 ? same.indexOf(position) + 1 : null;
    return [String(position.at), texts.host.position(position.turn, step, position.kind, moment(position.time))];
  });
}

/** The lines of an edited position that differ from the original: the correction. */
export function corrections(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((line) => !before.includes(line));
}
