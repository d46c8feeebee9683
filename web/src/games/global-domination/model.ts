import type { Json, Members } from '../../api/types';

/** A territory as the viewer sees it in this position. */
export interface Land {
  id: string;
  owner: number | null;
  units: [kind: string, count: number][];
  constructs: string[];
  engines: [kind: string, count: number][];
  wasteland: boolean;
  loyalty: number | null;
}

export interface Treasury {
  seat: number;
  ip: number | null;
  stash: [item: string, count: number][];
  /** In the fifth edition, the start that this player chose while the game gathers its players; else null. */
  start: string | null;
}

export interface Model {
  /** Whether players still choose their starts. */
  joining: boolean;
  lands: Map<string, Land>;
  players: Map<number, Treasury>;
}

/** The order of units in a stack. */
const UNITS = ['troop', 'army', 'cavalry', 'heavy', 'spy'];
const CONSTRUCTS = ['hq', 'fortress', 'ruin', 'garrison', 'bivouac', 'watchtower', 'library', 'intelligence'];
const ENGINES = ['trebuchet', 'mine'];

const obj = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});
const list = (json: Json | undefined): Json[] => (Array.isArray(json) ? json : []);
const num = (json: Json | undefined): number | null => (typeof json === 'number' ? json : null);
const seatOf = (json: Json | undefined): number | null => (typeof json === 'number' && json >= 0 ? json : null);

function counted(json: Json | undefined, kinds: string[]): [string, number][] {
  const counts = obj(json);
  return kinds.flatMap((kind): [string, number][] => {
    const count = num(counts[kind]);
    return count !== null && count > 0 ? [[kind, count]] : [];
  });
}

/** Both editions have homes. The fifth has one other construct, the sixth a list of them. */
function constructsOf(json: Members): string[] {
  const words = [json.hq === true ? 'hq' : null, json.construct, ...list(json.constructs)];
  return CONSTRUCTS.filter((kind) => words.some((word) => typeof word === 'string' && word.toLowerCase() === kind));
}

function landOf(json: Members): Land {
  const engines: [string, number][] = ENGINES.flatMap((kind): [string, number][] => {
    const count = num(json[kind + 's']);
    return count !== null && count > 0 ? [[kind, count]] : [];
  });
  return {
    id: String(json.id),
    owner: seatOf(json.owner),
    units: counted(json.units, UNITS),
    constructs: constructsOf(json),
    engines,
    wasteland: json.wasteland === true,
    loyalty: num(json.loyalty),
  };
}

function treasuryOf(json: Members, index: number): Treasury {
  return {
    seat: num(json.seat) ?? index,
    ip: num(json.ip),
    stash: Object.entries(obj(json.stash)).flatMap(([item, count]): [string, number][] =>
      typeof count === 'number' && count > 0 ? [[item, count]] : [],
    ),
    start: typeof json.start === 'number' && json.start > 0 ? String(json.start) : null,
  };
}

/** The view of either edition, converted for the board. */
export function readModel(view: Json): Model {
  const json = obj(view);
  const lands = list(json.lands).map((land) => landOf(obj(land)));
  const players = list(json.players).map((player, i) => treasuryOf(obj(player), i));
  return {
    joining: json.stage === 'joining',
    lands: new Map(lands.map((land) => [land.id, land])),
    players: new Map(players.map((player) => [player.seat, player])),
  };
}

export function unitsAt(land: Land | undefined): number {
  return land === undefined ? 0 : land.units.reduce((sum, [, count]) => sum + count, 0);
}
