import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function opens(size: { width: number; height: number }, starter: string): Promise<Person> {
  const person = await Person.sits(browser, size);
  await person.open('/sandbox');
  await person.page.getByRole('button', { name: starter, exact: true }).click();
  await person.page.waitForSelector('.bench-board .map');
  await person.page.waitForFunction(
    (title) =>
      document.querySelector('.bench-board .map') !== null &&
      (document.querySelector('#scenario') as HTMLTextAreaElement).value.includes(title),
    'scenario',
  );
  return person;
}

const text = (page: Page) => page.inputValue('#scenario');
/** Waits until the scenario text matches. Every tap changes the text, and the board follows. */
const says = (page: Page, line: string) =>
  page.waitForFunction(
    (wanted) => (document.querySelector('#scenario') as HTMLTextAreaElement).value.split('\n').some((one) => one.trim() === wanted),
    line,
  );

describe('the sandbox', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)('changes a territory by tapping and writes it into the text, %s', async (_, size) => {
    const person = await opens(size, 'Global Domination VI');
    const { page } = person;
    await page.waitForSelector('[data-territory="2"]');
    await person.tap('[data-territory="2"]');
    const editor = page.locator('[data-editor="2"]');
    await editor.getByRole('button', { name: 'B', exact: true }).click();
    await says(page, '2: B');
    await editor.getByRole('button', { name: 'More: Armies' }).click();
    await says(page, '2: B, 1 army');
    await page.waitForFunction(() => document.querySelector('[data-editor="2"] .count')?.textContent === '1');
    await editor.getByRole('button', { name: 'Headquarters' }).click();
    await says(page, '2: B, 1 army, hq');
    await editor.getByRole('button', { name: 'Clear this place' }).click();
    await page.waitForFunction(() => !/^\s*2:/m.test((document.querySelector('#scenario') as HTMLTextAreaElement).value));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });

  it('shows a change of the text on the board', async () => {
    const person = await opens(DESK, 'Global Domination VI');
    const { page } = person;
    await page.fill('#scenario', (await text(page)).replace('1: A, 6 army, hq', '1: B, 2 army'));
    await person.tap('[data-territory="1"]');
    await page.waitForFunction(() => document.querySelector('[data-editor="1"] [aria-pressed="true"]')?.textContent === 'B');
    await person.leaves();
  });

  it('takes orders for every side by tapping, resolves them and steps through', async () => {
    const person = await opens(DESK, 'Global Domination VI');
    const { page } = person;
    await page.getByRole('button', { name: 'Orders of B' }).click();
    await person.tap('[data-territory="3"]');
    await page.locator('.bench-place').getByRole('button', { name: /^Move/ }).click();
    await person.tap('[data-territory="2"]');
    await page.locator('.composer').getByRole('button', { name: 'Add', exact: true }).click();
    await says(page, 'B: move 2 3>2');
    await page.getByRole('button', { name: 'Resolve' }).click();
    await page.waitForSelector('.report h2');
    expect(await page.getByRole('button', { name: 'After turn 1' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Before', exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.order-line').length === 2);
    await person.leaves();
  });

  it('places and moves the pieces of Dynasty Builder, and rolls missing dice', async () => {
    const person = await opens(DESK, 'Dynasty Builder');
    const { page } = person;
    await page.waitForSelector('[data-hex="3,0"]');
    await person.tap('[data-hex="3,0"]');
    await page
      .locator('[data-editor="3,0"]')
      .getByRole('group', { name: 'Unit', exact: true })
      .getByRole('button', { name: 'Knight' })
      .click();
    await says(page, '3,0: knight a2');
    await page.locator('[data-editor="3,0"]').getByRole('group', { name: 'Building' }).getByRole('button', { name: 'House' }).click();
    await says(page, '3,0: A house, knight a2');
    await person.tap('[data-hex="4,0"]');
    const ground = page.locator('[data-editor="4,0"]').getByRole('group', { name: 'Ground' });
    await ground.getByRole('button', { name: 'Canyon' }).click();
    await says(page, 'canyon 4,0');
    await page.waitForSelector('[data-hex="4,0"].canyon');
    await ground.getByRole('button', { name: 'Plain' }).click();
    await page.waitForSelector('[data-hex="4,0"].plain');
    expect(await text(page)).not.toContain('canyon');
    await page.fill('#scenario', (await text(page)).replace(/ *dice 4 3\n/, ''));
    await page.getByRole('button', { name: 'Roll them' }).click();
    await page.waitForFunction(() => /\n\s*dice [1-6]( [1-6])*\n/.test((document.querySelector('#scenario') as HTMLTextAreaElement).value));
    await person.leaves();
  });

  it('places, damages and removes the pieces of Carbon & Crystal', async () => {
    const person = await opens(DESK, 'Carbon & Crystal');
    const { page } = person;
    await page.waitForSelector('[data-hex="1,1"]');
    await person.tap('[data-hex="1,1"]');
    await page.locator('[data-editor="1,1"]').getByRole('button', { name: 'Line Guard' }).click();
    await says(page, 'A.LGD#2: 1,1');
    await page.waitForSelector('[data-editor="1,1"] .stepper');
    await page.getByRole('button', { name: 'Fewer: Cohesion' }).click();
    await page.waitForFunction(() => /A\.LGD#2: 1,1, cohesion \d/.test((document.querySelector('#scenario') as HTMLTextAreaElement).value));
    await page.getByRole('button', { name: 'Remove from the board' }).click();
    await says(page, 'A.LGD#2: gone');
    await person.leaves();
  });

  it('opens every example of every rulebook', async () => {
    const person = await Person.sits(browser, DESK);
    await person.open('/rules/dynasty');
    await person.page.getByRole('button', { name: 'Open in the sandbox' }).first().click();
    await person.page.waitForSelector('.bench-board [data-hex]');
    let examples = 0;
    for (const id of ['gd5', 'gd6', 'dynasty', 'carbon']) {
      const { chapters } = await person.call<{ chapters: { markdown: string }[] }>('GET', `/rulesets/${id}/rulebook`);
      const fences = chapters.flatMap(({ markdown }) =>
        [...markdown.matchAll(/```scenario\n([\s\S]*?)```/g)].flatMap((fence) => (fence[1] as string).split(/\n(?=scenario ")/)),
      );
      // The build runs all examples already. Here every tenth is opened in the page.
      for (const scenario of fences.filter((_, i) => i % 10 === 0)) {
        const outcome = await person.call<{ passed: boolean; before: { desks: unknown[] } }>('POST', '/sandbox', { scenario });
        expect(outcome.passed, scenario).toBe(true);
        examples++;
      }
    }
    expect(examples).toBeGreaterThan(40);
    await person.leaves();
  });
});
