import '../../map/map.css';
import { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import type { MakeGameUi } from '../game-ui';
import { DynastyBoard } from './board';
import { TileEditor } from './editor';
import { describeHex, knownHex } from './describe';
import { legendOf } from './legend';
import { DynastyCard, DynastyExtra, DynastyList } from './panels';
import { dynasty as t } from './texts';
import type { DynastyView } from './view';

export const makeUi: MakeGameUi = (table) => {
  const session = new HexSession<DynastyView>(table);
  const { choosing } = session;
  return {
    choosing,
    Board: () => <DynastyBoard session={session} />,
    Card: () => <DynastyCard session={session} />,
    Extra: () => <DynastyExtra session={session} />,
    List: () => <DynastyList session={session} />,
    get emptySheet() {
      return session.emptySheet;
    },
    complete: () => [],
    find: (text) => {
      const view = session.view.value;
      const key = view === null ? null : knownHex(view, text);
      return view === null || key === null ? [] : [{ id: key, label: key, note: describeHex(view, key) }];
    },
    choose: (id) => choosing.show(id),
    now: () => {
      const turn = session.view.value?.turn;
      const desk = table.desk.answer.value;
      if (desk !== null && desk.lines.length > 0 && (!desk.certain || turn?.decider !== table.mySeat.value)) {
        return desk.certain ? t.drafted : t.diceFirst;
      }
      const phase = turn?.phase ?? '';
      // Says where to tap only if the phase offers something to tap.
      const idle = desk !== null && choosing.targets.value.size === 0 && choosing.actors.value.size === 0;
      return (idle ? t.idle[phase] : undefined) ?? t.now[phase] ?? null;
    },
    legend: legendOf,
    ownButton: () => (table.draft.value?.lines.value.length ?? 0) === 0,
    keys: [{ key: 'Enter', text: texts.game.keys.act, run: () => choosing.beginFirst() }],
    Editor: (props) => <TileEditor session={session} {...props} />,
    showFrame: (frame) => (session.frame.value = frame),
  };
};
