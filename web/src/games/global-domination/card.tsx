import { PlaceCard } from '../../pages/game/place-card';
import { Badge, seatName } from '../../shell/player';
import { InlineGlyph } from './glyphs';
import type { Land } from './model';
import type { MapSession } from './session';
import { counted, pieceName, texts as t } from './texts';
import { titleOf, type Place } from './world';

/** The chosen territory: what is there, what I have planned there and what I can do. */
export function LandCard({ session }: { session: MapSession }) {
  const { choosing } = session;
  const world = session.world.value;
  const place = world?.byId.get(session.chosen ?? '');
  if (world === null || place === undefined) {
    return null;
  }
  const land = session.land(place.id);
  const title = (id: string) => {
    const other = world.byId.get(id);
    return other === undefined ? id : titleOf(other);
  };
  return (
    <PlaceCard
      choosing={choosing}
      place={place.id}
      label={titleOf(place)}
      heading={<Heading session={session} place={place} land={land} />}
      title={title}
      pieces={(what) => pieceName(what, 2)}
    >
      <Standing place={place} land={land} />
    </PlaceCard>
  );
}

function Heading({ session, place, land }: { session: MapSession; place: Place; land: Land | undefined }) {
  const owner = session.table.seat(land?.owner ?? null);
  const mine = owner !== undefined && owner.seat === session.table.mySeat.value;
  return (
    <div class="grow land-title">
      <h2 class="clip">
        {titleOf(place)} <span class="code">{[place.code, place.id].filter(Boolean).join(' ')}</span>
      </h2>
      <p class={'small faint who' + (session.choosing.aim.value === null ? '' : ' unseen')}>
        {owner === undefined ? place.land ? t.neutral : t.sea : <Badge seat={owner} />}
        {owner === undefined ? null : <span>{mine ? t.mine(seatName(owner)) : seatName(owner)}</span>}
      </p>
    </div>
  );
}

function Standing({ place, land }: { place: Place; land: Land | undefined }) {
  if (!place.land) {
    return null;
  }
  const units = land?.units ?? [];
  return (
    <ul class="row standing-row">
      {units.length === 0 ? <li class="faint">{t.empty}</li> : null}
      {[...units, ...(land?.engines ?? [])].map(([kind, count]) => (
        <li key={kind}>
          <InlineGlyph kind={kind} /> {counted(kind, count)}
        </li>
      ))}
      {(land?.constructs ?? []).map((kind) => (
        <li key={kind}>
          <InlineGlyph kind={kind} /> {t.construct[kind] ?? kind}
        </li>
      ))}
      {land?.wasteland === true ? <li class="danger-text">{t.wasteland}</li> : null}
      {land?.loyalty ? <li class="faint">{t.loyalty(land.loyalty)}</li> : null}
    </ul>
  );
}
