import { useEffect, useRef } from 'preact/hooks';
import type { PanZoom } from './pan-zoom';

/** The height of a place's card is known only after it is drawn. */
const DRAWN = 60;

/**
 * Brings a place into view: that of the open card, or the one under the cursor of the keyboard. When nobody looks at a place any more, the
 * board returns to the view before.
 */
export function useLook(zoom: PanZoom, looked: string | null, pointOf: (place: string) => { x: number; y: number } | null): void {
  const looking = useRef(false);
  useEffect(() => {
    const point = looked === null ? null : pointOf(looked);
    if (point === null) {
      if (looking.current) {
        looking.current = false;
        zoom.back();
      }
      return;
    }
    if (!looking.current) {
      looking.current = true;
      zoom.leave();
    }
    const timer = window.setTimeout(() => zoom.show(point.x, point.y), DRAWN);
    return () => window.clearTimeout(timer);
  }, [looked]);
}

/** A step that concerns more places than this is told without moving the board. */
const FEW = 4;

/**
 * During a replay, moves the board to the places of each step, or to the last of them if they are too far apart. Afterwards it returns
 * to the view before the replay.
 *
 * @param places those of the step; null without a replay
 */
export function useFollow(zoom: PanZoom, places: string[] | null, pointOf: (place: string) => { x: number; y: number } | null): void {
  const following = useRef(false);
  useEffect(() => {
    if (places === null) {
      if (following.current) {
        following.current = false;
        zoom.back();
      }
      return;
    }
    if (!following.current) {
      following.current = true;
      zoom.leave();
    }
    const points = places.length > FEW ? [] : places.flatMap((place) => pointOf(place) ?? []);
    const last = points.at(-1);
    if (last !== undefined && !zoom.gather(points.map(({ x, y }) => [x, y]))) {
      zoom.show(last.x, last.y);
    }
  }, [places]);
}
