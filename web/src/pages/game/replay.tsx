import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Position } from '../../api/types';
import type { Beat, GameUi } from '../../games/game-ui';
import { Dice } from '../../hex/dice';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';

const t = texts.game.report;

interface ReplayProps {
  ui: GameUi;
  position: Position;
  before: Position | null;
}

/** The resolution, phase by phase on the board. Every picture can be skipped, and stepped through by hand. */
export function Replay({ ui, position, before }: ReplayProps) {
  const beats = useSignal<Beat[]>([]);
  const at = useSignal(-1);
  const playing = useSignal(false);
  const show = (index: number) => {
    at.value = index;
    const beat = beats.value[index];
    ui.showBeat(beat ?? null, before);
    if (beat === undefined) {
      playing.value = false;
      at.value = -1;
    }
  };
  useEffect(() => {
    if (!playing.value || at.value < 0) {
      return;
    }
    const timer = window.setTimeout(() => show(at.value + 1), beats.value[at.value]?.ms ?? 900);
    return () => window.clearTimeout(timer);
  }, [playing.value, at.value]);
  const start = () => {
    beats.value = before === null ? [] : ui.beats(position, before);
    playing.value = true;
    show(0);
  };
  const step = (by: number) => {
    playing.value = false;
    show(at.value + by);
  };
  if (position.events.length === 0 || before === null) {
    return null;
  }
  if (at.value < 0) {
    return (
      <button class="button slim" onClick={start}>
        <Icon name="play" /> {t.replay}
      </button>
    );
  }
  return (
    <div class="replay card" aria-live="polite">
      <p>
        {(beats.value[at.value]?.dice ?? []).map(({ values, from }, i) => (
          <span key={i} class="beat-dice">
            <Dice values={values} from={from} />
          </span>
        ))}
        {beats.value[at.value]?.text}
      </p>
      <div class="row nowrap">
        <button class="button slim icon" aria-label={t.earlier} disabled={at.value === 0} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button class="button slim icon" aria-label={playing.value ? t.pause : t.replay} onClick={() => (playing.value = !playing.value)}>
          <Icon name={playing.value ? 'pause' : 'play'} />
        </button>
        <button class="button slim icon" aria-label={t.later} onClick={() => step(1)}>
          <Icon name="right" />
        </button>
        <span class="small faint count grow">{t.step(at.value + 1, beats.value.length)}</span>
        <button class="button slim" onClick={() => show(beats.value.length)}>
          {t.stop}
        </button>
      </div>
    </div>
  );
}
