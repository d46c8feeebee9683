import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';

export const boardTools = { zoomIn: () => {}, zoomOut: () => {}, whole: () => {} };

/** Zoom buttons, for people without a wheel or touch screen. The keys + − 0 do the same. */
export function BoardTools({ onIn, onOut, onWhole }: { onIn: () => void; onOut: () => void; onWhole: () => void }) {
  boardTools.zoomIn = onIn;
  boardTools.zoomOut = onOut;
  boardTools.whole = onWhole;
  return (
    <div class="board-tools">
      <button class="button slim icon" aria-label={texts.boards.zoomIn} onClick={onIn}>
        <Icon name="plus" />
      </button>
      <button class="button slim icon" aria-label={texts.boards.zoomOut} onClick={onOut}>
        <Icon name="minus" />
      </button>
      <button class="button slim icon" aria-label={texts.boards.whole} onClick={onWhole}>
        <Icon name="map" />
      </button>
    </div>
  );
}
