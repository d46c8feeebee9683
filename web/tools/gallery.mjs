// Photographs every board early and late, on a phone and at a desk, in both themes: node tools/gallery.mjs http://localhost:8080 FOLDER
// It orders faster than people do, so the server needs ARBITER_JAVA_OPTIONS=-Darbiter.limits=0. Look at all of them after a change of
// the page.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { player } from './playing.mjs';

const [base = 'http://localhost:8080', folder = 'target/gallery'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const MAP = [/^ready/, /^start/, /^build hq/, /^spawn/, /^build/, /^move/];
const GAMES = {
  gd6: { seats: 4, early: 3, late: 7, wanted: 5, prefer: MAP },
  gd5: { seats: 4, early: 3, late: 7, wanted: 5, prefer: MAP },
  dynasty: { seats: 3, early: 3, late: 12, wanted: 3, prefer: [/^upgrade/, /^build house/, /^recruit/, /^march/, /^done/] },
  carbon: { seats: 2, early: 3, late: 10, wanted: 8, prefer: [/^LIST/, /^PRODUCE/, /^CONSTRUCT/, /^ATTACK/, /^MOVE/, /^END/] },
};
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1400, height: 900 } };

const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
const page = await context.newPage();
await page.goto(base);
const { played } = player(context, base);

async function photograph(name, id) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${base}/game/${id}`);
      await page.waitForSelector('.map [data-territory], .map [data-hex]', { state: 'attached' });
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
    }
  }
  console.log(name);
}

for (const [ruleset, { seats, early, late, wanted, prefer }] of Object.entries(GAMES)) {
  await photograph(`${ruleset}-early`, await played(ruleset, seats, early, { wanted, prefer }));
  await photograph(`${ruleset}-late`, await played(ruleset, seats, late, { wanted, prefer }));
}
await browser.close();
