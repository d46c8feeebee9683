// Makes the pictures of the README and of the first page from a real server: node tools/pictures.mjs http://localhost:8080
// It orders faster than people do, so the server needs ARBITER_JAVA_OPTIONS=-Darbiter.limits=0.
// With names after the address, only those are made: node tools/pictures.mjs http://localhost:8080 host-console first-page
// Bots play a game of each kind for a while; then the pages are photographed as people see them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { player } from './playing.mjs';

const base = process.argv[2] ?? 'http://localhost:8080';
const only = process.argv.slice(3);
const wants = (...names) => only.length === 0 || names.some((name) => only.includes(name));
const docs = resolve(import.meta.dirname, '../../docs/pictures');
const pages = resolve(import.meta.dirname, '../public');
mkdirSync(docs, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
const page = await context.newPage();
await page.goto(base);

const { call, played } = player(context, base);

async function photograph(name, path, { size = DESK, theme = 'paper', ready = 'h1', act } = {}) {
  if (!wants(name)) {
    return;
  }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' });
  await page.goto(base + path);
  await page.waitForSelector(ready, { state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await act?.(page);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${docs}/${name}.png` });
  console.log(name);
}

const BOARD = '.map [data-territory], .map [data-hex]';
const tab = (name) => (on) => on.click(`#tab-${name}`);
if (wants('global-domination', 'global-domination-phone', 'host-console')) {
  const gd = await played('gd6', 4, 6, { board: 'The Drowned Crown', wanted: 5, prefer: [/^build hq/, /^spawn/, /^build/, /^move/] });
  for (const theme of ['paper', 'night']) {
    const svg = await call('GET', `/games/${gd}/positions/now/picture.svg?theme=${theme}&orders=happened&width=1200`);
    writeFileSync(`${pages}/picture-${theme}.svg`, svg);
  }
  await photograph('global-domination', `/game/${gd}`, { ready: BOARD, act: tab('report') });
  await photograph('global-domination-phone', `/game/${gd}`, { size: PHONE, theme: 'night', ready: BOARD });
  await photograph('host-console', `/game/${gd}/host`, {
    ready: '.drawer',
    act: async (on) => {
      await on.getByRole('button', { name: 'Pause the game' }).click();
      await on.fill('#host-reason', 'Two of us are on a train.');
    },
  });
}
if (wants('dynasty-builder')) {
  const dynasty = await played('dynasty', 2, 11, {
    wanted: 3,
    prefer: [/^upgrade/, /^build house/, /^recruit/, /^march .*attack/, /^march/, /^done/],
  });
  await photograph('dynasty-builder', `/game/${dynasty}`, { theme: 'night', ready: BOARD });
}
if (wants('carbon-and-crystal')) {
  const carbon = await played('carbon', 2, 8, {
    wanted: 8,
    prefer: [/^LIST/, /^PRODUCE/, /^CONSTRUCT .* (BAR|CHA|DRL|SIP|DEP|POO|BEA|MST)/, /^ATTACK/, /^RESEARCH/, /^MOVE/, /^END/],
  });
  await photograph('carbon-and-crystal', `/game/${carbon}`, { ready: BOARD });
}
await photograph('map-editor', '/maps/new?from=The%20Drowned%20Crown', {
  ready: '#maptab-lands',
  act: async (on) => {
    await on.click('#maptab-lands');
    await on.getByRole('button', { name: /Greywater/ }).click();
  },
});
await photograph('rulebook', '/rules/gd6', { ready: '.rule-id' });
// Taken as a visitor: a person with games would see those first.
await context.clearCookies();
await photograph('first-page', '/', { ready: '.play-card button' });
await browser.close();
