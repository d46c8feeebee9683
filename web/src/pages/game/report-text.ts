import type { Position } from '../../api/types';
import { texts } from '../../texts/en';

/** The report as plain text: the game, the turn and the time, then every section with its heading. */
export function reportText(game: string, when: string, { report, resolved }: Pick<Position, 'report' | 'resolved'>): string {
  const head = [game, ...(resolved === null ? [] : [texts.turn(resolved.turn)]), when].join(' · ');
  const sections = report.map(({ heading, sentences }) =>
    [...(heading === '' ? [] : [heading.toUpperCase()]), ...sentences.map(({ text }) => `- ${text}`)].join('\n'),
  );
  return [head, ...sections].join('\n\n') + '\n';
}
