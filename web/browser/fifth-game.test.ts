import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { followCoach } from './coached';
import { DESK, Person, PHONE, until } from './person';
import { start, type RunningServer } from './server';

/** Pebbles: a game with one class and its rulebook, and no code in the page. */
const PEBBLES = resolve(import.meta.dirname, '../../engine-testkit/target/test-classes');

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), start([], [PEBBLES])]);
});
afterAll(() => Promise.all([browser.close(), server.stop()]));

describe('a game without code in the page', () => {
  for (const [where, size] of [['on a phone', PHONE] as const, ['at a desk', DESK] as const]) {
    it(`is listed, started and played to its end ${where}`, async () => {
      const person = await Person.sits(browser, size, 'light', server.base);
      const { page } = person;
      await person.open('/');
      await page.getByRole('button', { name: 'Play now: Pebbles', exact: true }).click();
      const id = await person.gameId();
      for (let now = await person.myDecision(id); now.status !== 'over'; now = await person.myDecision(id)) {
        await page.getByRole('button', { name: 'take 3' }).first().click();
        await person.saved();
        await page.locator('[data-testid=ready]').click();
        const before = now.at;
        await until(person, id, (game) => game.at > before, 'the position after my decision');
      }
      await page
        .getByText(/The game is over/)
        .first()
        .waitFor();
      expect(person.mistakes).toEqual([]);
    });
  }

  it('is coached to its end with texts only', async () => {
    const person = await Person.sits(browser, PHONE, 'light', server.base);
    await person.open('/');
    await person.page.getByRole('button', { name: 'First game: Pebbles', exact: true }).click();
    await person.gameId();
    const said = await followCoach(person, 40);
    expect(said[0]).toContain('The first player with nine pebbles wins.');
    expect(said.at(-1)).toMatch(/You won|A shared victory|Not this time/);
    expect(person.mistakes).toEqual([]);
  });

  it('warns about an empty sheet and offers only what the rules offer', async () => {
    const person = await Person.sits(browser, DESK, 'light', server.base);
    const { page } = person;
    await person.open('/');
    await page.getByRole('button', { name: 'Play now: Pebbles', exact: true }).click();
    await person.gameId();
    await page.locator('[data-testid=ready]').click();
    await page.getByText('You have ordered nothing.').waitFor();
    await page.getByRole('button', { name: 'take 2' }).first().click();
    await expect.poll(() => page.locator('.actions .button', { hasText: /^take/ }).allTextContents()).toEqual(['take 1 ']);
    expect(person.mistakes).toEqual([]);
  });
});
