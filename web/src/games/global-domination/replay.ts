import type { Json, Members, Position } from '../../api/types';
import type { Beat } from '../game-ui';
import { texts } from '../../texts/en';
import { titleOf, type World } from './world';

const t = texts.boards.beats;

/** @property outcome of an attack; null where armies met on their way */
interface Battle {
  at: number;
  text: string;
  sides: { seat: number | null; count: number }[];
  outcome: Attack['outcome'] | null;
}

/** What one picture of a replay draws over the map. */
export interface MapBeat {
  marches: { from: number; to: number; seat: number; amount: number; unit: string }[];
  battles: Battle[];
  owners: [territory: number, seat: number | null][];
  changed: number[];
}

const numbers = (json: Json | undefined): number[] => (Array.isArray(json) ? json.filter((n): n is number => typeof n === 'number') : []);
const number = (json: Json | undefined): number | null => (typeof json === 'number' ? json : null);
const members = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});

function total(units: Json | undefined): number {
  return typeof units === 'number'
    ? units
    : Object.values(members(units)).reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
}

function empty(): MapBeat {
  return { marches: [], battles: [], owners: [], changed: [] };
}

const seatOf = (event: Members): number | null => number(event.seat) ?? number(event.player);
const placeOf = (event: Members): number | null => number(event.territory) ?? number(event.at);

interface March {
  from: number;
  to: number;
  seat: number;
  amount: number;
}

/** A way that was walked. A move that came to nothing names its places, too, and is none. */
function marchOf(event: Members): March | null {
  const [from, to, seat] = [number(event.from), number(event.to), seatOf(event)];
  return from === null || to === null || seat === null || event.is === 'Lapsed'
    ? null
    : { from, to, seat, amount: number(event.count) ?? 0 };
}

interface Attack {
  seat: number;
  origins: number[];
  at: number;
  attackers: number;
  /** None where the land was nobody's. */
  defenders: number | null;
  outcome: 'taken' | 'neutralised' | 'beaten off';
}

/** Who came from several lands into one. The sixth edition tells of two sides, the fifth of a player and its numbers. */
function attackOf(event: Members): Attack | null {
  const [at, origins, attacker] = [placeOf(event), numbers(event.from), members(event.attacker)];
  const seat = seatOf(event.attacker === undefined ? event : attacker);
  if (at === null || seat === null || origins.length === 0) {
    return null;
  }
  const contested = event.attacker !== undefined || event.attackers !== undefined;
  const defender = members(event.defender);
  return {
    seat,
    origins,
    at,
    attackers: total(attacker.before ?? attacker.units ?? event.attackers ?? event.count),
    defenders: contested ? total(defender.before ?? defender.units ?? event.defenders) : null,
    outcome:
      !contested || event.outcome === 'taken' || event.outcome === 'overtaken'
        ? 'taken'
        : event.outcome === 'neutralised'
          ? 'neutralised'
          : 'beaten off',
  };
}

/** Everything an event says that a map can show. */
function draw(event: Members, beat: MapBeat): void {
  const kind = String(event.is);
  const [march, attack, seat, at] = [marchOf(event), attackOf(event), seatOf(event), placeOf(event)];
  if (march !== null) {
    beat.marches.push({ ...march, amount: march.amount || 1, unit: String(event.unit ?? 'army') });
  }
  if (Array.isArray(event.sides)) {
    const sides = event.sides.map(members).map((side) => ({ seat: seatOf(side), count: total(side.before ?? side.units) }));
    const text = sides.map(({ count }) => count).join(' : ');
    for (const place of [...numbers(event.territories), ...(at !== null && at > 0 ? [at] : [])]) {
      beat.battles.push({ at: place, text, sides, outcome: null });
    }
  }
  if (attack !== null) {
    if (attack.defenders !== null) {
      const sides = [
        { seat: attack.seat, count: attack.attackers },
        { seat: null, count: attack.defenders },
      ];
      beat.battles.push({ at: attack.at, text: `${attack.attackers} : ${attack.defenders}`, sides, outcome: attack.outcome });
    }
    for (const from of attack.origins) {
      beat.marches.push({ from, to: attack.at, seat: attack.seat, amount: attack.attackers, unit: 'army' });
    }
    if (attack.outcome !== 'beaten off') {
      beat.owners.push([attack.at, attack.outcome === 'taken' ? attack.seat : null]);
    }
  }
  if (kind === 'Expanded' && march !== null) {
    beat.owners.push([march.to, march.seat]);
  }
  if (at !== null) {
    beat.changed.push(at);
    if (kind === 'Taken' || kind === 'HqBuilt' || event.took === true) {
      beat.owners.push([at, seat]);
    } else if (kind === 'Neutralised') {
      beat.owners.push([at, null]);
    }
  }
}

/** Events of one step or phase share a picture; what cannot be drawn is left to the report. */
export function beatsOf(position: Position, world: World, nameOf: (seat: number) => string): Beat[] {
  const groups: { key: string; events: Members[] }[] = [];
  for (const event of position.events) {
    const step = number(event.step) ?? number(event.round);
    const battle = Array.isArray(event.sides) || attackOf(event) !== null;
    const key = step !== null ? `step ${step}${battle ? ' battle ' + groups.length : ''}` : String(event.is);
    const last = groups.at(-1);
    if (last !== undefined && last.key === key) {
      last.events.push(event);
    } else {
      groups.push({ key, events: [event] });
    }
  }
  return groups.flatMap((group): Beat[] => {
    const scene = empty();
    group.events.forEach((event) => draw(event, scene));
    const shows = scene.marches.length + scene.battles.length + scene.owners.length + scene.changed.length;
    return shows === 0 ? [] : [{ text: words(scene, group.key, world, nameOf), scene, ms: scene.battles.length > 0 ? 1_400 : 1_000 }];
  });
}

function words(scene: MapBeat, key: string, world: World, nameOf: (seat: number) => string): string {
  const title = (id: number) => {
    const place = world.byId.get(id);
    return place === undefined ? String(id) : titleOf(place);
  };
  if (scene.battles.length > 0) {
    const named = ({ seat, count }: Battle['sides'][number]) => (seat === null ? String(count) : `${nameOf(seat)} ${count}`);
    return scene.battles
      .map(({ at, sides, outcome }) =>
        outcome === null
          ? t.met(title(at), sides.map(named).join(' : '))
          : t.attack[outcome](nameOf(sides[0]?.seat ?? 0), sides[0]?.count ?? 0, title(at), sides[1]?.count ?? 0),
      )
      .join(' ');
  }
  if (scene.marches.length > 0) {
    const first = scene.marches[0] as MapBeat['marches'][number];
    const rest = scene.marches.length - 1;
    return t.march(nameOf(first.seat), first.amount, title(first.from), title(first.to), rest);
  }
  const what = t.kinds[key] ?? key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${what}: ${[...new Set(scene.changed)].slice(0, 5).map(title).join(', ')}`;
}

/** A march as the board shows it after the turn: whether it went through, or was beaten off. */
export interface Happened {
  from: number;
  to: number;
  seat: number;
  amount: number;
  stopped: boolean;
}

export function happenedIn(events: readonly Members[]): Happened[] {
  const found = new Map<string, Happened>();
  const add = (from: number, to: number, seat: number, amount: number, stopped: boolean) => {
    const key = `${seat} ${from} ${to}`;
    const known = found.get(key);
    found.set(key, { from, to, seat, amount: Math.max(amount, known?.amount ?? 0), stopped: stopped && known === undefined });
  };
  for (const event of events) {
    const [march, attack] = [marchOf(event), attackOf(event)];
    if (march !== null) {
      add(march.from, march.to, march.seat, march.amount, false);
    } else if (attack !== null) {
      for (const origin of attack.origins) {
        add(origin, attack.at, attack.seat, attack.attackers, attack.outcome !== 'taken');
      }
    }
  }
  return [...found.values()];
}
