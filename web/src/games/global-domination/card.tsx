import { ChoicePanel } from '../../pages/game/choice-panel';
import { PlannedHere } from '../../pages/game/planned-here';
import { Icon } from '../../shell/icons';
import { Badge, seatName } from '../../shell/player';
import { texts as common } from '../../texts/en';
import { InlineGlyph } from './glyphs';
import type { Land } from './model';
import type { MapSession } from './session';
import { counted, pieceName, texts as t } from './texts';
import { titleOf, type Place } from './world';

/** The chosen territory: what is there, what I have planned there and what I can do. */
export function PlaceCard({ session }: { session: MapSession }) {
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
    <section class="place-card" aria-label={titleOf(place)}>
      <header class="row apart nowrap">
        <Heading session={session} place={place} land={land} />
        <button class="button quiet slim icon" aria-label={common.close} onClick={() => choosing.leave()}>
          <Icon name="close" />
        </button>
      </header>
      {choosing.aim.value === null ? <Standing place={place} land={land} /> : null}
      {choosing.aim.value === null ? <PlannedHere choosing={choosing} place={place.id} /> : null}
      <ChoicePanel choosing={choosing} place={place.id} title={title} pieces={(what) => pieceName(what, 2)} />
    </section>
  );
}

function Heading({ session, place, land }: { session: MapSession; place: Place; land: Land | undefined }) {
  const owner = session.table.seat(land?.owner ?? null);
  const mine = owner !== undefined && owner.seat === session.table.mySeat.value;
  return (
    <div class="grow">
      <h2 class="clip">
        {titleOf(place)} <span class="code">{[place.code, place.id].filter(Boolean).join(' ')}</span>
      </h2>
      <p class={'small faint who' + (session.choosing.aim.value === null ? '' : ' unseen')}>
        {owner === undefined ? place.land ? t.neutral : t.sea : <Badge seat={owner} />}
        {owner === undefined ? null : <span>{mine ? `${seatName(owner)}, ${t.yours}` : seatName(owner)}</span>}
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
