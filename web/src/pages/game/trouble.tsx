import { reachable } from '../../api/client';
import { lostAccount } from '../../shell/me';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.game.trouble;

/** What keeps my orders from the server, in one sentence or two; null while nothing does. */
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

/** The way back for somebody whose session has ended: it leads to this table again. */
export function LogInAgain({ table }: { table: Table }) {
  return (
    <Link class="button primary" href={`/login?to=/game/${table.id}`} data-testid="log-in">
      {texts.nav.logIn}
    </Link>
  );
}
