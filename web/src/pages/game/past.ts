import type { PositionBrief } from '../../api/types';

/** A played turn, and the positions that its decisions led to, in order. */
export interface PastTurn {
  /** 0 for the first position of the game. */
  turn: number;
  steps: PositionBrief[];
}

/**
 * A turn is one step in games where all sheets are carried out together, and many steps where each is carried out as it arrives.
 */
export function pastTurns(positions: readonly PositionBrief[]): PastTurn[] {
  const turns: PastTurn[] = [];
  positions.forEach((position, i) => {
    const turn = positions[i - 1]?.turn ?? 0;
    const last = turns.at(-1);
    if (last !== undefined && last.turn === turn) {
      last.steps.push(position);
    } else {
      turns.push({ turn, steps: [position] });
    }
  });
  return turns;
}

/** The position one step back or forward; undefined at the ends. Stepping into another turn leads to its last position. */
export function away(positions: readonly PositionBrief[], at: number, by: number, wide: 'step' | 'turn'): PositionBrief | undefined {
  if (wide === 'step') {
    return positions[positions.findIndex((p) => p.at === at) + by];
  }
  const turns = pastTurns(positions);
  return turns[turns.findIndex(({ steps }) => steps.some((p) => p.at === at)) + by]?.steps.at(-1);
}
