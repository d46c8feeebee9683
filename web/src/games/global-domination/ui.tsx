import '../../map/map.css';
import { seatName } from '../../shell/player';
import { texts } from '../../texts/en';
import { summed, type MakeGameUi } from '../game-ui';
import { MapBoard } from './board';
import { PlaceCard } from './card';
import { complete, explain, findPlaces } from './completion';
import { LandEditor } from './editor';
import { describe, MapList } from './list';
import { readModel, unitsAt } from './model';
import { Purse } from './purse';
import { beatsOf, type MapBeat } from './replay';
import { MapSession } from './session';
import { titleOf } from './world';

/** Global Domination, both editions: they share the map, its pieces and most words of their orders. */
export const makeUi: MakeGameUi = (table) => {
  const session = new MapSession(table);
  const firstUnit = () => {
    const id = session.chosen.value;
    const unit = id === null ? undefined : session.land(id)?.units[0]?.[0];
    if (id !== null && unit !== undefined && session.mayOrder.value) {
      session.beginMove(id, unit);
    }
  };
  return {
    Board: () => <MapBoard session={session} />,
    Card: () => <PlaceCard session={session} />,
    Decide: null,
    Purse: () => <Purse session={session} />,
    List: () => <MapList session={session} />,
    measures: [
      { name: texts.boards.measures.lands, of: ({ view }) => summed([...readModel(view).lands.values()].map((land) => [land.owner, 1])) },
      {
        name: texts.boards.measures.units,
        of: ({ view }) => summed([...readModel(view).lands.values()].map((land) => [land.owner, unitsAt(land)])),
      },
      {
        name: texts.boards.measures.income,
        flows: true,
        of: ({ events }) =>
          summed(
            events
              .filter((event) => event.is === 'Earned')
              .map((event) => [Number(event.seat ?? event.player), Number(event.total ?? event.ip)]),
          ),
      },
      {
        name: texts.boards.measures.ip,
        of: ({ view }) =>
          summed(
            [...readModel(view).players.values()].flatMap((player): [number, number][] =>
              player.ip === null ? [] : [[player.seat, player.ip]],
            ),
          ),
      },
    ],
    example: 'move 3 1>2>4',
    emptySheet: texts.game.sheet.empty,
    complete: (text) => (session.world.value === null ? [] : complete(text, session.world.value, table.candidates.value)),
    explain: (line) => (session.world.value === null ? '' : explain(line, session.world.value)),
    find: (text) =>
      session.world.value === null
        ? []
        : findPlaces(text, session.world.value).map((place) => ({
            id: String(place.id),
            label: titleOf(place),
            note: describe(session, place).split('.')[0] ?? '',
          })),
    choose: (id) => {
      session.compose.value = null;
      session.chosen.value = Number(id);
    },
    escape: () => session.escape(),
    now: () => session.opening.value,
    ownButton: () => session.mayBegin.value && (table.draft.value?.lines.value.length ?? 0) === 0,
    keys: [
      { key: 'm', text: texts.boards.act.move, run: firstUnit },
      { key: 'Enter', text: texts.boards.act.add, run: () => (session.compose.value === null ? firstUnit() : session.commit()) },
      { key: '+', text: texts.boards.act.moreOf, run: () => amount(session, 1) },
      { key: '-', text: texts.boards.act.less, run: () => amount(session, -1) },
    ],
    Editor: (props) => <LandEditor session={session} {...props} />,
    beats: (position) => (session.world.value === null ? [] : beatsOf(position, session.world.value, (seat) => seatName(table.seat(seat)))),
    showBeat: (beat, before) => {
      session.beat.value = beat === null || before === null ? null : { beat: beat.scene as MapBeat, before };
    },
  };
};

function amount(session: MapSession, by: number): void {
  const compose = session.compose.value;
  if (compose !== null && 'amount' in compose) {
    session.compose.value = { ...compose, amount: Math.max(1, compose.amount + by) };
  }
}
