import { theme } from '../../shell/theme';
import { lineColour } from '../../map/colours';
import type { Place, World } from './world';

interface ArrowProps {
  path: Place[];
  colour: string;
  amount: number;
  state: 'draft' | 'ready' | 'refused' | 'happened' | 'stopped';
  title: string;
  /** Pixels per unit of the map. */
  k: number;
}

/** A path bends gently to one side, so that there and back do not lie on each other. */
function curve(path: Place[], k: number): { d: string; mid: [number, number] } {
  const points = path.map((place) => [place.heart.x, place.heart.y] as [number, number]);
  let d = `M${points[0]?.join(' ')}`;
  let mid: [number, number] = points[0] ?? [0, 0];
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as [number, number];
    const [bx, by] = points[i] as [number, number];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const bend = Math.min(length * 0.14, 28 / k);
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const control: [number, number] = [(ax + bx) / 2 + nx * bend * 2, (ay + by) / 2 + ny * bend * 2];
    const last = i === points.length - 1;
    const cut = last ? Math.min(0.3, 16 / k / length) : 0;
    const end: [number, number] = [bx - (bx - control[0]) * cut, by - (by - control[1]) * cut];
    d += `Q${control.map((n) => n.toFixed(1)).join(' ')} ${end.map((n) => n.toFixed(1)).join(' ')}`;
    if (last) {
      mid = [(ax + 2 * control[0] + end[0]) / 4, (ay + 2 * control[1] + end[1]) / 4];
    }
  }
  return { d, mid };
}

/** A single unit needs no number, and on a short arrow a number would hide the arrow. */
function numbered({ path, amount, state, k }: ArrowProps): boolean {
  const [a, b] = [path.at(-2)?.heart, path.at(-1)?.heart];
  const length = a === undefined || b === undefined ? 0 : Math.hypot(b.x - a.x, b.y - a.y) * k;
  return amount > 1 && (state === 'draft' || state === 'ready' || state === 'refused' || length > 44);
}

export function Arrow(props: ArrowProps) {
  const { path, colour, amount, state, title, k } = props;
  const { d, mid } = curve(path, k);
  const width = (2.5 + Math.min(6, Math.sqrt(Math.max(1, amount)) * 1.3)) / k;
  const stroke = state === 'refused' ? 'var(--map-refused)' : lineColour(colour, theme.value);
  const id = `head-${state}-${colour.slice(1)}`;
  const dash = state === 'draft' || state === 'refused' || state === 'stopped' ? `${8 / k} ${5 / k}` : undefined;
  return (
    <g class={`arrow ${state}`}>
      <title>{title}</title>
      <path d={d} fill="none" stroke="var(--map-plate)" stroke-width={width + 3 / k} stroke-linecap="round" opacity="0.85" />
      <path d={d} fill="none" stroke={stroke} stroke-width={width} stroke-dasharray={dash} stroke-linecap="butt" marker-end={`url(#${id})`} />
      {numbered(props) ? (
        <g transform={`translate(${mid[0]} ${mid[1]}) scale(${1 / k})`}>
          <circle r="11" fill="var(--map-plate)" stroke={stroke} stroke-width="2" />
          <text class="arrow-count" text-anchor="middle" y="4.5">
            {amount}
          </text>
        </g>
      ) : null}
    </g>
  );
}

export function ArrowHeads({ colours }: { colours: string[] }) {
  const states = ['draft', 'ready', 'refused', 'happened', 'stopped'] as const;
  return (
    <defs>
      {colours.flatMap((colour) =>
        states.map((state) => (
          <marker id={`head-${state}-${colour.slice(1)}`} key={state + colour} viewBox="0 0 10 10" refX="4" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto-start-reverse">
            <path d={state === 'stopped' ? 'M0 1.500 1.500 0 5 3.500 8.500 0 10 1.500 6.500 5 10 8.500 8.500 10 5 6.500 1.500 10 0 8.500 3.500 5Z' : 'M0 0 10 5 0 10 2.5 5Z'} fill={state === 'refused' ? 'var(--map-refused)' : lineColour(colour, theme.value)} />
          </marker>
        )),
      )}
    </defs>
  );
}

export function placesOf(path: number[], world: World): Place[] {
  return path.flatMap((id) => world.byId.get(id) ?? []);
}
