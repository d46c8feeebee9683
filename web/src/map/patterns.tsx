import { theme } from '../shell/theme';
import { lineColour } from './colours';

/** The patterns of the eight player looks, each in a repeating square. The server's pictures use the same. */
const STROKES = [
  'M-1 9 9 -1M-1 1 1 -1M7 9 9 7',
  'M1.5 1.5h.1M5 5h.1',
  'M0 2H8M0 6H8',
  'M-1 -1 9 9M-1 7 1 9M7 -1 9 1',
  'M2 0V8M6 0V8',
  'M0 4H8M4 0V8',
  'M0 3 2 1 4 3 6 1 8 3M0 7 2 5 4 7 6 5 8 7',
  'M1 3.5H4M2.5 2V5',
];
const WASTE = 'M-1 10 10 -1M-1 1 1 -1M8 10 10 8M2 2l2.2 2.2M6.4 6.4l1.6 1.6';

export interface Look {
  seat: number;
  colour: string;
  pattern: number;
}

const wide = (pattern: number) => pattern === 1 || pattern === 7;

/** `unit` is the size of one pixel in units of the drawing, so that patterns are equally fine on every map. */
export function PatternDefs({ prefix, looks, unit = 1 }: { prefix: string; looks: Look[]; unit?: number }) {
  return (
    <defs>
      {looks.map(({ seat, colour, pattern }) => {
        const look = ((pattern % 8) + 8) % 8;
        const size = wide(look) ? 7 : 8;
        return (
          <pattern
            id={`${prefix}-p${seat}`}
            key={seat}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${unit})`}
          >
            <path
              d={STROKES[look]}
              fill="none"
              stroke={lineColour(colour, theme.value)}
              stroke-width={wide(look) ? 1.6 : 1}
              stroke-opacity="0.5"
              stroke-linecap={look === 1 ? 'round' : 'butt'}
            />
          </pattern>
        );
      })}
      <pattern id={`${prefix}-waste`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform={`scale(${unit})`}>
        <path d={WASTE} fill="none" stroke="var(--map-ink)" stroke-width="1.2" stroke-opacity="0.5" />
      </pattern>
    </defs>
  );
}

export function patternStroke(pattern: number): string {
  return STROKES[((pattern % 8) + 8) % 8] as string;
}
