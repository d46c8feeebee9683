import { keyOf } from '../../hex/hex';
import { HexCard } from '../../hex/hex-card';
import type { HexSession } from '../../hex/session';
import { Badge, seatName } from '../../shell/player';
import { describeHex, pieceTitle } from './describe';
import { dynasty as t } from './texts';
import type { DynastyView } from './view';

const PHASES = ['build', 'march', 'recruit', 'disband'];

type Props = { session: HexSession<DynastyView> };

/** The phase of the turn, and what is left in it. */
export function DynastyExtra({ session }: Props) {
  const view = session.view.value;
  const table = session.table;
  const me = view?.players.find((p) => p.seat === table.mySeat.value);
  if (view === null) {
    return null;
  }
  return (
    <div class="stack tight">
      <ol class="phases" aria-label={t.phase}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={view.turn.phase === phase ? 'step' : undefined}>
            {t.phases[phase]}
          </li>
        ))}
      </ol>
      {me === undefined ? null : <Cities session={session} view={view} seat={me.seat} />}
    </div>
  );
}

/** My cities, and what each needs for its next level. */
function Cities({ session, view, seat }: { session: HexSession<DynastyView>; view: DynastyView; seat: number }) {
  const cities = view.structures.filter((s) => s.piece === 'city' && s.owner === seat);
  if (cities.length === 0) {
    return null;
  }
  return (
    <ul class="small" aria-label={t.myCities}>
      {cities.map((city) => {
        const ring = city.growth;
        return (
          <li key={keyOf(city.at)}>
            <button class="place-link" onClick={() => session.choosing.tap(keyOf(city.at))}>
              {pieceTitle('city', city.level)} {keyOf(city.at)}
            </button>{' '}
            <span class="faint">
              {ring === null ? '' : ring.missing.length === 0 ? t.ringReady(ring.level) : t.ringLacks(ring.level, ring.missing.length)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function DynastyCard({ session }: Props) {
  const view = session.view.value;
  const key = session.choosing.place.value;
  if (view === null || key === null) {
    return null;
  }
  const tile = view.tiles.find((candidate) => keyOf(candidate.at) === key);
  const structure = view.structures.find((s) => keyOf(s.at) === key);
  const units = view.units.filter((u) => keyOf(u.at) === key);
  // Units first, because people look for them; then the structure below them.
  const pieces = [
    ...units.map((unit) => t.kinds[unit.kind] ?? unit.kind),
    ...(structure === undefined ? [] : [pieceTitle(structure.piece, structure.level)]),
  ];
  const title = pieces.length > 0 ? pieces.join(', ') : (t.terrain[tile?.terrain ?? ''] ?? '');
  const owners = [...new Set([...units.map((unit) => unit.owner), ...(structure === undefined ? [] : [structure.owner])])].flatMap(
    (seat) => session.table.seat(seat) ?? [],
  );
  const ring = structure?.growth ?? null;
  return (
    <HexCard session={session} title={title} titleOf={(each) => describeHex(view, each) || each}>
      {owners.map((owner) => (
        <p class="small who" key={owner.seat}>
          <Badge seat={owner} /> {seatName(owner)}
        </p>
      ))}
      {units.map((unit) => (
        <p class="small" key={unit.id}>
          {t.unitLine(t.kinds[unit.kind] ?? unit.kind, unit.id, unit.power, unit.range)}
          {unit.cargo ? ` ${t.aboard}` : ''}
          {unit.marched ? ` ${t.marched}` : ''}
          {unit.withheld ? ` ${t.withheld}` : ''}
        </p>
      ))}
      {structure?.piece === 'city' ? <p class="small">{t.defence(structure.defence)}</p> : null}
      {ring === null ? null : (
        <p class="small">
          {ring.missing.length === 0 ? t.ringFull(ring.level) : t.ringMissing(ring.level, ring.missing.length, ring.needed.length)}
        </p>
      )}
      {structure?.claimedBy ? <p class="small faint">{t.claimed(keyOf(structure.claimedBy))}</p> : null}
      {(tile?.areas.length ?? 0) > 1 ? <p class="small faint">{t.conflicted}</p> : null}
    </HexCard>
  );
}

/** The pieces on the board as text. */
export function DynastyList({ session }: Props) {
  const view = session.view.value;
  if (view === null) {
    return null;
  }
  const rows = [
    ...view.units.map((u) => ({ key: keyOf(u.at), text: `${t.kinds[u.kind] ?? u.kind} ${u.id}`, seat: u.owner as number | null })),
    ...view.structures.map((s) => ({ key: keyOf(s.at), text: pieceTitle(s.piece, s.level), seat: s.owner })),
  ];
  const targets = [...session.choosing.targets.value].filter((key) => !rows.some((row) => row.key === key));
  const all = [...rows, ...targets.map((key) => ({ key, text: t.legal, seat: null as number | null }))];
  return (
    <ul class="board-list">
      {all.map((row, i) => (
        <li key={i}>
          <button
            class="button quiet slim"
            aria-pressed={session.choosing.place.value === row.key}
            onClick={() => session.choosing.tap(row.key)}
          >
            <span>
              <strong>{row.text}</strong>{' '}
              <span class="small faint">
                {[row.key, row.seat === null ? '' : seatName(session.table.seat(row.seat))].filter(Boolean).join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
