import { Decisions } from '../../hex/decisions';
import { texts } from '../../texts/en';
import { budgetOf } from './budget';
import type { MapSession } from './session';

const t = texts.boards;

/** What is left to spend while I write: influence, units to spawn, items. */
export function Purse({ session }: { session: MapSession }) {
  if (session.model.value?.joining === true) {
    return session.mayBegin.value ? (
      <Decisions table={session.table} decisions={[{ line: 'ready', label: t.begin, primary: true }]} />
    ) : null;
  }
  const budget = budgetOf(session);
  if (budget === null) {
    return null;
  }
  const { ip, spent, spawns, spawned, stash } = budget;
  const buys = session.table.candidates.value.filter((line) => /^buy /i.test(line));
  return (
    <div class="purse">
      {ip === null ? null : <Gauge label={t.budget.ip} value={ip - spent} of={ip} words={t.budget.ipLeft(ip - spent, ip)} />}
      {spawns === null ? null : (
        <Gauge label={t.act.spawn} value={spawns - spawned} of={spawns} words={t.budget.spawns(spawns - spawned, spawns)} />
      )}
      {stash.length === 0 ? null : (
        <p class="small">
          {t.budget.stash}: {stash.map(([item, count]) => `${t.item[item] ?? item} ×${count}`).join(', ')}
        </p>
      )}
      {buys.length === 0 || !session.mayOrder.value ? null : (
        <details class="small">
          <summary>{t.act.buy}…</summary>
          <div class="row purse-buys">
            {buys.map((line) => (
              <button class="button slim" key={line} onClick={() => session.add(line)}>
                {t.item[line.split(' ').at(-1) ?? ''] ?? line}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Gauge({ label, value, of, words }: { label: string; value: number; of: number; words: string }) {
  const share = of <= 0 ? 0 : Math.max(0, Math.min(1, value / of));
  return (
    <div class={'gauge' + (value < 0 ? ' over' : '')}>
      <span class="small count">{words}</span>
      <span class="gauge-bar" role="img" aria-label={`${label}: ${words}`}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}
