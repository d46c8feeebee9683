import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUpInBothThemes } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';
import { hands } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Candidates {
  at: number;
  orders: string[];
}

async function someone(size = DESK): Promise<Person> {
  const person = await Person.sits(browser, size);
  await person.open('/rules');
  await person.call('POST', '/guests', {});
  return person;
}

/** A public game against a bot, after some turns. */
async function played(host: Person, name: string, turns: number, more: Record<string, unknown> = {}): Promise<string> {
  const { id } = await host.call<{ id: string }>('POST', '/games', {
    ruleset: 'gd6',
    name,
    visibility: 'public',
    seats: 2,
    bots: ['recruit'],
    schedule: { kind: 'none' },
    ...more,
  });
  await host.call('POST', `/games/${id}/begin`, {});
  for (let turn = 0; turn < turns; turn++) {
    await turnOf(host, id);
  }
  return id;
}

async function turnOf(host: Person, id: string): Promise<void> {
  // Where the players take turns, the bot may be first.
  await until(host, id, (game) => game.awaiting.includes(game.me.seat as number), 'the decision of the host');
  const { at, orders } = await host.call<Candidates>('GET', `/games/${id}/candidates`);
  await hands(host, id, at, orders.slice(0, 1));
}

it('people find a game, watch it on a phone, and read its story at a desk', async () => {
  const host = await someone();
  const id = await played(host, 'The heron round', 2);
  const watcher = await Person.sits(browser, PHONE);
  await watcher.open('/games');
  await watcher.page.fill('#f-search', 'HERON');
  const card = watcher.page.locator('.game-card', { hasText: 'The heron round' });
  await card.waitFor();
  await watcher.page.waitForURL(/search=HERON/);
  await expect.poll(() => watcher.page.locator('.game-card').count()).toBe(1);
  await expect.poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const frame = await card.locator('.game-card-picture').boundingBox();
  expect((frame?.width ?? 0) / (frame?.height ?? 1), 'a small board fits into its frame').toBeCloseTo(8 / 5, 1);
  await holdsUpInBothThemes(watcher, '/games');
  await watcher.page.click('.more-filters > summary');
  await watcher.page.selectOption('#f-tempo', 'live');
  await watcher.page.getByText('No game matches').waitFor();
  await watcher.page.getByRole('button', { name: 'Show all' }).click();
  await card.click();
  await watcher.page.waitForSelector('.map [data-territory]');
  // The board follows the game while somebody else plays.
  const before = Number(await watcher.page.getAttribute('.table-page', 'data-at'));
  await turnOf(host, id);
  await watcher.page.waitForFunction((at) => Number(document.querySelector('.table-page')?.getAttribute('data-at')) > at, before);
  await watcher.leaves();

  await host.call('POST', `/games/${id}/host/end`, {});
  const reader = await Person.sits(browser, DESK);
  await reader.open('/games?show=finished&search=heron');
  await reader.page.locator('.game-card').click();
  await reader.page.waitForURL(new RegExp(`/game/${id}/story`));
  await reader.page.locator('.chapter-told').first().scrollIntoViewIfNeeded();
  await reader.page.locator('.chapter-told .report p').first().waitFor();
  await reader.page.getByText(`arbiter verify gd6-${id}.jsonl`).waitFor();
  await reader.page.getByText('Show as a table').click();
  await holdsUpInBothThemes(reader, 'the story');
  await reader.page.getByRole('link', { name: 'Open this turn' }).first().click();
  await reader.page.waitForURL(new RegExp(`/game/${id}/turn/1`));
  await reader.page.getByRole('heading', { name: 'Turn 1', exact: true }).waitFor();
  await reader.open(`/game/${id}/turn/none`);
  await reader.page.getByText('This game has no turn none that you can see.').waitFor();
  await reader.open(`/game/${id}/story`);
  const { account } = await host.call<{ account: { name: string } }>('GET', '/me');
  await reader.page.locator('.finale-scores').getByRole('link', { name: account.name }).click();
  await reader.page.getByRole('heading', { name: account.name, level: 1 }).waitFor();
  await reader.leaves();
  await host.leaves();
});

it('the story of a game that ended in its first turn has no lines to draw, and says so', async () => {
  const host = await someone();
  const id = await played(host, 'The short round', 1, { ruleset: 'dynasty' });
  await host.call('POST', `/games/${id}/host/end`, {});
  await host.open(`/game/${id}/story`);
  await host.page.getByText('The graph begins with the second turn.').waitFor();
  await host.leaves();
});

it('the numbers of a long game do not widen the page of a phone', async () => {
  const host = await someone(PHONE);
  const id = await played(host, 'The long round', 1);
  // Two HQs that are too near to each other are chosen again, in the same turn.
  while ((await host.call<{ turn: number }>('GET', `/games/${id}`)).turn <= 12) {
    await turnOf(host, id);
  }
  await host.call('POST', `/games/${id}/host/end`, {});
  await host.open(`/game/${id}/story`);
  const numbers = host.page.getByRole('region', { name: 'Show as a table' });
  await host.page.getByText('Show as a table').click();
  await expect.poll(() => numbers.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await holdsUpInBothThemes(host, 'the story with its numbers');
  await host.leaves();
});

it('a visitor of a lobby sees what is there, and no empty frames', async () => {
  const host = await someone();
  await host.call('POST', '/games', { ruleset: 'dynasty', name: 'The plain round', visibility: 'public', seats: 3 });
  const visitor = await Person.sits(browser, DESK);
  await visitor.open('/games?show=open&search=plain');
  await visitor.page.getByRole('link', { name: 'Find me a game' }).waitFor();
  const card = visitor.page.locator('.game-card', { hasText: 'The plain round' });
  await card.locator('svg.emblem').waitFor();
  await card.click();
  await visitor.page.getByText('No messages yet', { exact: true }).waitFor();
  expect(
    await visitor.page.locator('.card').evaluateAll((cards) => cards.filter(({ childElementCount }) => childElementCount === 0).length),
  ).toBe(0);
  await holdsUpInBothThemes(visitor, 'the lobby of a visitor');
  await visitor.leaves();
  await host.leaves();
});

it('spectators of a delayed game see it later, and players at once', async () => {
  const host = await someone();
  const id = await played(host, 'The late round', 1, { spectatorDelay: 1 });
  /** Where each turn began: a clash of first HQs adds a position to the turn, which spectators do not see. */
  const beginnings = async (): Promise<number[]> => {
    const { positions } = await host.call<{ positions: { at: number; turn: number }[] }>('GET', `/games/${id}/timeline`);
    return positions.filter(({ turn }, i) => turn !== positions[i - 1]?.turn).map(({ at }) => at);
  };
  while ((await beginnings()).length < 3) {
    await turnOf(host, id);
  }
  const [, second, third] = await beginnings();
  const watcher = await Person.sits(browser, DESK);
  await watcher.open(`/game/${id}`);
  await watcher.page.getByText('one turn later').waitFor();
  await watcher.page.waitForSelector(`.table-page[data-at="${second}"]`);
  await turnOf(host, id);
  await watcher.page.waitForSelector(`.table-page[data-at="${third}"]`);
  await watcher.leaves();
  await host.leaves();
});

it('no link of a private game tells a stranger anything', async () => {
  const host = await someone();
  const id = await played(host, 'The hidden round', 1, { visibility: 'private' });
  const stranger = await Person.sits(browser, PHONE);
  for (const path of [`/game/${id}`, `/game/${id}/story`, `/game/${id}/turn/1`]) {
    await stranger.open(path);
    await stranger.page.getByText('There is no such game, or it is private.').waitFor();
    expect(await stranger.page.locator('meta[property^="og:"]').count(), path).toBe(0);
    expect(await stranger.page.content(), path).not.toContain('hidden round');
  }
  await stranger.open('/games?search=hidden');
  await stranger.page.getByText('No game matches').waitFor();
  await stranger.open(`/embed/game/${id}`);
  await stranger.page.getByText('There is no such game or turn, or the game is private.').waitFor();
  await stranger.leaves();
  await host.leaves();
});

it('a board is shown on another page, and a scenario by a short link', async () => {
  const host = await someone();
  const id = await played(host, 'The "framed" round', 1);
  await host.open(`/game/${id}/story`);
  await host.page.getByText('Show the board on another web page').click();
  const frame = (await host.page.locator('details code').textContent()) ?? '';
  const blogger = await Person.sits(browser, DESK);
  // Another site: the frame is allowed only by what the board's own address says.
  const blog = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html');
    answer.end(`<title>Blog</title>${frame}`);
  });
  await new Promise<void>((done) => void blog.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(blog.address() as AddressInfo).port}`;
  blogger.welcomes(address);
  await blogger.page.goto(address);
  expect(await blogger.page.locator('iframe').getAttribute('title')).toBe('The "framed" round');
  const board = blogger.page.frameLocator('iframe').locator('img');
  await expect.poll(() => board.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await blogger.leaves();
  await new Promise((done) => blog.close(done));

  const scenario = 'scenario "A step north"\ngame gd6\nplayers A B\nmap\n  1-2\ngiven\n  1: A, 2 army\nwhen\n  A: move 1 1>2\n';
  await host.open('/sandbox');
  await host.page.fill('#scenario', scenario);
  await host.page.getByRole('button', { name: 'Copy a link' }).click();
  const said = (await host.page.getByText(/\/s\/\w{8}/).textContent()) ?? '';
  const friend = await Person.sits(browser, PHONE);
  await friend.open(/\/s\/\w{8}/.exec(said)?.[0] ?? '');
  await friend.page.waitForURL(/\/sandbox$/);
  await expect.poll(() => friend.page.inputValue('#scenario')).toBe(scenario);
  await friend.leaves();
  await host.leaves();
});
