import { batch, effect, untracked } from '@preact/signals';
import { overBoard, raise, resting, snap } from './bottom-sheet';
import type { Choosing } from './choosing';

const inHistory = () => (window.history.state as { layers?: number } | null)?.layers ?? 0;

/**
 * On a phone, the card and the raised sheet lie over the board, never both. Each adds an entry to the browser's history when it
 * opens: Back closes the card, then the sheet, then leaves the page.
 *
 * @returns a function that stops watching
 */
export function watchLayers(choosing: Choosing): () => void {
  const path = window.location.pathname;
  /** True after we called `history.back()`, until the browser has done it. */
  let stepping = false;

  const depth = () =>
    overBoard.value ? (snap.value === 'low' && resting.value === null ? 0 : 1) + (choosing.place.value === null ? 0 : 1) : 0;

  const follow = (wanted: number) => {
    const now = inHistory();
    if (stepping || wanted === now) {
      return;
    }
    if (wanted < now) {
      stepping = true;
      window.history.go(wanted - now);
    } else {
      for (let layer = now + 1; layer <= wanted; layer++) {
        window.history.pushState({ layers: layer }, '');
      }
    }
  };

  const uppermost = () => {
    if (choosing.place.peek() === null) {
      raise('low');
    } else {
      choosing.leave();
      raise(resting.peek() ?? 'low');
    }
    resting.value = null;
  };

  const popped = () => {
    if (window.location.pathname !== path) {
      return;
    }
    if (!stepping) {
      batch(() => {
        while (untracked(depth) > inHistory()) {
          uppermost();
        }
      });
    }
    stepping = false;
    follow(untracked(depth));
  };

  const ends = [
    // Opening a card lowers the sheet; raising the sheet closes the card.
    effect(() => {
      const open = choosing.place.value !== null && overBoard.value;
      const height = untracked(() => snap.value);
      if (open && height !== 'low') {
        batch(() => {
          resting.value = height;
          raise('low');
        });
      } else if (!open) {
        resting.value = null;
      }
    }),
    effect(() => {
      if (snap.value !== 'low' && untracked(() => overBoard.value && choosing.place.value !== null)) {
        untracked(() => choosing.leave());
      }
    }),
    effect(() => {
      const wanted = depth();
      untracked(() => follow(wanted));
    }),
  ];
  window.addEventListener('popstate', popped);
  return () => {
    window.removeEventListener('popstate', popped);
    ends.forEach((end) => end());
  };
}
