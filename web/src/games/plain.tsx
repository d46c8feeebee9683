import '../map/map.css';
import { useSignal } from '@preact/signals';
import { BoardTools } from '../pages/game/board-tools';
import { ChoicePanel } from '../pages/game/choice-panel';
import { Choosing } from '../pages/game/choosing';
import { theme } from '../shell/theme';
import { texts } from '../texts/en';
import type { MakeGameUi } from './game-ui';

const t = texts.game.choices;

/** The board of a game without its own board: the server's picture, and all choices of the rules by place and kind. */
export const makeUi: MakeGameUi = (table) => {
  const choosing = new Choosing(table);
  const places = () => [...new Set(choosing.choices.value.flatMap((choice) => choice.places[0] ?? []))];
  return {
    choosing,
    Board: () => {
      const zoom = useSignal(1);
      const at = table.shown.value?.at ?? 'now';
      return (
        <div class="board plain-frame">
          <img
            class="plain-board"
            style={{ scale: String(zoom.value) }}
            src={`/api${table.path}/positions/${at}/picture.svg?theme=${theme.value}`}
            alt={texts.boards.board}
          />
          <BoardTools onIn={() => (zoom.value *= 1.25)} onOut={() => (zoom.value /= 1.25)} onWhole={() => (zoom.value = 1)} />
        </div>
      );
    },
    Card: () =>
      choosing.place.value === null ? null : (
        <section class="place-card" aria-label={choosing.place.value}>
          <h2>{choosing.place.value}</h2>
          <ChoicePanel choosing={choosing} place={choosing.place.value} title={(place) => place} />
        </section>
      ),
    Extra: () => <Places choosing={choosing} places={places()} />,
    List: () => (
      <ul class="board-list">
        {places().map((place) => (
          <li key={place}>
            <button class="button quiet slim" onClick={() => choosing.tap(place)}>
              {place}
            </button>
          </li>
        ))}
      </ul>
    ),
    legend: () => [],
    emptySheet: t.empty,
    complete: () => [],
    find: (text) =>
      places()
        .filter((place) => text !== '' && place.toLowerCase().startsWith(text.toLowerCase()))
        .map((id) => ({ id, label: id, note: '' })),
    choose: (id) => choosing.tap(id),
    now: () => null,
    ownButton: () => false,
    keys: [],
    Editor: null,
    showFrame: () => undefined,
  };
};

/** The places where something can be ordered. */
function Places({ choosing, places }: { choosing: Choosing; places: string[] }) {
  return places.length === 0 ? null : (
    <div class="row actions" role="group" aria-label={t.places}>
      {places.map((place) => (
        <button key={place} class="button slim" onClick={() => choosing.tap(place)}>
          {place} …
        </button>
      ))}
    </div>
  );
}
