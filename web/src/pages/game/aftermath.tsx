import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { BalanceLines } from './balance';
import { overBoard, raise, snap } from './bottom-sheet';
import { CORNERS, freestCorner, shapesOf, type Corner } from './out-of-the-way';
import { MOVED, ReplayBox } from './replay';
import type { Table } from './table';

const t = texts.game.balance;

/** False while the page is hidden. A turn that ends meanwhile is replayed when the page is visible again. */
const awake = signal(!document.hidden);
document.addEventListener('visibilitychange', () => (awake.value = !document.hidden));

/** Whether somebody is writing in the panel, for example a message. */
const types = () => document.activeElement?.matches('.bottom-sheet :is(textarea, input:not([type="checkbox"]))') === true;

/** A player who begins an order wants to see the board as it is now: the replay ends. */
function useStopForOrders({ draft, replays }: Table, ui: GameUi): void {
  const begun = ui.choosing.aim.value !== null;
  const count = draft.value?.lines.value.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (begun || count > before.current) {
      replays.stop();
    }
    before.current = count;
  }, [begun, count]);
}

/** Three lines, before they are read from the server. */
const USUAL_HEIGHT = 150;

/** At a desk, the corner of the board where the card covers fewest of the places where I can order. */
function useCorner(card: RefObject<HTMLElement | null>, open: boolean, ui: GameUi): Corner {
  const [corner, setCorner] = useState<Corner>(CORNERS[0]);
  const choose = () => {
    const space = card.current?.parentElement?.getBoundingClientRect();
    if (card.current === null || space === undefined || overBoard.peek()) {
      return;
    }
    // A place counts twice if its pieces can also be ordered something else.
    const { actors, targets } = ui.choosing;
    const ordering = [...actors.peek(), ...targets.peek()];
    const shapes = ordering.flatMap((place) => [...document.querySelectorAll(shapesOf(place).join(','))]);
    const { width, height } = card.current.getBoundingClientRect();
    const places = shapes.map((shape) => shape.getBoundingClientRect());
    setCorner(freestCorner(space, { width, height: Math.max(USUAL_HEIGHT, height) }, places));
  };
  const orders = ui.choosing.choices.value;
  useLayoutEffect(choose, [open, orders]);
  useEffect(() => {
    // After a replay, the board moves back first.
    const timer = window.setTimeout(choose, MOVED);
    return () => window.clearTimeout(timer);
  }, [open, orders]);
  return corner;
}

/** Over the board: a replay while it runs, and after a turn what it changed for me. */
export function Aftermath({ table, ui }: { table: Table; ui: GameUi }) {
  const { turnNews: news, replays } = table;
  /**
   * Closes a card that was left open while the turn ended. A card that was opened since then belongs to a player who has begun to order:
   * at a desk there is room beside it, on a phone there is none.
   */
  const clear = (chosen: string | null): boolean => {
    const place = ui.choosing.place.peek();
    if (overBoard.peek() && types()) {
      return false;
    }
    if (place !== null && place === chosen) {
      ui.choosing.leave();
    } else if (place !== null && overBoard.peek()) {
      return false;
    }
    return true;
  };
  useEffect(() => {
    if (awake.value) {
      const chosen = ui.choosing.place.peek();
      news.follow(ui, () => clear(chosen)).catch(complain);
    }
  }, [table.settled.value, table.game.value?.status, table.live.value, awake.value]);
  // Looking at another position ends the replay.
  useEffect(() => () => replays.stop(), [table.shown.value?.at]);
  const drafted = (table.draft.value?.lines.value.length ?? 0) > 0;
  useEffect(() => {
    if (drafted) {
      news.close();
    }
  }, [drafted]);
  const item = news.item.value;
  const looking = ui.choosing.place.value !== null;
  // On a phone there is no space for this and the card of a place.
  const covered = overBoard.value && looking;
  useEffect(() => {
    if (covered) {
      replays.stop();
    }
  }, [covered]);
  useStopForOrders(table, ui);
  const watching = table.mySeat.value === null || table.game.value?.status === 'over';
  const still = replays.scene.value === null;
  // A replay needs the board.
  useEffect(() => {
    if (!still) {
      raise('low');
    }
  }, [still]);
  // Behind a raised sheet nobody sees what a replay tells, and its steps would move the board.
  const raised = snap.value !== 'low';
  useEffect(() => {
    if (overBoard.peek() && snap.peek() !== 'low') {
      replays.stop();
    }
  }, [raised, still]);
  // People who have nothing to order want to read: on a phone, raise the panel with the report.
  useEffect(() => {
    if (watching && still) {
      raise('half');
    }
  }, [watching, still]);
  // It would lie over the place that somebody looks at.
  const open = still && item !== null && table.tab.value !== 'report' && table.live.value && !looking;
  const card = useRef<HTMLElement>(null);
  const corner = useCorner(card, open, ui);
  const read = () => {
    table.tab.value = 'report';
    raise('half');
    news.close();
  };
  return (
    <div class="aftermath">
      <ReplayBox table={table} ui={ui} />
      {open ? (
        <section ref={card} class={`card aftermath-card ${corner}`} aria-label={t.title(item.turn)}>
          <div class="row nowrap apart">
            <h2 class="small-title">{table.together.value ? t.title(item.turn) : t.since}</h2>
            <span class="row nowrap">
              <button class="button slim" onClick={read}>
                {t.read}
              </button>
              <button class="button slim icon" aria-label={texts.close} onClick={() => news.close()}>
                <Icon name="close" />
              </button>
            </span>
          </div>
          <BalanceLines table={table} ui={ui} from={item.from} to={item.to} goal={table.current.value?.goal ?? null} />
        </section>
      ) : null}
    </div>
  );
}
