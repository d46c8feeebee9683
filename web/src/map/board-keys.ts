import type { Choosing } from '../pages/game/choosing';

/** A place of a board with its coordinates. */
export interface Spot {
  id: string;
  x: number;
  y: number;
}

const WAYS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction. A sideways offset counts as extra distance. */
export function towards(from: Spot, dx: number, dy: number, spots: readonly Spot[]): Spot | null {
  let best: { spot: Spot; cost: number } | null = null;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    const cost = along + aside * 2;
    if (along > 0 && along > aside * 0.5 && (best === null || cost < best.cost)) {
      best = { spot, cost };
    }
  }
  return best?.spot ?? null;
}

/**
 * Keyboard input of a focused board. Arrow keys move between places, or between targets while a target is asked for; Enter is a
 * tap.
 *
 * @param first where the keyboard cursor starts
 */
export function boardKeys(choosing: Choosing, spots: readonly Spot[], first: () => string | null): (event: KeyboardEvent) => void {
  const at = (id: string | null | undefined) => spots.find((spot) => spot.id === id);
  const point = ([dx, dy]: [number, number]) => {
    const aim = choosing.aim.peek();
    const asked = spots.filter(({ id }) => choosing.targets.peek().has(id) || choosing.ends.peek().has(id));
    const among = aim === null ? spots : asked;
    const from = at(choosing.cursor.peek()) ?? at(aim?.path.at(-1)) ?? at(choosing.place.peek());
    const to = from === undefined ? (at(first()) ?? among[0]) : towards(from, dx, dy, among);
    if (to) {
      choosing.cursor.value = to.id;
    }
  };
  return (event) => {
    const way = WAYS[event.key];
    if (way !== undefined) {
      event.preventDefault();
      point(way);
    } else if ((event.key === 'Enter' || event.key === ' ') && choosing.cursor.peek() !== null) {
      event.preventDefault();
      choosing.press(choosing.cursor.peek() as string);
    }
  };
}
