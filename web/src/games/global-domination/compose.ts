import { titleOf, wordOf, type Place, type World } from './world';

/** An order that is being put together by tapping. */
export type Compose =
  | { kind: 'move'; unit: string; amount: number; path: number[] }
  | { kind: 'amount'; verb: string; at: number; amount: number; suffix: 'at' }
  | { kind: 'promote'; unit: string; at: number; amount: number }
  | { kind: 'target'; verb: string; from: number; to: number | null };

function word(world: World, id: number): string {
  const place = world.byId.get(id);
  return place === undefined ? String(id) : wordOf(place);
}

/** The line that typing would have made; null while something is missing. */
export function lineOf(compose: Compose, world: World, plainUnit: string): string | null {
  switch (compose.kind) {
    case 'move': {
      if (compose.path.length < 2 || compose.amount < 1) {
        return null;
      }
      const unit = compose.unit === plainUnit ? '' : compose.unit + ' ';
      return `move ${compose.amount} ${unit}${compose.path.map((id) => word(world, id)).join('>')}`;
    }
    case 'amount':
      return compose.amount < 1 ? null : `${compose.verb} ${compose.amount} at ${word(world, compose.at)}`;
    case 'promote':
      return compose.amount < 1 ? null : `promote ${compose.amount} ${compose.unit} at ${word(world, compose.at)}`;
    case 'target':
      return compose.to === null ? null : `${compose.verb} ${word(world, compose.from)}>${word(world, compose.to)}`;
  }
}

export function pathTitles(path: number[], world: World): string {
  return path.map((id) => titleOf(world.byId.get(id) as Place)).join(' → ');
}
