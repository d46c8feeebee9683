import '../../map/map.css';
import './carbon.css';
import type { Position } from '../../api/types';
import { hexOf, keyOf } from '../../hex/hex';
import { HexSession } from '../../hex/session';
import { seatName } from '../../shell/player';
import { texts } from '../../texts/en';
import { summed, type MakeGameUi } from '../game-ui';
import { beatsOf } from './beats';
import { CarbonBoard } from './board';
import { PieceEditor } from './editor';
import { optionOf } from './lines';
import { CarbonCard, CarbonDecide, CarbonList, CarbonPurse } from './panels';
import { pieceOf, type CarbonView } from './view';

const t = texts.boards.carbon;

export const makeUi: MakeGameUi = (table) => {
  const session = new HexSession<CarbonView>(table, optionOf);
  const perSide = (name: string, of: (view: CarbonView, seat: number) => number) => ({
    name,
    of: (position: Position) => {
      const view = position.view as unknown as CarbonView | null;
      return new Map((view?.sides ?? []).map((side): [number, number] => [side.seat, of(view as CarbonView, side.seat)]));
    },
  });
  return {
    Board: () => <CarbonBoard session={session} />,
    Card: () => <CarbonCard session={session} />,
    Decide: () => <CarbonDecide session={session} />,
    Purse: () => <CarbonPurse session={session} />,
    List: () => <CarbonList session={session} />,
    measures: [
      perSide(t.units, (view, seat) => view.pieces.filter((p) => p.seat === seat && p.unit).length),
      perSide(t.buildings, (view, seat) => view.pieces.filter((p) => p.seat === seat && !p.unit).length),
      {
        name: t.income,
        flows: true,
        of: ({ events }) =>
          summed(
            events
              .filter((event) => event.is === 'Gathered' || event.is === 'ResourcesGained')
              .map((event) => [Number(event.seat), Number(event.carbon) + Number(event.crystals)]),
          ),
      },
      perSide(t.carbon, (view, seat) => view.sides[seat]?.carbon ?? 0),
    ],
    example: 'MOVE RIG#1 -6,2',
    emptySheet: texts.game.sheet.emptyHex,
    complete: (text) => {
      const typed = text.trimStart().toUpperCase();
      return table.menu.value
        .filter((line) => typed !== '' && line.toUpperCase().startsWith(typed) && line.toUpperCase() !== typed)
        .slice(0, 7);
    },
    explain: () => '',
    find: (text) => {
      const view = session.view.value;
      if (view === null || text.trim() === '') {
        return [];
      }
      const piece = pieceOf(view, text.trim(), table.mySeat.value);
      const hex = piece?.hex ?? hexOf(text.trim().replace(/\s+/g, ','));
      const named = view.pieces.filter((p) => p.name.toLowerCase().startsWith(text.trim().toLowerCase()));
      return [
        ...(hex === null || hex === undefined ? [] : [{ id: keyOf(hex), label: piece?.name ?? keyOf(hex), note: piece?.id ?? '' }]),
        ...named.map((p) => ({ id: keyOf(p.hex), label: p.name, note: `${p.id}, ${keyOf(p.hex)}` })),
      ].slice(0, 8);
    },
    choose: (id) => {
      session.ask.value = null;
      session.chosen.value = id;
    },
    escape: () => session.escape(),
    now: () => {
      const view = session.view.value;
      if (view !== null && table.rehearsing.shown.value !== null && view.active !== table.mySeat.value) {
        return t.drafted;
      }
      return view === null
        ? null
        : view.placing !== '' && view.active === table.mySeat.value
          ? (t.now.command ?? null)
          : (t.now[view.phase] ?? null);
    },
    ownButton: () => session.view.value?.phase === 'lists' || (table.draft.value?.lines.value.length ?? 0) === 0,
    keys: [{ key: 'Enter', text: texts.game.keys.act, run: () => session.actionsAt(session.chosen.value ?? '')[0]?.run() }],
    Editor: (props) => <PieceEditor session={session} {...props} />,
    beats: (position, before) => beatsOf(position, before, (seat) => seatName(table.seat(seat))),
    showBeat: (beat, before) =>
      (session.beat.value =
        beat === null || before === null ? null : { scene: beat.scene, view: (beat.scene as { view: CarbonView }).view }),
  };
};
