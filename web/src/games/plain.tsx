import { BoardTools } from '../pages/game/board-tools';
import { theme } from '../shell/theme';
import { texts } from '../texts/en';
import type { MakeGameUi } from './game-ui';

/** A game that brings no board of its own to the page: the server's picture, and orders by typing. */
export const makeUi: MakeGameUi = (table) => ({
  Board: () => {
    const at = table.shown.value?.at ?? 'now';
    return (
      <div class="board">
        <img class="plain-board" src={`/api${table.path}/positions/${at}/picture.svg?theme=${theme.value}`} alt={texts.boards.board} />
        <BoardTools onIn={() => undefined} onOut={() => undefined} onWhole={() => undefined} />
      </div>
    );
  },
  Card: () => null,
  Decide: null,
  Purse: null,
  List: () => (
    <ul class="board-list">
      {table.candidates.value.map((line) => (
        <li key={line}>
          <button class="button quiet slim" onClick={() => table.draft.value?.add(line)}>
            {line}
          </button>
        </li>
      ))}
    </ul>
  ),
  measures: [],
  emptySheet: texts.game.sheet.emptyHex,
  example: table.candidates.value[0] ?? '',
  complete: (text) => table.candidates.value.filter((line) => text !== '' && line.toLowerCase().startsWith(text.toLowerCase())).slice(0, 7),
  explain: () => '',
  find: () => [],
  choose: () => undefined,
  escape: () => false,
  now: () => null,
  ownButton: () => false,
  keys: [],
  Editor: null,
  beats: () => [],
  showBeat: () => undefined,
});
