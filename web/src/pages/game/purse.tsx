import type { Pot } from '../../api/types';
import { Coded } from '../../shell/coded';
import { texts } from '../../texts/en';
import { EMPTY } from './readiness';
import type { Table } from './table';

const t = texts.game.purse;

/** What is left to spend while I write, and warnings. */
export function Purse({ table }: { table: Table }) {
  const desk = table.desk.answer.value;
  if (desk === null) {
    return null;
  }
  return (
    <>
      {!desk.purse.some(isUsed) ? null : (
        <div class="purse">
          {desk.purse.filter(isUsed).map((pot) => (
            <Gauge key={pot.id} pot={pot} />
          ))}
        </div>
      )}
      {desk.warnings
        .filter(({ code }) => code !== EMPTY || desk.lines.length > 0)
        .map((warning) => (
          <p key={warning.code} class="note brass small warned">
            <Coded text={warning.sentence} />
          </p>
        ))}
    </>
  );
}

/** A pot that has nothing to spend in this turn is not shown. */
const isUsed = ({ left, total }: Pot) => left !== 0 || total !== 0;

/** What is left of a pot. A tap shows where it comes from and what happens to the rest. */
function Gauge({ pot }: { pot: Pot }) {
  const share = pot.total <= 0 ? 0 : Math.max(0, Math.min(1, pot.left / pot.total));
  const gauge = (
    <>
      <span class="small count">
        <strong>{pot.name}</strong> {t.left(pot.left, pot.total)}
      </span>
      <span class="gauge-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </>
  );
  const look = 'gauge' + (pot.left < 0 ? ' over' : '');
  return pot.note === '' ? (
    <div class={look}>{gauge}</div>
  ) : (
    <details class={look}>
      <summary title={pot.note}>{gauge}</summary>
      <p class="small faint gauge-note">{pot.note}</p>
    </details>
  );
}
