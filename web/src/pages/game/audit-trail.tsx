import { useEffect } from 'preact/hooks';
import { ShowMore } from '../../shell/show-more';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.game.audit;

/** What the host, administrators and the server did to this game. Everybody can read it; the latest is first. */
export function AuditTrail({ table }: { table: Table }) {
  useEffect(() => {
    if (table.trail.entries.value === null) {
      table.trail.load().catch(complain);
    }
  }, [table.trail.entries.value === null]);
  const entries = [...(table.trail.entries.value ?? [])].reverse();
  return (
    <section class="stack tight">
      <h2 class="small-title">{t.title}</h2>
      {entries.length === 0 ? <p class="small faint">{t.empty}</p> : null}
      <ol class="audit">
        {entries.map((entry) => (
          <li key={entry.id} class="small">
            <time class="faint count" dateTime={entry.time}>
              {moment(entry.time)}
            </time>{' '}
            <span class="serif">{entry.sentence}</span>
          </li>
        ))}
      </ol>
      <ShowMore more={table.trail.next.value === null ? null : () => void table.trail.loadMore().catch(complain)} of={t.title} />
    </section>
  );
}
