import { say } from '../../shell/toast';
import type { Table } from './table';

/** Reacts to an event of the game's stream. */
export function heard(table: Table, kind: string, data: Record<string, unknown>): void {
  const failed = (error: unknown) => table.membership.failed(error);
  switch (kind) {
    case 'turn':
    case 'begin':
    case 'reset':
    case 'over':
      table.refresh().catch(failed);
      break;
    case 'ready':
      table.readiness.hear(Number(data.seat), data.ready === true);
      break;
    case 'message':
      table.press.load().catch(failed);
      break;
    case 'removed':
      table.press.removed(Number(data.id));
      break;
    case 'sheet':
      otherTabSaved(table, Number(data.version)).catch(failed);
      break;
    case 'host':
      // Before the start, nobody has anything to do again.
      if ((table.game.peek()?.status === 'lobby' || !table.news.heard(data)) && typeof data.sentence === 'string') {
        say(data.sentence);
      }
      table.trail.grow();
      table.reloadGame().catch(failed);
      break;
    case 'deadline':
    case 'seat':
    case 'delay':
    case 'upgrade':
      table.reloadGame().catch(failed);
      break;
  }
}

async function otherTabSaved(table: Table, version: number): Promise<void> {
  const draft = table.draft.peek();
  if (version > (draft?.sheet.peek()?.version ?? 0) && draft?.saving.peek() === 'saved') {
    await table.refresh();
  }
}
