import type { Json, Members } from '../../api/types';
import { boxOf, edgesOf, heartOf, padded, pathOf, type Box, type Edge, type Heart, type Point, type Polygon } from '../../map/geometry';

/** A territory of the map. It does not change during a game. */
export interface Place {
  index: number;
  id: string;
  name: string;
  code: string;
  land: boolean;
  outline: Polygon[];
  path: string;
  heart: Heart;
  neighbours: { id: string; bySea: boolean }[];
}

export interface World {
  name: string;
  places: Place[];
  byId: Map<string, Place>;
  byWord: Map<string, string>;
  box: Box;
  edges: Edge[];
  seaLines: [Place, Place][];
  /** Half the width of a land of average size. */
  room: number;
}

const members = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});
const list = (json: Json | undefined): Json[] => (Array.isArray(json) ? json : []);
const point = (json: Json | undefined): Point => {
  const { x, y } = members(json);
  return [Number(x), Number(y)];
};

/** The map inside a view: in the sixth edition in its atlas, in the fifth next to the lands. */
export function mapOf(view: Json): Members {
  const { atlas, territories, links, map } = members(view);
  return atlas === undefined ? { name: map ?? '', territories: territories ?? [], links: links ?? [] } : members(atlas);
}

/** Reads the map of a view. */
export function readWorld(file: Members): World {
  const raw = list(file.territories).map(members);
  const laidOut = raw.some((t) => list(t.outline).length > 0);
  const ring = laidOut ? null : circleOf(raw.length);
  const places = raw.map((t, index): Place => {
    const outline = laidOut
      ? list(t.outline).map((polygon) => list(members(polygon).points).map(point))
      : [(ring as Polygon[])[index] as Polygon];
    const heart = outline.length === 0 ? { x: 0, y: 0, room: 0 } : heartOf(outline);
    if (t.label !== undefined && t.label !== null) {
      [heart.x, heart.y] = point(t.label);
    }
    return {
      index,
      id: String(t.id),
      name: String(t.name ?? ''),
      code: String(t.code ?? ''),
      land: t.land !== false,
      outline,
      path: pathOf(outline),
      heart,
      neighbours: [],
    };
  });
  const byId = new Map(places.map((place) => [place.id, place]));
  const seaLines: [Place, Place][] = [];
  for (const link of list(file.links).map(members)) {
    const [a, b, bySea] = [byId.get(String(link.a)), byId.get(String(link.b)), link.bySea === true];
    if (a !== undefined && b !== undefined) {
      a.neighbours.push({ id: b.id, bySea });
      b.neighbours.push({ id: a.id, bySea });
      if (bySea || !laidOut) {
        seaLines.push([a, b]);
      }
    }
  }
  const byWord = new Map<string, string>();
  for (const place of places) {
    for (const word of [place.id, place.code, place.name]) {
      if (word !== '') {
        byWord.set(word.toLowerCase(), place.id);
      }
    }
  }
  const rooms = places.filter((place) => place.land).map((place) => place.heart.room);
  const inner = boxOf(places.flatMap((place) => place.outline));
  return {
    name: String(file.name ?? ''),
    places,
    byId,
    byWord,
    box: padded(inner, Math.max(inner.width, inner.height) * 0.04),
    room: rooms.sort((a, b) => a - b)[rooms.length >> 1] ?? 0,
    edges: edgesOf(places.map((place) => place.outline)),
    seaLines,
  };
}

/** A graph without outlines: its territories are discs on a circle. */
function circleOf(count: number): Polygon[] {
  const radius = 60 + count * 18;
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    const [cx, cy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return Array.from({ length: 20 }, (_, j): Point => {
      const turn = (2 * Math.PI * j) / 20;
      return [Math.round(cx + 44 * Math.cos(turn)), Math.round(cy + 44 * Math.sin(turn))];
    });
  });
}

export function titleOf(place: Place): string {
  return place.name || place.id;
}

/** The shortest word that names a territory in an order. */
export function wordOf(place: Place): string {
  return place.code || place.id;
}
