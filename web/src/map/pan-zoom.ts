import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import type { RefObject } from 'preact';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../shell/theme';
import type { Box, Point } from './geometry';
import { allInSight, intoSight, within } from './sight';

export interface PanZoom {
  /** The drawing. Its parent element receives the gestures. */
  svg: RefObject<SVGSVGElement | null>;
  scene: RefObject<SVGGElement | null>;
  /**
   * A layer over the scene. Its parts keep their size on the screen: each is at its point multiplied by the scale of the last
   * `onScale` call. Text that is never scaled needs no new layout.
   */
  over: RefObject<SVGGElement | null>;
  /** A second part of the scene, in front of that layer. */
  front: RefObject<SVGGElement | null>;
  by(factor: number): void;
  whole(): void;
  /** Remembers the view before the page moves the board elsewhere, for a card or a replay. */
  leave(): void;
  /** Returns to the view that was remembered last, unless somebody has moved the board by hand since then. */
  back(): void;
  /** Moves the board as little as possible, so that a point near or outside the edge is clearly visible. */
  show(x: number, y: number): void;
  /** Makes the board smaller or moves it if not all of these points are visible. */
  /** False if they are too far apart to be seen together. */
  gather(points: readonly Point[]): boolean;
  /** The point of the board at a point of the window. */
  at(clientX: number, clientY: number): Point;
}

interface Options {
  box: Box;
  /**
   * Called when the scale has changed and the movement has stopped, at most once per frame. `k` is pixels per unit of the board.
   */
  onScale(k: number): void;
  /** Height at the bottom that a sheet covers. */
  covered?: () => number;
  /** The size of the card above it in the lower left corner, if it is open. */
  hidden?: () => { width: number; height: number };
  /** Where to look first if the whole board would be a narrow strip or too small for a finger; null for the whole board. */
  home?: () => { x: number; y: number } | null;
  /** Pixels per unit at which the places can be tapped. A phone starts at this scale, at the player's own pieces. */
  near?: number;
}

const MOST = 12;
/** How far the picture may be stretched during a movement before the board is drawn at its new scale. */
const COARSE = 2.2;
/** Milliseconds without movement after which the movement counts as finished. */
const REST = 140;
/** How much larger than the whole board the first view may be. */
const NEARER = 2.6;

/** A board below this width is probably used with fingers. */
const PHONE = 560;

/** The share of the space that may stay empty beside the board, so that pieces in a corner are not at the edge of the screen. */
const EMPTY = 0.16;

/** The offset of the board that brings a point to the middle of the space, leaving little empty space beside the board. */
function along(at: number, start: number, length: number, k: number, room: number): number {
  const empty = room * EMPTY;
  return k * length <= room
    ? room / 2 - k * (start + length / 2)
    : within(room / 2 - k * at, room - k * (start + length) - empty, -k * start + empty);
}

type Zooming = ZoomBehavior<HTMLElement, unknown>;

const transformOf = (host: HTMLElement) => (host as unknown as { __zoom: ZoomTransform }).__zoom;

/**
 * Panning, pinching, wheel and double click with d3-zoom. Nothing is drawn again while the board moves: panning moves its layers,
 * and zooming stretches the existing picture. When the movement ends, the board is drawn sharp.
 */
export function usePanZoom({ box, onScale, covered, hidden, home, near }: Options): PanZoom {
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const over = useRef<SVGGElement>(null);
  const front = useRef<SVGGElement>(null);
  const behaviour = useRef<Zooming | null>(null);
  const fit = useRef({ k: 1, x: 0, y: 0 });
  /** The transform of the layers. The difference to it is made by stretching the whole drawing. */
  const laid = useRef(zoomIdentity);
  const frame = useRef(0);
  const rest = useRef(0);
  const touched = useRef(false);
  /** The remembered views: those that somebody chose by hand, or the first view. 'stay' if somebody has moved the board since then. */
  const left = useRef<(ZoomTransform | 'first' | 'stay')[]>([]);

  const host = () => svg.current?.parentElement ?? null;

  const touch = () => {
    touched.current = true;
    left.current = left.current.map(() => 'stay');
  };

  const room = () => {
    const { width, height } = (host() as HTMLElement).getBoundingClientRect();
    return { width, free: Math.max(120, height - (covered?.() ?? 0)) };
  };

  const place = () => {
    if (host() === null) {
      return;
    }
    const { width, free } = room();
    const k = Math.min(width / box.width, free / box.height);
    fit.current = { k, x: width / 2 - k * (box.x + box.width / 2), y: free / 2 - k * (box.y + box.height / 2) };
    behaviour.current?.scaleExtent([k * 0.7, k * MOST]).translateExtent([
      [box.x - box.width / 2, box.y - box.height / 2],
      [box.x + box.width * 1.5, box.y + box.height * 1.5],
    ]);
  };

  const identity = () => zoomIdentity.translate(fit.current.x, fit.current.y).scale(fit.current.k);
  /** A wide map on a tall phone starts near the player's own pieces, as large as its height allows. */
  const first = () => {
    const at = home?.() ?? null;
    if (host() === null) {
      return identity();
    }
    const { width, free } = room();
    if (at !== null && near !== undefined && fit.current.k < near && width < PHONE) {
      const { x, y } = at;
      return zoomIdentity.translate(along(x, box.x, box.width, near, width), along(y, box.y, box.height, near, free)).scale(near);
    }
    const k = Math.min(fit.current.k * NEARER, (free / box.height) * 0.9);
    if (at === null || k < fit.current.k * 1.4) {
      return identity();
    }
    const x = within(width / 2 - k * at.x, width - k * (box.x + box.width), -k * box.x);
    return zoomIdentity.translate(x, free / 2 - k * (box.y + box.height / 2)).scale(k);
  };
  const time = () => (reducedMotion.peek() ? 0 : 220);

  /** Sets the transforms of the layers. */
  const lay = ({ k, x, y }: ZoomTransform) => {
    laid.current = zoomIdentity.translate(x, y).scale(k);
    for (const part of [scene, front]) {
      part.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${k})`);
    }
    over.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    svg.current?.style.removeProperty('transform');
  };

  /** Draws what depends on the scale, mainly names and numbers. */
  const draw = (to: ZoomTransform) => {
    onScale(to.k);
    lay(to);
  };

  const move = (to: ZoomTransform) => {
    const stretch = to.k / laid.current.k;
    if (Math.abs(stretch - 1) < 1e-6) {
      lay(to);
    } else if (Math.max(stretch, 1 / stretch) > COARSE) {
      draw(to);
    } else {
      svg.current?.style.setProperty(
        'transform',
        `translate(${to.x - stretch * laid.current.x}px, ${to.y - stretch * laid.current.y}px) scale(${stretch})`,
      );
    }
  };

  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    const board = host() as HTMLElement;
    const target = select(board);
    const zooming: Zooming = zoom<HTMLElement, unknown>();
    const layers = [element, scene.current, over.current];
    const settle = () => {
      layers.forEach((layer) => layer?.classList.remove('moving'));
      if (transformOf(board).k !== laid.current.k) {
        draw(transformOf(board));
      }
    };
    zooming.on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      window.clearTimeout(rest.current);
      // A wheel only stretches the picture; a finger can also move the layers.
      const stretches = (event.sourceEvent as Event | null)?.type === 'wheel';
      (stretches ? [element] : layers).forEach((layer) => layer?.classList.add('moving'));
    });
    zooming.on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent !== null) {
        touch();
      }
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => move(transformOf(board)));
    });
    // A wheel with notches ends its gesture at every notch. The board is drawn sharp only when the wheel stops.
    zooming.on('end', () => {
      window.clearTimeout(rest.current);
      rest.current = window.setTimeout(settle, REST);
    });
    behaviour.current = zooming;
    zooming
      .clickDistance(6)
      // Elements with a grip are dragged by it, and the board does not move.
      .filter(
        (event: Event & { ctrlKey?: boolean; button?: number }) =>
          (!event.ctrlKey || event.type === 'wheel') &&
          !event.button &&
          (event.target as Element).closest('[data-grip], .board-tools') === null,
      )
      .extent(() => {
        const { width, height } = board.getBoundingClientRect();
        return [
          [0, 0],
          [width, height],
        ];
      });
    target.call(zooming).on('dblclick.zoom', null);
    place();
    target.call(zooming.transform, first());
    draw(transformOf(board));
    const resized = new ResizeObserver(() => {
      place();
      if (!touched.current) {
        target.call(zooming.transform, first());
      }
    });
    resized.observe(board);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame.current);
      window.clearTimeout(rest.current);
      target.interrupt().on('.zoom', null);
    };
  }, [box.x, box.y, box.width, box.height]);

  const glide = (to: ZoomTransform) => {
    const board = host();
    if (board !== null && behaviour.current !== null) {
      select(board).transition().duration(time()).call(behaviour.current.transform, to);
    }
  };

  const begin = () => {
    if (!touched.current && host() !== null && behaviour.current !== null) {
      place();
      glide(first());
    }
  };

  // A rising sheet covers part of the board, which moves out of the way.
  useSignalEffect(() => {
    covered?.();
    begin();
  });

  return {
    svg,
    scene,
    over,
    front,
    by(factor) {
      const board = host();
      if (board !== null && behaviour.current !== null) {
        touch();
        select(board).transition().duration(time()).call(behaviour.current.scaleBy, factor);
      }
    },
    whole() {
      touch();
      touched.current = false;
      place();
      glide(identity());
    },
    leave() {
      const board = host();
      left.current = [...left.current, touched.current && board !== null ? transformOf(board) : 'first'];
    },
    back() {
      const to = left.current.at(-1) ?? 'stay';
      left.current = left.current.slice(0, -1);
      if (to === 'first') {
        begin();
      } else if (to !== 'stay') {
        glide(to);
      }
    },
    show(x, y) {
      const board = host();
      if (board === null || behaviour.current === null) {
        return;
      }
      const { width, height } = board.getBoundingClientRect();
      const now = transformOf(board);
      const [dx, dy] = intoSight(
        [now.x + now.k * x, now.y + now.k * y],
        { width, height: Math.max(120, height - (covered?.() ?? 0)) },
        hidden?.() ?? { width: 0, height: 0 },
      );
      if (dx !== 0 || dy !== 0) {
        glide(zoomIdentity.translate(now.x + dx, now.y + dy).scale(now.k));
      }
    },
    gather(points) {
      const board = host();
      if (board === null || behaviour.current === null) {
        return true;
      }
      const { width, height } = board.getBoundingClientRect();
      const now = transformOf(board);
      const change = allInSight(
        points.map(([x, y]) => [now.x + now.k * x, now.y + now.k * y]),
        { width, height: height - (covered?.() ?? 0) },
        hidden?.() ?? { width: 0, height: 0 },
      );
      if (typeof change === 'object') {
        const { stretch, from, to } = change;
        glide(zoomIdentity.translate(to[0] - stretch * (from[0] - now.x), to[1] - stretch * (from[1] - now.y)).scale(now.k * stretch));
      }
      return change !== 'apart';
    },
    at(clientX, clientY) {
      const board = host() as HTMLElement;
      const { left, top } = board.getBoundingClientRect();
      const now = transformOf(board);
      return [(clientX - left - now.x) / now.k, (clientY - top - now.y) / now.k];
    },
  };
}
