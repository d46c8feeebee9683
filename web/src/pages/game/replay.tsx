import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '../../api/types';
import type { Beat, GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.game.report;

interface ReplayProps {
  ui: GameUi;
  position: Position;
  load(): Promise<Position | null>;
}

/** The resolution, phase by phase on the board. Every picture can be skipped, and stepped through by hand. */
export function Replay({ ui, position, load }: ReplayProps) {
  const beats = useSignal<Beat[]>([]);
  const at = useSignal(-1);
  const playing = useSignal(false);
  const before = useRef<Position | null>(null);
  const show = (index: number) => {
    at.value = index;
    const beat = beats.value[index];
    ui.showBeat(beat ?? null, before.current);
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
    load()
      .then((position_) => {
        before.current = position_;
        beats.value = position_ === null ? [] : ui.beats(position, position_);
        playing.value = true;
        show(0);
      })
      .catch(complain);
  };
  if (position.events.length === 0) {
    return null;
  }
  if (at.value < 0) {
    return (
      <button class="button" onClick={start}>
        <Icon name="play" /> {t.replay}
      </button>
    );
  }
  return (
    <div class="replay card" aria-live="polite">
      <p>{beats.value[at.value]?.text}</p>
      <div class="row nowrap">
        <button class="button slim icon" aria-label={t.earlier} disabled={at.value === 0} onClick={() => ((playing.value = false), show(at.value - 1))}>
          <Icon name="left" />
        </button>
        <button class="button slim icon" aria-label={playing.value ? t.pause : t.replay} onClick={() => (playing.value = !playing.value)}>
          <Icon name={playing.value ? 'pause' : 'play'} />
        </button>
        <button class="button slim icon" aria-label={t.later} onClick={() => ((playing.value = false), show(at.value + 1))}>
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
