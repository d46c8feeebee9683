import '../../map/map.css';
import type { MakeGameUi } from '../game-ui';
import { MapBoard } from './board';
import { LandCard } from './card';
import { LandEditor } from './editor';
import { complete, findPlaces } from './finding';
import { legendOf } from './legend';
import { describe, MapList } from './list';
import { MapSession } from './session';
import { texts } from './texts';
import { titleOf } from './world';

/** Global Domination, both editions: they share the map and the pieces. */
export const makeUi: MakeGameUi = (table) => {
  const session = new MapSession(table);
  const { choosing } = session;
  const count = (by: number) => {
    if (choosing.aim.value !== null) {
      choosing.number.value = choosing.amount + by;
    }
  };
  return {
    choosing,
    Board: () => <MapBoard session={session} />,
    Card: () => <LandCard session={session} />,
    Extra: null,
    List: () => <MapList session={session} />,
    legend: () => legendOf(session),
    emptySheet: texts.emptySheet,
    complete: (text) => (session.world.value === null ? [] : complete(text, session.world.value)),
    find: (text) =>
      session.world.value === null
        ? []
        : findPlaces(text, session.world.value).map((place) => ({
            id: place.id,
            label: titleOf(place),
            note: describe(session, place).split('.')[0] ?? '',
          })),
    choose: (id) => {
      choosing.stop();
      choosing.place.value = id;
    },
    now: () => session.opening.value,
    ownButton: () => session.answers.value,
    keys: [
      { key: 'm', text: texts.keys.act, run: () => choosing.beginFirst() },
      { key: 'Enter', text: texts.keys.add, run: () => (choosing.aim.value === null ? choosing.beginFirst() : choosing.finish()) },
      { key: 'Backspace', text: texts.keys.back, run: () => choosing.back() },
      { key: '+', text: texts.keys.more, run: () => count(1) },
      { key: '-', text: texts.keys.fewer, run: () => count(-1) },
    ],
    Editor: (props) => <LandEditor session={session} {...props} />,
    showFrame: (frame) => (session.frame.value = frame),
  };
};
