import type { Members } from '../../api/types';
import { hexesIn, hexIn, members, textIn } from '../../hex/events';
import { keyOf, type Hex } from '../../hex/hex';
import { texts } from '../../texts/en';
import type { DynastyView, Structure, Unit } from './view';

const t = texts.boards.dynasty;

const NEW_UNIT = {
  cargo: false,
  marched: false,
  blessed: false,
  hasted: false,
  withheld: false,
  power: 0,
  range: 0,
  reach: [],
  threatens: [],
};
const NEW_PIECE = { claimedBy: null, level: 0, defence: 0, warded: false, recruited: 0, cast: 0 };

const without = (view: DynastyView, at: Hex): Structure[] => view.structures.filter((s) => keyOf(s.at) !== keyOf(at));

function built(view: DynastyView, at: Hex, piece: string, owner: number | null, level = 0): DynastyView {
  return { ...view, structures: [...without(view, at), { ...NEW_PIECE, at, piece, owner, level }] };
}

function raised(view: DynastyView, unit: Members, at: Hex): DynastyView {
  const young: Unit = { ...NEW_UNIT, id: textIn(unit.unit), kind: textIn(unit.kind) || 'soldier', owner: Number(unit.player), at };
  return { ...view, units: [...view.units.filter((u) => u.id !== young.id), young] };
}

const moved = (view: DynastyView, id: string, at: Hex): DynastyView => ({
  ...view,
  units: view.units.map((unit) => (unit.id === id ? { ...unit, at } : unit)),
});

/** The board after an event, as far as a replay shows it. The position after the turn has the last word. */
export function after(view: DynastyView, event: Members): DynastyView {
  const at = hexIn(event.at);
  const player = Number(event.player);
  switch (event.is) {
    case 'CentrePlaced':
    case 'CityUpgraded':
      return at === null ? view : built(view, at, 'city', player, Number(event.level));
    case 'CityFounded':
    case 'CityBought':
      return at === null ? view : built(view, at, 'city', player, 1);
    case 'HouseBuilt':
    case 'TokenToHouse':
      return at === null ? view : built(view, at, 'house', player);
    case 'HouseToToken':
      return at === null ? view : built(view, at, 'token', player);
    case 'BridgeBuilt':
      return at === null ? view : built(view, at, 'bridge', player);
    case 'Razed':
    case 'Trampled':
    case 'Demolished':
    case 'CityDestroyed':
    case 'BridgeVanished':
      return at === null ? view : { ...view, structures: without(view, at) };
    case 'SoldierPlaced':
    case 'UnitRecruited':
    case 'UnitCreated':
      return at === null ? view : raised(view, event, at);
    case 'UnitMarched': {
      const end = hexesIn(event.path).at(-1);
      return end === undefined ? view : moved(view, textIn(event.unit), end);
    }
    case 'UnitShifted': {
      const to = hexIn(event.to);
      return to === null ? view : moved(view, textIn(event.unit), to);
    }
    case 'UnitLost':
    case 'UnitDisbanded':
      return { ...view, units: view.units.filter((unit) => unit.id !== event.unit && unit.id !== event.cargo) };
    default:
      return view;
  }
}

/** An event in a sentence; nothing for events that only record numbers. */
export function told(event: Members, nameOf: (seat: number) => string): string {
  const tell = t.events[String(event.is)];
  if (tell === undefined) {
    return '';
  }
  const place = hexIn(event.at) ?? hexIn(event.to) ?? hexesIn(event.path).at(-1) ?? null;
  const kind = t.kinds[textIn(event.kind)] ?? '';
  const piece = t.pieces[textIn(event.piece)] ?? t.pieces.city ?? '';
  return tell({
    who: event.player === undefined ? '' : nameOf(Number(event.player)),
    whose: event.owner === undefined ? '' : nameOf(Number(event.owner)),
    unit: [kind, textIn(event.unit) || textIn(members(event.attack).unit)].filter(Boolean).join(' '),
    other: textIn(event.target) || textIn(event.attacker),
    piece: piece.toLowerCase(),
    spell: t.spells[textIn(event.spell)] ?? '',
    at: place === null ? '' : keyOf(place),
    level: Number(event.level ?? 0),
    count: Number(event.tokens ?? event.needed ?? event.loot ?? 0),
  });
}
