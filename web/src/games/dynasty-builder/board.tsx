import { HexBoard } from '../../hex/hex-board';
import { centreOf, cornersOf, hexOf, keyOf, outlineOf, SIZE, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { DraftStrokes, FrameStrokes } from '../../hex/strokes';
import { lineColour, onColour, tint } from '../../map/colours';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { describeHex } from './describe';
import { dynasty as t } from './texts';
import type { DynastyView, Structure, Unit } from './view';

export function DynastyBoard({ session }: { session: HexSession<DynastyView> }) {
  const { choosing } = session;
  const view = session.view.value;
  if (view === null) {
    return <div class="board-empty">{texts.loading}</div>;
  }
  const seats = session.table.game.value?.seats ?? [];
  const cells = view.tiles.map((tile) => ({
    hex: tile.at,
    terrain: tile.terrain,
    title: `${t.terrain[tile.terrain] ?? tile.terrain} ${keyOf(tile.at)}`,
  }));
  const colour = (seat: number | null) => seats.find((s) => s.seat === seat)?.colour ?? '#5b5647';
  const mine = lineColour(colour(session.table.mySeat.value), theme.value);
  return (
    <HexBoard
      cells={cells}
      looks={seats}
      choosing={choosing}
      targets={new Set([...choosing.targets.value, ...choosing.ends.value, ...choosing.reach.value])}
      mine={[...view.units, ...view.structures].filter(({ owner }) => owner === session.table.mySeat.value).map(({ at }) => at)}
      describe={(key) => `${describeHex(view, key)} ${key}`}
      asking={choosing.aim.value !== null}
      told={session.frame.value?.places ?? null}
      onTap={(key) => choosing.tap(key)}
      under={() => <Areas view={view} colour={colour} />}
    >
      {(k) => (
        <>
          <RingMarks session={session} view={view} />
          {view.structures.map((structure) => (
            <StructurePiece key={keyOf(structure.at)} structure={structure} far={k < FAR} colour={colour(structure.owner)} />
          ))}
          <DraftStrokes session={session} colour={mine} glyph={outline} />
          {view.units.map((unit) => (
            <UnitPiece
              key={unit.id}
              unit={unit}
              named={k > FAR}
              colour={colour(unit.owner)}
              ready={choosing.actors.value.has(keyOf(unit.at))}
            />
          ))}
          <FrameStrokes session={session} glyph={outline} />
        </>
      )}
    </HexBoard>
  );
}

function Areas({ view, colour }: { view: DynastyView; colour(seat: number): string }) {
  const areas = new Map<number, Set<string>>();
  for (const tile of view.tiles) {
    for (const seat of tile.areas) {
      areas.set(seat, (areas.get(seat) ?? new Set()).add(keyOf(tile.at)));
    }
  }
  return (
    <>
      {[...areas].map(([seat, keys]) => (
        <g key={seat}>
          {[...keys].map((key) => (
            <g key={key}>
              <polygon points={cornersOf(hexOf(key) as Hex, SIZE * 0.985)} fill={tint(colour(seat), theme.value)} class="area-fill" />
              <polygon points={cornersOf(hexOf(key) as Hex, SIZE * 0.985)} fill={`url(#hex-p${seat})`} />
            </g>
          ))}
          <path d={outlineOf(keys, SIZE * 0.97)} class="area-line" stroke={lineColour(colour(seat), theme.value)} />
        </g>
      ))}
    </>
  );
}

/** The ring that the chosen city must fill next. Missing tiles are dashed. */
function RingMarks({ session, view }: { session: HexSession<DynastyView>; view: DynastyView }) {
  const city = view.structures.find((s) => s.piece === 'city' && keyOf(s.at) === session.choosing.place.value);
  return (
    <>
      {(city?.growth?.missing ?? []).map((hex) => (
        <polygon key={keyOf(hex)} class="hex-missing" points={cornersOf(hex, SIZE * 0.7)} />
      ))}
    </>
  );
}

const HOUSE = 'M-10 9 V-1 L0 -10 L10 -1 V9 Z';
const TOKEN = 'M0 -10 L9 -5 V5 L0 10 L-9 5 V-5 Z';
const CITY = 'M-15 12 V-7 H-10 V-3 H-5 V-12 H5 V-3 H10 V-7 H15 V12 Z';
const BRIDGE = 'M-18 7 Q0 -11 18 7 L18 11 Q0 -4 -18 11 Z';

/** At this scale and below, units have no names, and city levels are written larger. */
const FAR = 0.75;

function StructurePiece({ structure, far, colour }: { structure: Structure; far: boolean; colour: string }) {
  const { x, y } = centreOf(structure.at);
  const path = structure.piece === 'city' ? CITY : structure.piece === 'house' ? HOUSE : structure.piece === 'bridge' ? BRIDGE : TOKEN;
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{t.pieces[structure.piece] ?? structure.piece}</title>
      <path
        d={path}
        fill={colour}
        stroke="var(--map-ink)"
        stroke-width={structure.claimedBy === null ? 1.4 : 2.6}
        stroke-linejoin="round"
      />
      {structure.owner === null ? null : <path d={path} fill={`url(#hex-p${structure.owner})`} />}
      {structure.piece === 'city' ? (
        <>
          <text class="hex-text" y={far ? 11 : 9} font-size={far ? 20 : 14} fill={onColour(colour)}>
            {structure.level}
          </text>
          {structure.warded ? <circle r="20" fill="none" stroke="var(--map-glow)" stroke-width="2" /> : null}
        </>
      ) : null}
    </g>
  );
}

const UNITS: Record<string, string> = {
  soldier: 'M-10 -11 H10 V1 C10 8 5 12 0 14 C-5 12 -10 8 -10 1 Z',
  knight: 'M0 -14 L13 0 L0 14 L-13 0 Z',
  ship: 'M-14 2 H14 L9 11 H-9 Z M-1 -13 V0 H-10 Z M1 -10 V0 H9 Z',
  siege: 'M-11 12 L-8 -12 H8 L11 12 Z M-4 -6 H4 V0 H-4 Z',
};

function UnitPiece({ unit, named, colour, ready }: { unit: Unit; named: boolean; colour: string; ready: boolean }) {
  const { x, y } = centreOf(unit.at);
  const shift = unit.cargo ? 9 : 0;
  return (
    <g
      style={{ transform: `translate(${x + shift}px, ${y + shift}px) scale(${unit.cargo ? 0.6 : 0.95})` }}
      class={'piece' + (unit.marched ? ' marched' : '')}
    >
      <title>{`${t.kinds[unit.kind] ?? unit.kind} ${unit.id}`}</title>
      {ready ? <circle r="19" fill="none" stroke="var(--map-glow)" stroke-width="2.4" /> : null}
      <path
        d={UNITS[unit.kind] ?? UNITS.soldier}
        fill={colour}
        fill-rule="evenodd"
        stroke="var(--map-plate)"
        stroke-width="5"
        stroke-linejoin="round"
      />
      <path
        d={UNITS[unit.kind] ?? UNITS.soldier}
        fill={colour}
        fill-rule="evenodd"
        stroke="var(--map-ink)"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d={UNITS[unit.kind] ?? UNITS.soldier} fill={`url(#hex-p${unit.owner})`} fill-rule="evenodd" />
      {named ? (
        <text class="piece-name" y="25" fill="var(--map-ink)">
          {unit.id}
        </text>
      ) : null}
    </g>
  );
}

/** The outline of a piece that an order puts on the board. */
export function outline(what: string): string | null {
  return { house: HOUSE, city: CITY, bridge: BRIDGE, token: TOKEN, 'land-token': TOKEN, ...UNITS }[what] ?? null;
}
