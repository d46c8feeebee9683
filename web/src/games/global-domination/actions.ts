import { texts } from '../../texts/en';
import type { Order } from './orders';
import type { MapSession } from './session';
import { wordOf, type Place } from './world';

export interface Choice {
  label: string;
  note?: string;
  glyph?: string;
  run(): void;
}

export interface Action {
  id: string;
  label: string;
  run(): void;
  choices?: Choice[];
  /** A single choice is taken at once unless this says false. */
  single?: boolean;
}

const t = texts.boards;
const nothing = () => undefined;

/** What the legal orders of the menu allow at a territory, as buttons. The server's list is the only source. */
export function actionsAt(session: MapSession, place: Place): Action[] {
  const legal = session.candidates.value;
  const here = (pick: (order: Order) => boolean) => legal.filter(({ order }) => pick(order));
  const actions: Action[] = [];

  const buildings = unique(here((o) => o.kind === 'build' && o.at === place.id).map(({ order }) => (order as { what: string }).what));
  if (buildings[0] === 'hq') {
    actions.push({ id: 'hq', label: t.act.build + ' ' + t.construct.hq, run: () => session.add(`build hq ${wordOf(place)}`) });
  }
  const movable = movableUnits(session, place);
  if (movable.length > 0) {
    actions.push({
      id: 'move',
      label: t.act.move,
      run: nothing,
      choices: movable.map(([unit, free]) => ({
        label: t.unit[unit]?.[1] ?? unit,
        note: String(free),
        glyph: unit,
        run: () => session.beginMove(place.id, unit),
      })),
    });
  }
  for (const verb of ['spawn', 'bonus', 'mine'] as const) {
    const most = Math.max(
      0,
      ...here((o) => o.kind === verb).flatMap(({ order }) =>
        'places' in order ? order.places.filter((p) => p.at === place.id).map((p) => p.amount) : [],
      ),
    );
    if (most > 0) {
      actions.push({
        id: verb,
        label: t.act[verb],
        run: () =>
          session.begin({ kind: 'amount', verb, at: place.id, amount: verb === 'mine' ? 1 : session.spawnsLeft(verb, most), suffix: 'at' }),
      });
    }
  }
  const works = buildings.filter((what) => what !== 'hq');
  if (works.length > 0) {
    actions.push({
      id: 'build',
      label: t.act.build,
      run: nothing,
      single: false,
      choices: works.map((what) => ({
        label: t.construct[what] ?? t.unit[what]?.[0] ?? what,
        glyph: what,
        run: () => session.add(`build ${what} ${wordOf(place)}`),
      })),
    });
  }
  const ranks = unique(here((o) => o.kind === 'promote' && o.at === place.id).map(({ order }) => (order as { unit: string }).unit));
  if (ranks.length > 0) {
    actions.push({
      id: 'promote',
      label: t.act.promote,
      run: nothing,
      single: false,
      choices: ranks.map((unit) => ({
        label: t.unit[unit]?.[0] ?? unit,
        glyph: unit,
        run: () => session.begin({ kind: 'promote', unit, at: place.id, amount: 1 }),
      })),
    });
  }
  actions.push(...others(session, place, legal));
  return actions;
}

function movableUnits(session: MapSession, place: Place): [string, number][] {
  const land = session.land(place.id);
  const mine = session.table.mySeat.value;
  const kinds = new Set((land?.owner === mine ? land?.units : [])?.map(([unit]) => unit) ?? []);
  if (
    session.orders.value.some(
      ({ order }) => (order.kind === 'spawn' || order.kind === 'bonus') && order.places.some((p) => p.at === place.id),
    )
  ) {
    kinds.add(session.plainUnit.value);
  }
  return [...kinds].map((unit): [string, number] => [unit, session.free(place.id, unit)]).filter(([, free]) => free > 0);
}

/** Targets, items and whatever else the rules list: each legal line is offered as it stands. */
function others(session: MapSession, place: Place, legal: { text: string; order: Order }[]): Action[] {
  const actions: Action[] = [];
  const from = (kind: Order['kind'], what: string | null) =>
    legal.some(
      ({ order }) =>
        order.kind === kind && 'from' in order && order.from === place.id && (what === null || ('what' in order && order.what === what)),
    );
  if (from('siege', null)) {
    actions.push({
      id: 'siege',
      label: t.act.siege,
      run: () => session.begin({ kind: 'target', verb: 'siege', from: place.id, to: null }),
    });
  }
  if (from('trebuchet', null)) {
    actions.push({
      id: 'trebuchet',
      label: t.act.trebuchet,
      run: () => session.begin({ kind: 'target', verb: 'move trebuchet', from: place.id, to: null }),
    });
  }
  for (const item of ['dynamite', 'toxic']) {
    if (from('use', item)) {
      actions.push({
        id: item,
        label: `${t.act.use} ${t.item[item]}`,
        run: () => session.begin({ kind: 'target', verb: `use ${item}`, from: place.id, to: null }),
      });
    }
  }
  const known = new Set(['move', 'spawn', 'bonus', 'mine', 'build', 'promote', 'siege', 'trebuchet', 'buy']);
  const rest = legal.filter(({ order }) => !known.has(order.kind) && 'to' in order && order.to === place.id && order.from === null);
  const word = [wordOf(place), String(place.id), `"${place.name}"`].map((w) => w.toLowerCase());
  // Rebuilding and starting name a territory without being orders that the page draws.
  const loose = session.table.candidates.value.filter((line) => {
    const words = line.toLowerCase().split(' ');
    return (words[0] === 'rebuild' || words[0] === 'start') && words.some((w) => word.includes(w));
  });
  for (const line of unique([...rest.map(({ text }) => text), ...loose])) {
    actions.push({ id: line, label: sentence(line), run: () => session.add(line) });
  }
  return actions;
}

function sentence(line: string): string {
  const words = line.split(' ').filter((word) => !/\d|^"/.test(word));
  return words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
}

function unique<T>(items: T[]): T[] {
  return [...new Set(items)];
}
