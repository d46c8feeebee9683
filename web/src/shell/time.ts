import { signal } from '@preact/signals';
import { clockOffset } from './me';
import { texts } from '../texts/en';

/** The server's time, ticking once a second. */
export const now = signal(Date.now());
window.setInterval(() => (now.value = Date.now() + clockOffset.value), 1_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '1 d 3 h', '2 h 5 min', '4 min', '38 s': two units at most, and seconds only when they matter. */
export function span(ms: number): string {
  const units = texts.units;
  if (ms < MINUTE) {
    return `${Math.max(0, Math.ceil(ms / 1_000))} ${units.second}`;
  }
  if (ms < 5 * MINUTE) {
    const s = Math.floor((ms % MINUTE) / 1_000);
    return `${Math.floor(ms / MINUTE)} ${units.minute} ${s} ${units.second}`;
  }
  if (ms < HOUR) {
    return `${Math.floor(ms / MINUTE)} ${units.minute}`;
  }
  if (ms < DAY) {
    const m = Math.floor((ms % HOUR) / MINUTE);
    return `${Math.floor(ms / HOUR)} ${units.hour}${m > 0 ? ` ${m} ${units.minute}` : ''}`;
  }
  const h = Math.floor((ms % DAY) / HOUR);
  return `${Math.floor(ms / DAY)} ${units.day}${h > 0 ? ` ${h} ${units.hour}` : ''}`;
}

const timeOnly = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });
const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** 'Thu 20:00' within a week, '3 Dec 20:00' beyond, in the reader's time zone. */
export function moment(iso: string, from: number = now.value): string {
  const at = new Date(iso);
  const day = Math.abs(at.getTime() - from) < 6.5 * DAY ? weekday.format(at) : dayMonth.format(at);
  return `${day} ${timeOnly.format(at)}`;
}

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayAndYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A calendar day such as 2026-12-20 as '20 Dec', with the year if it is another one. */
export function day(date: string, from: number = now.value): string {
  const at = new Date(`${date}T00:00:00Z`);
  return (at.getUTCFullYear() === new Date(from).getUTCFullYear() ? dayOfYear : dayAndYear).format(at);
}

/** A day that may be long ago, with its year. */
export function date(iso: string): string {
  return dayAndYear.format(new Date(iso));
}

export function untilDeadline(iso: string): number {
  return Date.parse(iso) - now.value;
}
