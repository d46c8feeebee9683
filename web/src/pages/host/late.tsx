import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { Game, WaitingList } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Who } from '../../shell/player';
import { moment, now } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Desk } from './deed';

const t = texts.host.late;

/** Shows which players have handed in orders, never the orders, and a button that reminds the others. */
export function Late({ desk, game }: { desk: Desk; game: Game }) {
  const { table } = desk;
  // The stream reports players who become ready. Other saved orders are seen only at the next request.
  const { value, again } = useFetched<WaitingList>(`${table.path}/host/waiting?for=${game.at}.${game.ready.join('.')}`);
  const busy = useSignal(false);
  if (value === null || game.status !== 'running') {
    return null;
  }
  const later = value.nudgeFrom !== null && Date.parse(value.nudgeFrom) > now.value;
  const missing = value.seats.filter(({ seat, sheet }) => ['saved', 'none'].includes(sheet) && table.seat(seat)?.state === 'taken');
  const nudge = () => {
    busy.value = true;
    api
      .post(`${table.path}/host/nudge`)
      .then(() => {
        say(t.done);
        table.trail.entries.value = null;
        again();
      })
      .catch(complain)
      .finally(() => (busy.value = false));
  };
  return (
    <section class="card stack tight late-card" data-testid="late">
      <h2 class="small-title">{t.title}</h2>
      <ul class="late">
        {value.seats.map(({ seat, sheet }) => {
          const who = table.seat(seat);
          return who === undefined ? null : (
            <li key={seat} class="row apart">
              <Who seat={who} />
              <span class={'tag' + (sheet === 'ready' ? ' good' : sheet === 'idle' ? '' : ' mine')}>{t.sheet[sheet]}</span>
            </li>
          );
        })}
      </ul>
      <p class="small faint">{t.sealed}</p>
      <div>
        <button class="button" disabled={busy.value || later || missing.length === 0} onClick={nudge}>
          {t.nudge}
        </button>
      </div>
      <p class="small faint">{missing.length === 0 ? t.nobody : later ? t.again(moment(value.nudgeFrom as string)) : t.note}</p>
    </section>
  );
}
