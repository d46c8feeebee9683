import { useEffect, useRef } from 'preact/hooks';
import { waysBetween } from '../../map/around';
import { lineColour } from '../../map/colours';
import type { Point } from '../../map/geometry';
import { Glyph } from '../../map/glyphs';
import { reducedMotion, theme } from '../../shell/theme';
import type { MapSession } from './session';
import type { World } from './world';

/** The moving part of a replay: tokens go along their way, battles pulse once with their numbers. */
export function BeatLayer({ session, world, k }: { session: MapSession; world: World; k: number }) {
  const shown = session.beat.value;
  if (shown === null) {
    return null;
  }
  const { marches, battles } = shown.beat;
  const seats = session.table.game.value?.seats ?? [];
  return (
    <g class="beat">
      {marches.map((march, i) => {
        const [from, to] = [world.byId.get(march.from), world.byId.get(march.to)];
        const colour = seats.find((seat) => seat.seat === march.seat)?.colour ?? '#5b5647';
        return from === undefined || to === undefined ? null : (
          <Walker
            key={`${i}-${march.from}-${march.to}`}
            ways={waysBetween([from.heart.x, from.heart.y], [to.heart.x, to.heart.y], world.box)}
            k={k}
            colour={lineColour(colour, theme.value)}
            kind={march.unit === 'army' ? session.plainUnit.value : march.unit}
            amount={march.amount}
          />
        );
      })}
      {battles.map((battle, i) => {
        const place = world.byId.get(battle.at);
        return place === undefined ? null : (
          <g key={i} class="clash" transform={`translate(${place.heart.x} ${place.heart.y}) scale(${1 / k})`}>
            <circle class="pulse" r="26" />
            <rect x={-battle.text.length * 4.5 - 8} y="-13" width={battle.text.length * 9 + 16} height="26" rx="4" />
            <text text-anchor="middle" y="5">
              {battle.text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface WalkerProps {
  /** One after the other: round the edge of the world there are two. */
  ways: [Point, Point][];
  k: number;
  colour: string;
  kind: string;
  amount: number;
}

function Walker({ ways, k, colour, kind, amount }: WalkerProps) {
  const group = useRef<SVGGElement | null>(null);
  useEffect(() => {
    const still = reducedMotion.peek();
    const begin = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const t = still ? 1 : Math.min(1, (now - begin) / 700);
      const eased = t * t * (3 - 2 * t);
      const part = Math.min(ways.length - 1, Math.floor(eased * ways.length));
      const [[ax, ay], [bx, by]] = ways[part] as [Point, Point];
      const along = eased * ways.length - part;
      group.current?.setAttribute('transform', `translate(${ax + (bx - ax) * along} ${ay + (by - ay) * along})`);
      if (t < 1) {
        frame = requestAnimationFrame(step);
      }
    };
    step(begin);
    return () => cancelAnimationFrame(frame);
  }, [ways.join()]);
  return (
    <>
      {ways.map(([[ax, ay], [bx, by]], part) => (
        <line key={part} class="trail" x1={ax} y1={ay} x2={bx} y2={by} stroke={colour} stroke-width={2.5 / k} />
      ))}
      {/* The place of the outer group belongs to the movement, which a change of the scale must not undo. */}
      <g ref={group}>
        <g transform={`scale(${1 / k})`}>
          <circle r="15" fill="var(--map-plate)" stroke={colour} stroke-width="2.5" />
          <Glyph kind={kind} size={13} x={amount > 1 ? -5 : 0} />
          {amount > 1 ? (
            <text class="arrow-count" x="7" y="4.5" text-anchor="middle">
              {amount}
            </text>
          ) : null}
        </g>
      </g>
    </>
  );
}
