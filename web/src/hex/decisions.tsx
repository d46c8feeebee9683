import type { Table } from '../pages/game/table';
import { complain } from '../shell/toast';

export interface Decision {
  line: string;
  label: string;
  primary: boolean;
  /** Goes into the draft, because the turn can continue after it; everything else ends the draft and sends it. */
  drafts?: boolean;
}

/** Decisions without a place on the board. */
export function Decisions({ table, decisions }: { table: Table; decisions: Decision[] }) {
  if (decisions.length === 0) {
    return null;
  }
  const decide = ({ line, drafts }: Decision) => {
    table.startOrdering();
    table.draft.value?.add(line);
    if (drafts !== true) {
      table.setReady(true).catch(complain);
    }
  };
  return (
    <div class="decisions">
      {decisions.map((decision) => (
        <button key={decision.line} class={'button' + (decision.primary ? ' primary' : '')} onClick={() => decide(decision)}>
          {decision.label}
        </button>
      ))}
    </div>
  );
}
