import type { Stroke } from '../api/types';
import { centreOf, cornersOf, hexOf, SIZE } from './hex';
import type { HexSession } from './session';

interface StrokesProps {
  strokes: Stroke[];
  colour: string;
  /** The outline of a piece or building from its word; null if it has none. */
  glyph(what: string): string | null;
}

const points = (places: string[]) => places.flatMap((place) => hexOf(place) ?? []).map(centreOf);

/** Orders or past events, drawn over a board of hexes: paths, ghosts, attacks. */
export function HexStrokes({ strokes, colour, glyph }: StrokesProps) {
  return (
    <>
      {strokes.map((stroke, i) => (
        <OneStroke
          key={i}
          stroke={stroke}
          colour={colour}
          glyph={glyph}
          nth={strokes.slice(0, i).filter((one) => same(one, stroke)).length}
        />
      ))}
    </>
  );
}

/** Whether two strokes would cover each other. */
function same(one: Stroke, other: Stroke): boolean {
  return one.kind === other.kind && one.places.at(-1) === other.places.at(-1);
}

interface OneProps {
  stroke: Stroke;
  colour: string;
  glyph(what: string): string | null;
  nth: number;
}

function OneStroke({ stroke, colour, glyph, nth }: OneProps) {
  const way = points(stroke.places);
  const last = way.at(-1);
  if (last === undefined) {
    return null;
  }
  switch (stroke.kind) {
    case 'go':
      return <Way kind="go" way={way} colour={colour} />;
    case 'strike':
      return <Way kind="strike" way={way} colour="var(--map-refused)" />;
    case 'put': {
      const path = glyph(stroke.what);
      return path === null ? (
        <Ring place={stroke.places.at(-1) as string} />
      ) : (
        <path
          class="hex-ghost"
          d={path}
          transform={`translate(${last.x + nth * 9} ${last.y + nth * 9})`}
          fill={colour}
          fill-opacity="0.35"
          stroke={colour}
          stroke-width="2"
          stroke-dasharray="4 3"
        />
      );
    }
    case 'take':
      return (
        <path
          class="hex-taken"
          d="M-12 -12 L12 12 M12 -12 L-12 12"
          transform={`translate(${last.x} ${last.y})`}
          stroke="var(--map-refused)"
          stroke-width="4"
          fill="none"
        />
      );
    case 'mark':
      return (
        <>
          {stroke.places.map((place) => (
            <Ring key={place} place={place} />
          ))}
        </>
      );
  }
}

/** The distance between an arrow's end and the centre of its last hex, so that it does not cover the piece there. */
const SHORT = 17;
const HEAD = 11;

interface Point {
  x: number;
  y: number;
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A point on the line between two points, moved sideways by `aside`. */
function towards(from: Point, to: Point, by: number, aside = 0): Point {
  const [dx, dy] = [(to.x - from.x) / apart(from, to), (to.y - from.y) / apart(from, to)];
  return { x: from.x + dx * by - dy * aside, y: from.y + dy * by + dx * aside };
}

/** An arrow along a path. The target of an attack has a ring. An attack without a known origin shows only the ring. */
function Way({ kind, way, colour }: { kind: 'go' | 'strike'; way: Point[]; colour: string }) {
  const last = way.at(-1) as Point;
  const before = way.at(-2) ?? last;
  const ring = <circle cx={last.x} cy={last.y} r={SIZE * 0.74} fill="none" stroke={colour} stroke-width="2.6" />;
  if (apart(last, before) === 0) {
    return <g class={`hex-way ${kind}`}>{ring}</g>;
  }
  const back = (by: number, aside = 0) => towards(last, before, by, aside);
  // An attacking piece stays in its hex, so the arrow starts beside it. A moving piece has left.
  const [first, second] = way as [Point, Point];
  const start = kind === 'strike' ? towards(first, second, SHORT) : first;
  const drawn = (points: Point[]) => points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <g class={`hex-way ${kind}`}>
      {kind === 'strike' ? ring : null}
      <polyline
        points={drawn([start, ...way.slice(1, -1), back(SHORT + HEAD - 1)])}
        fill="none"
        stroke={colour}
        stroke-width="4"
        stroke-dasharray="8 5"
        stroke-linejoin="round"
      />
      <polygon points={drawn([back(SHORT), back(SHORT + HEAD, HEAD * 0.7), back(SHORT + HEAD, -HEAD * 0.7)])} fill={colour} />
    </g>
  );
}

function Ring({ place }: { place: string }) {
  const hex = hexOf(place);
  return hex === null ? null : <polygon class="hex-chosen" points={cornersOf(hex, SIZE * 0.9)} />;
}

interface LayerProps<V> {
  session: HexSession<V>;
  colour: string;
  glyph(what: string): string | null;
}

/** The strokes of my drafted lines, while the current position is shown. */
export function draftedStrokes<V>(session: HexSession<V>): Stroke[] {
  const lines = session.table.live.value && session.frame.value === null ? (session.table.desk.answer.value?.lines ?? []) : [];
  return lines.filter(({ accepted }) => accepted).flatMap(({ intent }) => intent?.strokes ?? []);
}

export function DraftStrokes<V>({ session, colour, glyph }: LayerProps<V>) {
  return <HexStrokes strokes={draftedStrokes(session)} colour={colour} glyph={glyph} />;
}

/** The replay step: its strokes and its places. */
export function FrameStrokes<V>({ session, glyph }: Omit<LayerProps<V>, 'colour'>) {
  const frame = session.frame.value;
  if (frame === null) {
    return null;
  }
  return (
    <g>
      {frame.places.map((place) => (
        <Ring key={place} place={place} />
      ))}
      <HexStrokes strokes={frame.strokes.filter(({ kind }) => kind !== 'put' && kind !== 'mark')} colour="var(--map-glow)" glyph={glyph} />
    </g>
  );
}
