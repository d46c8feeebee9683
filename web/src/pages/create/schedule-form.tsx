import type { Schedule } from '../../api/types';
import { texts } from '../../texts/en';
import { Choices, Select } from './parts';
import { OwnHours } from '../finding/hours';
import { DAYS, inWords, type Pace, scheduleOf } from './schedule';

const t = texts.lobby;

interface PaceProps {
  pace: Pace;
  own: Schedule;
  change(part: { pace?: Pace; own?: Schedule }): void;
}

/** A few schedules that fit most games, and a custom one. */
export function PaceChoice({ pace, own, change }: PaceProps) {
  const options = Object.entries(t.presets).map(([value, { title, note }]) => ({ value, title, note }));
  return (
    <div class="stack">
      <Choices legend={t.pace} name="pace" value={pace} options={options} choose={(next) => change({ pace: next as Pace })} />
      {pace === 'own' ? <OwnSchedule schedule={own} change={(schedule) => change({ own: schedule })} /> : null}
      <OwnHours ends={endOf(pace, own)} />
    </div>
  );
}

/** The local time at which a turn ends, if it is always the same. */
function endOf(pace: Pace, own: Schedule): string | undefined {
  const schedule = scheduleOf(pace, own);
  return schedule.kind === 'calendar' ? (schedule.time ?? '20:00') : undefined;
}

function OwnSchedule({ schedule, change }: { schedule: Schedule; change(schedule: Schedule): void }) {
  const set = (part: Partial<Schedule>) => change({ ...schedule, ...part });
  return (
    <div class="card stack">
      <p class="serif" role="status">
        {inWords(schedule)}
      </p>
      <div class="create-grid">
        <Select
          id="schedule-kind"
          label={t.own.kind}
          value={schedule.kind}
          options={Object.entries(t.own.kinds)}
          choose={(kind) => set({ kind: kind as Schedule['kind'] })}
        />
        {schedule.kind === 'calendar' ? (
          <div class="field">
            <label for="schedule-time">{t.own.time}</label>
            <input
              id="schedule-time"
              class="input count"
              type="time"
              required
              value={schedule.time ?? '20:00'}
              onChange={(event) => set({ time: event.currentTarget.value || '20:00' })}
            />
          </div>
        ) : null}
        {schedule.kind === 'length' ? (
          <Select
            id="schedule-minutes"
            label={t.own.length}
            value={String(schedule.minutes ?? 1440)}
            options={lengths(schedule.minutes)}
            choose={(minutes) => set({ minutes: Number(minutes) })}
          />
        ) : null}
      </div>
      {schedule.kind === 'calendar' ? <Days legend={t.own.days} chosen={schedule.days ?? []} choose={(days) => set({ days })} /> : null}
      {schedule.kind === 'none' ? null : (
        <div class="create-grid">
          <Select
            id="schedule-grace"
            label={t.own.grace}
            hint={t.own.graceHint}
            value={String(schedule.graceMinutes ?? 0)}
            options={Object.entries(t.own.graces)}
            choose={(minutes) => set({ graceMinutes: Number(minutes) })}
          />
          <Select
            id="schedule-delays"
            label={t.own.delays}
            value={schedule.delayBy ?? 'host'}
            options={Object.entries(t.own.delayBy)}
            choose={(by) => set({ delayBy: by as 'host' | 'vote' })}
          />
          <label class="choice">
            <input
              type="checkbox"
              checked={schedule.earlyEnd !== false}
              onChange={(event) => set({ earlyEnd: event.currentTarget.checked })}
            />
            <span>{t.own.early}</span>
          </label>
        </div>
      )}
    </div>
  );
}

function lengths(current: number | undefined): [string, string][] {
  const known = Object.entries(t.own.lengths).sort(([a], [b]) => Number(a) - Number(b));
  return current === undefined || known.some(([minutes]) => minutes === String(current))
    ? known
    : [...known, [String(current), t.scheduleWords.length(current)]];
}

interface DaysProps {
  legend: string;
  chosen: readonly string[];
  choose(days: string[]): void;
}

/** Days of the week, at least one. */
export function Days({ legend, chosen, choose }: DaysProps) {
  const toggle = (day: string) => {
    const next = DAYS.filter((each) => (each === day ? !chosen.includes(each) : chosen.includes(each)));
    choose(next.length === 0 ? [day] : next);
  };
  return (
    <fieldset class="field">
      <legend class="label">{legend}</legend>
      <div class="days">
        {DAYS.map((day) => (
          <label class="day" key={day}>
            <input type="checkbox" checked={chosen.includes(day)} onChange={() => toggle(day)} aria-label={t.scheduleWords.days[day]} />
            <span aria-hidden="true">{t.own.short[day]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
