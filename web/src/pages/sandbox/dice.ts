import type { SandboxOutcome } from '../../api/types';
import { block, withDice } from './scenario-text';

/** A turn whose dice are not written, or with too many or too few of them. */
export interface Missing {
  turn: number;
  /** How many dice were rolled when the scenario ran. */
  fell: number;
}

/** Read from the runner's complaint: '0 dice' were stated and '2 rolled'. */
export function missingDice(outcome: SandboxOutcome, text: string): Missing | null {
  for (const problem of outcome.problems) {
    const fell = /^(\d+) rolled$/.exec(problem.actual);
    if (fell !== null && / dice$/.test(problem.expected)) {
      const above = text.split('\n').slice(0, problem.line);
      return { turn: above.filter((line) => line.trim() === 'when').length - 1, fell: Number(fell[1]) };
    }
  }
  return null;
}

/** Writes as many dice as were rolled: written ones stay, new ones are random. */
export function withRolls(text: string, { turn, fell }: Missing, roll: () => number = () => 1 + Math.floor(Math.random() * 6)): string {
  const known = block(text, 'when', turn)
    .filter((line) => line.startsWith('dice'))
    .flatMap((line) => line.split(/\s+/).slice(1).map(Number));
  return withDice(
    text,
    turn,
    Array.from({ length: fell }, (_, i) => known[i] ?? roll()),
  );
}
