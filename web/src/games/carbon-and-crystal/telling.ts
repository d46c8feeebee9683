import type { Members } from '../../api/types';
import { hexIn, textIn } from '../../hex/events';
import { keyOf, type Hex } from '../../hex/hex';
import { texts } from '../../texts/en';
import { sheetOf } from './factions';
import { letterOf, pieceOf, type CarbonView, type Piece } from './view';

const t = texts.boards.carbon;

const FRESH = {
  size: 1,
  cohesion: 1,
  full: 1,
  construction: 0,
  salvage: 0,
  level: 0,
  active: true,
  moved: false,
  acted: false,
  rally: '',
  queue: [],
  move: 0,
  range: 0,
  dice: 0,
  strength: 0,
  toughness: 0,
  armor: 0,
  cover: false,
};

/** 'A.LGD#1' said apart: whose, and which sheet. */
function named(id: string): { seat: number; code: string } {
  const [side, rest] = id.includes('.') ? (id.split('.') as [string, string]) : ['A', id];
  return { seat: side.charCodeAt(0) - 65, code: rest.split('#')[0] as string };
}

const changed = (view: CarbonView, id: string, how: (piece: Piece) => Piece): CarbonView => {
  const piece = pieceOf(view, id, null);
  return piece === undefined ? view : { ...view, pieces: view.pieces.map((one) => (one === piece ? how(piece) : one)) };
};

function entered(view: CarbonView, id: string, hex: Hex, unit: boolean, construction: number): CarbonView {
  const { seat, code } = named(id);
  const name = sheetOf(view.sides[seat]?.faction ?? '', code)?.name ?? code;
  const young: Piece = { ...FRESH, id, seat, code, name, kind: '', unit, hex, construction };
  return { ...view, pieces: [...view.pieces.filter((piece) => piece.id !== id), young] };
}

/** The board after an event, as far as a replay shows it. */
export function after(view: CarbonView, event: Members): CarbonView {
  const hex = hexIn(event.hex);
  const to = hexIn(event.to);
  switch (event.is) {
    case 'UnitMoved':
    case 'UnitStepped':
      return to === null ? view : changed(view, textIn(event.unit), (piece) => ({ ...piece, hex: to }));
    case 'UnitEntered':
      return hex === null ? view : entered(view, textIn(event.unit), hex, true, 0);
    case 'ConstructionBegan':
      return hex === null ? view : entered(view, textIn(event.building), hex, false, Number(event.counters));
    case 'BuildingCompleted':
      return changed(view, textIn(event.building), (piece) => ({
        ...piece,
        construction: 0,
        cohesion: Number(event.cohesion),
        full: Math.max(piece.full, Number(event.cohesion)),
      }));
    case 'BuildingRepaired':
      return changed(view, textIn(event.building), (piece) => ({ ...piece, cohesion: Number(event.cohesion) }));
    case 'LevelReached':
      return changed(view, textIn(event.center), (piece) => ({ ...piece, level: Number(event.level) }));
    case 'Attacked':
      return changed(view, textIn(event.target), (piece) => ({ ...piece, cohesion: Number(event.left) }));
    case 'AssetDestroyed':
    case 'BuildingSalvaged': {
      const gone = pieceOf(view, textIn(event.asset) || textIn(event.building), null);
      return { ...view, pieces: view.pieces.filter((piece) => piece !== gone) };
    }
    default:
      return view;
  }
}

/** What a piece or a sheet is called among people: 'Line Guard #1'. */
export function called(view: CarbonView, id: string): string {
  if (id === '') {
    return '';
  }
  const { seat, code } = named(id);
  const number = id.split('#')[1];
  const name = pieceOf(view, id, null)?.name ?? sheetOf(view.sides[seat]?.faction ?? '', code)?.name ?? code;
  return number === undefined ? name : `${name} ${letterOf(seat)}${number}`;
}

/** An event in a sentence; nothing for events that only record numbers. */
export function told(event: Members, view: CarbonView, nameOf: (seat: number) => string): string {
  const tell = t.events[String(event.is)];
  if (tell === undefined) {
    return '';
  }
  const seat = event.seat === undefined ? undefined : Number(event.seat);
  const place = hexIn(event.hex) ?? hexIn(event.to) ?? hexIn(event.objective);
  const own = (code: string) =>
    code.includes('.')
      ? called(view, code)
      : (sheetOf(view.sides[seat ?? view.active]?.faction ?? '', code.split('#')[0] as string)?.name ?? code);
  return tell({
    who: seat === undefined ? '' : nameOf(seat),
    piece: called(
      view,
      textIn(event.unit) ||
        textIn(event.building) ||
        textIn(event.asset) ||
        textIn(event.center) ||
        textIn(event.producer) ||
        textIn(event.host),
    ),
    by: called(view, textIn(event.builder) || textIn(event.producer)),
    item: own(textIn(event.item) || textIn(event.upgrade)),
    at: place === null ? '' : keyOf(place),
    count: Number(event.counters ?? event.points ?? event.level ?? event.cohesion ?? 0),
    carbon: Number(event.carbon ?? 0),
    crystals: Number(event.crystals ?? 0),
  });
}
