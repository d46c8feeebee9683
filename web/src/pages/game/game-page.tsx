import './tabs.css';
import './table.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { loadGameUi } from '../../games/registry';
import { Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { Link } from '../../shell/router';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Aftermath } from './aftermath';
import { BottomSheet, cardSize, overBoard } from './bottom-sheet';
import { Coach } from './coach';
import { CoachBox } from './coach-box';
import { ExplainBox } from './explain-box';
import { Gathering } from './gathering';
import { useKeys } from './keys';
import { watchLayers } from './layers';
import { Legend } from './legend';
import { NewsStrip } from './news-strip';
import { Panel } from './panel';
import { pastTurns } from './past';
import { Table } from './table';
import { LineDown, TurnBar } from './turn-bar';

/** The table: the board, the panel or sheet, and the bar with the deadline above. */
export function GamePage({ id, turn }: Record<string, string>) {
  const [table] = useState(() => new Table(id as string));
  useEffect(() => {
    if (turn !== undefined) {
      table.turnNews.rest();
    }
    void table.open().then(() => (turn === undefined ? undefined : openTurn(table, turn).catch(complain)));
    return () => table.close();
  }, [table]);
  const game = table.game.value;
  useEffect(() => {
    if (game !== null) {
      document.title = (game.myTurn && !game.iAmReady ? '● ' : '') + `${game.name} · ${texts.name}`;
    }
  }, [game?.name, game?.myTurn, game?.iAmReady]);
  if (table.problem.value !== null) {
    return (
      <Frame title={texts.errors.notFoundTitle} narrow>
        <div class="stack">
          <h1>{texts.errors.notFoundTitle}</h1>
          <p>{table.problem.value}</p>
          <p>
            <Link class="button primary" href="/">
              {texts.errors.home}
            </Link>
          </p>
        </div>
      </Frame>
    );
  }
  if (game === null) {
    return <Waiting />;
  }
  return game.status === 'lobby' ? <Gathering table={table} /> : <Play table={table} folder={game.playedOn} />;
}

/** Shows a turn whose number is in the address. */
async function openTurn(table: Table, turn: string): Promise<void> {
  const end = pastTurns(table.past.value)
    .find((past) => String(past.turn) === turn)
    ?.steps.at(-1);
  if (end === undefined) {
    say(texts.watch.noTurn(turn));
    return;
  }
  table.tab.value = 'report';
  await table.look(end.at, 'turn');
}

function Play({ table, folder }: { table: Table; folder: string }) {
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => {
    loadGameUi(folder)
      .then((make) => setUi(make(table)))
      .catch(complain);
  }, [table, folder]);
  return ui === null ? <Waiting /> : <Laid table={table} ui={ui} />;
}

/** Tells the board how much of it the card covers. */
function CardSlot({ children }: { children: ComponentChildren }) {
  const slot = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const element = slot.current as HTMLDivElement;
    const measured = new ResizeObserver(
      () => (cardSize.value = { width: element.offsetLeft + element.offsetWidth, height: element.offsetHeight }),
    );
    measured.observe(element);
    // The card is as high as the parts above the board allow.
    const board = element.parentElement as HTMLElement;
    const shifted = new ResizeObserver(() => element.style.setProperty('--above', `${board.getBoundingClientRect().top}px`));
    shifted.observe(board);
    return () => {
      measured.disconnect();
      shifted.disconnect();
    };
  }, []);
  return (
    <div class="card-slot" ref={slot}>
      {children}
    </div>
  );
}

function Laid({ table, ui }: { table: Table; ui: GameUi }) {
  useKeys(table, ui);
  const [coach] = useState(() => new Coach(table, ui.choosing));
  useEffect(() => coach.open(), [coach]);
  useEffect(() => watchLayers(ui.choosing), [ui]);
  return (
    <div class="table-page" data-at={table.settled.value}>
      <a class="skip" href="#panel">
        {texts.skip}
      </a>
      <div class="table-head">
        <TurnBar table={table} ui={ui} />
        <LineDown table={table} />
        <NewsStrip table={table} ui={ui} />
      </div>
      <main class="table-board">
        <h1 class="unseen">{table.game.value?.name}</h1>
        <ExplainBox table={table} ui={ui} />
        <CoachBox coach={coach} />
        <div class="board-space">
          <ui.Board />
          <Legend table={table} ui={ui} />
          {overBoard.value ? null : <Aftermath table={table} ui={ui} />}
          <CardSlot>
            {overBoard.value ? <Aftermath table={table} ui={ui} /> : null}
            <ui.Card />
          </CardSlot>
        </div>
      </main>
      <BottomSheet>
        <Panel table={table} ui={ui} coach={coach} />
      </BottomSheet>
    </div>
  );
}
