import { theme } from '../shell/theme';
import { tint } from '../map/colours';
import { MARKS } from './hex-board';
import { cornersOf, outlineOf, SIZE } from './hex';

const MIDDLE = { q: 0, r: 0 };
/** A placeholder for the player's colour in a legend. */
const ANYBODY = '#8a7f66';

/** A hex with its terrain, as the board draws it. */
export function GroundSign({ terrain }: { terrain: string }) {
  const mark = MARKS[terrain];
  return (
    <svg class="sign" viewBox="-32 -32 64 64" aria-hidden="true">
      <polygon class={`hex ${terrain}`} points={cornersOf(MIDDLE)} />
      {mark === undefined ? null : <path class={`terrain-mark ${terrain}`} d={mark} />}
    </svg>
  );
}

/** The outline of a piece. */
export function PieceSign({ path }: { path: string }) {
  return (
    <svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true">
      <path d={path} fill={ANYBODY} fill-rule="evenodd" stroke="var(--map-ink)" stroke-width="1.6" stroke-linejoin="round" />
    </svg>
  );
}

type Mark = 'target' | 'missing' | 'ready' | 'area' | 'move' | 'chosen';

/** The marks of hexes and pieces. */
export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg class="sign" viewBox="-32 -32 64 64" aria-hidden="true">
      {mark === 'ready' ? (
        <circle r="22" fill="none" stroke="var(--map-glow)" stroke-width="4" />
      ) : mark === 'area' ? (
        <>
          <polygon class="area-fill" points={cornersOf(MIDDLE)} fill={tint(ANYBODY, theme.value)} />
          <path class="area-line" d={outlineOf(new Set(['0,0']))} stroke={ANYBODY} />
        </>
      ) : mark === 'move' ? (
        <path d="M-26 0H12" fill="none" stroke={ANYBODY} stroke-width="6" stroke-dasharray="10 6" />
      ) : (
        <polygon class={`hex-${mark}`} points={cornersOf(MIDDLE, SIZE * 0.86)} />
      )}
      {mark === 'move' ? <path d="M26 0 10 -10V10Z" fill={ANYBODY} /> : null}
    </svg>
  );
}
