/** Axial hexes with a corner at the top. The key of a hex is 'q,r', as orders write it. */
export interface Hex {
  q: number;
  r: number;
}

/** Radius of a hex in units of the board. */
export const SIZE = 30;
const SQRT3 = Math.sqrt(3);
/** Pixels per unit at which a hex is 44 pixels wide, enough for a finger. */
export const FINGER = 44 / (SIZE * SQRT3);

export function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function hexOf(key: string): Hex | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(key.replace('−', '-'));
  return found === null ? null : { q: Number(found[1]), r: Number(found[2]) };
}

export function centreOf({ q, r }: Hex): { x: number; y: number } {
  return { x: SIZE * SQRT3 * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The centre of some hexes; null if there are none. */
export function middleOf(hexes: Hex[]): { x: number; y: number } | null {
  const at = hexes.map(centreOf);
  const mean = (of: number[]) => of.reduce((sum, n) => sum + n, 0) / of.length;
  return at.length === 0 ? null : { x: mean(at.map(({ x }) => x)), y: mean(at.map(({ y }) => y)) };
}

export function distance(a: Hex, b: Hex): number {
  return (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
}

const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** Corners around a centre. A `size` slightly below SIZE leaves a thin gap between hexes. */
export function cornersOf(hex: Hex, size: number = SIZE): string {
  const { x, y } = centreOf(hex);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(x + size * Math.cos(angle)).toFixed(2)},${(y + size * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** All hexes within a radius of the centre, row by row. */
export function disc(radius: number): Hex[] {
  const all: Hex[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++) {
      all.push({ q, r });
    }
  }
  return all;
}

/** The border segments around a set of hexes. */
export function outlineOf(keys: Set<string>, size: number = SIZE): string {
  let out = '';
  for (const key of keys) {
    const hex = hexOf(key) as Hex;
    const { x, y } = centreOf(hex);
    // Side i is between the corners i and i + 1. These are the neighbours in the same order.
    const beside = [DIRECTIONS[0], DIRECTIONS[5], DIRECTIONS[4], DIRECTIONS[3], DIRECTIONS[2], DIRECTIONS[1]];
    beside.forEach((direction, i) => {
      const [dq, dr] = direction as readonly [number, number];
      if (!keys.has(keyOf({ q: hex.q + dq, r: hex.r + dr }))) {
        const corner = (j: number) => {
          const angle = (Math.PI / 180) * (60 * j - 30);
          return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`;
        };
        out += `M${corner(i)}L${corner(i + 1)}`;
      }
    });
  }
  return out;
}
