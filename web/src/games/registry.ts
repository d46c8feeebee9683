import type { MakeGameUi } from './game-ui';

/** Which part of the page plays which ruleset; loaded when a game of it is opened. */
const GAMES: Record<string, () => Promise<MakeGameUi>> = {
  gd5: () => import('./global-domination/ui').then((m) => m.makeUi),
  gd6: () => import('./global-domination/ui').then((m) => m.makeUi),
  dynasty: () => import('./dynasty-builder/ui').then((m) => m.makeUi),
  carbon: () => import('./carbon-and-crystal/ui').then((m) => m.makeUi),
};

export function loadGameUi(ruleset: string): Promise<MakeGameUi> {
  const load = GAMES[ruleset] ?? (() => import('./plain').then((m) => m.makeUi));
  return load();
}
