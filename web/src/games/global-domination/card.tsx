import { InlineGlyph } from '../../map/glyphs';
import { Icon } from '../../shell/icons';
import { Badge, seatName } from '../../shell/player';
import { texts } from '../../texts/en';
import { actionsAt, type Action } from './actions';
import { Composer } from './composer';
import type { Land } from './model';
import type { MapSession } from './session';
import { titleOf, type Place } from './world';

const t = texts.boards;

export function unitWords(kind: string, count: number): string {
  const [one, many] = t.unit[kind] ?? [kind, kind];
  return `${count} ${count === 1 ? one : many}`;
}

/** What stands at the chosen territory and what I can do there. */
export function PlaceCard({ session }: { session: MapSession }) {
  const world = session.world.value;
  const place = world?.byId.get(session.chosen.value ?? -1);
  if (world === null || place === undefined) {
    return null;
  }
  const land = session.land(place.id);
  return (
    <section class="place-card" aria-label={titleOf(place)}>
      <header class="row apart nowrap">
        <Heading session={session} place={place} land={land} />
        <button class="button quiet slim icon" aria-label={texts.close} onClick={() => (session.chosen.value = null)}>
          <Icon name="close" />
        </button>
      </header>
      {session.compose.value === null ? <Standing place={place} land={land} /> : null}
      {!session.mayOrder.value ? null : session.compose.value !== null ? (
        <Composer session={session} />
      ) : (
        <Actions session={session} place={place} />
      )}
    </section>
  );
}

function Heading({ session, place, land }: { session: MapSession; place: Place; land: Land | undefined }) {
  const owner = session.table.seat(land?.owner ?? null);
  const mine = owner !== undefined && owner.seat === session.table.mySeat.value;
  return (
    <div class="grow">
      <h2 class="clip">
        {titleOf(place)} <span class="code">{place.code || place.id}</span>
      </h2>
      <p class={'small faint who' + (session.compose.value === null ? '' : ' unseen')}>
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
  const constructs = land?.constructs ?? [];
  const engines = land?.engines ?? [];
  return (
    <ul class="row standing-row">
      {units.length === 0 ? <li class="faint">{t.empty}</li> : null}
      {[...units, ...engines].map(([kind, count]) => (
        <li key={kind}>
          <InlineGlyph kind={kind} /> {unitWords(kind, count)}
        </li>
      ))}
      {constructs.map(({ kind }) => (
        <li key={kind}>
          <InlineGlyph kind={kind} /> {t.construct[kind] ?? kind}
        </li>
      ))}
      {land?.wasteland === true ? <li class="danger-text">{t.wasteland}</li> : null}
      {land?.loyalty ? <li class="faint">{t.loyalty(land.loyalty)}</li> : null}
    </ul>
  );
}

function Actions({ session, place }: { session: MapSession; place: Place }) {
  const actions = actionsAt(session, place);
  const open = actions.find((action) => action.id === session.menu.value);
  if (actions.length === 0) {
    return <p class="small faint">{t.hint.nothing}</p>;
  }
  return (
    <div class="stack tight">
      <div class="row actions">
        {actions.map((action, i) => (
          <ActionButton key={action.id} action={action} session={session} first={i === 0} />
        ))}
      </div>
      {open?.choices === undefined ? null : (
        <div class="row actions">
          {open.choices.map((choice) => (
            <button class="button slim" key={choice.label} onClick={choice.run}>
              {choice.glyph === undefined ? null : <InlineGlyph kind={choice.glyph} />}
              {choice.label}
              {choice.note === undefined ? null : <span class="faint">{choice.note}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function ActionButton({ action, session, first }: { action: Action; session: MapSession; first: boolean }) {
  const run = () => {
    if (action.choices === undefined) {
      action.run();
    } else if (action.choices.length === 1 && action.single !== false) {
      action.choices[0]?.run();
    } else {
      session.menu.value = session.menu.value === action.id ? null : action.id;
    }
  };
  return (
    <button
      class={'button slim' + (first ? ' primary' : '')}
      onClick={run}
      aria-expanded={action.choices !== undefined && action.choices.length > 1 ? session.menu.value === action.id : undefined}
    >
      {action.label}
    </button>
  );
}
