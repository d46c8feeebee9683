import { seatName } from '../../shell/player';
import { listed } from '../../texts/en';
import type { MapSession } from './session';
import { counted, texts as t } from './texts';
import { titleOf, type Place } from './world';

/** The whole map as text. Choosing a line does the same as tapping the territory. */
export function MapList({ session }: { session: MapSession }) {
  const world = session.world.value;
  if (world === null) {
    return null;
  }
  const mine = session.table.mySeat.value;
  const rank = (place: Place) => {
    const owner = session.land(place.id)?.owner ?? null;
    return owner === null ? 1_000 : owner === mine ? -1 : owner;
  };
  const places = world.places.filter((place) => place.land).sort((a, b) => rank(a) - rank(b) || a.index - b.index);
  return (
    <ul class="board-list">
      {places.map((place) => (
        <li key={place.id}>
          <button class="button quiet slim" aria-pressed={session.chosen === place.id} onClick={() => session.choosing.tap(place.id)}>
            <span class="stack-left">
              <strong>{titleOf(place)}</strong> <span class="small faint">{describe(session, place)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function describe(session: MapSession, place: Place): string {
  const land = session.land(place.id);
  const owner = session.table.seat(land?.owner ?? null);
  const parts = [owner === undefined ? t.neutral : owner.seat === session.table.mySeat.value ? t.yours : seatName(owner)];
  for (const [kind, count] of [...(land?.units ?? []), ...(land?.engines ?? [])]) {
    parts.push(counted(kind, count));
  }
  for (const kind of land?.constructs ?? []) {
    parts.push(t.construct[kind] ?? kind);
  }
  if (land?.wasteland === true) {
    parts.push(t.wasteland);
  }
  const world = session.world.value;
  const near = place.neighbours.map(({ id, bySea }) => {
    const other = world?.byId.get(id);
    return other === undefined ? '' : titleOf(other) + (bySea ? ` (${t.bySea})` : '');
  });
  return `${parts.join(', ')}. ${t.nextTo} ${listed(near)}.`;
}
