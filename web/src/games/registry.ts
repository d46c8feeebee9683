import type { MakeGameUi } from './game-ui';

/** The games that bring a board of their own, by their folders; each is loaded when a game of it is opened. */
const BOARDS = import.meta.glob<{ makeUi: MakeGameUi }>('./*/ui.tsx');

/** @param folder as the game's face names it; empty for a game that plays on the plain board */
export async function loadGameUi(folder: string): Promise<MakeGameUi> {
  const load = BOARDS[`./${folder}/ui.tsx`] ?? (() => import('./plain'));
  return (await load()).makeUi;
}
