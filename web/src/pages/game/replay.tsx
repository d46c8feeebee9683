import type { GameUi } from '../../games/game-ui';
import { Dice } from '../../hex/dice';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import { Words } from './prose';
import { byItself, calm } from './replays';
import type { Table } from './table';

const t = texts.game.report;

/** The replay step on the board as text, and the buttons of the replay. */
export function ReplayBox({ table, ui }: { table: Table; ui: GameUi }) {
  const { replays } = table;
  const scene = replays.scene.value;
  if (scene === null) {
    return null;
  }
  const playing = replays.playing.value;
  return (
    <div class="replay card" aria-live="polite">
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
