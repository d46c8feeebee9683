import { texts } from '../../texts/en';

const t = texts.pages.admin;

export interface Overview {
  accounts: { [kind: string]: number };
  games: { [status: string]: number };
  messages: number;
  server: {
    database: 'sqlite' | 'postgresql';
    data: string;
    databaseBytes: number;
    freeBytes: number;
    memoryUsed: number;
    memoryMost: number;
    listeners: number;
    startedAt: string;
    lastBackup: string | null;
    clockSetAt: string | null;
    clockSetBySeconds: number | null;
  };
  telegram: { bot: string; polledAt: string | null; trouble: string; waiting: number } | null;
}

const DAY = 86_400_000;
const OLD_BACKUP_DAYS = 7;
const LITTLE_ROOM = 1_000_000_000;

/** '3.4 GB', '120 MB', '56 kB'. */
export function bytes(count: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = count;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_000;
    unit++;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${units[unit] as string}`;
}

export interface Hint {
  text: string;
  command?: string;
  urgent?: boolean;
}

/** What an operator should do next, the most urgent first. */
export function hintsOf(server: Overview['server'], mail: boolean, publicUrl: string, at: number): Hint[] {
  const hints: Hint[] = [];
  if (server.freeBytes > 0 && server.freeBytes < LITTLE_ROOM) {
    hints.push({ text: t.hints.disk, urgent: true });
  }
  if (server.clockSetAt !== null && server.clockSetBySeconds !== null) {
    const when = new Date(server.clockSetAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
    hints.push({ text: t.hints.clock(when, server.clockSetBySeconds), urgent: true });
  }
  if (server.database === 'sqlite') {
    const command = `./arbiter backup --data ${server.data} games.db`;
    const days = server.lastBackup === null ? null : Math.floor((at - Date.parse(server.lastBackup)) / DAY);
    if (days === null) {
      hints.push({ text: t.hints.backupNever, command });
    } else if (days >= OLD_BACKUP_DAYS) {
      hints.push({ text: t.hints.backupOld(days), command });
    }
  }
  if (/^https?:\/\/(localhost|127\.)/.test(publicUrl)) {
    hints.push({ text: t.hints.local });
  }
  if (!mail) {
    hints.push({ text: t.hints.mail });
  }
  return hints;
}
