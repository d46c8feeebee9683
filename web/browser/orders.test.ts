import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Sheet {
  lines: { normal: string; accepted: boolean }[];
  at: number;
}

async function sits(size: { width: number; height: number }): Promise<{ person: Person; id: string }> {
  const person = await Person.sits(browser, size);
  await person.open('/');
  const { game } = await person.call<{ game: { id: string } }>('POST', '/play', { ruleset: 'gd6', board: 'Two Shores' });
  await person.open(`/game/${game.id}`);
  await person.page.waitForSelector('.land.target');
  await person.myDecision(game.id);
  return { person, id: game.id };
}

/** Builds an HQ at a marked start; if it clashes with the bot's HQ, tries the next one. */
async function settle(person: Person, id: string): Promise<string> {
  const { page } = person;
  for (;;) {
    // A table opens where its player can act, and it makes room for what it says: a tap in between would miss.
    await person.rests('[data-territory]');
    const territory = await page.$eval('.land.target', (land) => (land as SVGElement).dataset.territory as string);
    await person.tap(`[data-territory="${territory}"]`);
    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Build: HQ/ })
      .click();
    await person.saved();
    const before = await page.getAttribute('.table-page', 'data-at');
    await page.click('[data-testid=ready]');
    await page.waitForFunction((at) => document.querySelector('.table-page')?.getAttribute('data-at') !== at, before);
    const game = await person.myDecision(id);
    if (game.turn === 2) {
      // What the turn has changed took the place of the card.
      await page.locator('.aftermath-card').waitFor();
      await person.rests('[data-territory]');
      await person.tap(`[data-territory="${territory}"]`);
      return territory;
    }
    await page.getByTestId('again').waitFor();
  }
}

/** Presses the key for the text field and waits for the field: keys pressed earlier would have other effects. */
async function writes(page: Page): Promise<void> {
  await page.keyboard.press('i');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
}

async function sheet(person: Person, id: string): Promise<string[]> {
  const answer = await person.call<Sheet>('GET', `/games/${id}/sheet`);
  return answer.lines.map((line) => line.normal);
}

describe('orders', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)('are the same sheet by tapping and by typing, %s', async (_, size) => {
    const { person, id } = await sits(size);
    const { page } = person;
    await settle(person, id);

    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Spawn/ })
      .click();
    await page.locator('.composer').getByRole('button', { name: 'Add', exact: true }).click();
    await person.saved();
    await page.locator('.place-card').getByRole('button', { name: /^Move/ }).click();
    const target = await page.$eval('.land.target', (land) => (land as SVGElement).dataset.territory as string);
    await person.tap(`[data-territory="${target}"]`);
    await page.locator('.composer').getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.order-line.accepted').length === 2);
    await person.saved();
    const tapped = await sheet(person, id);
    expect(tapped).toHaveLength(2);

    await page.click('#tab-orders');
    for (let left = 2; left > 0; left--) {
      await page
        .locator('.order-line')
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click();
    }
    await page.waitForFunction(() => document.querySelectorAll('.order-line').length === 0);
    for (const line of tapped) {
      await page.getByRole('combobox', { name: 'Type an order' }).fill(line.toUpperCase().replace('>', ' -> '));
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(() => document.querySelectorAll('.order-line.accepted').length === 2);
    await person.saved();
    expect(await sheet(person, id)).toEqual(tapped);
    await person.leaves();
  });

  it('show their price, what is left and where they are planned; two equal orders are shown as two', async () => {
    const { person, id } = await sits(DESK);
    const { page } = person;
    const home = await settle(person, id);
    const card = page.locator('.place-card');
    await card.getByRole('button', { name: /^Spawn/ }).click();
    await page.getByRole('button', { name: 'Fewer', exact: true }).click();
    await page.locator('.composer').getByRole('button', { name: 'Add', exact: true }).click();
    await card.getByRole('button', { name: /^Spawn: 1 Army/ }).click();
    await card.locator('.planned li').nth(1).waitFor();
    await page.waitForFunction(() => document.querySelectorAll('.map .chip[data-chip=army]').length === 2);
    await page.getByText('0 of 2 left').waitFor();
    expect(await page.locator('.order-line .price').allTextContents()).toEqual(['Armies to spawn −1', 'Armies to spawn −1']);
    await card
      .getByRole('button', { name: /^Cancel: Spawn/ })
      .first()
      .click();
    await page.waitForFunction(() => document.querySelectorAll('.map .chip[data-chip=army]').length === 1);
    await page.locator('.map').focus();
    await page.keyboard.press('Escape');
    await person.tap(`[data-territory="${home}"]`);
    await expect.poll(() => card.locator('.planned li').count()).toBe(1);
    await person.saved();
    expect(await sheet(person, id)).toEqual([`spawn 1 at ${home}`]);
    await person.leaves();
  });

  it('of the first turn in Global Domination V are paid from Influence that expires', async () => {
    const person = await Person.sits(browser, DESK);
    const { page } = person;
    await person.open('/');
    const { game } = await person.call<{ game: { id: string } }>('POST', '/play', {
      ruleset: 'gd5',
      board: 'Two Shores',
      parameters: { 'start-choice': 'open' },
    });
    await person.open(`/game/${game.id}`);
    await page.waitForSelector('.land.target');
    await person.myDecision(game.id);
    const start = await page.$eval('.land.target', (land) => (land as SVGElement).dataset.territory as string);
    await person.tap(`[data-territory="${start}"]`);
    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Start/ })
      .click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.waitForFunction(() => document.querySelector('[data-testid=deadline]')?.textContent?.startsWith('Turn 1') === true);
    await page.getByText('50 of 50 left').waitFor();
    await page.locator('.aftermath-card').waitFor();
    await person.rests('[data-territory]');
    await person.tap(`[data-territory="${start}"]`);
    await page.getByText(/^50 Influence .* expires/).waitFor();
    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Build/ })
      .click();
    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Garrison .*Influence −20/ })
      .click();
    await page.waitForSelector('.map .chip[data-chip=garrison]');
    await page.locator('.planned', { hasText: 'Build a Garrison' }).waitFor();
    await page.getByText(/^\d+ Influence .* expires/).waitFor();
    expect(await page.getByText('50 of 50 left').count()).toBe(0);
    await person.leaves();
  });

  it('say why they are not legal, and can be reordered with keys and undone', async () => {
    const { person, id } = await sits(DESK);
    const { page } = person;
    const home = await settle(person, id);
    await page.keyboard.press('Escape');
    await writes(page);
    await page.keyboard.type(`move 99 ${home}>${home}`);
    await page.keyboard.press('Enter');
    await page.keyboard.type(`spawn 2 at ${home}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.order-line.rejected .reason');
    expect((await page.textContent('.order-line.rejected .reason'))?.length).toBeGreaterThan(20);
    await person.saved();
    await page.locator('.order-line').nth(1).getByRole('button', { name: /^Edit/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await person.saved();
    expect((await sheet(person, id))[0]).toContain('spawn');
    await page.getByRole('button', { name: 'Undo' }).click();
    await person.saved();
    expect((await sheet(person, id))[0]).toContain('move');
    await person.leaves();
  });

  it('can be given with only the keyboard', async () => {
    const { person, id } = await sits(DESK);
    const { page } = person;
    const home = await settle(person, id);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await writes(page);
    await page.keyboard.type(`spawn 2 at ${home}`);
    await page.keyboard.press('Enter');
    await person.saved();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.waitForFunction(() => document.activeElement?.matches('.finder input') === true);
    await page.keyboard.type(home);
    await page.waitForSelector('.finder [role=option]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.place-card');
    await page.locator('.map').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('y');
    await page.waitForFunction(() => document.querySelector('[data-testid=deadline]')?.textContent?.startsWith('Turn 3') === true);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .keys');
    await person.leaves();
  });

  it('stay in the browser without a connection, and are sent when it is back', async () => {
    const { person, id } = await sits(DESK);
    const { page } = person;
    const home = await settle(person, id);
    await person.context.setOffline(true);
    await page.keyboard.press('Escape');
    await writes(page);
    await page.keyboard.type(`spawn 2 at ${home}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-saving="offline"]');
    await person.context.setOffline(false);
    await person.saved();
    expect(await sheet(person, id)).toHaveLength(1);
    await page.reload();
    await page.waitForSelector('.order-line.accepted');
    await person.leaves();
  });
});
