import { useEffect } from 'preact/hooks';
import type { Game, Hours, Notifications } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { account } from '../../shell/me';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { timeHere, zone } from '../create/schedule';

const t = texts.finding.hours;

function spoken({ from, to }: { from: string; to: string }): string {
  return from === to ? t.whole : t.span(from.slice(0, 5), to.slice(0, 5));
}

/** When all players of a game are awake, for those who take part in it. */
export function CommonHours({ game }: { game: Game }) {
  const part = game.me.seat !== null || game.me.host;
  const fetched = useFetched<Hours>(part ? `/games/${game.id}/hours?zone=${encodeURIComponent(zone())}` : null);
  const hours = fetched.value;
  // A new player or another schedule changes the answer.
  useEffect(() => {
    if (hours !== null) {
      fetched.again();
    }
  }, [game.version]);
  if (!part || hours === null) {
    return null;
  }
  return (
    <section class="stack tight" data-testid="hours">
      <h2 class="small-title">{t.title}</h2>
      {game.anonymous ? (
        <p class="small faint">{t.anonymous}</p>
      ) : hours.known === 0 ? (
        <p class="small faint">
          {t.nobody} <Link href="/settings">{texts.nav.settings}</Link>
        </p>
      ) : (
        <>
          <p class="count">{hours.common.length === 0 ? t.none : hours.common.map(spoken).join(', ')}</p>
          <p class="small faint">
            {t.known(hours.known, hours.people)} {t.zone(hours.zone)}
          </p>
          {hours.suits === null ? null : <p class={hours.suits ? 'small' : 'small danger-text'}>{hours.suits ? t.suits : t.unsuited}</p>}
        </>
      )}
    </section>
  );
}

/** My own waking hours, where there are no other players yet. */
export function OwnHours({ ends }: { ends?: string | undefined }) {
  const mine = useFetched<Notifications>(account.value === null ? null : '/me/notifications').value;
  if (mine === null || mine.quiet === null) {
    return null;
  }
  const quiet = { from: timeHere(mine.quiet.from, mine.zone), to: timeHere(mine.quiet.to, mine.zone) };
  const awake = { from: quiet.to, to: quiet.from };
  const asleep = (time: string) => (quiet.from > quiet.to ? time >= quiet.from || time < quiet.to : time >= quiet.from && time < quiet.to);
  return (
    <p class="small faint" data-testid="own-hours">
      {t.mine}: <span class="count">{spoken(awake)}</span>.{' '}
      {ends === undefined ? null : asleep(ends) ? <span class="danger-text">{t.mineUnsuited}</span> : t.mineSuits}
    </p>
  );
}
