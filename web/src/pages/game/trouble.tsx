import { reachable } from '../../api/client';
import { lostAccount } from '../../shell/me';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.game.trouble;

/** Why my orders do not reach the server, in one or two sentences; null if there is no problem. */
export function troubleOf(table: Table): string | null {
  const draft = table.draft.value;
  const missed = draft?.missed.value === true;
  const waits = draft !== null && draft.saving.value !== 'saved';
  if (table.identity.loggedOut.value || draft?.saving.value === 'logged-out') {
    const guest = lostAccount.value?.kind === 'guest';
    return [missed ? t.notHandedIn : '', guest ? t.guestGone : t.loggedOut, waits ? t.kept : ''].filter(Boolean).join(' ');
  }
  if (draft === null || !draft.mayOrder.value) {
    return null;
  }
  switch (draft.saving.value) {
    case 'offline': {
      const why = reachable.value ? draft.why.value : t.unreachable;
      return missed ? `${t.notHandedIn} ${why} ${t.pressAgain}` : `${t.notSaved} ${why} ${t.savedSoon}`;
    }
    case 'closed':
    case 'refused':
      return `${missed ? t.notHandedIn : t.notSaved} ${draft.why.value}`;
    case 'saved':
    case 'saving':
    case 'unsaved':
      return missed ? t.missed : null;
  }
}

/** The log-in link for a person whose session has ended. It leads back to this table. */
export function LogInAgain({ table }: { table: Table }) {
  return (
    <Link class="button primary" href={`/login?to=/game/${table.id}`} data-testid="log-in">
      {texts.nav.logIn}
    </Link>
  );
}
