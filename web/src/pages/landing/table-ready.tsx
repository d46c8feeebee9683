import type { MySearches } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';

const t = texts.finding;

/** Tells somebody who looks for a table that one is proposed and waits for an answer. */
export function TableReady() {
  const mine = useFetched<MySearches>('/me/searches');
  const waits = mine.value?.searches.some((search) => search.state === 'asked' && search.proposal?.mine === null) === true;
  return waits ? (
    <p class="note row apart" role="status">
      <span class="grow">{t.bell}</span>
      <Link class="button primary" href="/find">
        {t.asked}
      </Link>
    </p>
  ) : null;
}
