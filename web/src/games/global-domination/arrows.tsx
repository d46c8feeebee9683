import type { SeatFull } from '../../api/types';
import { theme } from '../../shell/theme';
import { waysBetween } from '../../map/around';
import { lineColour } from '../../map/colours';
import type { Point } from '../../map/geometry';
import { RADIUS, spotOn, type Bend, type Rect } from './labels';
import { waysOf, type Drawn, type State } from './strokes';
import type { Place, World } from './world';

interface ArrowProps {
  world: World;
  path: Place[];
  colour: string;
  amount: number;
  state: State;
  /** Whether this is an attack on the last place, and not a move to it. */
  strikes: boolean;
  title: string;
  /** What the names and tokens of the map cover, in pixels. */
  labels: readonly Rect[];
  /** Pixels per unit of the map. */
  k: number;
}

/** A path bends slightly to one side, so that arrows in opposite directions do not cover each other. */
function curve(path: Place[], { box }: World, k: number): { d: string; last: Bend } {
  const points = path.map((place): Point => [place.heart.x, place.heart.y]);
  const start = points[0] ?? [0, 0];
  let last: Bend = [start, start, start];
  let d = '';
  points.slice(1).forEach((point, i, goals) => {
    waysBetween(points[i] as Point, point, box).forEach(([[ax, ay], [bx, by]], part, parts) => {
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const bend = Math.min(length * 0.14, 28 / k);
      const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
      const control: Point = [(ax + bx) / 2 + nx * bend * 2, (ay + by) / 2 + ny * bend * 2];
      const cut = i === goals.length - 1 && part === parts.length - 1 ? Math.min(0.3, 16 / k / length) : 0;
      const end: Point = [bx - (bx - control[0]) * cut, by - (by - control[1]) * cut];
      const written = (at: Point) => at.map((n) => n.toFixed(1)).join(' ');
      d += `${i === 0 || part > 0 ? `M${written([ax, ay])}` : ''}Q${written(control)} ${written(end)}`;
      last = [[ax, ay], control, end];
    });
  });
  return { d, last };
}

/**
 * When the map is zoomed out, arrows of the past are thin: many thick arrows would hide the map. My own orders are few, so they
 * stay thicker.
 */
function strength({ world, state, k }: ArrowProps): number {
  const least = state === 'happened' ? 0.4 : 0.75;
  return Math.max(least, Math.min(1, (world.room * k) / 22));
}

/** A single unit needs no number. On a short arrow a number would hide the arrow. */
function numbered({ path, amount, state, k }: ArrowProps): boolean {
  const [a, b] = [path.at(-2)?.heart, path.at(-1)?.heart];
  const length = a === undefined || b === undefined ? 0 : Math.hypot(b.x - a.x, b.y - a.y) * k;
  return amount > 1 && (state !== 'happened' || length > 44);
}

const inkOf = ({ state, strikes, colour }: ArrowProps) =>
  state === 'refused' || strikes ? 'var(--map-refused)' : lineColour(colour, theme.value);

/** An attack is red, with the player's colour inside. */
function Arrow(props: ArrowProps) {
  const { world, path, colour, amount, state, strikes, title, k } = props;
  const { d } = curve(path, world, k);
  const width = ((2.5 + Math.min(6, Math.sqrt(Math.max(1, amount)) * 1.3)) * strength(props)) / k;
  const id = state === 'refused' ? 'head-refused' : strikes ? 'head-strike' : `head-${colour.slice(1)}`;
  const dash = state === 'draft' || state === 'refused' ? `${8 / k} ${5 / k}` : undefined;
  return (
    <g class={`arrow ${state}${strikes ? ' strike' : ''}`}>
      <title>{title}</title>
      <path
        d={d}
        fill="none"
        stroke="var(--map-plate)"
        stroke-width={width + (3 * strength(props)) / k}
        stroke-linecap="round"
        opacity="0.85"
      />
      <path d={d} fill="none" stroke={inkOf(props)} stroke-width={width} stroke-dasharray={dash} marker-end={`url(#${id})`} />
      {strikes && state === 'happened' ? <path d={d} fill="none" stroke={colour} stroke-width={width * 0.45} /> : null}
    </g>
  );
}

/** The number of pieces. Drawn after all arrows, so that no arrow covers it. */
function Count(props: ArrowProps) {
  const { world, path, amount, labels, k } = props;
  const spot = numbered(props) ? spotOn(curve(path, world, k).last, labels, k) : null;
  return spot === null ? null : (
    <g transform={`translate(${spot[0]} ${spot[1]}) scale(${1 / k})`}>
      <circle r={RADIUS} fill="var(--map-plate)" stroke={inkOf(props)} stroke-width="2" />
      <text class="arrow-count" text-anchor="middle" y="4.5">
        {amount}
      </text>
    </g>
  );
}

const POINT = 'M0 0 10 5 0 10 2.5 5Z';
const CROSS = 'M0 1.5 1.5 0 5 3.5 8.5 0 10 1.5 6.5 5 10 8.5 8.5 10 5 6.5 1.5 10 0 8.5 3.5 5Z';

function Head({ id, d, fill }: { id: string; d: string; fill: string }) {
  return (
    <marker id={id} viewBox="0 0 10 10" refX="4" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto-start-reverse">
      <path d={d} fill={fill} />
    </marker>
  );
}

export function ArrowHeads({ colours }: { colours: string[] }) {
  return (
    <defs>
      <Head id="head-refused" d={CROSS} fill="var(--map-refused)" />
      <Head id="head-strike" d={POINT} fill="var(--map-refused)" />
      {[...new Set([...colours, NOBODY])].map((colour) => (
        <Head key={colour} id={`head-${colour.slice(1)}`} d={POINT} fill={lineColour(colour, theme.value)} />
      ))}
    </defs>
  );
}

/** The colour of pieces whose player is unknown. */
const NOBODY = '#5b5647';

export function colourOf(seats: readonly SeatFull[], seat: number | null): string {
  return seats.find((one) => one.seat === seat)?.colour ?? NOBODY;
}

interface ArrowsProps {
  drawn: readonly Drawn[];
  world: World;
  seats: readonly SeatFull[];
  labels: readonly Rect[];
  k: number;
}

/** All paths of orders, or of pieces that have moved. */
export function Arrows({ drawn, world, seats, labels, k }: ArrowsProps) {
  const arrows = waysOf(drawn).map(
    ({ stroke, state, seat, title }): ArrowProps => ({
      world,
      path: stroke.places.flatMap((id) => world.byId.get(id) ?? []),
      colour: colourOf(seats, seat),
      amount: stroke.amount,
      state,
      strikes: stroke.kind === 'strike',
      title,
      labels,
      k,
    }),
  );
  return (
    <g class="orders-layer">
      {arrows.map((arrow, i) => (
        <Arrow key={i} {...arrow} />
      ))}
      {arrows.map((arrow, i) => (
        <Count key={i} {...arrow} />
      ))}
    </g>
  );
}
