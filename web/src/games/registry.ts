import type { MakeGameUi } from './game-ui';

/** The games with their own board, by folder. Each is loaded when a game of that kind is opened. */
const BOARDS = import.meta.glob<{ makeUi: MakeGameUi }>('./*/ui.tsx');

/** @param folder the folder named in the game's face; empty for a game on the plain board */
export async function loadGameUi(folder: string): Promise<MakeGameUi> {
  const load = BOARDS[`./${folder}/ui.tsx`] ?? (() => import('./plain'));
  return (await load()).makeUi;
}
