import type { Signal } from '@preact/signals';
import { texts } from '../../texts/en';

const t = texts.pages.admin;

export const FEW = 12;
const MOST = 200;

/** Shows the first entries of a long list, and a button for the rest. */
export function MoreOf({ all, shown }: { all: number; shown: Signal<number> }) {
  if (all > shown.value) {
    return (
      <div>
        <button class="button" onClick={() => (shown.value = MOST)}>
          {t.showAll(all)}
        </button>
      </div>
    );
  }
  return all >= MOST ? <p class="small faint">{t.more}</p> : null;
}
