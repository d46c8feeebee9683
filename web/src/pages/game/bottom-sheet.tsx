import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/en';

export type Snap = 'low' | 'half' | 'full';

/** On a phone the panel is a sheet over the lower part of the board; on a wide screen it is next to the board. */
export const snap = signal<Snap>('low');
/** The height to which Back restores the sheet after a card had lowered it. */
export const resting = signal<Snap | null>(null);
/** How much of the board the sheet covers, so that the board can keep its centre visible. */
export const coveredHeight = signal(0);

/** The size of the card of a chosen place. It covers the lower left corner of the board. */
export const cardSize = signal({ width: 0, height: 0 });

/** The lowest height of the sheet: the bar and the tabs. */
const low = signal(120);
/** The height of the header with the news, which even a fully raised sheet does not cover. */
const head = signal(60);
const HANDLE = 16;
/** False where the board has no sheet over it, as in the sandbox and in the lobby. */
let laid = false;
const wide = window.matchMedia('(min-width: 900px), (min-width: 560px) and (max-height: 520px)');
/** Whether the panel is a sheet over the board. */
export const overBoard = signal(!wide.matches);
wide.addEventListener('change', () => (overBoard.value = !wide.matches));

function heightOf(to: Snap): number {
  const all = window.innerHeight;
  return to === 'low' ? low.value : to === 'half' ? Math.round(all * 0.56) : all - head.value;
}

function measure(): void {
  coveredHeight.value = wide.matches || !laid ? 0 : Math.min(heightOf(snap.value), heightOf('half'));
}
measure();
window.addEventListener('resize', measure);

/** Without a sheet this does nothing, so that no table begins with the sheet where something in its lobby wanted it. */
export function raise(to: Snap): void {
  if (laid) {
    snap.value = to;
    measure();
  }
}

export function BottomSheet({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLElement | null>(null);
  // Before the effects of what is in the sheet, which may raise it.
  useLayoutEffect(() => {
    laid = true;
    measure();
    return () => {
      laid = false;
      measure();
    };
  }, []);
  useEffect(() => {
    const element = box.current as HTMLElement;
    element.style.setProperty('--sheet', `${heightOf(snap.value)}px`);
  }, [snap.value, low.value, head.value]);
  useEffect(() => {
    const element = box.current as HTMLElement;
    const parts = [...element.querySelectorAll<HTMLElement>('.now-bar, .tabs')];
    const sized = new ResizeObserver(() => {
      low.value = Math.min(280, HANDLE + parts.reduce((sum, part) => sum + part.offsetHeight, 0));
      document.documentElement.style.setProperty('--sheet-low', `${low.value}px`);
      measure();
    });
    parts.forEach((part) => sized.observe(part));
    const above = document.querySelector<HTMLElement>('.table-head');
    const shifted = new ResizeObserver(() => (head.value = above?.offsetHeight ?? 60));
    if (above !== null) {
      shifted.observe(above);
    }
    return () => {
      sized.disconnect();
      shifted.disconnect();
    };
  }, []);
  const drag = (down: PointerEvent) => {
    const element = box.current as HTMLElement;
    const from = element.getBoundingClientRect().height;
    const handle = down.currentTarget as HTMLElement;
    handle.setPointerCapture(down.pointerId);
    let height = from;
    const moved = (event: PointerEvent) => {
      height = Math.max(96, Math.min(window.innerHeight - head.peek(), from + down.clientY - event.clientY));
      element.classList.add('dragging');
      element.style.setProperty('--sheet', `${height}px`);
    };
    const done = () => {
      handle.removeEventListener('pointermove', moved);
      element.classList.remove('dragging');
      if (Math.abs(height - from) < 6) {
        raise(snap.value === 'low' ? 'half' : 'low');
      } else {
        const all: Snap[] = ['low', 'half', 'full'];
        raise(all.reduce((best, next) => (Math.abs(heightOf(next) - height) < Math.abs(heightOf(best) - height) ? next : best)));
      }
      element.style.setProperty('--sheet', `${heightOf(snap.value)}px`);
    };
    handle.addEventListener('pointermove', moved);
    handle.addEventListener('pointerup', done, { once: true });
    handle.addEventListener('pointercancel', done, { once: true });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      raise(snap.value === 'low' ? 'half' : snap.value === 'half' ? 'full' : 'low');
    }
  };
  return (
    <aside class="bottom-sheet" id="panel" ref={box} aria-label={texts.game.tabs.label}>
      <button
        class="sheet-handle"
        onPointerDown={drag}
        onKeyDown={keys}
        aria-label={texts.game.sheetHandle}
        aria-expanded={snap.value !== 'low'}
      >
        <span />
      </button>
      {children}
    </aside>
  );
}
