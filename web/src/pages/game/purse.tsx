import type { Pot } from '../../api/types';
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
      {desk.purse.length === 0 ? null : (
        <div class="purse">
          {desk.purse.map((pot) => (
            <Gauge key={pot.id} pot={pot} />
          ))}
        </div>
      )}
      {desk.warnings
        .filter(({ code }) => code !== EMPTY || desk.lines.length > 0)
        .map((warning) => (
          <p key={warning.code} class="note small warned">
            {warning.sentence}
          </p>
        ))}
    </>
  );
}

function Gauge({ pot }: { pot: Pot }) {
  const share = pot.total <= 0 ? 0 : Math.max(0, Math.min(1, pot.left / pot.total));
  const words = t.left(pot.left, pot.total);
  return (
    <div class={'gauge' + (pot.left < 0 ? ' over' : '')} title={pot.note}>
      <span class="small count">
        <strong>{pot.name}</strong> {words}
      </span>
      <span class="gauge-bar" role="img" aria-label={`${pot.name}: ${words}`}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      {pot.note === '' ? null : <span class="small faint gauge-note">{pot.note}</span>}
    </div>
  );
}
