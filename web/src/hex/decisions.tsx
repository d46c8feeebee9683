import type { Table } from '../pages/game/table';
import { complain } from '../shell/toast';

export interface Decision {
  line: string;
  label: string;
  primary: boolean;
}

/** Decisions without a place on the board: each is sent at once, behind whatever was drafted. */
export function Decisions({ table, decisions }: { table: Table; decisions: Decision[] }) {
  if (decisions.length === 0) {
    return null;
  }
  const decide = (line: string) => {
    table.draft.value?.add(line);
    table.setReady(true).catch(complain);
  };
  return (
    <div class="decisions">
      {decisions.map((decision) => (
        <button key={decision.line} class={'button' + (decision.primary ? ' primary' : '')} onClick={() => decide(decision.line)}>
          {decision.label}
        </button>
      ))}
    </div>
  );
}
