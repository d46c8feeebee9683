import type { SandboxOutcome, SandboxPosition } from '../../api/types';

/** The position after this number of turns. If a turn has none, the position before it. */
export function positionAt(outcome: SandboxOutcome, step: number): SandboxPosition {
  for (let i = step; i > 0; i--) {
    const after = outcome.steps[i - 1]?.after ?? null;
    if (after !== null) {
      return after;
    }
  }
  return outcome.before;
}
