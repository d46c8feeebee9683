import { HexBoard } from '../../hex/hex-board';
import { centreOf, cornersOf, disc, hexOf, keyOf, SIZE, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { lineColour, onColour } from '../../map/colours';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { BeatMarks } from './beats';
import { pieceOf, type CarbonView, type Piece, type Spot } from './view';

const t = texts.boards.carbon;

export const terrainOf = (spot: Spot | undefined): string =>
  spot === undefined
    ? 'open'
    : spot.terrain.toLowerCase().includes('field')
      ? 'field'
      : spot.terrain.toLowerCase().includes('node')
        ? 'node'
        : spot.terrain.toLowerCase();

export function CarbonBoard({ session }: { session: HexSession<CarbonView> }) {
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
  const colour = (seat: number) => seats.find((s) => s.seat === seat)?.colour ?? '#5b5647';
  return (
    <HexBoard
      cells={cells}
      looks={seats}
      chosen={session.chosen.value}
      targets={session.targets.value}
      asking={session.ask.value !== null}
      gliding={session.beat.value !== null}
      onTap={(key) => session.tap(anchorOf(view, key))}
      under={(k) => <Spots spots={view.ground.special} far={k < FAR} />}
    >
      {(k) => (
        <>
          {view.pieces.map((piece) => (
            <PieceView
              key={piece.id}
              piece={piece}
              far={k < FAR}
              colour={colour(piece.seat)}
              ready={session.actors.value.has(keyOf(piece.hex))}
            />
          ))}
          <Drafted session={session} view={view} />
          <BeatMarks session={session} />
        </>
      )}
    </HexBoard>
  );
}

/** A Command Center covers seven hexes; tapping any of them means it. */
function anchorOf(view: CarbonView, key: string): string {
  const hex = hexOf(key) as Hex;
  const large = view.pieces.find(
    (piece) =>
      piece.size === 7 &&
      Math.max(Math.abs(piece.hex.q - hex.q), Math.abs(piece.hex.r - hex.r), Math.abs(piece.hex.q + piece.hex.r - hex.q - hex.r)) <= 1,
  );
  return large === undefined ? key : keyOf(large.hex);
}

function Spots({ spots, far }: { spots: Spot[]; far: boolean }) {
  return (
    <>
      {spots.map((spot) => {
        const { x, y } = centreOf(spot.hex);
        const terrain = terrainOf(spot);
        return (
          <g key={keyOf(spot.hex)} transform={`translate(${x} ${y})`}>
            {spot.objective ? (
              <>
                <circle r="19" fill="none" stroke="var(--map-ink)" stroke-width="1.6" stroke-dasharray="3 3" />
                <path d="M-5 10 V-11 L9 -6 L-5 -1" fill="none" stroke="var(--map-ink)" stroke-width="2" stroke-linejoin="round" />
              </>
            ) : null}
            {terrain === 'field' ? (
              <path
                d="M-9 6 A4 4 0 1 1 -8 -2 A5 5 0 1 1 2 -4 A4.500 4.500 0 1 1 9 4 A4 4 0 1 1 3 8 Z"
                fill="var(--map-ink)"
                opacity="0.75"
              />
            ) : null}
            {terrain === 'node' ? (
              <path d="M0 -14 L6 -5 L3 10 H-3 L-6 -5 Z M9 -4 L12 1 L10 9 H6 Z M-9 -4 L-12 1 L-10 9 H-6 Z" fill="var(--map-coast)" />
            ) : null}
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

/** From so far away only the first letter of a code is written, and larger. */
const FAR = 0.75;

/** Units are round and buildings square, so that a glance tells them apart; the code says which. */
function PieceView({ piece, far, colour, ready }: { piece: Piece; far: boolean; colour: string; ready: boolean }) {
  const { x, y } = centreOf(piece.hex);
  const ink = onColour(colour);
  const large = piece.size === 7;
  const r = large ? 40 : 18;
  const hurt = piece.full > 0 ? piece.cohesion / piece.full : 1;
  return (
    <g class="piece" style={{ transform: `translate(${x}px, ${y}px)` }} opacity={piece.active || piece.unit ? 1 : 0.78}>
      <title>{`${piece.name} ${piece.id}`}</title>
      {large ? (
        <polygon
          points={cornersOf({ q: 0, r: 0 }, SIZE * 2.4)}
          fill={colour}
          fill-opacity="0.22"
          stroke={lineColour(colour, theme.value)}
          stroke-width="2"
          transform="rotate(30)"
        />
      ) : null}
      {ready ? <circle r={r + 4} fill="none" stroke="var(--map-glow)" stroke-width="2.6" /> : null}
      {piece.unit ? (
        <>
          <circle r="17" fill={colour} stroke="var(--map-ink)" stroke-width="1.6" />
          <circle r="17" fill={`url(#hex-p${piece.seat})`} />
        </>
      ) : (
        <>
          <rect
            x={large ? -30 : -18}
            y={large ? -22 : -16}
            width={large ? 60 : 36}
            height={large ? 40 : 30}
            rx="4"
            fill={colour}
            stroke="var(--map-ink)"
            stroke-width="1.6"
            stroke-dasharray={piece.construction > 0 ? '4 3' : undefined}
          />
          <rect
            x={large ? -30 : -18}
            y={large ? -22 : -16}
            width={large ? 60 : 36}
            height={large ? 40 : 30}
            rx="4"
            fill={`url(#hex-p${piece.seat})`}
          />
        </>
      )}
      <text class="hex-text" font-size={far ? 20 : large ? 16 : 11.5} y={far ? (large ? 5 : 7) : large ? 3 : 4} fill={ink}>
        {far ? piece.code.slice(0, 1) : piece.code}
      </text>
      {large && !far ? (
        <text class="hex-text" font-size="10" y="14" fill={ink}>
          {t.level(piece.level)}
        </text>
      ) : null}
      <rect x="-15" y={large ? 21 : 17} width="30" height="5" rx="2" fill="var(--map-plate)" stroke="var(--map-ink)" stroke-width="0.8" />
      <rect
        x="-15"
        y={large ? 21 : 17}
        width={30 * Math.max(0, Math.min(1, hurt))}
        height="5"
        rx="2"
        fill={hurt > 0.5 ? 'var(--good)' : 'var(--map-refused)'}
      />
      {piece.construction > 0 || piece.salvage > 0 ? (
        <g transform="translate(15 -15)">
          <circle r="8" fill="var(--map-plate)" stroke="var(--map-ink)" />
          <text class="hex-text" font-size="10" y="3.500" fill="var(--map-ink)">
            {piece.construction || piece.salvage}
          </text>
        </g>
      ) : null}
    </g>
  );
}

/** My drafted moves, attacks and building sites. */
function Drafted({ session, view }: { session: HexSession<CarbonView>; view: CarbonView }) {
  const table = session.table;
  const mine = table.seat(table.mySeat.value);
  const lines = table.live.value ? (table.draft.value?.lines.value ?? []) : [];
  const colour = lineColour(mine?.colour ?? '#5b5647', theme.value);
  const known = table.rehearsing.shown.value !== null;
  return (
    <>
      {lines.map((line) => {
        const words = (line.normal ?? line.text).split(/\s+/);
        // The board after the draft has the piece at its destination; the arrow starts where the piece is now.
        const actor =
          pieceOf(session.base.value ?? view, words[1] ?? '', table.mySeat.value) ?? pieceOf(view, words[1] ?? '', table.mySeat.value);
        const hex = hexOf(words.at(-1) ?? '') ?? pieceOf(view, words[2] ?? '', table.mySeat.value)?.hex;
        if (hex === undefined || hex === null) {
          return null;
        }
        const stroke = line.verdict?.accepted === false || words[0] === 'ATTACK' ? 'var(--map-refused)' : colour;
        const [from, to] = [actor === undefined ? null : centreOf(actor.hex), centreOf(hex)];
        return (
          <g key={line.key}>
            {from === null ? null : (
              <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={stroke} stroke-width="3.5" stroke-dasharray="7 5" />
            )}
            {known && words[0] === 'MOVE' ? (
              <circle cx={from?.x} cy={from?.y} r="6" fill="none" stroke={stroke} stroke-width="2.500" />
            ) : (
              <circle cx={to.x} cy={to.y} r="7" fill="var(--map-plate)" stroke={stroke} stroke-width="2.500" />
            )}
          </g>
        );
      })}
    </>
  );
}
