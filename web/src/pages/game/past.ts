import type { PositionBrief } from '../../api/types';

/** A turn that was played, and the positions that its decisions led to, one after the other. */
export interface PastTurn {
  /** 0 for the position in which the game began. */
  turn: number;
  steps: PositionBrief[];
}

/** A turn is one step where all sheets are carried out together, and many where each is carried out as it arrives. */
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

/** The position to which a step back or on leads, or undefined at an end. A turn is entered at its last position. */
export function away(positions: readonly PositionBrief[], at: number, by: number, wide: 'step' | 'turn'): PositionBrief | undefined {
  if (wide === 'step') {
    return positions[positions.findIndex((p) => p.at === at) + by];
  }
  const turns = pastTurns(positions);
  return turns[turns.findIndex(({ steps }) => steps.some((p) => p.at === at)) + by]?.steps.at(-1);
}
