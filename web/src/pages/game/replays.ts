import { computed, effect, signal } from '@preact/signals';
import { api } from '../../api/client';
import { patched, type Change } from '../../api/patch';
import type { Frame, Json, Position } from '../../api/types';
import type { GameUi } from '../../games/game-ui';

/** How long a frame is shown: long enough to read it. */
const LEAST = 900;
const PER_LETTER = 18;
const MOST = 4_000;
/** The longest duration of a replay that started automatically; its frames are shown faster if necessary. */
const PATIENCE = 24_000;

export interface Scene extends Frame {
  before: Json;
  view: Json;
}

/** The views before and after each frame, each computed from the previous one. */
function scenesOf(frames: Frame[], first: Json): Scene[] {
  let view = first;
  return frames.map((frame) => {
    const before = view;
    view = patched(view, frame.changes as unknown as Change[]);
    return { ...frame, before, view };
  });
}

export function duration(scene: Pick<Scene, 'report' | 'rolls'>): number {
  const letters = scene.report.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + text.length, 0);
  return Math.min(MOST, LEAST + letters * PER_LETTER + scene.rolls.length * 400);
}

/** The places named in a scene. */
export function placesOf({ report, strokes }: Scene): string[] {
  const named = report.flatMap(({ sentences }) => sentences.flatMap(({ marks }) => marks.flatMap(({ place }) => place ?? [])));
  return [...new Set([...named, ...strokes.flatMap(({ places }) => places)])];
}

const KEY = 'arbiter.replay';

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether new turns are replayed automatically. This browser stores the choice. */
export const byItself = signal(kept());
effect(() => {
  try {
    if (byItself.value) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, 'off');
    }
  } catch {
    // Storage is not available: the choice is lost with the page.
  }
});

/** People who set their system to reduced motion see only replays that they start. */
export function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A replay of a resolution, step by step on the board, as I was allowed to see it. Only one runs at a time. Steps can be skipped
 * or shown one by one.
 */
export class Replays {
  readonly scenes = signal<Scene[]>([]);
  readonly at = signal(-1);
  readonly playing = signal(false);
  readonly scene = computed(() => this.scenes.value[this.at.value] ?? null);
  private ui: GameUi | null = null;
  private haste = 1;
  private timer = 0;
  private wanted = 0;

  constructor(private readonly path: string) {}

  /** @param pace 'short' for a replay that started automatically */
  async start(ui: GameUi, to: number, before: Position, pace: 'full' | 'short' = 'full'): Promise<void> {
    this.stop();
    const mine = this.wanted;
    const { frames } = await api.get<{ frames: Frame[] }>(`${this.path}/positions/${to}/frames?from=${before.at}`);
    if (mine !== this.wanted) {
      return;
    }
    const scenes = scenesOf(frames, before.view).filter((scene) => scene.report.length > 0 || scene.strokes.length > 0);
    const length = scenes.reduce((sum, scene) => sum + duration(scene), 0);
    this.haste = pace === 'short' ? Math.max(1, length / PATIENCE) : 1;
    this.ui = ui;
    this.scenes.value = scenes;
    this.playing.value = true;
    this.show(0);
  }

  show(index: number): void {
    window.clearTimeout(this.timer);
    const scene = this.scenes.value[index] ?? null;
    this.at.value = scene === null ? -1 : index;
    this.ui?.showFrame(scene === null ? null : { ...scene, places: placesOf(scene) });
    if (scene === null) {
      this.playing.value = false;
    } else if (this.playing.value) {
      this.timer = window.setTimeout(() => this.show(index + 1), duration(scene) / this.haste);
    }
  }

  step(by: number): void {
    this.playing.value = false;
    this.show(this.at.value + by);
  }

  pause(): void {
    this.playing.value = !this.playing.value;
    this.show(this.at.value);
  }

  stop(): void {
    this.wanted++;
    this.playing.value = false;
    if (this.at.value >= 0) {
      this.show(-1);
    }
  }
}
