export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(polygons: Iterable<Polygon>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return left === Infinity ? { x: 0, y: 0, width: 100, height: 100 } : { x: left, y: top, width: right - left, height: bottom - top };
}

export function padded(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function pathOf(polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => 'M' + polygon.map(([x, y]) => `${x} ${y}`).join('L') + 'Z').join('');
}

function area(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [x, y] = polygon[i] as Point;
    const [nx, ny] = polygon[(i + 1) % polygon.length] as Point;
    sum += x * ny - nx * y;
  }
  return Math.abs(sum) / 2;
}

export function largest(polygons: readonly Polygon[]): Polygon {
  return polygons.reduce((best, next) => (area(next) > area(best) ? next : best), polygons[0] ?? []);
}

function inside(x: number, y: number, polygon: Polygon): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
      within = !within;
    }
  }
  return within;
}

function toSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
}

/** The distance from the point to the outline; negative outside. */
export function depth(x: number, y: number, polygon: Polygon): number {
  let nearest = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    nearest = Math.min(nearest, toSegment(x, y, polygon[i] as Point, polygon[j] as Point));
  }
  return inside(x, y, polygon) ? nearest : -nearest;
}

export interface Heart {
  x: number;
  y: number;
  /** Radius of the largest circle around the point that stays inside. */
  room: number;
}

/** The point of an outline with the most space around it, found by a grid that is refined around its best cell. */
export function heartOf(polygons: readonly Polygon[]): Heart {
  const polygon = largest(polygons);
  const box = boxOf([polygon]);
  let best: Heart = { x: box.x + box.width / 2, y: box.y + box.height / 2, room: -Infinity };
  let [cx, cy] = [best.x, best.y];
  let [w, h] = [box.width, box.height];
  for (let round = 0; round < 4; round++) {
    for (let i = 0; i <= 8; i++) {
      for (let j = 0; j <= 8; j++) {
        const x = cx + w * (i / 8 - 0.5);
        const y = cy + h * (j / 8 - 0.5);
        const room = depth(x, y, polygon);
        if (room > best.room) {
          best = { x, y, room };
        }
      }
    }
    [cx, cy] = [best.x, best.y];
    w /= 3;
    h /= 3;
  }
  return best;
}

export interface Edge {
  a: Point;
  b: Point;
  /** The indices of the outlines on both sides: one at a coast, two at a border. */
  sides: number[];
}

/** Every edge once, with the lands on its sides. In all our maps, neighbours share corners. */
export function edgesOf(outlines: readonly (readonly Polygon[])[]): Edge[] {
  const edges = new Map<string, Edge>();
  outlines.forEach((polygons, side) => {
    for (const polygon of polygons) {
      for (let i = 0; i < polygon.length; i++) {
        const a = polygon[i] as Point;
        const b = polygon[(i + 1) % polygon.length] as Point;
        const forward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
        const key = forward ? `${a[0]},${a[1]},${b[0]},${b[1]}` : `${b[0]},${b[1]},${a[0]},${a[1]}`;
        const known = edges.get(key);
        if (known === undefined) {
          edges.set(key, { a, b, sides: [side] });
        } else {
          known.sides.push(side);
        }
      }
    }
  });
  return [...edges.values()];
}

/** Joins edges into a few long lines, so that corners are round and the file is small. */
export function linesOf(edges: readonly Edge[]): string {
  const starts = new Map<string, Edge[]>();
  const key = (p: Point) => `${p[0]},${p[1]}`;
  const remember = (p: Point, edge: Edge) => {
    const list = starts.get(key(p));
    if (list === undefined) {
      starts.set(key(p), [edge]);
    } else {
      list.push(edge);
    }
  };
  for (const edge of edges) {
    remember(edge.a, edge);
    remember(edge.b, edge);
  }
  const used = new Set<Edge>();
  let out = '';
  const walk = (from: Point, first: Edge) => {
    let [at, edge]: [Point, Edge | undefined] = [from, first];
    out += `M${at[0]} ${at[1]}`;
    while (edge !== undefined) {
      used.add(edge);
      at = edge.a === at || key(edge.a) === key(at) ? edge.b : edge.a;
      out += `L${at[0]} ${at[1]}`;
      const next: Edge[] = (starts.get(key(at)) ?? []).filter((e) => !used.has(e));
      edge = next.length === 1 ? next[0] : undefined;
    }
  };
  for (const edge of edges) {
    if (!used.has(edge) && (starts.get(key(edge.a)) ?? []).length !== 2) {
      walk(edge.a, edge);
    } else if (!used.has(edge) && (starts.get(key(edge.b)) ?? []).length !== 2) {
      walk(edge.b, edge);
    }
  }
  for (const edge of edges) {
    if (!used.has(edge)) {
      walk(edge.a, edge);
    }
  }
  return out;
}
