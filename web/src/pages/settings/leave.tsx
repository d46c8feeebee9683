import './settings.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { LeaveList, OwnLeave } from '../../api/types';
import { day } from '../../shell/time';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { AwayGames } from './away';

const t = texts.people.leave;

function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** Today as 2026-12-20, in the time zone of this device. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The days on which I am away. */
export function Leave() {
  const mine = useSignal<LeaveList | null>(null);
  const from = useSignal('');
  const to = useSignal('');
  useEffect(() => {
    api
      .get<LeaveList>('/me/leave')
      .then((answer) => (mine.value = answer))
      .catch(complain);
  }, []);
  const announce = (event: Event) => {
    event.preventDefault();
    api
      .post<LeaveList>('/me/leave', { from: from.value, to: to.value === '' ? from.value : to.value, zone: zone() })
      .then((answer) => {
        mine.value = answer;
        from.value = to.value = '';
        say(t.announced);
      })
      .catch(complain);
  };
  const withdraw = (leave: OwnLeave) =>
    api
      .delete<LeaveList>(`/me/leave/${leave.id}`)
      .then((answer) => {
        mine.value = answer;
        say(t.withdrawn);
      })
      .catch(complain);
  const days = (leave: OwnLeave) => t.days(day(leave.from), day(leave.to));
  return (
    <section class="card stack" aria-labelledby="leave-title">
      <div>
        <h2 id="leave-title">{t.title}</h2>
        <p class="small faint">{t.lead}</p>
      </div>
      <ul class="stack tight">
        {(mine.value?.leave ?? []).map((leave) => (
          <li class="row nowrap apart" key={leave.id}>
            <span class="grow">
              {days(leave)} {leave.away ? <span class="tag mine">{t.now}</span> : null}
            </span>
            <button class="button slim" onClick={() => withdraw(leave)} aria-label={`${leave.away ? t.back : t.withdraw}: ${days(leave)}`}>
              {leave.away ? t.back : t.withdraw}
            </button>
          </li>
        ))}
      </ul>
      <form class="stack tight" onSubmit={announce}>
        <div class="leave-days">
          <DayField id="leave-from" label={t.from} least={today()} value={from.value} set={(value) => (from.value = value)} />
          <DayField
            id="leave-to"
            label={t.to}
            least={from.value === '' ? today() : from.value}
            value={to.value}
            set={(value) => (to.value = value)}
          />
        </div>
        <div class="row apart">
          <span class="small faint">{mine.value === null ? '' : t.daysLeft(mine.value.daysLeft)}</span>
          <button class="button">{t.announce}</button>
        </div>
      </form>
      <AwayGames />
    </section>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  least: string;
  value: string;
  set(value: string): void;
}

function DayField({ id, label, least, value, set }: DayFieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} class="input" type="date" required min={least} value={value} onInput={(event) => set(event.currentTarget.value)} />
    </div>
  );
}
