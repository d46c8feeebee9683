import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Made {
  id: string;
  invitation: string;
}

/** A game for two people on a small board. The host is one of them, or hosts without a seat. */
async function table(host: Person, other: Person, more: object = {}): Promise<string> {
  await host.open('/');
  await host.call('POST', '/guests', {});
  await other.open('/');
  await other.call('POST', '/guests', {});
  const { id, invitation } = await host.call<Made>('POST', '/games', {
    ruleset: 'gd6',
    name: 'Thursday round',
    board: 'Two Shores',
    seats: 2,
    hostPlays: true,
    country: 'Raven',
    visibility: 'unlisted',
    ...more,
  });
  await other.call('POST', `/games/${id}/seats`, { invitation, country: 'Kira' });
  return id;
}

async function orders(person: Person, id: string, at: number, ...lines: string[]): Promise<void> {
  await person.call('PUT', `/games/${id}/sheet`, { at, version: 0, lines, ready: true });
}

describe('a resolved turn', () => {
  it('opens with its replay, which can be turned off, and then says what I won and lost, and my rank', async () => {
    const raven = await Person.sits(browser, PHONE, 'light', inject('base'), 'block', 'no-preference');
    const kira = await Person.sits(browser, DESK);
    const id = await table(raven, kira);
    await raven.call('POST', `/games/${id}/begin`);
    await raven.open(`/game/${id}`);
    await raven.page.waitForSelector('.map [data-territory]');
    const paused = raven.pausesReplay();
    await orders(raven, id, 0, 'build hq 1');
    await orders(kira, id, 0, 'build hq 6');

    const { page } = raven;
    await paused;
    await page.waitForSelector('.aftermath .replay');
    expect((await page.textContent('.replay p'))?.length).toBeGreaterThan(5);
    await page.getByRole('checkbox', { name: 'Play new turns on the board' }).uncheck();
    await page.getByRole('button', { name: 'Skip' }).click();
    const lines = page.getByTestId('balance');
    await lines.waitFor();
    const text = (await lines.textContent()) ?? '';
    expect(text).toMatch(/^Won.*Territories \+1 \(.+\).*Lostnothing.*Standing.*place 1 of 2 · level with Kira$/);
    expect(await page.getByTestId('goal').textContent()).toMatch(/^1 of \d+ territories · leader 1$/);
    expect(await complaints(raven)).toEqual([]);

    // The next turn is not replayed. Its summary is shown until the report, which has the same lines, is opened.
    await orders(raven, id, 1);
    await orders(kira, id, 1);
    await page.getByRole('heading', { name: 'After turn 2' }).waitFor();
    expect(await page.locator('.replay').count()).toBe(0);
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.locator('#tab-body [data-testid=balance]').waitFor();
    expect(await page.locator('.aftermath-card').count()).toBe(0);

    // News that were seen are not shown again after a reload.
    await page.reload();
    await page.waitForSelector('.map [data-territory]');
    await page.locator('[data-testid=ready]').waitFor();
    expect(await page.locator('.aftermath-card, .replay').count()).toBe(0);

    // A person with reduced motion gets only the summary.
    await kira.open(`/game/${id}`);
    await kira.page.locator('.aftermath-card [data-testid=balance]').waitFor();
    expect(await kira.page.locator('.replay').count()).toBe(0);
    await kira.leaves();
    await raven.leaves();
  });

  it('tells at a desk what I won without covering my HQ, wherever it is', async () => {
    const raven = await Person.sits(browser, DESK);
    const kira = await Person.sits(browser, DESK);
    const corners = new Set<string>();
    for (const hq of ['1', '6']) {
      const id = await table(raven, kira);
      await raven.call('POST', `/games/${id}/begin`);
      await raven.open(`/game/${id}`);
      await raven.page.waitForSelector('.map [data-territory]');
      await orders(raven, id, 0, `build hq ${hq}`);
      await orders(kira, id, 0, 'build hq 9');
      await raven.page.locator('.aftermath-card [data-testid=balance]').waitFor();
      // The board is drawn with the new position, and the card has found its place.
      const covers = () =>
        raven.page.evaluate((place) => {
          const card = document.querySelector('.aftermath-card')?.getBoundingClientRect() as DOMRect;
          const land = document.querySelector(`[data-territory="${place}"] > path`)?.getBoundingClientRect() as DOMRect;
          const [x, y] = [land.x + land.width / 2, land.y + land.height / 2];
          const reach = { x: land.width / 4, y: land.height / 4 };
          return card.left < x + reach.x && card.right > x - reach.x && card.top < y + reach.y && card.bottom > y - reach.y;
        }, hq);
      await expect.poll(covers).toBe(false);
      corners.add((await raven.page.getAttribute('.aftermath-card', 'class')) ?? '');
    }
    expect(corners.size, 'the card avoids the HQ').toBe(2);
    await kira.leaves();
    await raven.leaves();
  });

  it('ends its replay when somebody raises the sheet of a phone over it', async () => {
    const raven = await Person.sits(browser, PHONE, 'light', inject('base'), 'block', 'no-preference');
    const kira = await Person.sits(browser, DESK);
    const id = await table(raven, kira);
    await raven.call('POST', `/games/${id}/begin`);
    await raven.open(`/game/${id}`);
    await raven.page.waitForSelector('.map [data-territory]');
    await raven.page.click('#tab-orders');
    await raven.page.waitForSelector('.sheet-handle[aria-expanded=true]');
    // The replay lowers the sheet. The page itself taps a tab then, because the replay ends by itself after a few seconds.
    const left = raven.page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const wait = (frames: number) =>
            frames === 0 ? done(document.querySelector('.replay') !== null) : requestAnimationFrame(() => wait(frames - 1));
          const look = () => {
            if (document.querySelector('.replay') === null || document.querySelector('.sheet-handle[aria-expanded=true]') !== null) {
              requestAnimationFrame(look);
            } else {
              document.querySelector<HTMLElement>('#tab-players')?.click();
              wait(12);
            }
          };
          look();
        }),
    );
    await orders(raven, id, 0, 'build hq 1');
    await orders(kira, id, 0, 'build hq 6');
    expect(await left).toBe(false);
    expect(await raven.page.getAttribute('.sheet-handle', 'aria-expanded')).toBe('true');
    await kira.leaves();
    await raven.leaves();
  });
});

describe('the end of a game', () => {
  it('says who won, shows turning points, the graph and a film, and leads to a rematch', async () => {
    const raven = await Person.sits(browser, PHONE);
    const kira = await Person.sits(browser, DESK, 'dark');
    const id = await table(raven, kira);
    await raven.call('POST', `/games/${id}/begin`);
    await orders(raven, id, 0, 'build hq 1');
    await orders(kira, id, 0, 'build hq 6');
    await kira.open(`/game/${id}`);
    await raven.call('POST', `/games/${id}/host/end`, { winners: [1] });

    const { page } = kira;
    const finale = page.getByTestId('finale');
    await finale.getByRole('heading', { name: 'Kira won' }).waitFor();
    await finale.locator('.graph').waitFor();
    await finale.getByRole('button', { name: 'Watch on the board' }).click();
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    await page.getByRole('button', { name: 'Back to now' }).waitFor({ state: 'detached' });
    const film = await kira.context.request.get(kira.base + (await finale.getByTestId('timelapse').getAttribute('href')));
    expect(film.headers()['content-type']).toBe('image/gif');
    expect((await film.body()).subarray(0, 6).toString()).toBe('GIF89a');
    expect(await complaints(kira)).toEqual([]);

    await raven.open(`/game/${id}`);
    await raven.page.getByRole('button', { name: 'Play again with the same players' }).click();
    await raven.page.waitForURL((url) => !url.pathname.endsWith(id));
    const next = await raven.gameId();
    await finale.getByRole('button', { name: 'Take your seat in the rematch' }).click();
    await page.waitForURL(`**/game/${next}`);
    expect((await kira.call<{ me: { seat: number | null } }>('GET', `/games/${next}`)).me.seat).not.toBeNull();
    await kira.leaves();
    await raven.leaves();
  });
});

describe('people who do not play', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)('watch the board and the report, or host with taps on the map, %s', async (_, size) => {
    const host = await Person.sits(browser, size);
    const kira = await Person.sits(browser, DESK);
    const id = await table(host, kira, { hostPlays: false, hostSees: 'everything', country: undefined, seats: 2 });
    await host.call('POST', `/games/${id}/host/seats/1/replace`, { bot: 'recruit' });
    await host.call('POST', `/games/${id}/begin`);
    await host.open(`/game/${id}/host`);
    const { page } = host;
    const late = page.getByTestId('late');
    await late.getByText('has not ordered yet').waitFor();
    const ahead = { lines: ['turn 1: build hq 1'], posture: 'none', atOnce: false, version: 0 };
    await kira.call('PUT', `/games/${id}/standing-orders`, ahead);
    await page.reload();
    await late.getByText('has ordered', { exact: true }).waitFor();
    await late.getByRole('button', { name: 'Remind those who are not ready' }).click();
    await late.getByText('They have been reminded.').waitFor();
    expect(await late.getByRole('button').isDisabled()).toBe(true);
    await orders(kira, id, 0, 'build hq 1');
    await until(host, id, (game) => game.at === 1, 'the next position');
    await page.locator('.last-report p').first().waitFor();

    await host.tap('.host-board [data-territory="5"]');
    await page.getByRole('group', { name: 'Events at this place' }).getByRole('button').first().click();
    await expect.poll(() => page.getByLabel('Orders of the host').inputValue()).toBe('event wasteland 5');
    await host.tap('.host-board [data-territory="1"]');
    await page.locator('[data-editor="1"] .stepper').first().getByRole('button').last().click();
    // If the bot wanted its HQ too near to mine, neither is built and the land has no owner.
    await expect.poll(() => page.getByLabel('Corrected lines').inputValue()).toMatch(/^1: (Kira|neutral).*\d+ army/);
    await page.locator('details.power > summary', { hasText: 'Roll back' }).click();
    expect(await page.locator('#rollback-to option').first().textContent()).toMatch(/^Before turn 1, \w+ \d\d:\d\d$/);
    expect(await complaints(host)).toEqual([]);

    const visitor = await Person.sits(browser, size);
    await visitor.open(`/game/${id}`);
    await visitor.page.locator('#tab-report[aria-selected=true]').waitFor();
    await visitor.page.locator('.report p').first().waitFor();
    await visitor.page.waitForSelector('.map [data-territory]');
    await visitor.leaves();
    await kira.leaves();
    await host.leaves();
  });
});
