import './hex.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Look } from '../map/patterns';
import { PatternDefs } from '../map/patterns';
import { boardKeys } from '../map/board-keys';
import { useFollow, useLook } from '../map/follow';
import { numbers } from '../map/numbers';
import { usePanZoom } from '../map/pan-zoom';
import { BoardTools } from '../pages/game/board-tools';
import { cardSize, coveredHeight } from '../pages/game/bottom-sheet';
import type { Choosing } from '../pages/game/choosing';
import { texts } from '../texts/en';
import { centreOf, cornersOf, FINGER, hexOf, keyOf, middleOf, SIZE, type Hex } from './hex';

export interface Cell {
  hex: Hex;
  /** The class name of the terrain in the style sheet. */
  terrain: string;
  title: string;
}

interface HexBoardProps {
  cells: Cell[];
  looks: Look[];
  choosing: Choosing;
  targets: Set<string>;
  /** Where my pieces are. A board that is too large for the screen opens there, or at the targets while I have none. */
  mine: Hex[];
  /** Describes what is at a hex. */
  describe(key: string): string;
  /** Whether the player has to choose a target; then the rest of the board is dimmed. */
  asking: boolean;
  /** The places of the step of a replay, in which pieces are animated; null without a replay. */
  told: string[] | null;
  onTap(key: string): void;
  under?: (k: number) => ComponentChildren;
  children(k: number): ComponentChildren;
}

/** A board of hexes: terrain, areas, targets, and the game's own layers. */
export function HexBoard({ cells, looks, choosing, targets, mine, describe, asking, told, onTap, under, children }: HexBoardProps) {
  const scale = useSignal(1);
  const chosen = choosing.place.value;
  const cursor = choosing.cursor.value;
  const looked = choosing.looked.value;
  const latest = useRef<Hex[]>([]);
  // After the end of a game, the whole board is shown.
  const over = choosing.table.game.value?.status === 'over';
  latest.current = over ? [] : mine.length > 0 ? mine : [...targets].flatMap((key) => hexOf(key) ?? []);
  const box = useMemo(() => {
    const xs = cells.map((cell) => centreOf(cell.hex).x);
    const ys = cells.map((cell) => centreOf(cell.hex).y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const pad = SIZE * 1.4;
    return { x: left - pad, y: top - pad, width: right - left + 2 * pad, height: bottom - top + 2 * pad };
  }, [cells.length]);
  const zoom = usePanZoom({
    box,
    covered: () => coveredHeight.value,
    hidden: () => cardSize.peek(),
    home: () => middleOf(latest.current),
    near: FINGER,
    onScale: (k) => (scale.value = k),
  });
  const pointOf = (key: string) => {
    const hex = hexOf(key);
    return hex === null ? null : centreOf(hex);
  };
  useLook(zoom, looked, pointOf);
  useFollow(zoom, told, pointOf);
  const spots = useMemo(() => cells.map(({ hex }) => ({ id: keyOf(hex), ...centreOf(hex) })), [cells.length]);
  const [first] = [...choosing.actors.value, ...targets, ...mine.map(keyOf)];
  const keys = boardKeys(choosing, spots, () => first ?? null);
  return (
    <div class="board hex-board">
      <svg
        ref={zoom.svg}
        class={'map' + (asking ? ' choosing' : '') + (told !== null ? ' gliding' : '')}
        role="application"
        aria-label={texts.boards.board}
        tabindex={0}
        onKeyDown={keys}
      >
        <PatternDefs prefix="hex" looks={looks} unit={1} />
        <g ref={zoom.scene}>
          <Ground cells={cells} onTap={onTap} />
          <g class="over">{under?.(scale.value)}</g>
          <g class="over">
            {[...targets].map((key) => (
              <polygon key={key} class="hex-target" points={cornersOf(hexOf(key) as Hex, SIZE * 0.86)} />
            ))}
            {chosen === null || hexOf(chosen) === null ? null : (
              <polygon class="hex-chosen" points={cornersOf(hexOf(chosen) as Hex, SIZE * 0.95)} />
            )}
          </g>
          <g class="over">
            {children(scale.value)}
            {numbers.value ? <Numbers cells={cells} /> : null}
            {cursor === null ? null : <polygon class="board-cursor" points={cornersOf(hexOf(cursor) as Hex, SIZE * 0.98)} />}
          </g>
        </g>
      </svg>
      <p class="unseen" aria-live="polite">
        {cursor === null ? '' : describe(cursor)}
      </p>
      <BoardTools onIn={() => zoom.by(1.5)} onOut={() => zoom.by(1 / 1.5)} onWhole={() => zoom.whole()} />
    </div>
  );
}

function Ground({ cells, onTap }: { cells: Cell[]; onTap(key: string): void }) {
  return (
    <g>
      {cells.map((cell) => (
        <polygon
          key={keyOf(cell.hex)}
          class={`hex ${cell.terrain}`}
          data-hex={keyOf(cell.hex)}
          points={cornersOf(cell.hex, SIZE * 0.985)}
          onClick={() => onTap(keyOf(cell.hex))}
        >
          <title>{cell.title}</title>
        </polygon>
      ))}
      {cells.map((cell) => (
        <TerrainMark key={keyOf(cell.hex)} cell={cell} />
      ))}
    </g>
  );
}

/** The two numbers that name a hex in orders and reports. */
function Numbers({ cells }: { cells: Cell[] }) {
  return (
    <g class="hex-numbers">
      {cells.map(({ hex }) => {
        const { x, y } = centreOf(hex);
        return (
          <text key={keyOf(hex)} x={x} y={y - SIZE * 0.56}>
            {keyOf(hex)}
          </text>
        );
      })}
    </g>
  );
}

/** A few lines that identify the terrain without its colour. */
export const MARKS: Record<string, string> = {
  mountain: 'M-13 9 L-3 -9 L3 0 L7 -5 L15 9 Z M-6 -3 L-3 -9 L0 -4',
  canyon: 'M-14 -6 L-6 -2 L-8 4 L2 8 M2 -10 L6 -3 L4 3 L13 8',
  water: 'M-13 -3 q4 -4 8 0 t8 0 t8 0 M-11 6 q4 -4 8 0 t8 0 t6 0',
  rock: 'M-13 8 L-9 -5 L-1 -10 L8 -6 L13 8 Z M-1 -10 L1 2 L13 8',
  forest: 'M-8 7 L-3 -3 L2 7 Z M0 3 L5 -8 L11 3 Z M-13 2 L-9 -7 L-5 2',
};

function TerrainMark({ cell }: { cell: Cell }) {
  const mark = MARKS[cell.terrain];
  if (mark === undefined) {
    return null;
  }
  const { x, y } = centreOf(cell.hex);
  return <path class={`terrain-mark ${cell.terrain}`} d={mark} transform={`translate(${x} ${y})`} />;
}
