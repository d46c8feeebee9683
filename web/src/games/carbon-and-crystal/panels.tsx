import { Decisions } from '../../hex/decisions';
import { keyOf } from '../../hex/hex';
import { HexCard } from '../../hex/hex-card';
import type { HexSession } from '../../hex/session';
import { Badge, seatName } from '../../shell/player';
import { texts } from '../../texts/en';
import { LastDice } from './beats';
import { terrainOf } from './board';
import { sheetOf } from './factions';
import { decisionsOf } from './lines';
import { ListBuilder } from './list-builder';
import type { CarbonView, Piece, Side } from './view';

const t = texts.boards.carbon;
type Props = { session: HexSession<CarbonView> };

/** Resources, queues and research, and above them the list while lists are made. */
export function CarbonPurse({ session }: Props) {
  const view = session.view.value;
  const table = session.table;
  if (view === null) {
    return null;
  }
  const mine = view.sides.find((side) => side.seat === table.mySeat.value) ?? view.sides[0];
  if (view.phase === 'lists') {
    return <ListBuilder session={session} />;
  }
  return (
    <div class="stack tight">
      <p class="small faint">{t.round(view.round, view.rounds)}</p>
      {mine === undefined ? null : <Resources side={mine} />}
      <LastDice events={table.shown.value?.events ?? []} view={view} />
      {mine === undefined ? null : <Works session={session} view={view} side={mine} />}
    </div>
  );
}

/** Upgrades that need no target, and the end of the turn. */
export function CarbonDecide({ session }: Props) {
  const view = session.view.value;
  const table = session.table;
  return view !== null && session.mayOrder.value && view.active === table.mySeat.value ? <Decisions table={table} decisions={decisionsOf(table.menu.value, view)} /> : null;
}

function Resources({ side }: { side: Side }) {
  const items: [string, string][] = [
    [t.carbon, String(side.carbon)],
    [t.crystals, String(side.crystals)],
    [t.supply, `${side.supply}/${side.ceiling}`],
    [t.workers, `${side.workers}/${side.workerLimit}`],
    [t.points, String(side.points)],
  ];
  return (
    <p class="counts">
      {items.map(([name, value]) => (
        <span key={name}>
          <strong>{value}</strong> {name}
        </span>
      ))}
    </p>
  );
}

function Works({ session, view, side }: { session: HexSession<CarbonView>; view: CarbonView; side: Side }) {
  const busy = view.pieces.filter((piece) => piece.seat === side.seat && (piece.queue.length > 0 || piece.construction > 0));
  const left = new Map<string, number>();
  for (const copy of side.copies.filter((c) => c.zone === 'list')) {
    left.set(copy.code, (left.get(copy.code) ?? 0) + 1);
  }
  return (
    <>
      <details open={busy.length > 0}>
        <summary>{t.queue}</summary>
        {busy.length === 0 ? <p class="small faint">{t.queueEmpty}</p> : null}
        <ul class="small">
          {busy.map((piece) => (
            <li key={piece.id}>
              <button class="place-link" onClick={() => (session.chosen.value = keyOf(piece.hex))}>
                {piece.name} {piece.id}
              </button>
              : {piece.construction > 0 ? t.building(piece.construction) : piece.queue.map((item) => `${item.item} (${t.counters(item.counters)})`).join(', ')}
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{t.copies}</summary>
        <ul class="small counts">
          {[...left].map(([code, count]) => (
            <li key={code}>
              <strong>{count}</strong> {sheetOf(side.faction, code)?.name ?? code}
            </li>
          ))}
        </ul>
        {side.inForce.length === 0 ? null : (
          <p class="small">
            {t.inForce}: {side.inForce.map((code) => sheetOf(side.faction, code)?.name ?? code).join(', ')}
          </p>
        )}
      </details>
    </>
  );
}

export function CarbonCard({ session }: Props) {
  const view = session.view.value;
  const key = session.chosen.value;
  if (view === null || key === null) {
    return null;
  }
  const piece = view.pieces.find((p) => keyOf(p.hex) === key);
  const spot = view.ground.special.find((s) => keyOf(s.hex) === key);
  const terrain = terrainOf(spot);
  const owner = piece === undefined ? undefined : session.table.seat(piece.seat);
  return (
    <HexCard session={session} title={piece?.name ?? (spot?.objective === true ? (t.terrain.objective ?? '') : (t.terrain[terrain] ?? terrain))}>
      {owner === undefined ? null : (
        <p class="small who">
          <Badge seat={owner} /> {seatName(owner)} · {piece?.id}
        </p>
      )}
      {piece === undefined ? null : <PieceFacts piece={piece} />}
      {spot !== undefined && spot.stock > 0 ? <p class="small">{t.stock(spot.stock)}</p> : null}
    </HexCard>
  );
}

function PieceFacts({ piece }: { piece: Piece }) {
  const facts = [
    t.cohesion(piece.cohesion, piece.full),
    piece.kind === 'command-center' || piece.size === 7 ? t.level(piece.level) : '',
    piece.construction > 0 ? t.building(piece.construction) : '',
    piece.salvage > 0 ? t.salvaging(piece.salvage) : '',
    piece.moved ? t.moved : '',
    piece.acted ? t.acted : '',
    piece.cover ? t.cover : '',
    piece.rally === '' ? '' : t.rally(piece.rally),
  ].filter(Boolean);
  return (
    <>
      <p class="small">{facts.join(' · ')}</p>
      {piece.unit || piece.dice > 0 ? <p class="small faint">{t.stats(piece.move, piece.range, piece.dice, piece.strength, piece.toughness, piece.armor)}</p> : null}
      {piece.queue.length === 0 ? null : <p class="small">{piece.queue.map((item) => `${item.item} (${t.counters(item.counters)})`).join(', ')}</p>}
    </>
  );
}

export function CarbonList({ session }: Props) {
  const view = session.view.value;
  if (view === null) {
    return null;
  }
  const mine = session.table.mySeat.value;
  const pieces = [...view.pieces].sort((a, b) => Number(b.seat === mine) - Number(a.seat === mine));
  return (
    <ul class="board-list">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button class="button quiet slim" aria-pressed={session.chosen.value === keyOf(piece.hex)} onClick={() => session.tap(keyOf(piece.hex))}>
            <span>
              <strong>{piece.name}</strong>{' '}
              <span class="small faint">{[piece.id, keyOf(piece.hex), seatName(session.table.seat(piece.seat)), t.cohesion(piece.cohesion, piece.full)].join(', ')}</span>
            </span>
          </button>
        </li>
      ))}
      {[...session.targets.value].map((key) => (
        <li key={key}>
          <button class="button quiet slim" onClick={() => session.tap(key)}>
            {texts.boards.dynasty.legal} {key}
          </button>
        </li>
      ))}
    </ul>
  );
}
