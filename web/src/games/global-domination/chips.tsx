import type { SeatFull } from '../../api/types';
import { lineColour } from '../../map/colours';
import { theme } from '../../shell/theme';
import { colourOf } from './arrows';
import { Glyph } from './glyphs';
import type { Drawn } from './strokes';

const HEIGHT = 22;
const GAP = 3;
const PER_ROW = 3;

const countOf = ({ stroke }: Drawn) => (stroke.amount > 1 ? String(stroke.amount) : '');
const widthOf = (drawn: Drawn) => 35 + countOf(drawn).length * 8;

/** One chip for each thing that appears at a place or disappears from it, in rows above the place's label. */
export function Chips({ drawn, seats, top }: { drawn: readonly Drawn[]; seats: readonly SeatFull[]; top: number }) {
  const rows: Drawn[][] = [];
  for (let i = 0; i < drawn.length; i += PER_ROW) {
    rows.push(drawn.slice(i, i + PER_ROW));
  }
  return (
    <>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(0 ${top - 2 - HEIGHT / 2 - i * (HEIGHT + GAP)})`}>
          <Row row={row} seats={seats} />
        </g>
      ))}
    </>
  );
}

function Row({ row, seats }: { row: readonly Drawn[]; seats: readonly SeatFull[] }) {
  let x = -(row.reduce((sum, one) => sum + widthOf(one), 0) + GAP * (row.length - 1)) / 2;
  return (
    <>
      {row.map((one, i) => {
        const at = x;
        x += widthOf(one) + GAP;
        return (
          <g key={i} transform={`translate(${at} 0)`}>
            <Chip one={one} colour={colourOf(seats, one.seat)} />
          </g>
        );
      })}
    </>
  );
}

function Chip({ one, colour }: { one: Drawn; colour: string }) {
  const { stroke, state, title } = one;
  const width = widthOf(one);
  const gone = stroke.kind === 'take';
  const edge = gone || state === 'refused' ? 'var(--map-refused)' : lineColour(colour, theme.value);
  return (
    <g class={`chip ${stroke.kind} ${state}`} data-chip={stroke.what}>
      <title>{title}</title>
      <rect y={-HEIGHT / 2} width={width} height={HEIGHT} rx="11" stroke={edge} stroke-dasharray={state === 'draft' ? '4 3' : undefined} />
      <text class="arrow-count" x="6" y="4.5">
        {gone ? '−' : '+'}
      </text>
      <Glyph kind={stroke.what} x={22} size={14} />
      <text class="arrow-count" x="31" y="4.5">
        {countOf(one)}
      </text>
      {state === 'refused' ? <path d={`M4 0H${width - 4}`} stroke={edge} stroke-width="2" /> : null}
    </g>
  );
}
