import type { PositionBrief } from '../../api/types';
import { texts } from '../../texts/en';

/**
 * 'Before turn 4, Thu 20:00'; where a turn has several positions, also which of them it is.
 *
 * @param moment a time as people read it
 */
export function positionOptions(positions: readonly PositionBrief[], moment: (iso: string) => string): [string, string][] {
  return positions.map((position) => {
    const same = positions.filter(({ turn }) => turn === position.turn);
    const step = same.length > 1 ? same.indexOf(position) + 1 : null;
    return [String(position.at), texts.host.position(position.turn, step, position.kind, moment(position.time))];
  });
}

/** Lines of an edited position that differ from what it was: the correction. */
export function corrections(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((line) => !before.includes(line));
}
