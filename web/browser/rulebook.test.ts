import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUpInBothThemes } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const RULING = '> **Ruling P-1.** Both players win.\n> *Source:* silent.\n> *Reason:* They reached the goal together.\n';
const BOOK = {
  chapters: [
    { file: '1-play.md', title: 'Play', markdown: `# Play\n\n**P-1** Reach the goal.\n\n${RULING}\n**P-2** Stop.\n`, pictures: [] },
    { file: 'rulings.md', title: 'Rulings', markdown: `# Rulings\n\nAll of them.\n\n## Play\n\n${RULING}`, pictures: [] },
  ],
  rules: ['P-1', 'P-2'],
};

describe.each([
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)('a ruling, %s', (_, size) => {
  it('is next to its rule or below it, and the last chapter links to it', async () => {
    const person = await Person.sits(browser, size);
    const { page } = person;
    await page.route('**/api/rulesets/gd6/rulebook', (route) => route.fulfill({ json: BOOK }));
    await person.open('/rules/gd6/rulings');
    await page.getByRole('note').waitFor();
    await holdsUpInBothThemes(person, 'the list of rulings');
    await page.getByRole('link', { name: 'Ruling P-1' }).click();
    const rule = page.locator('[id="P-1"]');
    await rule.waitFor();
    await holdsUpInBothThemes(person, 'a chapter with a ruling');
    const note = page.getByRole('note', { name: 'Ruling P-1' });
    const [text, ruling, next] = await Promise.all([rule, note, page.locator('[id="P-2"]')].map((part) => part.boundingBox()));
    if (text === null || text === undefined || ruling === null || ruling === undefined || next === null || next === undefined) {
      throw new Error('the chapter is not complete');
    }
    if (size === DESK) {
      expect(ruling.x, 'beside the text').toBeGreaterThan(size.width / 2);
      expect(ruling.y, 'at the height of its rule').toBeLessThan(next.y);
    } else {
      expect(ruling.y, 'after its rule').toBeGreaterThan(text.y);
      expect(next.y, 'before the next rule').toBeGreaterThan(ruling.y + ruling.height);
    }
    await person.leaves();
  });
});

describe('every rulebook', () => {
  it('opens with how to win and what a turn looks like', async () => {
    const person = await Person.sits(browser, PHONE);
    const { page } = person;
    await person.open('/');
    const { rulesets } = await person.call<{ rulesets: { id: string }[] }>('GET', '/rulesets');
    expect(rulesets.length).toBeGreaterThan(0);
    for (const { id } of rulesets) {
      await person.open(`/rules/${id}`);
      await page.locator('main h2').nth(1).waitFor();
      expect((await page.locator('main h2').allTextContents()).slice(0, 2), id).toEqual(['How to win', 'What a turn looks like']);
    }
    await person.leaves();
  });
});
