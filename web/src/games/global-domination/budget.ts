import type { Order } from './orders';
import type { MapSession } from './session';

export interface Budget {
  ip: number | null;
  spent: number;
  spawns: number | null;
  spawned: number;
  stash: [string, number][];
}

/** A number of the rules by the first of its possible names that this game has. */
function price(parameters: Record<string, string>, names: readonly string[], otherwise: number): number {
  for (const name of names) {
    const value = parameters[name];
    if (value !== undefined) {
      return Number(value);
    }
  }
  return otherwise;
}

const CONSTRUCTS: Record<string, [names: string[], cost: number]> = {
  watchtower: [['watchtower-price', 'watchtower-cost'], 20],
  intelligence: [['intelligence-price', 'intelligence-cost'], 20],
  fortress: [['fortress-price', 'fortress-cost'], 30],
  garrison: [['garrison-price', 'garrison-cost'], 20],
  trebuchet: [['trebuchet-price', 'trebuchet-cost'], 20],
  hq: [['hq-price', 'hq-cost'], 0],
};
const ITEMS: Record<string, number> = { crop: 30, dynamite: 20, toxic: 20, salt: 20 };

/** A running sum for the eye; whether an order can be paid is said by its verdict alone. */
function costOf(order: Order, parameters: Record<string, string>, owned: (kind: string) => number): number {
  switch (order.kind) {
    case 'promote':
      return order.amount * (order.unit === 'spy' ? price(parameters, ['spy-price'], 30) : price(parameters, ['promote-price'], 3));
    case 'mine':
      return order.places.reduce((sum, p) => sum + p.amount, 0) * price(parameters, ['mine-price'], 5);
    case 'bonus':
      return price(parameters, ['bonus-price'], 10);
    case 'buy':
      return order.amount * price(parameters, [`${order.what}-price`], ITEMS[order.what] ?? 20);
    case 'build': {
      if (order.what === 'bivouac') {
        return price(parameters, ['bivouac-price'], 30) + price(parameters, ['bivouac-surcharge', 'bivouac-growth'], 10) * owned('bivouac');
      }
      if (order.what === 'library') {
        return price(parameters, ['library-price'], 10) + price(parameters, ['library-surcharge'], 10) * owned('library');
      }
      const [names, cost] = CONSTRUCTS[order.what] ?? [[], 20];
      return price(parameters, names, cost);
    }
    case 'move':
    case 'spawn':
    case 'use':
    case 'siege':
    case 'trebuchet':
      return 0;
  }
}

export function budgetOf(session: MapSession): Budget | null {
  const seat = session.table.mySeat.value;
  const mine = seat === null ? undefined : session.model.value?.players.get(seat);
  if (mine === undefined || session.table.game.value?.status === 'over') {
    return null;
  }
  const parameters = session.table.game.value?.parameters ?? {};
  const owned = (kind: string) =>
    [...(session.model.value?.lands.values() ?? [])].filter((land) => land.owner === seat && land.constructs.some((c) => c.kind === kind))
      .length;
  let spent = 0;
  let spawned = 0;
  for (const { order, accepted } of session.orders.value) {
    if (accepted !== false) {
      spent += costOf(order, parameters, owned);
      spawned += order.kind === 'spawn' ? order.places.reduce((sum, p) => sum + p.amount, 0) : 0;
    }
  }
  return { ip: mine.ip, spent, spawns: allowance(session, seat as number, parameters), spawned, stash: mine.stash };
}

/** How many units may be spawned this turn, by each edition's own formula. */
function allowance(session: MapSession, seat: number, parameters: Record<string, string>): number {
  const lands = [...(session.model.value?.lands.values() ?? [])].filter((land) => land.owner === seat).length;
  if (session.table.game.value?.ruleset === 'gd5') {
    return Math.max(price(parameters, ['spawn-least'], 3), Math.ceil(lands / price(parameters, ['spawn-lands'], 4)));
  }
  return price(parameters, ['spawn-base'], 2) + Math.floor(lands / price(parameters, ['spawn-lands'], 3));
}
