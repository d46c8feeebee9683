import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { SeatFull } from '../../api/types';
import { waysBetween } from '../../map/around';
import { useFollow, useLook } from '../../map/follow';
import { boardKeys } from '../../map/board-keys';
import { lineColour, tint } from '../../map/colours';
import { linesOf } from '../../map/geometry';
import { numbers } from '../../map/numbers';
import { usePanZoom } from '../../map/pan-zoom';
import { PatternDefs } from '../../map/patterns';
import { BoardTools } from '../../pages/game/board-tools';
import { cardSize, coveredHeight } from '../../pages/game/bottom-sheet';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { Arrows, ArrowHeads, colourOf } from './arrows';
import { Chips } from './chips';
import { Glyph } from './glyphs';
import { coveredBy, detailsFor, topOf } from './labels';
import { describe } from './list';
import type { MapSession } from './session';
import { marksOf, spotsOf } from './strokes';
import { Label } from './tokens';
import { Walkers } from './walkers';
import { titleOf, type World } from './world';

/** The map: land, borders, tokens, my arrows. Panning changes one transform; zooming also changes the labels' scale. */
export function MapBoard({ session }: { session: MapSession }) {
  const world = session.world.value;
  return world === null ? <div class="board-empty">{texts.loading}</div> : <Drawn session={session} world={world} />;
}

function Drawn({ session, world }: { session: MapSession; world: World }) {
  const scale = useSignal(1);
  const zoom = usePanZoom({
    box: world.box,
    covered: () => coveredHeight.value,
    hidden: () => cardSize.peek(),
    home: () => session.home(),
    onScale(k) {
      scale.value = k;
      // Set directly, so that names and land move in the same frame. The later render sets the same values.
      for (const label of zoom.over.current?.children ?? []) {
        const [x, y] = ((label as SVGGElement).dataset.at ?? '').split(' ').map(Number) as [number, number];
        label.setAttribute('transform', `translate(${x * k} ${y * k})`);
      }
    },
  });
  const details = useMemo(() => detailsFor(world.places, (id) => session.land(id), scale.value), [world, session.model.value, scale.value]);
  const labels = useMemo(() => coveredBy(world.places, (id) => session.land(id), details, scale.value), [details]);
  const seats = session.table.game.value?.seats ?? [];
  const cursor = session.choosing.cursor.value;
  const looked = session.choosing.looked.value;
  const drawn = session.drawn.value;
  useLook(zoom, looked, (id) => world.byId.get(id)?.heart ?? null);
  // A march begins: all places that it can reach first are in sight.
  const aim = session.choosing.aim.value;
  const begun = aim !== null && aim.path.length === 1 ? aim.path[0] : undefined;
  useEffect(() => {
    if (begun === undefined) {
      return undefined;
    }
    const places = [begun, ...session.choosing.targets.peek()].flatMap((id) => world.byId.get(id) ?? []);
    const timer = window.setTimeout(() => zoom.gather(places.map(({ heart }) => [heart.x, heart.y])), 60);
    return () => window.clearTimeout(timer);
  }, [begun]);
  useFollow(zoom, session.frame.value?.places ?? null, (id) => world.byId.get(id)?.heart ?? null);
  const spots = useMemo(() => world.places.map(({ id, heart }) => ({ id, x: heart.x, y: heart.y })), [world]);
  const keys = boardKeys(session.choosing, spots, () => session.first());
  const pointed = world.byId.get(cursor ?? '');
  return (
    <div class="board">
      <svg ref={zoom.svg} class="map" role="application" aria-label={texts.boards.board} tabindex={0} onKeyDown={keys}>
        <PatternDefs prefix="gd" looks={seats} unit={1 / scale.value} />
        <ArrowHeads colours={seats.map((seat) => seat.colour)} />
        <g ref={zoom.scene}>
          <Ground session={session} world={world} seats={seats} />
          <Starts session={session} world={world} k={scale.value} seats={seats} />
          {/* Arrows have explanations for the mouse. A tap on an arrow means the place below it. */}
          <g onClick={(event) => tapBelow(session, event)}>
            <Arrows drawn={drawn} world={world} seats={seats} labels={labels} k={scale.value} />
          </g>
        </g>
        <g ref={zoom.over} class="labels">
          {world.places.map((place) => {
            const land = session.land(place.id);
            return (
              <g
                key={place.id}
                data-at={`${place.heart.x} ${place.heart.y}`}
                transform={`translate(${place.heart.x * scale.value} ${place.heart.y * scale.value})`}
              >
                <Label place={place} land={land} detail={details.get(place.id) ?? 0} numbered={numbers.value} />
              </g>
            );
          })}
          {[...spotsOf(drawn)].map(([id, spots]) => {
            const place = world.byId.get(id);
            return place === undefined ? null : (
              <g
                key={`chips ${id}`}
                data-at={`${place.heart.x} ${place.heart.y}`}
                transform={`translate(${place.heart.x * scale.value} ${place.heart.y * scale.value})`}
              >
                <Chips drawn={spots} seats={seats} top={topOf(place, session.land(id), details.get(id) ?? 0)} />
              </g>
            );
          })}
        </g>
        <g ref={zoom.front}>
          <Walkers session={session} world={world} k={scale.value} seats={seats} />
        </g>
      </svg>
      <p class="unseen" aria-live="polite">
        {pointed === undefined ? '' : `${titleOf(pointed)} ${pointed.id}. ${describe(session, pointed)}`}
      </p>
      <BoardTools onIn={() => zoom.by(1.5)} onOut={() => zoom.by(1 / 1.5)} onWhole={() => zoom.whole()} />
    </div>
  );
}

function tapBelow({ choosing }: MapSession, { clientX, clientY }: MouseEvent): void {
  const below = document.elementsFromPoint(clientX, clientY).map((each) => each.closest<SVGElement>('[data-territory]'));
  const place = below.find((land) => land !== null)?.dataset.territory;
  if (place !== undefined) {
    choosing.tap(place);
  }
}

/** With more places than this, the outlines would hide the map. */
const MOST_TOLD = 16;

function Ground({ session, world, seats }: { session: MapSession; world: World; seats: SeatFull[] }) {
  const model = session.model.value;
  const owners = world.places.map((place) => model?.lands.get(place.id)?.owner ?? null);
  const seatOf = new Map(seats.map((seat) => [seat.seat, seat]));
  const borders = useMemo(() => bordersOf(world, owners), [world, owners.join()]);
  const { choosing } = session;
  const aims = choosing.aim.value !== null;
  const targets = aims ? choosing.targets.value : session.starts.value;
  const cursor = choosing.cursor.value;
  const told = session.frame.value?.places ?? marksOf(session.drawn.value);
  const far = [...(aims ? choosing.ends.value : choosing.reach.value)].filter((id) => !targets.has(id));
  return (
    <g>
      <path class="shore" d={borders.coast} />
      {world.seaLines.flatMap(([a, b]) =>
        waysBetween([a.heart.x, a.heart.y], [b.heart.x, b.heart.y], world.box).map(([from, to], part) => (
          <line key={`${a.id}-${b.id}-${part}`} class="sea-line" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
        )),
      )}
      {world.places.map((place, i) => {
        const seat = seatOf.get(owners[i] ?? -1);
        const waste = model?.lands.get(place.id)?.wasteland === true;
        const fill = !place.land ? 'var(--map-sea)' : seat === undefined ? 'var(--map-land)' : tint(seat.colour, theme.value);
        return (
          <g
            key={place.id}
            class={'land' + (targets.has(place.id) || choosing.ends.value.has(place.id) ? ' target' : '')}
            data-territory={place.id}
            onClick={() => choosing.tap(place.id)}
          >
            <path d={place.path} fill={fill} />
            {seat === undefined ? null : <path d={place.path} fill={`url(#gd-p${seat.seat})`} class="ground-pattern" />}
            {waste ? <path d={place.path} fill="url(#gd-waste)" /> : null}
            <title>{titleOf(place)}</title>
          </g>
        );
      })}
      {choosing.onBoard.value ? <path class="veil" d={aside(world, targets, choosing.ends.value)} /> : null}
      <path class="border" d={borders.inner} />
      <path class="coast" d={borders.coast} />
      <path class="frontier" d={borders.frontier} />
      {/* If nearly every place is possible, the marks would not help. */}
      {!aims && targets.size > world.places.length / 2
        ? null
        : [...targets].map((id) => <path key={id} class="target-line" d={world.byId.get(id)?.path} />)}
      {far.length > world.places.length / 2
        ? null
        : far.map((id) => <path key={id} class="target-line far" d={world.byId.get(id)?.path} />)}
      {told.length > MOST_TOLD ? null : told.map((id) => <path key={`told ${id}`} class="told-line" d={world.byId.get(id)?.path} />)}
      {session.chosen === null ? null : <path class="chosen-line" d={world.byId.get(session.chosen)?.path} />}
      {cursor === null ? null : <path class="board-cursor" d={world.byId.get(cursor)?.path} />}
    </g>
  );
}

/** The lands where the next tap has no effect. */
function aside({ places }: World, ...marked: Set<string>[]): string {
  return places.flatMap(({ id, land, path }) => (land && !marked.some((set) => set.has(id)) ? path : [])).join('');
}

function bordersOf(world: World, owners: (number | null)[]) {
  const coast = [];
  const inner = [];
  const frontier = [];
  for (const edge of world.edges) {
    const [a, b] = edge.sides as [number, number | undefined];
    if (b === undefined || world.places[a]?.land !== world.places[b]?.land) {
      coast.push(edge);
    } else if (owners[a] !== owners[b]) {
      frontier.push(edge);
    } else {
      inner.push(edge);
    }
  }
  return { coast: linesOf(coast), inner: linesOf(inner), frontier: linesOf(frontier) };
}

/** The starts that players have chosen, before there is anything on the map. */
function Starts({ session, world, k, seats }: { session: MapSession; world: World; k: number; seats: SeatFull[] }) {
  const model = session.model.value;
  if (model === null || !model.joining) {
    return null;
  }
  return (
    <g class="orders-layer">
      {[...model.players.values()].map(({ seat, start }) => {
        const place = world.byId.get(start ?? '');
        const colour = colourOf(seats, seat);
        return place === undefined ? null : (
          <g key={seat} transform={`translate(${place.heart.x} ${place.heart.y}) scale(${1 / k}) translate(0 -24)`}>
            <circle r="14" fill="var(--map-plate)" stroke={lineColour(colour, theme.value)} stroke-width="3" />
            <Glyph kind="hq" size={16} />
          </g>
        );
      })}
    </g>
  );
}
