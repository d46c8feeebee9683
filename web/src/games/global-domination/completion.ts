import { placeOf, readOrder } from './orders';
import { titleOf, wordOf, type Place, type World } from './world';

const MOST = 7;

/** The last piece of a line that names a place, and what stands before it. */
function lastPiece(text: string): { head: string; piece: string; previous: string | null } {
  const found = /^(.*?)("?[^\s>,:"]*)$/s.exec(text);
  const head = found?.[1] ?? '';
  const piece = found?.[2] ?? '';
  const previous = />\s*$/.test(head) ? (/("[^"]*"|[^\s>,]+)\s*>\s*$/.exec(head)?.[1] ?? null) : null;
  return { head, piece: piece.replace(/^"/, ''), previous };
}

function fits(place: Place, piece: string): boolean {
  const low = piece.toLowerCase();
  return (
    String(place.id).startsWith(low) ||
    place.code.toLowerCase().startsWith(low) ||
    place.name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(low))
  );
}

/** Whole lines that go on from what is typed: legal orders first, then names of places. */
export function complete(text: string, world: World, candidates: readonly string[]): string[] {
  const low = text.trimStart().toLowerCase();
  const found = new Set<string>();
  if (!low.includes(' ')) {
    for (const verb of new Set(candidates.map((line) => line.split(' ')[0] as string))) {
      if (verb.toLowerCase().startsWith(low)) {
        found.add(verb + ' ');
      }
    }
    return [...found].slice(0, MOST);
  }
  for (const line of candidates) {
    if (line.toLowerCase().startsWith(low) && line.toLowerCase() !== low) {
      found.add(line);
    }
    if (found.size >= MOST - 3) {
      break;
    }
  }
  const { head, piece, previous } = lastPiece(text);
  const from = previous === null ? null : placeOf(previous, world);
  const near = from === null ? null : new Set((world.byId.get(from)?.neighbours ?? []).map((n) => n.id));
  if (piece !== '' || near !== null) {
    for (const place of world.places) {
      if ((near === null || near.has(place.id)) && fits(place, piece) && piece.toLowerCase() !== wordOf(place).toLowerCase()) {
        found.add(head + wordOf(place));
      }
      if (found.size >= MOST) {
        break;
      }
    }
  }
  return [...found].slice(0, MOST);
}

export function findPlaces(text: string, world: World): Place[] {
  const low = text.trim().toLowerCase();
  if (low === '') {
    return [];
  }
  const exact = world.places.filter((p) => String(p.id) === low || p.code.toLowerCase() === low || titleOf(p).toLowerCase() === low);
  const rest = world.places.filter((p) => !exact.includes(p) && fits(p, low));
  return [...exact, ...rest].slice(0, 8);
}

/** A line of numbers with the names of its places. */
export function explain(line: string, world: World): string {
  const order = readOrder(line, world);
  const title = (id: number) => {
    const place = world.byId.get(id);
    return place === undefined ? String(id) : titleOf(place);
  };
  switch (order?.kind) {
    case undefined:
    case 'buy':
      return '';
    case 'move':
      return order.path.map(title).join(' → ');
    case 'spawn':
    case 'bonus':
    case 'mine':
      return order.places.map(({ at }) => title(at)).join(', ');
    case 'build':
    case 'promote':
      return title(order.at);
    case 'use':
    case 'siege':
    case 'trebuchet':
      return [order.from, order.to].flatMap((id) => (id === null ? [] : [title(id)])).join(' → ');
  }
}
