import { Icon } from '../../shell/icons';
import { me } from '../../shell/me';
import { moment, now } from '../../shell/time';
import { texts } from '../../texts/en';
import { bytes, hintsOf, type Overview } from './hints';

const t = texts.pages.admin;

export function Health({ overview }: { overview: Overview }) {
  const { server, games, accounts } = overview;
  const facts = me.value?.server;
  const hints = hintsOf(server, facts?.mail === true, facts?.publicUrl ?? '', now.value);
  const numbers: [number, (count: number) => string][] = [
    [games.running ?? 0, t.numbers.running],
    [games.lobby ?? 0, t.numbers.lobby],
    [accounts.person ?? 0, t.numbers.people],
    [accounts.guest ?? 0, t.numbers.guests],
    [overview.messages, t.numbers.messages],
    [server.listeners, t.numbers.listeners],
  ];
  const rows: [string, string][] = [
    [t.facts.version, facts?.version ?? ''],
    [t.facts.since, moment(server.startedAt)],
    [t.facts.address, facts?.publicUrl ?? ''],
    [t.facts.database, `${t.facts.databases[server.database] ?? server.database}, ${bytes(server.databaseBytes)}`],
    [t.facts.free, server.freeBytes === 0 ? '?' : bytes(server.freeBytes)],
    [t.facts.memory, t.facts.of(bytes(server.memoryUsed), bytes(server.memoryMost))],
    [t.facts.mail, facts?.mail === true ? t.facts.mailOn : t.facts.mailOff],
    [
      t.facts.backup,
      server.database === 'postgresql'
        ? t.facts.backupPostgres
        : server.lastBackup === null
          ? t.facts.backupNever
          : moment(server.lastBackup),
    ],
  ];
  const { telegram } = overview;
  if (telegram !== null) {
    const since = telegram.polledAt === null ? t.facts.telegramNever : moment(telegram.polledAt);
    rows.push([t.facts.telegram, t.facts.telegramState(telegram.bot, since, telegram.waiting)]);
    if (telegram.trouble !== '') {
      hints.push({ text: t.hints.telegram(telegram.trouble), urgent: true });
    }
  }
  return (
    <section class="card stack" aria-label={t.health}>
      <h2>{t.health}</h2>
      <ul class="numbers">
        {numbers.map(([count, label], i) => (
          <li key={i}>
            <span class="number count">{count.toLocaleString('en')}</span>
            <span class="small faint">{label(count)}</span>
          </li>
        ))}
      </ul>
      {hints.length === 0 ? (
        <p class="good row">
          <Icon name="check" /> {t.healthGood}
        </p>
      ) : (
        <ul class="stack tight">
          {hints.map((hint) => (
            <li class={'note' + (hint.urgent === true ? ' bad' : ' brass')} key={hint.text}>
              {hint.text}
              {hint.command === undefined ? null : <code class="block break">{hint.command}</code>}
            </li>
          ))}
        </ul>
      )}
      <dl class="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt class="small faint">{label}</dt>
            <dd class="break">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
