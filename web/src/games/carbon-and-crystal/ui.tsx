import '../../map/map.css';
import './carbon.css';
import { hexOf, keyOf } from '../../hex/hex';
import { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import type { Found, MakeGameUi } from '../game-ui';
import { CarbonBoard } from './board';
import { PieceEditor } from './editor';
import { legendOf } from './legend';
import { CarbonCard, CarbonExtra, CarbonList } from './panels';
import { carbon as t } from './texts';
import type { CarbonView } from './view';

export const makeUi: MakeGameUi = (table) => {
  const session = new HexSession<CarbonView>(table);
  const { choosing } = session;
  const listing = () => session.view.value?.phase === 'lists';
  return {
    choosing,
    Board: () => <CarbonBoard session={session} />,
    Card: () => <CarbonCard session={session} />,
    Extra: () => <CarbonExtra session={session} />,
    List: () => <CarbonList session={session} />,
    legend: () => legendOf(session.view.value),
    get emptySheet() {
      return listing() ? t.emptyList : session.emptySheet;
    },
    complete: () => [],
    find: (text) => (session.view.value === null ? [] : found(session.view.value, text.trim().toLowerCase())),
    choose: (id) => choosing.show(id),
    now: () => {
      const view = session.view.value;
      if (view === null || listing()) {
        return view === null ? null : (t.now.lists ?? null);
      }
      const mine = view.active === table.mySeat.value;
      if (!mine && table.desk.view.value !== null) {
        return t.drafted;
      }
      const idle = table.desk.answer.value !== null && choosing.targets.value.size === 0 && choosing.actors.value.size === 0;
      return mine && view.placing !== '' ? (t.now.command ?? null) : mine && idle ? t.nothingLeft : (t.now[view.phase] ?? null);
    },
    ownButton: () => listing() || (table.draft.value?.lines.value.length ?? 0) === 0,
    ownForm: listing,
    keys: [{ key: 'Enter', text: texts.game.keys.act, run: () => choosing.beginFirst() }],
    Editor: (props) => <PieceEditor session={session} {...props} />,
    showFrame: (frame) => (session.frame.value = frame),
  };
};

/** Pieces by id or name, and hexes by their two numbers. */
function found(view: CarbonView, text: string): Found[] {
  const pieces = view.pieces.filter(
    ({ id, name }) => text !== '' && (id.toLowerCase().includes(text) || name.toLowerCase().startsWith(text)),
  );
  const hex = hexOf(text.replace(/\s+/g, ','));
  return [
    ...(hex === null ? [] : [{ id: keyOf(hex), label: keyOf(hex), note: '' }]),
    ...pieces.map((piece) => ({ id: keyOf(piece.hex), label: piece.name, note: `${piece.id}, ${keyOf(piece.hex)}` })),
  ].slice(0, 8);
}
