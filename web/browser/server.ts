import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium';
import { PATIENCE } from './patience';

declare module 'vitest' {
  export interface ProvidedContext {
    base: string;
  }
}

const JARS = resolve(import.meta.dirname, '../../server/target/app');
const PAGES = resolve(import.meta.dirname, '../target/classes');

/** Options of the program, and folders or jars with more games. */
export interface Installed {
  settings: string[];
  more: string[];
}

export interface RunningServer {
  base: string;
  /** The output for the operator. */
  said(): string;
  /** Stops the server and keeps its data, until it is started again at the same address. */
  sleep(): Promise<void>;
  /** @param changed what the operator has installed in the meantime */
  wake(changed?: Installed): Promise<void>;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

export function java(): string {
  return process.env.JAVA_HOME === undefined ? 'java' : join(process.env.JAVA_HOME, 'bin', 'java');
}

/**
 * Java's options for the program. `./arbiter test` names the copy that people will start: its record of classes halves the time of a
 * start, if the class path begins as it was recorded. Otherwise the program is what was built last.
 */
function program(more: string[]): string[] {
  const copy = process.env.ARBITER_PROGRAM;
  const record = copy === undefined ? '' : join(copy, 'start.aot');
  if (copy === undefined || !existsSync(record)) {
    return ['-cp', [PAGES, ...more, join(JARS, '*')].join(delimiter)];
  }
  const path = readFileSync(join(copy, 'class-path'), 'utf8');
  return [
    `-XX:AOTCache=${record}`,
    '-XX:+UseCompactObjectHeaders',
    '-Xlog:aot=off',
    '-Xlog:cds=off',
    '-cp',
    [path, ...more].join(delimiter),
  ];
}

/** The class path of the tests' own programs in the server's module. */
export const PROGRAMS = [resolve(import.meta.dirname, '../../server/target/test-classes'), join(JARS, '*')];

type Settings = string[] | ((base: string) => Promise<string[]>);

/**
 * Starts the real server on a new SQLite file, with the pages that were just built.
 *
 * @param settings options of the program; a function if they depend on the server's address
 * @param more folders or jars with more games
 */
export async function start(settings: Settings = [], more: string[] = []): Promise<RunningServer> {
  if (!existsSync(JARS)) {
    throw new Error(`The server is not built yet: ${JARS} is missing. Run ./arbiter test, which builds it first.`);
  }
  const data = mkdtempSync(join(tmpdir(), 'arbiter-browser-'));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const args = ({ settings, more }: Installed) => [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Xmx512m',
    '--enable-native-access=ALL-UNNAMED',
    '-Darbiter.limits=0',
    // On a busy machine, a film or a rehearsal may take long.
    '-Darbiter.work.patience=2m',
    '-Darbiter.work.longest=2m',
    ...settings,
    ...program(more),
    'arbiter.server.Main',
    'serve',
    '--port',
    String(port),
    '--data',
    data,
  ];
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-8_000));
  const run = async (installed: Installed): Promise<ChildProcess> => {
    const begun = spawn(java(), args(installed), { stdio: ['ignore', 'pipe', 'pipe'] });
    begun.stdout.on('data', hear);
    begun.stderr.on('data', hear);
    await awake(base, begun, () => said);
    return begun;
  };
  const first: Installed = { settings: typeof settings === 'function' ? await settings(base) : settings, more };
  let server: ChildProcess | null = await run(first);
  const sleep = async () => {
    const running = server;
    server = null;
    if (running !== null) {
      const ended = new Promise((done) => running.once('exit', done));
      running.kill();
      await ended;
    }
  };
  return {
    base,
    said: () => said,
    sleep,
    async wake(changed = first) {
      server = await run(changed);
    },
    async stop() {
      await sleep();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** One server for all tests, unless a running one is named. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  chromiumPath();
  const given = process.env.ARBITER_BASE;
  if (given !== undefined && given !== '') {
    project.provide('base', given);
    return async () => undefined;
  }
  const server = await start();
  project.provide('base', server.base);
  return () => server.stop();
}

async function awake(base: string, server: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + 4 * PATIENCE;
  while (Date.now() < end) {
    if (server.exitCode !== null) {
      throw new Error('The server ended at once: ' + said());
    }
    const answer = await fetch(`${base}/actuator/health`).catch(() => null);
    if (answer?.ok === true) {
      return;
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('The server did not start in time: ' + said());
}
