import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../api/client';
import { patched, type Change } from '../../api/patch';
import type { Frame, Json, Position } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { Dice } from '../../hex/dice';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Words } from './prose';
import type { Table } from './table';

const t = texts.game.report;
/** How long a frame is shown: enough to read it. */
const LEAST = 900;
const PER_LETTER = 18;
const MOST = 4_000;

interface ReplayProps {
  table: Table;
  ui: GameUi;
  position: Position;
  before: Position | null;
}

interface Scene extends Frame {
  before: Json;
  view: Json;
}

/** The views that the frames lead through, each made from the one before. */
function scenesOf(frames: Frame[], first: Json): Scene[] {
  let view = first;
  return frames.map((frame) => {
    const before = view;
    view = patched(view, frame.changes as unknown as Change[]);
    return { ...frame, before, view };
  });
}

function duration(scene: Scene): number {
  const letters = scene.report.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + text.length, 0);
  return Math.min(MOST, LEAST + letters * PER_LETTER + scene.rolls.length * 400);
}

/** The resolution, step by step on the board, as I saw it happen. Every step can be skipped, and gone through by hand. */
export function Replay({ table, ui, position, before }: ReplayProps) {
  const scenes = useSignal<Scene[]>([]);
  const at = useSignal(-1);
  const playing = useSignal(false);
  const left = useRef(new AbortController());
  const show = (index: number) => {
    const scene = scenes.value[index];
    at.value = scene === undefined ? -1 : index;
    playing.value = scene !== undefined && playing.value;
    ui.showFrame(scene === undefined ? null : { ...scene, places: placesOf(scene) });
  };
  useEffect(() => {
    const scene = scenes.value[at.value];
    if (!playing.value || scene === undefined) {
      return;
    }
    const timer = window.setTimeout(() => show(at.value + 1), duration(scene));
    return () => window.clearTimeout(timer);
  }, [playing.value, at.value]);
  // Frames that arrive after the reader has gone on would cover the board.
  useEffect(() => () => left.current.abort(), []);
  const start = (first: Position) => {
    api
      .get<{ frames: Frame[] }>(`${table.path}/positions/${position.at}/frames?from=${first.at}`, { signal: left.current.signal })
      .then(({ frames }) => {
        scenes.value = scenesOf(frames, first.view).filter((scene) => scene.report.length > 0 || scene.strokes.length > 0);
        playing.value = true;
        show(0);
      })
      .catch((error: unknown) => {
        if (!left.current.signal.aborted) {
          complain(error);
        }
      });
  };
  const step = (by: number) => {
    playing.value = false;
    show(at.value + by);
  };
  if (before === null || position.report.length === 0) {
    return null;
  }
  const scene = scenes.value[at.value];
  if (scene === undefined) {
    return (
      <button class="button slim" onClick={() => start(before)}>
        <Icon name="play" /> {t.replay}
      </button>
    );
  }
  return (
    <div class="replay card" aria-live="polite">
      <div>
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
        <button class="button slim icon" aria-label={t.earlier} disabled={at.value === 0} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button class="button slim icon" aria-label={playing.value ? t.pause : t.replay} onClick={() => (playing.value = !playing.value)}>
          <Icon name={playing.value ? 'pause' : 'play'} />
        </button>
        <button class="button slim icon" aria-label={t.later} onClick={() => step(1)}>
          <Icon name="right" />
        </button>
        <span class="small faint count grow">{t.step(at.value + 1, scenes.value.length)}</span>
        <button class="button slim" onClick={() => show(-1)}>
          {t.stop}
        </button>
      </div>
    </div>
  );
}

/** The places that a scene speaks of. */
function placesOf({ report, strokes }: Scene): string[] {
  const named = report.flatMap(({ sentences }) => sentences.flatMap(({ marks }) => marks.flatMap(({ place }) => place ?? [])));
  return [...new Set([...named, ...strokes.flatMap(({ places }) => places)])];
}
