import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Created {
  id: string;
  invitation: string;
}

/** Types orders after those in the draft. */
async function typed(person: Person, lines: string[], kept = 0): Promise<void> {
  const { page } = person;
  await page.click('#tab-orders');
  for (const line of lines) {
    await page.getByRole('combobox', { name: 'Type an order' }).fill(line);
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((count) => document.querySelectorAll('.order-line.accepted').length === count, lines.length + kept);
  await person.saved();
}

/** Types orders after those in the draft, and presses Ready. */
async function orders(person: Person, lines: string[], kept = 0): Promise<void> {
  await typed(person, lines, kept);
  await person.page.click('[data-testid=ready]');
}

describe('three people and a host', () => {
  it('play through a clash of headquarters, a late sheet, a granted delay and a rollback', async () => {
    const host = await Person.sits(browser, DESK);
    await host.open('/new?ruleset=gd6');
    await host.page.fill('#game-name', 'Thursday round');
    await host.page.selectOption('#board', 'Two Shores');
    await host.page.selectOption('#seats', '3');
    await host.page.getByText('I play too').click();
    await host.page.getByText('Choose more').click();
    await host.page.getByLabel('A replacement player can read earlier private messages').check();
    await host.page.getByRole('button', { name: 'Create the game' }).click();
    const id = await host.gameId();
    await host.page.waitForSelector('.lobby-grid');
    const created = await host.call<Created>('GET', `/games/${id}`);

    const people: Person[] = [];
    for (const [i, name] of ['Raven', 'Kira', 'Thule'].entries()) {
      const person = await Person.sits(browser, i === 0 ? PHONE : DESK);
      await person.open(`/join/${created.invitation}`);
      await person.page.getByText('they can read the private messages sent to you').waitFor();
      await person.page.fill('#country', name);
      await person.page.getByRole('button', { name: 'Join', exact: true }).click();
      await person.gameId();
      people.push(person);
    }
    const [raven, kira, thule] = people as [Person, Person, Person];
    await host.page.getByText('Thule').first().waitFor();
    await host.page.getByRole('button', { name: 'Start the game' }).click();
    for (const person of people) {
      await person.page.waitForSelector('.map .land');
      await person.myDecision(id);
    }

    // Two players want the same land: both fail, and only they order again.
    await orders(raven, ['build hq 1', 'spawn 2 at 1']);
    await raven.page.click('#tab-players');
    await orders(kira, ['build hq 1']);
    await orders(thule, ['build hq 9']);
    const split = await until(host, id, (game) => game.at > 0, 'the clash');
    expect(split.awaiting).toHaveLength(2);
    await raven.myDecision(id);
    await kira.myDecision(id);
    await thule.page.waitForFunction(() => !document.querySelector('[data-testid=ready]'));
    // Whichever tab was open, the table says what happened and what to do. The rest of the old sheet is kept.
    const again = raven.page.getByTestId('again');
    await again.getByText('Turn 1 is not over: choose again.').waitFor();
    await again.getByText('Your other orders for this turn are kept below.').waitFor();
    await thule.page.getByTestId('again').getByText('some players are choosing again').waitFor();
    const kept = await raven.call<{ lines: { normal: string }[] }>('GET', `/games/${id}/sheet`);
    expect(kept.lines.map((line) => line.normal)).toEqual(['spawn 2 at 1']);
    // As soon as the new choice is saved, nobody is told to choose any more.
    const bar = raven.page.locator('.now-bar');
    await bar.getByText('Turn 1 is not over: choose again.').waitFor();
    await typed(raven, ['build hq 1'], 1);
    await again.getByText('Your new orders are saved.').waitFor();
    await bar.getByText('Your orders are saved. Press Ready').waitFor();
    await raven.page.click('[data-testid=ready]');
    await orders(kira, ['build hq 6']);
    await until(host, id, (game) => game.turn === 2, 'turn 2');

    // The others see a message without reloading.
    await raven.myDecision(id);
    await raven.page.click('#tab-press');
    await raven.page.getByRole('button', { name: 'Everybody' }).click();
    await raven.page.getByRole('textbox', { name: 'Write a message' }).fill('Peace for one turn?');
    await raven.page.getByRole('button', { name: 'Send' }).click();
    await kira.page.waitForSelector('.unread');

    // A player asks for more time, and the host grants it.
    await kira.page.click('#tab-players');
    await kira.page.getByText('Ask for more time').click();
    await kira.page.fill('#delay-reason', 'On a train.');
    await kira.page.getByRole('button', { name: 'Ask the host' }).click();
    await host.page.click('#tab-players');
    await host.page.getByRole('button', { name: 'Grant' }).click();
    await host.page.waitForFunction(() => !document.querySelector('.note.brass'));

    // A sheet is missing: the host ends the turn without it.
    await orders(raven, ['spawn 2 at 1']);
    await host.page.waitForFunction(() => /1 of 3 ready/.test(document.querySelector('[data-testid=deadline]')?.textContent ?? ''));
    await host.page.click('#tab-more');
    await host.page.getByRole('link', { name: 'Open the host console' }).click();
    await host.page.getByRole('button', { name: 'End the turn now' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'End the turn now' }).click();
    await until(host, id, (game) => game.turn === 3, 'turn 3');
    await raven.page.waitForFunction(() => document.querySelector('[data-testid=deadline]')?.textContent?.startsWith('Turn 3') === true);

    // Back to turn 2: everybody sees it, and the trail says who did it.
    await host.page.waitForFunction(() => document.querySelector('.host-side')?.textContent?.includes('Turn 3') === true);
    await host.page.locator('details.power > summary', { hasText: 'Roll back' }).click();
    await host.page.getByRole('button', { name: 'Roll back:' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await until(host, id, (game) => game.turn === 2, 'turn 2 again');
    await raven.page.waitForFunction(() => document.querySelector('[data-testid=deadline]')?.textContent?.startsWith('Turn 2') === true);
    await thule.page.click('#tab-more');
    await expect.poll(() => thule.page.locator('.audit li').count()).toBeGreaterThanOrEqual(2);

    for (const person of [host, ...people]) {
      await person.leaves();
    }
  });
});
