import type { Stroke } from '../../api/types';
import { HexBoard } from '../../hex/hex-board';
import { centreOf, disc, distance, hexOf, keyOf, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { draftedStrokes, FrameStrokes, HexStrokes } from '../../hex/strokes';
import { lineColour } from '../../map/colours';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { describeHex, terrainOf } from './describe';
import { FAR, OrderedUnit, PieceView } from './pieces';
import { scoringOf } from './scoring';
import { carbon as t } from './texts';
import { factionOf, type CarbonView, type Spot } from './view';

export function CarbonBoard({ session }: { session: HexSession<CarbonView> }) {
  const { choosing } = session;
  const view = session.view.value;
  if (view === null) {
    return <div class="board-empty">{texts.loading}</div>;
  }
  const spots = new Map(view.ground.special.map((spot) => [keyOf(spot.hex), spot]));
  const cells = disc(view.ground.radius).map((hex) => {
    const terrain = terrainOf(spots.get(keyOf(hex)));
    return { hex, terrain, title: `${t.terrain[terrain] ?? terrain} ${keyOf(hex)}` };
  });
  const seats = session.table.game.value?.seats ?? [];
  const colour = (seat: number | null) => seats.find((s) => s.seat === seat)?.colour ?? '#5b5647';
  const mine = lineColour(colour(session.table.mySeat.value), theme.value);
  const drafted = draftedStrokes(session);
  const entries = entriesOf(session);
  const asking = choosing.aim.value !== null || entries !== null;
  const tap = (key: string) => {
    if (entries?.hexes.has(key)) {
      choosing.beginAt(entries.producer);
    }
    choosing.tap(choosing.targets.value.has(key) ? key : anchorOf(view, key));
  };
  const lit = (key: string) =>
    session.frame.value === null && (choosing.targets.value.has(key) || (!asking && choosing.actors.value.has(key)));
  const before = new Set((session.frame.value === null ? session.base.value : view)?.pieces.map((piece) => piece.id));
  return (
    <HexBoard
      cells={cells}
      looks={seats}
      choosing={choosing}
      targets={entries?.hexes ?? (asking ? new Set([...choosing.targets.value, ...choosing.ends.value]) : choosing.reach.value)}
      mine={view.pieces.filter(({ seat }) => seat === session.table.mySeat.value).map(({ hex }) => hex)}
      describe={(key) => describeHex(view, key)}
      asking={asking}
      told={session.frame.value?.places ?? null}
      onTap={tap}
      under={(k) => (
        <>
          <path class="scoring" d={scoringOf(view.ground)} />
          <Spots spots={view.ground.special} far={k < FAR} />
        </>
      )}
    >
      {(k) => (
        <>
          <HexStrokes strokes={drafted.filter(({ kind }) => kind === 'go')} colour={mine} glyph={noGlyph} />
          {view.pieces.map((piece) => (
            <PieceView
              key={piece.id}
              piece={piece}
              faction={factionOf(view, piece.seat)}
              far={k < FAR}
              colour={colour(piece.seat)}
              lit={lit(keyOf(piece.hex))}
              planned={!before.has(piece.id)}
            />
          ))}
          <Draft strokes={drafted} view={view} colour={mine} />
          <FrameStrokes session={session} glyph={noGlyph} />
        </>
      )}
    </HexBoard>
  );
}

const noGlyph = () => null;

/** The hexes where a new unit can enter. Nothing else can be ordered then, so they are marked without a tap. */
function entriesOf({ view, choosing }: HexSession<CarbonView>): { producer: string; hexes: Set<string> } | null {
  const waits = view.value?.placing !== '' && choosing.aim.value === null;
  const places = waits ? choosing.choices.value.map((choice) => choice.places).filter(({ length }) => length > 1) : [];
  const [first] = places;
  return first === undefined ? null : { producer: first[0] as string, hexes: new Set(places.map((each) => each.at(-1) as string)) };
}

/** A Command Center covers seven hexes. A tap on any of them selects it. */
function anchorOf(view: CarbonView, key: string): string {
  const hex = hexOf(key) as Hex;
  const large = view.pieces.find((piece) => piece.size === 7 && distance(piece.hex, hex) <= 1);
  return large === undefined ? key : keyOf(large.hex);
}

/** The orders of my draft, except moves. The board shows the position after the draft, so building sites are on it already. */
function Draft({ strokes, view, colour }: { strokes: Stroke[]; view: CarbonView; colour: string }) {
  const ordered = strokes.flatMap(({ kind, what, places }) => {
    const host = kind === 'put' ? view.pieces.find((piece) => keyOf(piece.hex) === places.at(-1)) : undefined;
    return host === undefined || host.code === what ? [] : [{ host, what }];
  });
  return (
    <>
      <HexStrokes strokes={strokes.filter(({ kind }) => kind !== 'put' && kind !== 'go')} colour={colour} glyph={noGlyph} />
      {ordered.map(({ host, what }, i) => (
        <OrderedUnit
          key={i}
          at={host}
          faction={factionOf(view, host.seat)}
          code={what}
          nth={ordered.slice(0, i).filter((one) => one.host === host).length}
          colour={colour}
        />
      ))}
    </>
  );
}

function Spots({ spots, far }: { spots: Spot[]; far: boolean }) {
  return (
    <>
      {spots.map((spot) => {
        const { x, y } = centreOf(spot.hex);
        const terrain = terrainOf(spot);
        return (
          <g key={keyOf(spot.hex)} transform={`translate(${x} ${y})`}>
            {spot.objective ? <SpotSign terrain="objective" /> : null}
            <SpotSign terrain={terrain} />
            {!far && (terrain === 'field' || terrain === 'node') ? (
              <text class="piece-name" y="22" fill="var(--map-ink)">
                {spot.stock}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** The contents of a hex, without its ground. */
export function SpotSign({ terrain }: { terrain: string }) {
  switch (terrain) {
    case 'objective':
      return (
        <>
          <circle r="19" fill="none" stroke="var(--map-ink)" stroke-width="1.6" stroke-dasharray="3 3" />
          <path d="M-5 10 V-11 L9 -6 L-5 -1" fill="none" stroke="var(--map-ink)" stroke-width="2" stroke-linejoin="round" />
        </>
      );
    case 'field':
      return (
        <path d="M-9 6 A4 4 0 1 1 -8 -2 A5 5 0 1 1 2 -4 A4.500 4.500 0 1 1 9 4 A4 4 0 1 1 3 8 Z" fill="var(--map-ink)" opacity="0.75" />
      );
    case 'node':
      return <path d="M0 -14 L6 -5 L3 10 H-3 L-6 -5 Z M9 -4 L12 1 L10 9 H6 Z M-9 -4 L-12 1 L-10 9 H-6 Z" fill="var(--map-coast)" />;
    default:
      return null;
  }
}
