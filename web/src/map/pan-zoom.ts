import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { RefObject } from 'preact';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { reducedMotion } from '../shell/theme';
import type { Box, Point } from './geometry';

export interface PanZoom {
  svg: RefObject<SVGSVGElement | null>;
  scene: RefObject<SVGGElement | null>;
  by(factor: number): void;
  whole(): void;
  /** Moves the board just so far that a point near or beyond the edge is well in sight. */
  show(x: number, y: number): void;
  /** The point of the board that is at a point of the window. */
  at(clientX: number, clientY: number): Point;
}

interface Options {
  box: Box;
  /** Called at most once a frame when the scale changes; `k` is pixels per unit of the board. */
  onScale(k: number): void;
  /** Room at the bottom that a sheet covers. */
  covered?: () => number;
  /** Room above it that a card covers now and then. */
  hidden?: () => number;
}

const MOST = 12;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Pan, pinch, wheel and double click by d3-zoom. The scene's transform is set by hand: nothing is drawn anew by moving. */
export function usePanZoom({ box, onScale, covered, hidden }: Options): PanZoom {
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const fit = useRef({ k: 1, x: 0, y: 0 });
  const scale = useRef(0);
  const frame = useRef(0);
  const touched = useRef(false);

  const place = () => {
    const element = svg.current;
    if (element === null) {
      return;
    }
    const { width, height } = element.getBoundingClientRect();
    const free = Math.max(120, height - (covered?.() ?? 0));
    const k = Math.min(width / box.width, free / box.height);
    fit.current = { k, x: width / 2 - k * (box.x + box.width / 2), y: free / 2 - k * (box.y + box.height / 2) };
    behaviour.current
      // The library would ask the element for its size, which one that has just left the page cannot tell.
      ?.extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([k * 0.7, k * MOST])
      .translateExtent([
        [box.x - box.width / 2, box.y - box.height / 2],
        [box.x + box.width * 1.5, box.y + box.height * 1.5],
      ]);
  };

  const identity = () => zoomIdentity.translate(fit.current.x, fit.current.y).scale(fit.current.k);
  const time = () => (reducedMotion.peek() ? 0 : 220);

  useEffect(() => {
    const element = svg.current as SVGSVGElement;
    const target = select(element);
    const zooming = zoom<SVGSVGElement, unknown>();
    // While it moves the scene is a layer of its own, which the compositor shifts without painting it anew.
    zooming.on('start', () => scene.current?.classList.add('moving'));
    zooming.on('end', () => scene.current?.classList.remove('moving'));
    zooming.on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const { k, x, y } = event.transform;
      touched.current = touched.current || event.sourceEvent !== null;
      if (scene.current !== null) {
        scene.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
      }
      if (Math.abs(k - scale.current) > 1e-6) {
        scale.current = k;
        cancelAnimationFrame(frame.current);
        frame.current = requestAnimationFrame(() => onScale(k));
      }
    });
    behaviour.current = zooming;
    // What has a grip is moved by it, and the board stays where it is.
    zooming.filter((event: Event & { ctrlKey?: boolean; button?: number }) => (!event.ctrlKey || event.type === 'wheel') && !event.button && !(event.target instanceof Element && event.target.closest('[data-grip]') !== null));
    zooming.clickDistance(6).extent(() => {
      const { width, height } = element.getBoundingClientRect();
      return [
        [0, 0],
        [width, height],
      ];
    });
    target.call(zooming).on('dblclick.zoom', null);
    place();
    target.call(zooming.transform, identity());
    onScale(fit.current.k);
    const resized = new ResizeObserver(() => {
      place();
      if (!touched.current) {
        target.call(zooming.transform, identity());
      }
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      cancelAnimationFrame(frame.current);
      target.interrupt().on('.zoom', null);
    };
  }, [box.x, box.y, box.width, box.height]);

  // A sheet that rises takes room from the board: as long as nobody moved the board by hand, it moves aside by itself.
  useSignalEffect(() => {
    covered?.();
    if (!touched.current && svg.current !== null && behaviour.current !== null) {
      place();
      select(svg.current).transition().duration(time()).call(behaviour.current.transform, identity());
    }
  });

  return {
    svg,
    scene,
    by(factor) {
      if (svg.current !== null && behaviour.current !== null) {
        touched.current = true;
        select(svg.current).transition().duration(time()).call(behaviour.current.scaleBy, factor);
      }
    },
    whole() {
      if (svg.current !== null && behaviour.current !== null) {
        touched.current = false;
        place();
        select(svg.current).transition().duration(time()).call(behaviour.current.transform, identity());
      }
    },
    show(x, y) {
      const element = svg.current;
      if (element === null || behaviour.current === null) {
        return;
      }
      const { width, height } = element.getBoundingClientRect();
      const free = Math.max(120, height - (covered?.() ?? 0) - (hidden?.() ?? 0));
      const now = (element as unknown as { __zoom: { k: number; x: number; y: number } }).__zoom;
      const [px, py] = [now.x + now.k * x, now.y + now.k * y];
      const margin = Math.min(72, width / 5, free / 3);
      const [dx, dy] = [within(px, margin, width - margin) - px, within(py, margin, free - margin) - py];
      if (dx !== 0 || dy !== 0) {
        const to = zoomIdentity.translate(now.x + dx, now.y + dy).scale(now.k);
        select(element).transition().duration(time()).call(behaviour.current.transform, to);
      }
    },
    at(clientX, clientY) {
      const element = svg.current as SVGSVGElement;
      const { left, top } = element.getBoundingClientRect();
      const now = (element as unknown as { __zoom: { k: number; x: number; y: number } }).__zoom;
      return [(clientX - left - now.x) / now.k, (clientY - top - now.y) / now.k];
    },
  };
}
