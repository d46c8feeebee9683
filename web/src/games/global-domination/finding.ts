import { titleOf, wordOf, type Place, type World } from './world';

const MOST = 7;

function fits(place: Place, piece: string): boolean {
  const low = piece.toLowerCase();
  return (
    place.id.startsWith(low) ||
    place.code.toLowerCase().startsWith(low) ||
    place.name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(low))
  );
}

/** The typed text, with its last word completed to the name of a place. */
export function complete(text: string, world: World): string[] {
  const piece = /[^\s>,:"]*$/.exec(text)?.[0] ?? '';
  const head = text.slice(0, text.length - piece.length).replace(/"$/, '');
  return piece === '' || !text.includes(' ')
    ? []
    : world.places
        .filter((place) => fits(place, piece) && piece.toLowerCase() !== wordOf(place).toLowerCase())
        .slice(0, MOST)
        .map((place) => head + wordOf(place));
}

export function findPlaces(text: string, world: World): Place[] {
  const low = text.trim().toLowerCase();
  if (low === '') {
    return [];
  }
  const exact = world.places.filter((p) => p.id === low || p.code.toLowerCase() === low || titleOf(p).toLowerCase() === low);
  const rest = world.places.filter((p) => !exact.includes(p) && fits(p, low));
  return [...exact, ...rest].slice(0, 8);
}
