import './people.css';
import type { Reliability } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.people.reliability;

/** The last hundred turns as a bar, and in words. */
export function ReliabilityBar({ of }: { of: Reliability }) {
  if (of.turns === 0) {
    return <p class="small">{t.none}</p>;
  }
  const parts: [string, number, string][] = [
    ['kept', of.played, t.played],
    ['missed', of.missed, t.missed],
    ['abandoned', of.abandoned, t.abandoned],
  ];
  return (
    <>
      <div class="reliability-bar" aria-hidden="true">
        {parts.map(([kind, turns]) => (turns === 0 ? null : <span class={kind} key={kind} style={{ flexGrow: turns }} />))}
      </div>
      <p>{t.share(of.percent ?? 0, of.turns)}</p>
      <p class="small faint">{parts.map(([, turns, words]) => `${turns} ${words}`).join(' · ')}</p>
      {of.newcomer ? <p class="small faint">{t.few}</p> : null}
    </>
  );
}
