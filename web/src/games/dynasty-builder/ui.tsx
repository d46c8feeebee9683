import '../../map/map.css';
import type { Position } from '../../api/types';
import { HexSession } from '../../hex/session';
import { seatName } from '../../shell/player';
import { texts } from '../../texts/en';
import { summed, type MakeGameUi } from '../game-ui';
import { beatsOf } from './beats';
import { DynastyBoard } from './board';
import { TileEditor } from './editor';
import { optionOf } from './lines';
import { describeHex, DynastyCard, DynastyDecide, DynastyList, DynastyPurse, knownHex } from './panels';
import type { DynastyView } from './view';

const t = texts.boards.dynasty;

export const makeUi: MakeGameUi = (table) => {
  const session = new HexSession<DynastyView>(table, optionOf);
  const measure = (name: string, of: (player: DynastyView['players'][number]) => number) => ({
    name,
    of: ({ view }: Position) =>
      new Map(((view as unknown as DynastyView | null)?.players ?? []).map((player): [number, number] => [player.seat, of(player)])),
  });
  return {
    Board: () => <DynastyBoard session={session} />,
    Card: () => <DynastyCard session={session} />,
    Decide: () => <DynastyDecide session={session} />,
    Purse: () => <DynastyPurse session={session} />,
    List: () => <DynastyList session={session} />,
    measures: [
      measure(t.measures.levels, (p) => p.cityLevels),
      {
        name: t.measures.land,
        of: ({ view }) =>
          summed((view as unknown as DynastyView).tiles.flatMap((tile) => tile.areas.map((seat): [number, number] => [seat, 1]))),
      },
      measure(t.measures.units, (p) => p.units),
      {
        name: t.measures.income,
        flows: true,
        of: ({ events }) =>
          summed(events.filter((event) => event.is === 'IncomePaid').map((event) => [Number(event.player), Number(event.tokens)])),
      },
    ],
    example: 'build house 1,0',
    emptySheet: texts.game.sheet.emptyHex,
    complete: (text) =>
      table.menu.value.filter((line) => text !== '' && line.startsWith(text.trimStart().toLowerCase()) && line !== text).slice(0, 7),
    explain: () => '',
    find: (text) => {
      const view = session.view.value;
      const key = view === null ? null : knownHex(view, text);
      return view === null || key === null ? [] : [{ id: key, label: key, note: describeHex(view, key) }];
    },
    choose: (id) => {
      session.ask.value = null;
      session.chosen.value = id;
    },
    escape: () => session.escape(),
    now: () => {
      const turn = session.view.value?.turn;
      const drafted = table.rehearsing.shown.value;
      if (drafted !== null && (!drafted.certain || turn?.decider !== table.mySeat.value)) {
        return drafted.certain ? t.drafted : t.diceFirst;
      }
      return t.now[turn?.phase ?? ''] ?? null;
    },
    ownButton: () => (table.draft.value?.lines.value.length ?? 0) === 0,
    keys: [{ key: 'Enter', text: texts.game.keys.act, run: () => session.actionsAt(session.chosen.value ?? '')[0]?.run() }],
    Editor: (props) => <TileEditor session={session} {...props} />,
    beats: (position, before) => beatsOf(position, before, (seat) => seatName(table.seat(seat))),
    showBeat: (beat, before) =>
      (session.beat.value =
        beat === null || before === null ? null : { scene: beat.scene, view: (beat.scene as { view: DynastyView }).view }),
  };
};
