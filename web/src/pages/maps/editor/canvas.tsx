import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { edgesOf, linesOf, type Point } from '../../../map/geometry';
import { usePanZoom, type PanZoom } from '../../../map/pan-zoom';
import { BoardTools } from '../../game/board-tools';
import { texts } from '../../../texts/en';
import { hasPair, heartOfLand, pathOfLand, titleOf, type Chart, type Land } from '../chart/chart';
import { insertCorner } from '../chart/corners';
import { alongCoast } from '../chart/draw';
import { distance, edges, key, same } from '../chart/outline';
import { snapTo } from '../chart/snap';
import { aim, click, finish, pointsOf } from './clicks';
import { frameOf, type Desk } from './desk';

const t = texts.maps;

/** The maximum distance in pixels between a click and a corner or border: larger for a finger than for a pointer. */
const NEAR = window.matchMedia('(pointer: coarse)').matches ? 20 : 12;
const STEP = 10;
const LARGE_STEP = 60;

export function Canvas({ desk }: { desk: Desk }) {
  const k = useSignal(1);
  const frame = desk.frame.value;
  const zoom = usePanZoom({ box: frame, onScale: (scale) => (k.value = scale) });
  const tolerance = () => NEAR / k.peek();
  useEffect(() => {
    const at = desk.wantsShown.value;
    if (at !== null) {
      zoom.show(at[0], at[1]);
      desk.wantsShown.value = null;
    }
  }, [desk.wantsShown.value]);
  const moved = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') {
      desk.cursor.value = null;
      desk.hover.value = aim(desk, zoom.at(event.clientX, event.clientY), tolerance());
    }
  };
  const clicked = (event: MouseEvent) => {
    // Enter on a focused element also causes a click, but one without coordinates.
    if (event.target instanceof Element && event.target.closest('[data-grip]') === null) {
      desk.cursor.value = null;
      click(desk, zoom.at(event.clientX, event.clientY), tolerance());
      desk.hover.value = null;
    }
  };
  const whole = () => {
    const next = frameOf(desk.chart.peek());
    const now = desk.frame.peek();
    if (next.x === now.x && next.y === now.y && next.width === now.width && next.height === now.height) {
      zoom.whole();
    } else {
      desk.frame.value = next;
    }
  };
  return (
    <div class="board chart-board">
      <svg
        ref={zoom.svg}
        class={`map chart tool-${desk.tool.value}`}
        role="application"
        aria-label={t.canvas}
        aria-describedby="map-hint"
        tabIndex={0}
        data-scale={k.value.toFixed(4)}
        onPointerMove={moved}
        onPointerLeave={() => {
          if (desk.cursor.peek() === null) {
            desk.hover.value = null;
          }
        }}
        onClick={clicked}
        onKeyDown={(event) => keys(event, desk, zoom, k.peek(), tolerance())}
        onBlur={() => {
          desk.cursor.value = null;
          desk.hover.value = null;
        }}
      >
        <g ref={zoom.scene}>
          {desk.chart.value.lands.length === 0 ? <Sheet desk={desk} k={k.value} /> : null}
          <Ground desk={desk} />
          <Labels desk={desk} chart={desk.chart.value} k={k.value} />
          <Grips desk={desk} zoom={zoom} k={k.value} />
          <Draft desk={desk} k={k.value} />
          <Cross desk={desk} k={k.value} />
        </g>
      </svg>
      <BoardTools onIn={() => zoom.by(1.5)} onOut={() => zoom.by(1 / 1.5)} onWhole={whole} />
    </div>
  );
}

/** The keyboard crosshair: arrow keys move it, Enter clicks. A second Enter at the same point closes the drawing. */
function keys(event: KeyboardEvent, desk: Desk, zoom: PanZoom, k: number, tolerance: number): void {
  const ways: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  const box = (zoom.svg.current as SVGSVGElement).getBoundingClientRect();
  const middle = () => zoom.at(box.left + box.width / 2, box.top + box.height / 2);
  if (way !== undefined && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    const step = (event.shiftKey ? LARGE_STEP : STEP) / k;
    const from = desk.cursor.value ?? desk.held.value ?? middle();
    const to: Point = desk.cursor.value === null && desk.held.value === null ? from : [from[0] + way[0] * step, from[1] + way[1] * step];
    desk.cursor.value = to;
    zoom.show(to[0], to[1]);
    desk.hover.value = aim(desk, to, tolerance);
    const held = desk.held.value;
    if (held !== null) {
      const snap = desk.hover.value;
      desk.look(
        held,
        snap?.point ?? to,
        snap?.edge === undefined ? desk.chart.value : insertCorner(desk.chart.value, snap.point, snap.edge),
      );
    }
  } else if (event.key === 'Enter') {
    event.preventDefault();
    const at = desk.cursor.value;
    if (at !== null) {
      click(desk, at, tolerance);
      desk.hover.value = aim(desk, at, tolerance);
    } else {
      finish(desk);
    }
  }
}

/** The empty sheet. */
function Sheet({ desk, k }: { desk: Desk; k: number }) {
  const { x, y, width, height } = desk.frame.value;
  const narrow = width * k < 520;
  return (
    <g class="sheet" aria-hidden="true">
      <rect x={x + 8 / k} y={y + 8 / k} width={width - 16 / k} height={height - 16 / k} rx={8 / k} />
      {desk.drawn.value.length > 0 ? null : (
        <g transform={`translate(${x + width / 2} ${y + height / 2}) scale(${1 / k})`}>
          <path class="rose" d="M0-52 7-33 0-37-7-33ZM0-30 5-5 30 0 5 5 0 30-5 5-30 0-5-5Z" />
          <text class="sheet-title" text-anchor="middle" y="62">
            {t.sheet}
          </text>
          {narrow ? null : (
            <text class="sheet-note" text-anchor="middle" y="86">
              {t.sheetNote}
            </text>
          )}
        </g>
      )}
    </g>
  );
}

/** Sea, lands and lines. During a drag, lands have simple outlines: joining all borders again would be too slow. */
function Ground({ desk }: { desk: Desk }) {
  const settled = desk.chart.value;
  const chart = desk.shown.value;
  const dragging = chart !== settled;
  const borders = useMemo(() => bordersOf(settled), [settled]);
  const hearts = useMemo(() => new Map(settled.lands.map((land) => [land.id, heartOfLand(land)])), [settled]);
  const chosen = desk.land.value;
  const line = (a: number, b: number) => {
    const [from, to] = [hearts.get(a), hearts.get(b)];
    return from === undefined || to === undefined ? '' : `M${from.x} ${from.y}L${to.x} ${to.y}`;
  };
  return (
    <g>
      <path class="shore" d={borders.coast} />
      <path class="sea-line" d={chart.seaLines.map(([a, b]) => line(a, b)).join('')} />
      {chart.lands.map((land) => (
        <path
          key={land.id}
          class={'land' + (land.sea ? ' at-sea' : dragging ? ' plain' : '')}
          data-land={land.id}
          d={pathOfLand(land)}
          fill={land.sea ? 'var(--map-sea)' : 'var(--map-land)'}
        />
      ))}
      {dragging ? null : (
        <>
          <path class="border" d={borders.inner} />
          <path class="shut-border" d={borders.shut} />
          <path class="coast" d={borders.coast} />
        </>
      )}
      <path class="added-line" d={chart.added.map(([a, b]) => line(a, b)).join('')} />
      {chosen === null ? null : <path class="chosen-line" d={pathOfLand(chosen)} />}
    </g>
  );
}

function bordersOf(chart: Chart) {
  const [coast, inner, shut] = [[], [], []] as [ReturnType<typeof edgesOf>, ReturnType<typeof edgesOf>, ReturnType<typeof edgesOf>];
  for (const edge of edgesOf(chart.lands.map((land) => land.rings))) {
    const [a, b] = edge.sides.map((side) => chart.lands[side] as Land);
    if (a === undefined || b === undefined || a.sea !== b.sea) {
      coast.push(edge);
    } else if (hasPair(chart.closed, a.id, b.id)) {
      shut.push(edge);
    } else {
      inner.push(edge);
    }
  }
  return { coast: linesOf(coast), inner: linesOf(inner), shut: linesOf(shut) };
}

/** Names where there is space, codes where there is less; starts as numbered flags. */
function Labels({ desk, chart, k }: { desk: Desk; chart: Chart; k: number }) {
  const starts = desk.starts.value;
  return (
    <g class="labels">
      {chart.lands.map((land) => {
        const heart = heartOfLand(land);
        const room = heart.room * k;
        const title = titleOf(land);
        const text =
          room * 1.7 > title.length * 3.5 && room > 10 ? title : room * 1.7 > land.code.length * 3.8 && room > 8 ? land.code : '';
        const start = starts.indexOf(land.id) + 1;
        if (text === '' && start === 0) {
          return null;
        }
        return (
          <g key={land.id} transform={`translate(${heart.x} ${heart.y}) scale(${1 / k})`}>
            {text === '' ? null : (
              <text class={land.sea ? 'sea-name' : 'land-name'} text-anchor="middle" y={start > 0 ? 14 : 4.5}>
                {text}
              </text>
            )}
            {start === 0 ? null : (
              <g class="start-flag" data-start={start} transform={`translate(0 ${text === '' ? 0 : -8})`}>
                <circle r="10" />
                <text text-anchor="middle" y="4.5">
                  {start}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Corners closer together than this on the screen share one grip. Zooming in separates them. */
const GRIP_GAP = 11;
const MIDDLE_GAP = 44;

/** Grips for the corners of the chosen land, and for every edge that is long enough to get a new corner. */
function Grips({ desk, zoom, k }: { desk: Desk; zoom: PanZoom; k: number }) {
  const land = desk.land.value;
  const tool = desk.tool.value;
  if (land === null || tool !== 'select') {
    return null;
  }
  const corners: Point[] = [];
  const middles: [Point, Point, Point][] = [];
  for (const ring of land.rings) {
    let last: Point | null = null;
    for (const [a, b] of edges(ring)) {
      if (last === null || distance(last, a) * k >= GRIP_GAP || (desk.corner.value !== null && same(a, desk.corner.value))) {
        corners.push(a);
        last = a;
      }
      if (distance(a, b) * k >= MIDDLE_GAP) {
        middles.push([[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], a, b]);
      }
    }
  }
  return (
    <g class="grips">
      {middles.map(([at, a, b]) => (
        <g
          key={'m' + key(at)}
          data-grip="middle"
          transform={`translate(${at[0]} ${at[1]}) scale(${1 / k})`}
          onPointerDown={(event) => drag(event, desk, zoom, k, at, [a, b])}
        >
          <circle class="grip-room" r="12" />
          <circle class="grip-middle" r="3.5" />
        </g>
      ))}
      {corners.map((at) => {
        const chosen = desk.corner.value !== null && same(at, desk.corner.value);
        return (
          <g
            key={'c' + key(at)}
            data-grip="corner"
            class={chosen ? 'chosen' : ''}
            transform={`translate(${at[0]} ${at[1]}) scale(${1 / k})`}
            onPointerDown={(event) => drag(event, desk, zoom, k, at, null)}
          >
            <circle class="grip-room" r={NEAR} />
            <circle class="grip-corner" r={chosen ? 7 : 5} />
          </g>
        );
      })}
    </g>
  );
}

/** Moves a corner, or adds one on the edge and moves it. A press without movement only selects the corner. */
function drag(down: PointerEvent, desk: Desk, zoom: PanZoom, k: number, from: Point, stretch: [Point, Point] | null): void {
  if (down.button !== 0) {
    return;
  }
  down.preventDefault();
  down.stopPropagation();
  const svg = zoom.svg.current as SVGSVGElement;
  svg.focus({ preventScroll: true });
  svg.setPointerCapture(down.pointerId);
  desk.cursor.value = null;
  const base = stretch === null ? desk.chart.value : insertCorner(desk.chart.value, from, stretch);
  let to: Point | null = null;
  let on = base;
  const moved = (event: PointerEvent) => {
    if (to === null && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < 4) {
      return;
    }
    const snap = snapTo(base, zoom.at(event.clientX, event.clientY), { tolerance: NEAR / 1.5 / k, moving: from });
    to = snap.point;
    on = snap.edge === undefined ? base : insertCorner(base, snap.point, snap.edge);
    desk.hover.value = snap;
    desk.look(from, to, on);
  };
  const done = () => {
    svg.removeEventListener('pointermove', moved);
    svg.removeEventListener('pointerup', done);
    svg.removeEventListener('pointercancel', done);
    desk.hover.value = null;
    swallowClick();
    if (to !== null) {
      desk.drop(from, to, on);
    } else if (stretch === null) {
      desk.said.value = null;
      desk.corner.value = from;
    }
  };
  svg.addEventListener('pointermove', moved);
  svg.addEventListener('pointerup', done);
  svg.addEventListener('pointercancel', done);
}

/** The click event after a press on a grip is not a click on the map. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 80);
}

/** The drawing so far, with a line to the point where the next click would land. */
function Draft({ desk, k }: { desk: Desk; k: number }) {
  const drawn = desk.drawn.value;
  const hover = desk.hover.value;
  const points = pointsOf(drawn);
  const last = drawn[drawn.length - 1];
  const first = drawn[0];
  const next =
    hover === null || last === undefined
      ? []
      : [
          last.snap.point,
          ...(desk.tool.value === 'draw'
            ? (alongCoast(desk.chart.value, last.snap, hover.kind === 'first' && first !== undefined ? first.snap : hover) ?? [])
            : []),
          hover.point,
        ];
  const closing =
    last === undefined || first === undefined || drawn.length < 3 || desk.tool.value !== 'draw'
      ? []
      : (alongCoast(desk.chart.value, last.snap, first.snap) ?? []);
  const bad = desk.preview.value !== null && 'refused' in desk.preview.value;
  const path = (line: readonly Point[]) => (line.length < 2 ? '' : 'M' + line.map(([x, y]) => `${x} ${y}`).join('L'));
  return (
    <g class="draft">
      {desk.tool.value === 'draw' && points.length > 2 ? <path class="draft-fill" d={path([...points, ...closing]) + 'Z'} /> : null}
      <path class="draft-line" d={path(points)} />
      <path class="draft-next" d={path(next)} />
      {drawn.map(({ snap }, i) => (
        <circle key={i} class={'draft-point' + (i === 0 ? ' first' : '')} cx={snap.point[0]} cy={snap.point[1]} r={(i === 0 ? 6 : 4) / k} />
      ))}
      {hover === null || (hover.kind === 'open' && !bad && desk.tool.value === 'select') ? null : (
        <g
          class={`snap snap-${hover.kind}` + (bad ? ' bad' : '')}
          data-snap={hover.kind}
          transform={`translate(${hover.point[0]} ${hover.point[1]}) scale(${1 / k})`}
        >
          {hover.kind === 'corner' || hover.kind === 'first' ? (
            <rect x="-7" y="-7" width="14" height="14" rx="2" />
          ) : hover.kind === 'edge' ? (
            <path d="M0-8 8 0 0 8-8 0Z" />
          ) : (
            <circle r="3.5" />
          )}
        </g>
      )}
    </g>
  );
}

function Cross({ desk, k }: { desk: Desk; k: number }) {
  const at = desk.cursor.value;
  if (at === null) {
    return null;
  }
  return (
    <g class="crosshair" transform={`translate(${at[0]} ${at[1]}) scale(${1 / k})`}>
      <path d="M-18 0h12M6 0h12M0-18v12M0 6v12" />
      <circle r="1.5" />
    </g>
  );
}
