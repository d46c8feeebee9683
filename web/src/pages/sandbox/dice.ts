import type { SandboxOutcome } from '../../api/types';
import { block, withDice } from './scenario-text';

/** A turn whose dice are not written, or too many or too few of them. */
export interface Missing {
  turn: number;
  /** How many fell when the scenario ran. */
  fell: number;
}

/** Found in what the runner complains about: '0 dice' were stated and '2 rolled'. */
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

/** As many dice as fell: those that are written stay, new ones are rolled. */
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
