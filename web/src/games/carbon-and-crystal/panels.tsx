import { keyOf } from '../../hex/hex';
import { HexCard } from '../../hex/hex-card';
import type { HexSession } from '../../hex/session';
import { Badge, seatName } from '../../shell/player';
import { describeHex, groundAt, numberOf } from './describe';
import { ListBuilder } from './list-builder';
import { carbon as t } from './texts';
import type { CarbonView, Piece, Side } from './view';

type Props = { session: HexSession<CarbonView> };

/** The form for the list, or later the queues, the research and the remaining copies. */
export function CarbonExtra({ session }: Props) {
  const view = session.view.value;
  if (view === null) {
    return null;
  }
  if (view.phase === 'lists') {
    return <ListBuilder session={session} />;
  }
  const mine = view.sides.find((side) => side.seat === session.table.mySeat.value);
  return mine === undefined ? null : (
    <div class="stack tight">
      <Holdings session={session} side={mine} />
      <Works session={session} view={view} side={mine} />
      <Research side={mine} />
      <Copies side={mine} />
    </div>
  );
}

/** My numbers that orders do not spend, and my resources if the purse does not show them. */
function Holdings({ session, side }: { session: HexSession<CarbonView>; side: Side }) {
  const spending = (session.table.desk.answer.value?.purse.length ?? 0) > 0;
  const bank: [string, string][] = [
    [t.carbon, String(side.carbon)],
    [t.crystals, String(side.crystals)],
  ];
  const items: [string, string][] = [
    ...(spending ? [] : bank),
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

const queueWords = (piece: Piece) => piece.queue.map(({ name, counters }) => t.queued(name, counters)).join(', ');

/** The work of every building, and the idle buildings. */
function Works({ session, view, side }: { session: HexSession<CarbonView>; view: CarbonView; side: Side }) {
  const { choosing } = session;
  const idle = (piece: Piece) => choosing.choices.value.some(({ role, places }) => role === 'order' && places[0] === keyOf(piece.hex));
  const buildings = view.pieces.filter(
    (piece) => piece.seat === side.seat && !piece.unit && (piece.queue.length > 0 || piece.construction > 0 || idle(piece)),
  );
  return (
    <details open>
      <summary title={t.hints.queue}>{t.queue}</summary>
      {buildings.length === 0 ? <p class="small faint">{t.queueEmpty}</p> : null}
      <ul class="works">
        {buildings.map((piece) => (
          <li key={piece.id} class="small">
            <button class="place-link" onClick={() => choosing.show(keyOf(piece.hex))}>
              {piece.name} {numberOf(piece)}
            </button>
            : {piece.construction > 0 ? t.building(piece.construction) : queueWords(piece) || t.idle}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every upgrade of my list, with its progress. */
function Research({ side }: { side: Side }) {
  const upgrades = side.sheets.filter(({ part, code }) => part === 'upgrade' && side.copies.some((copy) => copy.code === code));
  if (upgrades.length === 0) {
    return null;
  }
  const state = (code: string) => {
    const running = side.running.find((one) => one.code === code);
    return running === undefined
      ? (t.zones[side.copies.find((copy) => copy.code === code)?.zone ?? ''] ?? '')
      : running.used
        ? t.used
        : running.left > 0
          ? t.lasts(running.left)
          : t.inForce;
  };
  return (
    <details>
      <summary title={t.hints.research}>{t.research}</summary>
      <ul class="small">
        {upgrades.map((sheet) => (
          <li key={sheet.code} class="row apart">
            <span>
              {sheet.name} <span class="faint">{t.costs(sheet.carbon, sheet.crystals)}</span>
            </span>
            <span class={side.inForce.includes(sheet.code) ? 'good' : 'faint'}>{state(sheet.code)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The remaining copies of my deployment list. */
function Copies({ side }: { side: Side }) {
  const left = side.sheets.flatMap(({ code, name }) => {
    const count = side.copies.filter((copy) => copy.code === code && copy.zone === 'list').length;
    return count === 0 ? [] : [{ code, name, count }];
  });
  return (
    <details>
      <summary title={t.hints.left}>{t.copies}</summary>
      {left.length === 0 ? <p class="small faint">{t.copiesEmpty}</p> : null}
      <ul class="counts">
        {left.map(({ code, name, count }) => (
          <li key={code}>
            <strong>{count}</strong> {name}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function CarbonCard({ session }: Props) {
  const view = session.view.value;
  const key = session.choosing.place.value;
  if (view === null || key === null) {
    return null;
  }
  const piece = view.pieces.find((p) => keyOf(p.hex) === key);
  const spot = view.ground.special.find((s) => keyOf(s.hex) === key);
  const owner = piece === undefined ? undefined : session.table.seat(piece.seat);
  const sheets = view.sides.flatMap((side) => side.sheets);
  return (
    <HexCard
      session={session}
      title={piece?.name ?? groundAt(view, key)}
      titleOf={(each) => describeHex(view, each)}
      pieces={(what) => sheets.find(({ code }) => code === what)?.name ?? what}
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
    piece.size === 7 ? t.level(piece.level) : '',
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
      {piece.queue.length === 0 ? null : <p class="small">{queueWords(piece)}</p>}
    </>
  );
}

/** The pieces on the board in words, and the hexes that can be chosen now. */
export function CarbonList({ session }: Props) {
  const { choosing, table } = session;
  const view = session.view.value;
  if (view === null) {
    return null;
  }
  const mine = table.mySeat.value;
  const pieces = [...view.pieces].sort((a, b) => Number(b.seat === mine) - Number(a.seat === mine));
  const free = [...choosing.targets.value].filter((key) => !pieces.some((piece) => keyOf(piece.hex) === key));
  return (
    <ul class="board-list">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button
            class="button quiet slim"
            aria-pressed={choosing.place.value === keyOf(piece.hex)}
            onClick={() => choosing.tap(keyOf(piece.hex))}
          >
            <span>
              <strong>{piece.name}</strong>{' '}
              <span class="small faint">
                {[piece.id, keyOf(piece.hex), seatName(table.seat(piece.seat)), t.cohesion(piece.cohesion, piece.full)].join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
      {free.map((key) => (
        <li key={key}>
          <button class="button quiet slim" onClick={() => choosing.tap(key)}>
            {t.legal} {key}
          </button>
        </li>
      ))}
    </ul>
  );
}
