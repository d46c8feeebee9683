import { useEffect, useRef } from 'preact/hooks';
import type { PanZoom } from './pan-zoom';

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
      following.current = false;
      zoom.back();
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
