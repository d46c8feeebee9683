import { centreOf, cornersOf, SIZE } from '../../hex/hex';
import { lineColour, onColour } from '../../map/colours';
import { theme } from '../../shell/theme';
import { carbon as t } from './texts';
import type { Piece } from './view';

/** At this scale and smaller only the first letter of a code is written, and the piece fills its hex. */
export const FAR = 0.75;

interface PieceProps {
  piece: Piece;
  far: boolean;
  colour: string;
  /** Whether it can be ordered about, or is a target. */
  lit: boolean;
  /** Whether it is on the board only after my draft. */
  planned: boolean;
}

/** Units are round and buildings square, so that a glance tells them apart; the code says which. */
export function PieceView({ piece, far, colour, lit, planned }: PieceProps) {
  const { x, y } = centreOf(piece.hex);
  const large = piece.size === 7;
  const faint = planned ? 0.6 : piece.active || piece.unit ? 1 : 0.78;
  return (
    <g class={'piece' + (planned ? ' planned-piece' : '')} style={{ transform: `translate(${x}px, ${y}px)` }} opacity={faint}>
      <title>{`${piece.name} ${piece.id}`}</title>
      {large ? (
        <polygon
          points={cornersOf({ q: 0, r: 0 }, SIZE * 2.4)}
          fill={colour}
          fill-opacity="0.22"
          stroke={lineColour(colour, theme.value)}
          stroke-width="2"
          transform="rotate(30)"
        />
      ) : null}
      <g transform={far ? 'scale(1.250)' : undefined}>
        {lit ? <circle r={large ? 44 : 22} fill="none" stroke="var(--map-glow)" stroke-width="2.6" /> : null}
        <Body piece={piece} large={large} colour={colour} dashed={planned || piece.construction > 0} />
        <text class="hex-text" font-size={far ? 20 : large ? 16 : 11.5} y={far ? (large ? 5 : 7) : large ? 3 : 4} fill={onColour(colour)}>
          {far ? piece.code.slice(0, 1) : piece.code}
        </text>
        {large && !far ? (
          <text class="hex-text" font-size="10" y="14" fill={onColour(colour)}>
            {t.level(piece.level)}
          </text>
        ) : null}
        <Cohesion piece={piece} y={large ? 21 : 17} />
        {piece.construction > 0 || piece.salvage > 0 ? (
          <g transform="translate(15 -15)">
            <circle r="8" fill="var(--map-plate)" stroke="var(--map-ink)" />
            <text class="hex-text" font-size="10" y="3.500" fill="var(--map-ink)">
              {piece.construction || piece.salvage}
            </text>
          </g>
        ) : null}
      </g>
    </g>
  );
}

function Body({ piece, large, colour, dashed }: { piece: Piece; large: boolean; colour: string; dashed: boolean }) {
  const line = { stroke: 'var(--map-ink)', 'stroke-width': '1.6', 'stroke-dasharray': dashed ? '4 3' : undefined };
  const pattern = `url(#hex-p${piece.seat})`;
  if (piece.unit) {
    return (
      <>
        <circle r="17" fill={colour} {...line} />
        <circle r="17" fill={pattern} />
      </>
    );
  }
  const box = { x: large ? -30 : -18, y: large ? -22 : -16, width: large ? 60 : 36, height: large ? 40 : 30, rx: 4 };
  return (
    <>
      <rect {...box} fill={colour} {...line} />
      <rect {...box} fill={pattern} />
    </>
  );
}

function Cohesion({ piece, y }: { piece: Piece; y: number }) {
  const left = piece.full > 0 ? Math.max(0, Math.min(1, piece.cohesion / piece.full)) : 1;
  return (
    <>
      <rect x="-15" y={y} width="30" height="5" rx="2" fill="var(--map-plate)" stroke="var(--map-ink)" stroke-width="0.8" />
      <rect x="-15" y={y} width={30 * left} height="5" rx="2" fill={left > 0.5 ? 'var(--good)' : 'var(--map-refused)'} />
    </>
  );
}

interface OrderedProps {
  /** The building that works at it. */
  at: Piece;
  code: string;
  /** How many others were ordered there before it. */
  nth: number;
  colour: string;
}

/** A unit that my draft orders from a building: a small ghost above it, and the next one beside that. */
export function OrderedUnit({ at, code, nth, colour }: OrderedProps) {
  const { x, y } = centreOf(at.hex);
  return (
    <g class="ordered" transform={`translate(${x + 14 + nth * 21} ${y - (at.size === 7 ? 34 : 26)})`}>
      <circle r="13" fill="var(--map-plate)" stroke={colour} stroke-width="2" stroke-dasharray="4 3" />
      <text class="hex-text" font-size="9" y="3.200" fill="var(--map-ink)">
        {code}
      </text>
    </g>
  );
}
