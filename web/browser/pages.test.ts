import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints, holdsUpInBothThemes, width } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const PAGES: [name: string, path: string, ready: string][] = [
  ['the first page', '/', '.play-card button'],
  ['log-in', '/login', '#password'],
  ['a new game', '/new', '.tile'],
  ['settings', '/settings', 'h1'],
  ['the shelf of rulebooks', '/rules', '.game-row'],
  ['a rulebook', '/rules/gd6', '.rule-id'],
  ['the sandbox', '/sandbox', '.bench-board [data-territory]'],
  ['the set-up of a server', '/setup', 'h1'],
  ['an invitation to a server', '/welcome', '#password'],
  ['a new password by link', '/password', '#password'],
  ['administration, for whom it is not', '/admin', 'h1'],
  ['an invitation to no game', '/join/none', 'h1'],
  ['the maps', '/maps', '.maker-picture .svg-picture'],
  ['a blank map', '/maps/new', '.chart'],
  ['a map under work', '/maps/new?from=Europe', '[data-land]'],
  ['an address that leads nowhere', '/nowhere', 'h1'],
  ['a confirmed address', '/confirm', 'p.note'],
  ['the way back from a provider', '/openid', 'main p'],
  ['the page inside Telegram', '/telegram', '.apology'],
  ['the search for a table', '/find', '.tile, .choice'],
  ['a shared position that does not exist', '/s/none', '.apology'],
  ['my studies', '/studies', 'h1'],
  ['the ladders', '/ladders', '.table'],
  ['one ladder', '/ladders/gd6/more', '.table'],
];

/** Pages that are tested below or in other files, because they need a game, a map or a chapter. */
const WITH_CONTENT = [
  '/join/x',
  '/game/x',
  '/game/x/host',
  '/game/x/story',
  '/game/x/turn/1',
  '/games',
  '/games/x',
  '/rules/x/x',
  '/maps/x',
  '/study/x',
  '/people/x',
];

it('no page of the app is missing here', () => {
  const app = readFileSync(new URL('../src/shell/app.tsx', import.meta.url), 'utf8');
  const patterns = [...app.matchAll(/^ {2}\['(\/[^']*)',/gm)].map(([, pattern]) => pattern as string);
  expect(patterns.length).toBeGreaterThan(20);
  const tested = [...PAGES.map(([, path]) => path.replace(/\?.*/, '')), ...WITH_CONTENT];
  const missing = patterns.filter((pattern) => {
    const path = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);
    return !tested.some((each) => path.test(each));
  });
  expect(missing).toEqual([]);
});

const SIZES = [
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const;

describe.each(SIZES)('every page, %s, on paper and at night', (_, size) => {
  let guest: Person;
  beforeAll(async () => {
    guest = await Person.sits(browser, size);
    await guest.open('/');
    await guest.call('POST', '/guests', {});
  });
  afterAll(() => guest.leaves());

  it.each(PAGES)('%s has no accessibility findings and no horizontal scrolling', async (_name, path, ready) => {
    await guest.open(path);
    await guest.page.waitForSelector(ready);
    await holdsUpInBothThemes(guest, path);
    expect(guest.mistakes, path).toEqual([]);
  });

  it('the footer says which version the server has', async () => {
    await guest.open('/');
    const { server } = await guest.call<{ server: { version: string } }>('GET', '/me');
    expect(server.version).toMatch(/^\d+\.\d+\.\d+/);
    await guest.page.locator('footer').getByText(`Arbiter ${server.version}`, { exact: true }).waitFor();
  });

  it('an invitation and its lobby', async () => {
    const host = await Person.sits(browser, size);
    await host.open('/');
    await host.call('POST', '/guests', {});
    const game = await host.call<{ id: string; invitation: string }>('POST', '/games', {
      ruleset: 'gd6',
      name: 'Thursday round',
      board: 'Two Shores',
      seats: 3,
      hostPlays: true,
      schedule: { kind: 'none', earlyEnd: true },
    });
    for (const [path, ready] of [
      [`/game/${game.id}`, '.lobby-grid'],
      [`/join/${game.invitation}`, 'h1'],
    ] as const) {
      await host.open(path);
      await host.page.waitForSelector(ready);
      await holdsUpInBothThemes(host, path);
    }
    await host.leaves();
  });

  it('the host console with everything unfolded, and its confirmation', async () => {
    const host = await Person.sits(browser, size);
    await host.open('/');
    await host.call('POST', '/guests', {});
    const game = await host.call<{ id: string }>('POST', '/games', {
      ruleset: 'gd6',
      name: 'Thursday round',
      board: 'Two Shores',
      seats: 2,
      bots: ['recruit'],
      hostPlays: true,
      schedule: { kind: 'length', minutes: 1440 },
    });
    await host.call('POST', `/games/${game.id}/begin`);
    await host.open(`/game/${game.id}/host`);
    await host.page.waitForSelector('.drawer');
    await host.page.evaluate(() => document.querySelectorAll('details').forEach((fold) => fold.setAttribute('open', '')));
    await holdsUpInBothThemes(host, 'the console');
    await host.page.getByRole('button', { name: 'Pause the game' }).click();
    await host.page.waitForSelector('dialog[open]');
    await holdsUpInBothThemes(host, 'the question');
    await host.leaves();
  });

  it('my games, a new game with a custom schedule and all its rules, the settings unfolded', async () => {
    const person = await Person.sits(browser, size);
    await person.open('/');
    await person.call('POST', '/play', { ruleset: 'gd6' });
    await person.open('/');
    await person.page.waitForSelector('a.game-row');
    await holdsUpInBothThemes(person, 'my games');
    await person.open('/new?ruleset=gd6');
    await person.page.getByText('Custom schedule').click();
    await person.page.waitForSelector('.parameters');
    await person.page.evaluate(() => document.querySelectorAll('details').forEach((fold) => fold.setAttribute('open', '')));
    await holdsUpInBothThemes(person, 'a new game');
    // A changed rule must not move the button that somebody is just clicking.
    const create = person.page.getByRole('button', { name: 'Create the game' });
    await person.page.locator('#parameter-turn-limit').fill('8');
    await create.scrollIntoViewIfNeeded();
    const before = await create.boundingBox();
    await person.page.locator('#parameter-turn-limit').evaluate((field) => (field as HTMLElement).blur());
    await person.page.getByText('(1 changed)').waitFor();
    expect(await create.boundingBox()).toEqual(before);
    await person.open('/settings');
    await person.page.waitForSelector('#webhook');
    await person.page.evaluate(() => document.querySelectorAll('details').forEach((fold) => fold.setAttribute('open', '')));
    await holdsUpInBothThemes(person, 'settings');
    await person.leaves();
  });
});

// Colours depend on the theme and not on the width, so for the tables each theme is tested at one width.
describe.each([
  ['phone, paper', PHONE, 'light'],
  ['desk, night', DESK, 'dark'],
] as const)('every table, %s', (_, size, theme) => {
  it.each(['gd6', 'gd5', 'dynasty', 'carbon'])('the table of %s, on every tab', async (ruleset) => {
    const person = await Person.sits(browser, size, theme);
    await person.open('/');
    const { game } = await person.call<{ game: { id: string } }>('POST', '/play', { ruleset });
    await person.open(`/game/${game.id}`);
    await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
    await person.myDecision(game.id);
    for (const tab of ['orders', 'report', 'press', 'players', 'more']) {
      await person.page.click(`#tab-${tab}`);
      await person.page.waitForSelector(`#tab-body[aria-labelledby="tab-${tab}"]:not(:has(.skeleton))`);
      expect(await width(person)).toBeLessThanOrEqual(size.width);
      expect(await complaints(person), tab).toEqual([]);
    }
    await person.leaves();
  });
});

it('the first load needs less than 60 kB of compressed script', async () => {
  const visitor = await Person.sits(browser, PHONE);
  const scripts = new Map<string, Promise<number>>();
  visitor.page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') {
      scripts.set(
        answer.url(),
        answer.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    }
  });
  await visitor.open('/');
  await visitor.page.waitForSelector('.play-card button');
  const sizes = await Promise.all(scripts.values());
  expect(sizes.length).toBeGreaterThan(0);
  const sum = sizes.reduce((all, size) => all + size, 0);
  console.log(`first load: ${sum} bytes of compressed script in ${sizes.length} files`);
  expect(sum).toBeLessThan(60_000);
  await visitor.leaves();
});
