import { Decisions } from '../../hex/decisions';
import { keyOf } from '../../hex/hex';
import { HexCard } from '../../hex/hex-card';
import type { HexSession, Option } from '../../hex/session';
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
  return view !== null && session.mayOrder.value && view.active === table.mySeat.value ? (
    <Decisions table={table} decisions={decisionsOf(table.menu.value, view)} />
  ) : null;
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

/** What every building works at, and what it could begin: production and research without a search on the board. */
function Works({ session, view, side }: { session: HexSession<CarbonView>; view: CarbonView; side: Side }) {
  const buildings = view.pieces.filter(
    (piece) =>
      piece.seat === side.seat && !piece.unit && (piece.queue.length > 0 || piece.construction > 0 || startsAt(session, piece).length > 0),
  );
  const left = new Map<string, number>();
  for (const copy of side.copies.filter((c) => c.zone === 'list')) {
    left.set(copy.code, (left.get(copy.code) ?? 0) + 1);
  }
  return (
    <>
      <details open>
        <summary>{t.queue}</summary>
        {buildings.length === 0 ? <p class="small faint">{t.queueEmpty}</p> : null}
        <ul class="stack tight works">
          {buildings.map((piece) => (
            <li key={piece.id}>
              <p class="small">
                <button class="place-link" onClick={() => (session.chosen.value = keyOf(piece.hex))}>
                  {piece.name} {piece.id}
                </button>
                {piece.construction > 0
                  ? `: ${t.building(piece.construction)}`
                  : piece.queue.length > 0
                    ? `: ${piece.queue.map((item) => `${item.item} (${t.counters(item.counters)})`).join(', ')}`
                    : ''}
              </p>
              <div class="row">
                {startsAt(session, piece).map((option) => (
                  <button key={option.line} class="button slim" onClick={() => session.add(option.line)}>
                    {option.label}
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </details>
      <Research view={view} side={side} />
      <details>
        <summary>{t.copies}</summary>
        <ul class="small counts">
          {[...left].map(([code, count]) => (
            <li key={code}>
              <strong>{count}</strong> {sheetOf(side.faction, code)?.name ?? code}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Lines of the menu that need nothing but the building itself. */
function startsAt(session: HexSession<CarbonView>, piece: Piece): Option[] {
  const key = keyOf(piece.hex);
  return session.mayOrder.value
    ? session.options.value.filter((option) => option.subject === key && option.target === null && !/^CANCEL/i.test(option.line))
    : [];
}

/** Every upgrade of my list, and how far it is. */
function Research({ view, side }: { view: CarbonView; side: Side }) {
  const upgrades = [...new Set(side.copies.map((copy) => copy.code))].flatMap((code) => {
    const sheet = sheetOf(side.faction, code);
    return sheet?.part === 'upgrades' ? [sheet] : [];
  });
  if (upgrades.length === 0) {
    return null;
  }
  const counters = new Map(
    view.pieces
      .filter((piece) => piece.seat === side.seat)
      .flatMap((piece) => piece.queue.map((item): [string, number] => [item.item.split('#')[0] as string, item.counters])),
  );
  const state = (code: string) => {
    const left = counters.get(code);
    return side.inForce.includes(code)
      ? t.inForce
      : left !== undefined
        ? t.building(left)
        : (t.zones[side.copies.find((copy) => copy.code === code)?.zone ?? ''] ?? '');
  };
  return (
    <details>
      <summary>{t.research}</summary>
      <ul class="small">
        {upgrades.map((sheet) => (
          <li key={sheet.code} class="row apart">
            <span>
              {sheet.name} <span class="faint">{t.price(sheet.carbon, sheet.crystals)}</span>
            </span>
            <span class={side.inForce.includes(sheet.code) ? 'good' : 'faint'}>{state(sheet.code)}</span>
          </li>
        ))}
      </ul>
    </details>
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
    <HexCard
      session={session}
      title={piece?.name ?? (spot?.objective === true ? (t.terrain.objective ?? '') : (t.terrain[terrain] ?? terrain))}
    >
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
      {piece.unit || piece.dice > 0 ? (
        <p class="small faint">{t.stats(piece.move, piece.range, piece.dice, piece.strength, piece.toughness, piece.armor)}</p>
      ) : null}
      {piece.queue.length === 0 ? null : (
        <p class="small">{piece.queue.map((item) => `${item.item} (${t.counters(item.counters)})`).join(', ')}</p>
      )}
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
          <button
            class="button quiet slim"
            aria-pressed={session.chosen.value === keyOf(piece.hex)}
            onClick={() => session.tap(keyOf(piece.hex))}
          >
            <span>
              <strong>{piece.name}</strong>{' '}
              <span class="small faint">
                {[piece.id, keyOf(piece.hex), seatName(session.table.seat(piece.seat)), t.cohesion(piece.cohesion, piece.full)].join(', ')}
              </span>
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
