import type { Json, Members, Position } from '../../api/types';
import type { Beat } from '../game-ui';
import { texts } from '../../texts/en';
import { titleOf, type World } from './world';

const t = texts.boards.beats;

/** What one picture of a replay draws over the map. */
export interface MapBeat {
  marches: { from: number; to: number; seat: number; amount: number; unit: string }[];
  battles: { at: number; text: string }[];
  owners: [territory: number, seat: number | null][];
  changed: number[];
}

const numbers = (json: Json | undefined): number[] => (Array.isArray(json) ? json.filter((n): n is number => typeof n === 'number') : []);
const number = (json: Json | undefined): number | null => (typeof json === 'number' ? json : null);
const members = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});

function total(units: Json | undefined): number {
  return typeof units === 'number' ? units : Object.values(members(units)).reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0);
}

function empty(): MapBeat {
  return { marches: [], battles: [], owners: [], changed: [] };
}

const seatOf = (event: Members): number | null => number(event.seat) ?? number(event.player);
const placeOf = (event: Members): number | null => number(event.territory) ?? number(event.at);

/** Everything an event says that a map can show; both editions name their members alike. */
function draw(event: Members, beat: MapBeat): void {
  const kind = String(event.is);
  const [from, to, seat, at] = [number(event.from), number(event.to), seatOf(event), placeOf(event)];
  if (from !== null && to !== null && seat !== null) {
    beat.marches.push({ from, to, seat, amount: number(event.count) ?? 1, unit: String(event.unit ?? 'army') });
  }
  if (Array.isArray(event.sides)) {
    const sides = event.sides.map(members);
    const text = sides.map((side) => total(side.before ?? side.units)).join(' : ');
    for (const place of [...numbers(event.territories), ...(at !== null && at > 0 ? [at] : [])]) {
      beat.battles.push({ at: place, text });
    }
  }
  if (event.attacker !== undefined && at !== null) {
    const [attacker, defender] = [members(event.attacker), members(event.defender)];
    const count = (side: Members, flat: Json | undefined) => total(side.before ?? side.units ?? flat);
    beat.battles.push({ at, text: `${count(attacker, event.attackers)} : ${count(defender, event.defenders)}` });
    for (const origin of numbers(event.from)) {
      beat.marches.push({ from: origin, to: at, seat: seatOf(attacker) ?? 0, amount: count(attacker, event.attackers), unit: 'army' });
    }
  }
  if (at !== null) {
    beat.changed.push(at);
    if (kind === 'Taken' || kind === 'HqBuilt' || event.took === true || event.outcome === 'taken') {
      beat.owners.push([at, seatOf(event.attacker === undefined ? event : members(event.attacker))]);
    } else if (kind === 'Neutralised' || event.outcome === 'neutralised') {
      beat.owners.push([at, null]);
    }
  }
}

/** Events of one step or phase share a picture; what cannot be drawn is left to the report. */
export function beatsOf(position: Position, world: World, nameOf: (seat: number) => string): Beat[] {
  const groups: { key: string; events: Members[] }[] = [];
  for (const event of position.events) {
    const step = number(event.step) ?? number(event.round);
    const battle = Array.isArray(event.sides) || event.attacker !== undefined;
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
    return scene.battles.map((b) => `${title(b.at)} ${b.text}`).join(', ');
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
    const [from, to, seat, at] = [number(event.from), number(event.to), seatOf(event), placeOf(event)];
    if (from !== null && to !== null && seat !== null) {
      add(from, to, seat, number(event.count) ?? 0, false);
    } else if (event.attacker !== undefined && at !== null) {
      const attacker = members(event.attacker);
      const lost = event.outcome !== undefined && event.outcome !== 'taken';
      for (const origin of numbers(event.from)) {
        add(origin, at, seatOf(attacker) ?? 0, total(attacker.before ?? attacker.units), lost);
      }
    }
  }
  return [...found.values()];
}
