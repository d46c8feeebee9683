import { useEffect, useRef } from 'preact/hooks';
import type { SeatFull } from '../../api/types';
import { waysBetween } from '../../map/around';
import { lineColour } from '../../map/colours';
import type { Point } from '../../map/geometry';
import { reducedMotion, theme } from '../../shell/theme';
import { colourOf } from './arrows';
import { Glyph } from './glyphs';
import type { MapSession } from './session';
import { marksOf, waysOf, type Drawn } from './strokes';
import type { World } from './world';

/** The moving part of a replay: pieces move along their paths, and marked places pulse once. */
export function Walkers({ session, world, k, seats }: { session: MapSession; world: World; k: number; seats: readonly SeatFull[] }) {
  const frame = session.frame.value;
  if (frame === null) {
    return null;
  }
  const drawn = session.drawn.value;
  const struck = waysOf(drawn).flatMap(({ stroke }) => (stroke.kind === 'strike' ? (stroke.places.at(-1) ?? []) : []));
  return (
    <g class="beat">
      {waysOf(drawn).map((one, i) => (
        <Walker
          key={`${i} ${one.stroke.places.join()}`}
          one={one}
          world={world}
          k={k}
          colour={lineColour(colourOf(seats, one.seat), theme.value)}
        />
      ))}
      {[...new Set([...struck, ...marksOf(drawn)])].map((id) => {
        const heart = world.byId.get(id)?.heart;
        return heart === undefined ? null : (
          <g key={id} transform={`translate(${heart.x} ${heart.y}) scale(${1 / k})`}>
            <circle class="pulse" r="26" />
          </g>
        );
      })}
    </g>
  );
}

/** The straight parts of a path in order. A step across the edge of the map has two. */
function partsOf(places: readonly string[], world: World): [Point, Point][] {
  const points = places.flatMap((id): Point[] => {
    const heart = world.byId.get(id)?.heart;
    return heart === undefined ? [] : [[heart.x, heart.y]];
  });
  return points.slice(1).flatMap((to, i) => waysBetween(points[i] as Point, to, world.box));
}

function Walker({ one, world, k, colour }: { one: Drawn; world: World; k: number; colour: string }) {
  const group = useRef<SVGGElement | null>(null);
  const { places, what, amount } = one.stroke;
  const parts = partsOf(places, world);
  useEffect(() => {
    const begin = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const t = reducedMotion.peek() ? 1 : Math.min(1, (now - begin) / 700);
      const eased = t * t * (3 - 2 * t);
      const part = Math.min(parts.length - 1, Math.floor(eased * parts.length));
      const [[ax, ay], [bx, by]] = parts[part] as [Point, Point];
      const along = eased * parts.length - part;
      group.current?.setAttribute('transform', `translate(${ax + (bx - ax) * along} ${ay + (by - ay) * along})`);
      // After their arrival the pieces are shown in the label of the land.
      group.current?.setAttribute('visibility', t < 1 ? 'visible' : 'hidden');
      if (t < 1) {
        frame = requestAnimationFrame(step);
      }
    };
    if (parts.length > 0) {
      step(begin);
    }
    return () => cancelAnimationFrame(frame);
  }, [parts.join()]);
  return (
    // The animation sets the transform of the outer group; a change of scale must not overwrite it.
    <g ref={group}>
      <g transform={`scale(${1 / k})`}>
        <circle r="15" fill="var(--map-plate)" stroke={colour} stroke-width="2.5" />
        <Glyph kind={what} size={13} x={amount > 1 ? -5 : 0} />
        {amount > 1 ? (
          <text class="arrow-count" x="7" y="4.5" text-anchor="middle">
            {amount}
          </text>
        ) : null}
      </g>
    </g>
  );
}
