import { useEffect, useRef } from 'preact/hooks';
import type { PanZoom } from './pan-zoom';

/** A step that concerns more places than this is told without moving the board. */
const FEW = 4;

/**
 * During a replay, moves the board to the last place of each step. Afterwards it returns to the view before the replay.
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
    const point = places.length > FEW ? null : pointOf(places.at(-1) ?? '');
    if (point !== null) {
      zoom.show(point.x, point.y);
    }
  }, [places]);
}
