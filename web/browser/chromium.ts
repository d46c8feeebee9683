import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const GIVEN = process.env.CHROMIUM ?? '';
/** Chromium with windows. */
const WHOLE = [GIVEN, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same without windows: it needs a quarter less processor time, because it draws only the pages. It has no notifications. */
const PAGES_ONLY = [GIVEN, '/usr/lib/chromium/chromium-headless-shell', ...WHOLE];

const found = (places: string[]) => places.find((path) => path !== '' && existsSync(path)) ?? null;

/** Debian's Chromium. It is installed if it is missing and we have the permission. */
export function chromiumPath(places = PAGES_ONLY): string {
  const there = found(places);
  if (there !== null) {
    return there;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing; installing it with apt.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore', env });
  }
  const installed = found(places);
  if (installed === null) {
    throw new Error('The browser tests need Chromium: install the package chromium, or name its path in the variable CHROMIUM.');
  }
  return installed;
}

export function launch(): Promise<Browser> {
  return begin(PAGES_ONLY);
}

/** For tests of notifications. */
export function launchWhole(): Promise<Browser> {
  return begin(WHOLE);
}

function begin(places: string[]): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: chromiumPath(places), args });
}
