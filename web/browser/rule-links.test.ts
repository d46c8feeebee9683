import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { DESK, Person } from './person';
import { sits } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Line {
  accepted: boolean;
  rule: string | null;
}

/**
 * Every rule id in the visible text of the page: whether it is a link, and how often its sentence names it. Examples are not sentences, and
 * a rulebook prints the id before its rule.
 */
function ruleIds(person: Person): Promise<{ id: string; linked: boolean; often: number }[]> {
  return person.page.evaluate(() => {
    const pattern = /\b(?:GD5|GD6|DB|CC)-[A-Z0-9]+[a-z]?(?:\.[0-9]+)*/g;
    const found: { id: string; linked: boolean; often: number }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement as HTMLElement;
      if (parent.closest('pre, code, .scenario, .rule-id') !== null) {
        continue;
      }
      const sentence = parent.closest('p, li, td, button, summary') ?? parent;
      for (const [id] of (text.textContent ?? '').matchAll(pattern)) {
        const often = [...(sentence.textContent ?? '').matchAll(pattern)].filter(([other]) => other === id).length;
        found.push({ id, linked: parent.closest(`a[href$="#${id}"]`) !== null, often });
      }
    }
    return found;
  });
}

/** Lines that the rules refuse for many reasons: real orders twice, three times and with wrong numbers, and typing errors. */
async function refusedLines(person: Person, id: string): Promise<string[]> {
  const { choices } = await person.call<{ choices: { line: string }[] }>('POST', `/games/${id}/desk`, { lines: [] });
  const kinds = new Map<string, string>();
  for (const { line } of choices) {
    const kind = line.split(' ').slice(0, 2).join(' ').replace(/\d+/g, '#');
    kinds.set(kind, kinds.get(kind) ?? line);
  }
  const some = [...kinds.values()].slice(0, 8);
  const wrong = some.flatMap((line) => [line, line.replace(/\d+/, '77'), line.replace(/(\d+)(?!.*\d)/, '99')]);
  return [...some, ...some, ...wrong, 'hello'].slice(0, 40);
}

describe('rule ids', () => {
  it.each([
    ['gd6', 1],
    ['gd5', 2],
    ['dynasty', 2],
    ['carbon', 1],
  ])('in refusals of %s appear once and are links to the rule', async (ruleset, openings) => {
    const { person, id } = await sits(browser, DESK, { ruleset }, openings);
    const { page } = person;
    const { at, version } = await person.call<{ at: number; version: number }>('GET', `/games/${id}/sheet`);
    const wanted = await refusedLines(person, id);
    const { lines } = await person.call<{ lines: Line[] }>('PUT', `/games/${id}/sheet`, { at, version, lines: wanted, ready: false });
    const rules = lines.flatMap(({ accepted, rule }) => (!accepted && rule ? [rule] : []));
    expect(rules.length, 'the rules refuse some of them').toBeGreaterThan(1);
    await page.reload();
    await page.waitForSelector('.order-line.rejected .rule-link');
    await expect.poll(() => page.locator('.order-line.rejected').count()).toBe(lines.filter(({ accepted }) => !accepted).length);
    const shown = await ruleIds(person);
    expect(shown.map((each) => each.id).sort()).toEqual([...rules].sort());
    expect(shown.filter(({ linked, often }) => !linked || often !== 1)).toEqual([]);

    for (const tab of ['report', 'press', 'players', 'more']) {
      await page.click(`#tab-${tab}`);
      await page.waitForSelector(`#tab-${tab}[aria-selected=true]`);
      expect(
        (await ruleIds(person)).filter(({ linked }) => !linked),
        tab,
      ).toEqual([]);
    }

    // Every named rule exists in the rulebook; the link opens the book there.
    await page.click('#tab-orders');
    const first = page.locator('.order-line.rejected .rule-link').first();
    const rule = ((await first.getAttribute('href')) ?? '').split('#')[1] as string;
    await first.click();
    await page.waitForURL((url) => url.pathname === `/rules/${ruleset}` || url.pathname.startsWith(`/rules/${ruleset}/`));
    await page.waitForFunction((wantedRule) => {
      const place = document.getElementById(wantedRule)?.getBoundingClientRect();
      return place !== undefined && place.y >= 0 && place.y < window.innerHeight;
    }, rule);
    await person.leaves();
  });

  it.each(['gd6', 'gd5', 'dynasty', 'carbon'])('in the rulebook of %s are links to the rule, also in another chapter', async (ruleset) => {
    const person = await Person.sits(browser, DESK);
    const { page } = person;
    await person.open(`/rules/${ruleset}`);
    const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
    await chapters.first().waitFor();
    const cited: { href: string; id: string }[] = [];
    for (let chapter = 0; chapter < (await chapters.count()); chapter++) {
      const link = chapters.nth(chapter);
      const href = (await link.getAttribute('href')) as string;
      await link.click();
      await page.locator(`.chapters [aria-current][href="${href}"]`).waitFor();
      const ids = await ruleIds(person);
      expect(
        ids.filter(({ linked }) => !linked),
        href,
      ).toEqual([]);
      const links = await page.locator('.rule-text .rule-link').allTextContents();
      cited.push(...links.map((id) => ({ href, id })));
    }
    if (ruleset === 'dynasty' || ruleset === 'carbon') {
      expect(cited.length, 'its chapters cite rules').toBeGreaterThan(20);
    }
    for (const { href, id } of cited.slice(0, 2)) {
      await page.locator(`.chapters [href="${href}"]`).click();
      await page.locator(`.rule-text .rule-link[href$="#${id}"]`).first().click();
      await page.waitForFunction((rule) => {
        const place = document.getElementById(rule)?.getBoundingClientRect();
        return place !== undefined && place.y >= 0 && place.y < window.innerHeight;
      }, id);
    }
    await person.leaves();
  });
});
