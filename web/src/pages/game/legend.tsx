import { useSignal } from '@preact/signals';
import type { GameUi } from '../../games/game-ui';
import { numbers } from '../../map/numbers';
import { Who } from '../../shell/player';
import { texts } from '../../texts/en';
import { coveredHeight, overBoard, raise } from './bottom-sheet';
import type { Table } from './table';

const t = texts.boards;

/** The legend: players, signs, and the switch for the numbers of places. */
export function Legend({ table, ui }: { table: Table; ui: GameUi }) {
  const open = useSignal(false);
  const toggle = (unfolded: boolean) => {
    open.value = unfolded;
    // On a phone the raised sheet would cover the legend.
    if (unfolded && overBoard.peek()) {
      raise('low');
    }
  };
  return (
    <details class="legend" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary class="button slim" title={t.legendHint}>
        {t.legend}
      </summary>
      {open.value ? <Unfolded table={table} ui={ui} /> : null}
    </details>
  );
}

function Unfolded({ table, ui }: { table: Table; ui: GameUi }) {
  return (
    <section class="legend-body stack tight" aria-label={t.legend} style={{ '--covered': `${coveredHeight.value}px` }}>
      <label class="row nowrap small">
        <input type="checkbox" checked={numbers.value} onChange={(event) => (numbers.value = event.currentTarget.checked)} />
        <span>{t.numbers}</span>
      </label>
      <ul class="legend-rows">
        {(table.game.value?.seats ?? []).map((seat) => (
          <li key={seat.seat}>
            <Who seat={seat} />
          </li>
        ))}
      </ul>
      {ui.legend().map((group) => (
        <section key={group.title}>
          <h2 class="small-title">{group.title}</h2>
          <ul class="legend-rows">
            {group.rows.map((row) => (
              <li key={row.text}>
                {row.sign} <span>{row.text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
