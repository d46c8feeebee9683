import { useSignal } from '@preact/signals';
import type { Game } from '../../api/types';
import { texts } from '../../texts/en';
import { ownSchedule, scheduleOf, inWords, type Pace } from '../create/schedule';
import { PaceChoice } from '../create/schedule-form';
import { CommonHours } from '../finding/hours';
import { Select } from '../create/parts';
import { Delays } from '../game/players-tab';
import type { Desk } from './deed';
import { Power } from './power';

const t = texts.host;

/** The server uses minutes up to two hours, and hours above that. */
export function lengthOf(minutes: number): string {
  return minutes < 120 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : `${Math.floor(minutes / 60)} hours`;
}

export function TimePowers({ desk, game }: { desk: Desk; game: Game }) {
  const running = game.status === 'running';
  return (
    <>
      <Delays table={desk.table} />
      {running ? (
        <>
          <Power
            title={t.pause}
            note={t.pauseNote}
            act={() => (desk.deed.value = { title: t.pause, path: 'pause', body: {}, told: t.told.pause(desk.who) })}
          />
          <Power
            title={t.resolve}
            note={t.resolveNote}
            act={() =>
              (desk.deed.value = {
                title: t.resolve,
                note: t.resolveNote,
                path: 'resolve',
                body: {},
                told: t.told.resolve(desk.who, game.turn),
                weight: 'grave',
              })
            }
          />
          {game.deadline === null ? null : <Extend desk={desk} />}
        </>
      ) : (
        <Power
          title={t.resume}
          note={t.resumeNote}
          act={() => (desk.deed.value = { title: t.resume, note: t.resumeNote, path: 'resume', body: {}, told: t.told.resume(desk.who) })}
        />
      )}
      <Reschedule desk={desk} game={game} />
    </>
  );
}

function Extend({ desk }: { desk: Desk }) {
  const minutes = useSignal('1440');
  const act = () =>
    (desk.deed.value = {
      title: t.extend,
      path: 'extend',
      body: { minutes: Number(minutes.value) },
      told: t.told.extend(desk.who, lengthOf(Number(minutes.value))),
    });
  return (
    <Power title={t.extend} verb={t.verbs.extend} act={act} shape="inline">
      <Select
        id="extend-by"
        label={t.extend}
        value={minutes.value}
        options={Object.entries(t.minutes)}
        choose={(value) => (minutes.value = value)}
      />
    </Power>
  );
}

function Reschedule({ desk, game }: { desk: Desk; game: Game }) {
  const pace = useSignal<Pace>('own');
  const own = useSignal({ ...ownSchedule(), ...clean(game.schedule) });
  const act = () => {
    const schedule = scheduleOf(pace.value, own.value);
    desk.deed.value = {
      title: t.schedule,
      note: t.scheduleNote,
      path: 'schedule',
      body: { schedule },
      told: t.told.schedule(desk.who, inWords(schedule)),
    };
  };
  return (
    <Power title={t.schedule} note={t.scheduleNow(inWords(game.schedule))} act={act} verb={t.verbs.change} shape="folded">
      <PaceChoice
        pace={pace.value}
        own={own.value}
        change={(part) => {
          pace.value = part.pace ?? pace.value;
          own.value = part.own ?? own.value;
        }}
      />
      <CommonHours game={game} />
    </Power>
  );
}

/** The server sends all members, with null for missing ones. Those get the values of a new schedule. */
function clean<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null)) as Partial<T>;
}
