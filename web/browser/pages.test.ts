import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe has to complain about, each with the elements it means. The page's policy forbids added scripts, so it comes by the debugger. */
async function complaints(person: Person): Promise<string[]> {
  const client = await person.context.newCDPSession(person.page);
  await client.send('Runtime.evaluate', { expression: AXE });
  const { result } = await client.send('Runtime.evaluate', { expression: 'axe.run(document, { resultTypes: ["violations"] }).then((r) => JSON.stringify(r.violations))', awaitPromise: true, returnByValue: true });
  const violations = JSON.parse(result.value as string) as Violation[];
  return violations.flatMap((violation) => violation.nodes.slice(0, 3).map((node) => `${violation.id}: ${node.html.slice(0, 160)} ${node.failureSummary?.slice(0, 200) ?? ''}`));
}

async function width(person: Person): Promise<number> {
  return person.page.evaluate(() => document.documentElement.scrollWidth);
}

const PAGES: [name: string, path: string, ready: string][] = [
  ['the first page', '/', '.play-card button'],
  ['log-in', '/login', '#password'],
  ['a new game', '/new', '.tile'],
  ['settings', '/settings', 'h1'],
  ['the shelf of rulebooks', '/rules', '.game-row'],
  ['a rulebook', '/rules/gd6', '.rule-id'],
  ['the sandbox', '/sandbox', '.svg-picture'],
  ['an address that leads nowhere', '/nowhere', 'h1'],
];

const LOOKS = [
  ['phone, paper', PHONE, 'light'],
  ['phone, night', PHONE, 'dark'],
  ['desk, paper', DESK, 'light'],
  ['desk, night', DESK, 'dark'],
] as const;

describe.each(LOOKS)('every page, %s', (_, size, theme) => {
  it.each(PAGES)('%s has no barrier and no sideways scrolling', async (_name, path, ready) => {
    const person = await Person.sits(browser, size, theme);
    await person.open('/');
    await person.call('POST', '/guests', {});
    await person.open(path);
    await person.page.waitForSelector(ready);
    expect(await width(person)).toBeLessThanOrEqual(size.width);
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });

  it('an invitation and the lobby behind it', async () => {
    const host = await Person.sits(browser, size, theme);
    await host.open('/');
    await host.call('POST', '/guests', {});
    const game = await host.call<{ id: string; invitation: string }>('POST', '/games', { ruleset: 'gd6', name: 'Thursday round', board: 'Two Shores', seats: 3, hostPlays: true, schedule: { kind: 'none', earlyEnd: true } });
    for (const [path, ready] of [
      [`/game/${game.id}`, '.lobby-grid'],
      [`/join/${game.invitation}`, 'h1'],
    ] as const) {
      await host.open(path);
      await host.page.waitForSelector(ready);
      expect(await width(host)).toBeLessThanOrEqual(size.width);
      expect(await complaints(host), path).toEqual([]);
    }
    await host.leaves();
  });
});

// Colours come from the theme and not from the width: each theme at one width is enough for the tables.
describe.each([LOOKS[0], LOOKS[3]])('every table, %s', (_, size, theme) => {
  it.each(['gd6', 'gd5', 'dynasty', 'carbon'])('the table of %s, on every tab', async (ruleset) => {
    const person = await Person.sits(browser, size, theme);
    await person.open('/');
    const { game } = await person.call<{ game: { id: string } }>('POST', '/play', { ruleset });
    await person.open(`/game/${game.id}`);
    await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
    await person.myDecision(game.id);
    for (const tab of ['orders', 'report', 'press', 'players', 'more']) {
      await person.page.click(`#tab-${tab}`);
      await person.page.waitForTimeout(200);
      expect(await width(person)).toBeLessThanOrEqual(size.width);
      expect(await complaints(person), tab).toEqual([]);
    }
    await person.leaves();
  });
});
