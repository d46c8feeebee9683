// Builds the pages into target/classes/static, unless nothing has changed since the last build.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LEAST_NODE = 20;
if (Number(process.versions.node.split('.')[0]) < LEAST_NODE) {
  console.error(
    `The web app needs Node.js ${LEAST_NODE} or newer for its build; this is ${process.version}. Install a newer version and try again.`,
  );
  process.exit(1);
}

function newest(path) {
  if (!existsSync(path)) {
    return 0;
  }
  const stat = statSync(path);
  return stat.isDirectory() ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name)))) : stat.mtimeMs;
}

function run(command, ...args) {
  const result = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    process.exit(result.status ?? 1);
  }
}

const INSTALLED = 'node_modules/.package-lock.json';
if (newest(INSTALLED) < newest('package-lock.json')) {
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
}

const BUILT = 'target/built';
// The page draws the emblems that the rules keep.
const EMBLEMS = '../games/carbon-and-crystal/src/main/resources/arbiter/games/carbon/picture/emblems.json';
const sources = [EMBLEMS, 'src', 'public', 'index.html', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
if (!existsSync('target/classes/static/index.html') || newest(BUILT) < Math.max(...sources.map(newest))) {
  run('npm', 'run', '--silent', 'build');
  mkdirSync('target', { recursive: true });
  writeFileSync(BUILT, '');
}
