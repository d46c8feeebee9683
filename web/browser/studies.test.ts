import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';
import { hands, home, sits } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SIZES: [string, typeof PHONE][] = [
  ['on a phone', PHONE],
  ['at a desk', DESK],
];

interface Told {
  version: number;
  lastEvent: number;
}

async function opened(person: Person, id: string): Promise<void> {
  await person.open(`/game/${id}`);
  await person.page.getByRole('tab', { name: 'More' }).click();
  await person.page.getByRole('button', { name: 'Open a study' }).click();
  await shows(person, 0);
}

async function shows(person: Person, number: number): Promise<void> {
  await person.page.waitForSelector(`[data-testid="study"][data-number="${number}"] .bench-board .map`);
}

describe.each(SIZES)('a study %s', (_, size) => {
  it('orders for all sides, resolves, branches, compares, is named and shared', async () => {
    const { person, id } = await sits(browser, size, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const before = await person.call<Told>('GET', `/games/${id}`);
    await opened(person, id);
    expect(await page.locator('.study-guess').count(), 'what the others have is a guess').toBeGreaterThan(0);

    // A bot writes my sheet and that of the other side.
    const sides = page.getByRole('group', { name: 'Order for' }).getByRole('button');
    for (let side = 0; side < 2; side++) {
      await sides.nth(side).click();
      await expect.poll(() => sides.nth(side).getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'Ask a bot' }).click();
      await sides.nth(side).locator('.count').waitFor();
    }
    await page.waitForSelector('.order-line');
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await shows(person, 1);
    await expect.poll(() => page.locator('.report p').count()).toBeGreaterThan(0);
    await page.getByLabel('Name of this position').fill('They sleep');
    await page.getByLabel('Name of this position').press('Enter');
    const tree = page.getByRole('navigation', { name: 'Positions' });
    await tree.getByText('They sleep').waitFor();

    expect(await complaints(person)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'nothing is wider than the screen').toBeLessThanOrEqual(0);

    // Back, and the same position with other sheets: a second branch of two turns.
    await page.getByRole('link', { name: 'Back to the position before' }).click();
    await shows(person, 0);
    await page.waitForSelector('.order-line');
    await page.getByLabel('Empty sheets').selectOption('bot');
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await shows(person, 2);
    await page.getByRole('button', { name: 'Resolve', exact: true }).click();
    await shows(person, 3);
    await page.getByLabel('Compare with').selectOption('1');
    await page.waitForSelector('.study-both .svg-picture >> nth=1');
    const tops = await page
      .locator('.study-both .svg-picture')
      .evaluateAll((boards) => boards.map((board) => board.getBoundingClientRect().top));
    expect(tops[0], 'the boards stand side by side').toBe(tops[1]);
    await page.getByText(/lines? differs?$/).click();
    expect(await page.locator('.study-differences tbody tr').count()).toBeGreaterThan(0);

    // Another guess is another position.
    await tree.getByText('Start').click();
    await shows(person, 0);
    const guess = page.locator('.study-guess').first();
    await page.getByText(/^You cannot see of .*: ip, crop, dynamite, toxic\./).waitFor();
    const guessed = await guess.inputValue();
    await guess.fill('What?');
    await page.getByRole('button', { name: 'Use these' }).click();
    await page
      .getByTestId('guesses')
      .getByRole('alert')
      .getByText(/^Line \d+: /)
      .waitFor();
    await guess.fill(guessed.replace(/\bip \d+/, 'ip 33'));
    await page.getByRole('button', { name: 'Use these' }).click();
    await shows(person, 4);
    expect(await page.locator('.study-guess').first().inputValue()).toContain('ip 33');

    await page.getByText('Whole position as text').click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save as a file' }).click()]);
    expect(file.suggestedFilename()).toBe('study-4.scenario');

    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.locator('dialog input').inputValue();
    const ally = await Person.sits(browser, size);
    await ally.open(link.slice(ally.base.length));
    await shows(ally, 0);
    await ally.page.getByText('Somebody has shared this study with you.').waitFor();
    expect(await ally.page.getByRole('button', { name: 'Resolve', exact: true }).count()).toBe(0);

    // The link can be taken back.
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('button', { name: 'Make a link' }).waitFor();
    await ally.page.reload();
    await ally.page.getByText('There is no such study, or it is not shared with you.').waitFor();
    await ally.leaves();
    await page.keyboard.press('Escape');

    await page.getByLabel('Name of the study').fill('If they sleep');
    await page.getByLabel('Name of the study').press('Enter');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'My studies' }).click();
    await page.getByRole('link', { name: 'If they sleep' }).waitFor();

    const after = await person.call<Told>('GET', `/games/${id}`);
    expect(after.version, 'the game is as it was').toBe(before.version);
    expect(after.lastEvent, 'and nobody was told').toBe(before.lastEvent);
    await person.leaves();
  });
});

describe.each(SIZES)('the review of a finished game %s', (_, size) => {
  it('shows turning points, and opens one as a study', async () => {
    const { person, id } = await sits(browser, size, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    expect(await home(person, id)).toBeDefined();
    for (let turn = 0; turn < 2; turn++) {
      const { at } = await until(person, id, (game) => game.awaiting.includes(game.me.seat as number), 'my decision');
      await hands(person, id, at, []);
    }
    await person.call('POST', `/games/${id}/host/end`, {});
    await person.open(`/game/${id}`);
    await page.getByRole('button', { name: 'Review this game' }).click();
    await page.waitForSelector('[data-testid="review"][data-state="done"]');
    const point = page.locator('.review-point').first();
    await point.scrollIntoViewIfNeeded();
    await expect.poll(() => point.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await point.locator('.review-lines li').count(), 'a better sheet has lines').toBeGreaterThan(0);
    await page.getByText('positions to find a better one').waitFor();
    await point.getByRole('button', { name: 'Open as a study' }).click();
    await shows(person, 0);
    const tree = page.getByRole('navigation', { name: 'Positions' });
    await tree.getByText('As it was played').waitFor();
    await tree.getByText('With the better sheet').click();
    await shows(person, 2);
    await page.getByLabel('Compare with').selectOption('1');
    await page.waitForSelector('.study-both .svg-picture >> nth=1');
    await person.leaves();
  });
});
