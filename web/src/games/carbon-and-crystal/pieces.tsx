import { centreOf, cornersOf, SIZE } from '../../hex/hex';
import { lineColour, onColour } from '../../map/colours';
import { theme } from '../../shell/theme';
import { numbers } from '../../map/numbers';
import { Emblem, emblemOf } from './emblems';
import type { Piece } from './view';

/** At this scale and below, pieces have no text and fill their hex. */
export const FAR = 0.75;

interface PieceProps {
  piece: Piece;
  /** The faction of the piece. Each faction has its own emblems. */
  faction: string;
  far: boolean;
  colour: string;
  /** Whether it can get an order, or is a target. */
  lit: boolean;
  /** Whether it is on the board only after my draft. */
  planned: boolean;
}

/** Units are round and buildings are square. The emblem shows the type. */
export function PieceView({ piece, faction, far, colour, lit, planned }: PieceProps) {
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
        <g transform={large ? 'translate(0 -8)' : 'translate(0 -1)'}>
          <Sign faction={faction} code={piece.code} size={large ? 24 : 20} fill={onColour(colour)} />
        </g>
        {large ? <Level level={piece.level} colour={onColour(colour)} /> : null}
        {numbers.value && !far ? (
          <text class="piece-name" y={large ? 37 : 32} fill="var(--map-ink)">
            {piece.id.slice(piece.id.indexOf('.') + 1)}
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

/** One chevron per level, as in the server's pictures. */
export function Level({ level, colour }: { level: number; colour: string }) {
  const marks = Array.from({ length: level }, (_, i) => `M${i * 12 - 6 * (level - 1) - 4.5} 14l4.5-4.5 4.5 4.5`);
  return <path d={marks.join('')} fill="none" stroke={colour} stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />;
}

/** The emblem of a piece, or its code if the faction has no emblems. */
function Sign({ faction, code, size, fill }: { faction: string; code: string; size: number; fill: string }) {
  const path = emblemOf(faction, code);
  return path === null ? (
    <text class="hex-text" font-size={size * 0.56} y={size * 0.2} fill={fill}>
      {code}
    </text>
  ) : (
    <Emblem path={path} size={size} fill={fill} />
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
  /** The building that produces it. */
  at: Piece;
  faction: string;
  code: string;
  /** The number of units ordered there before it. */
  nth: number;
  colour: string;
}

/** A unit ordered in my draft: a small dashed disc above its building. More units follow beside it. */
export function OrderedUnit({ at, faction, code, nth, colour }: OrderedProps) {
  const { x, y } = centreOf(at.hex);
  return (
    <g class="ordered" transform={`translate(${x + 14 + nth * 21} ${y - (at.size === 7 ? 34 : 26)})`}>
      <circle r="13" fill="var(--map-plate)" stroke={colour} stroke-width="2" stroke-dasharray="4 3" />
      <Sign faction={faction} code={code} size={16} fill="var(--map-ink)" />
    </g>
  );
}
