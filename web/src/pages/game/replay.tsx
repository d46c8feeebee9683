import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { Dice } from '../../hex/dice';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import { cardSize, coveredHeight, overBoard } from './bottom-sheet';
import { Words } from './prose';
import { betterEnd, shapesOf, type End } from './out-of-the-way';
import { byItself, calm, placesOf, type Scene } from './replays';
import type { Table } from './table';

const t = texts.game.report;

const BELOW_THE_LEGEND = 60;
const BETWEEN = 12;

/** How much of the board's lower end is taken: by the sheet, or at a desk by the card of a chosen place. */
function taken(): number {
  const card = overBoard.value ? 0 : cardSize.value.height;
  return coveredHeight.value + (card > 0 ? card + BETWEEN : 0);
}

/** Milliseconds after which the board has moved. */
export const MOVED = 260;

/** Moves the box to the other end of the board if it hides what it tells. */
function useEnd(box: RefObject<HTMLElement | null>, scene: Scene | null): End {
  const [end, setEnd] = useState<End>('top');
  useEffect(() => {
    // The board may move to the places first.
    const timer = window.setTimeout(() => setEnd(best), MOVED);
    return () => window.clearTimeout(timer);
  }, [scene]);
  const best = (now: End): End => {
    const board = box.current?.closest('.table-board')?.getBoundingClientRect();
    if (box.current === null || board === undefined || scene === null) {
      return now;
    }
    const { left, right, height } = box.current.getBoundingClientRect();
    const low = board.bottom - taken();
    const ends = {
      top: { left, right, top: board.top, bottom: board.top + BELOW_THE_LEGEND + height },
      bottom: { left, right, top: low - height, bottom: low },
    };
    const shapes = placesOf(scene).flatMap((place) => [...document.querySelectorAll(shapesOf(place).join(','))]);
    return betterEnd(
      now,
      ends,
      shapes.map((shape) => shape.getBoundingClientRect()),
    );
  };
  return end;
}

/** The replay step on the board as text, and the buttons of the replay. */
export function ReplayBox({ table, ui }: { table: Table; ui: GameUi }) {
  const { replays } = table;
  const scene = replays.scene.value;
  const box = useRef<HTMLDivElement>(null);
  const end = useEnd(box, scene);
  if (scene === null) {
    return null;
  }
  const playing = replays.playing.value;
  return (
    <div ref={box} class={`replay card at-${end}`} style={{ '--covered': `${taken()}px` }} aria-live="polite">
      <div class="replay-words" tabIndex={0}>
        {scene.rolls.map(({ label, values, from }, i) => (
          <span key={i} class="beat-dice">
            <span class="small faint">{label}</span> <Dice values={values} from={from} />
          </span>
        ))}
        {scene.report
          .flatMap(({ sentences }) => sentences)
          .map((sentence, i) => (
            <p key={i}>
              <Words sentence={sentence} ui={ui} />
            </p>
          ))}
      </div>
      <div class="row nowrap">
        <button class="button slim icon" aria-label={t.earlier} disabled={replays.at.value === 0} onClick={() => replays.step(-1)}>
          <Icon name="left" />
        </button>
        <button class="button slim icon" aria-label={playing ? t.pause : t.replay} onClick={() => replays.pause()}>
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button class="button slim icon" aria-label={t.later} onClick={() => replays.step(1)}>
          <Icon name="right" />
        </button>
        <span class="small faint count grow">{t.step(replays.at.value + 1, replays.scenes.value.length)}</span>
        <button class="button slim" onClick={() => replays.stop()}>
          {t.stop}
        </button>
      </div>
      {calm() ? null : <ByItself />}
    </div>
  );
}

/** Whether new turns are replayed automatically. The choice is stored. */
export function ByItself() {
  return (
    <label class="choice small">
      <input type="checkbox" checked={byItself.value} onChange={(event) => (byItself.value = event.currentTarget.checked)} />
      <span>{t.byItself}</span>
    </label>
  );
}
