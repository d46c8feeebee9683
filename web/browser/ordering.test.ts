import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { DESK, type Person, PHONE, until } from './person';
import { hands, home, landName, lines, sits, tapAtRest } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const RAISED = '.sheet-handle[aria-expanded=true]';
const LOWERED = '.sheet-handle[aria-expanded=false]';

/** Whether nothing covers the middle of an element. */
function onTop(person: Person, selector: string): Promise<boolean> {
  return person.page.evaluate((wanted) => {
    const box = (document.querySelector(wanted) as Element).getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(wanted) !== null;
  }, selector);
}

/** Finds and taps the hex below an element in one step, because the board may still be moving. */
async function tapHexUnder(person: Person, selector: string): Promise<void> {
  await person.page.evaluate((wanted) => {
    const box = (document.querySelector(wanted) as Element).getBoundingClientRect();
    const near = [...document.querySelectorAll<SVGElement>('[data-hex]')].map((hex) => {
      const own = hex.getBoundingClientRect();
      return { hex, far: Math.hypot(own.x + own.width / 2 - box.x - box.width / 2, own.y + own.height / 2 - box.y - box.height / 2) };
    });
    near.sort((a, b) => a.far - b.far)[0]?.hex.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, selector);
}

describe('on a phone', () => {
  it('card and sheet never cover each other, and Back closes one, then the other, then leaves', async () => {
    const { person, id } = await sits(browser, PHONE, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    await page.click('#tab-orders');
    await page.waitForSelector(RAISED);
    await tapAtRest(person, '[data-territory]');
    await page.waitForSelector('.place-card');
    await page.waitForSelector(LOWERED);
    await expect.poll(() => onTop(person, '.place-card')).toBe(true);
    await page.goBack();
    await page.waitForSelector('.place-card', { state: 'detached' });
    await page.waitForSelector(RAISED);
    await page.goBack();
    await page.waitForSelector(LOWERED);
    expect(page.url()).toContain(`/game/${id}`);

    // Raising the sheet closes the card. Closing it by hand leaves no history entry.
    await tapAtRest(person, '[data-territory]');
    await page.click('#tab-report');
    await page.waitForSelector('.place-card', { state: 'detached' });
    await page.goBack();
    await page.waitForSelector(LOWERED);
    await tapAtRest(person, '[data-territory]');
    await page.locator('.place-card').getByRole('button', { name: 'Close' }).click();
    await page.waitForSelector('.place-card', { state: 'detached' });
    await page.waitForFunction(() => (window.history.state as { layers?: number } | null)?.layers === undefined);

    await tapAtRest(person, '[data-territory]');
    await page.waitForSelector('.place-card');
    await page.goBack();
    await page.waitForSelector('.place-card', { state: 'detached' });
    await page.goBack();
    await page.waitForURL((url) => !url.pathname.startsWith('/game/'));
    await person.leaves();
  });
});

describe('a land of somebody else', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)('offers the lands from which my units can come there, %s', async (_, size) => {
    const { person, id } = await sits(browser, size, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const mine = await home(person, id);
    // Two first HQs that were too near to each other have taken another decision.
    const { at } = await person.myDecision(id);
    await hands(person, id, at, [`spawn 2 at ${mine}`]);
    await page.reload();
    await page.waitForSelector('.map [data-territory]');
    await person.myDecision(id);
    const { choices } = await person.call<{ choices: { places: string[]; line: string }[] }>('POST', `/games/${id}/desk`, { lines: [] });
    const starts = choices.map(({ places }) => places[0]);
    const far = choices.find(({ places, line }) => line.startsWith('move') && places.length > 2 && !starts.includes(places.at(-1)));
    await tapAtRest(person, `[data-territory="${far?.places.at(-1)}"]`);
    const card = page.locator('.place-card');
    await card.getByText('Your units can come here from:').waitFor();
    expect(await complaints(person)).toEqual([]);
    await card.getByRole('button', { name: await landName(person, id, far?.places[0]), exact: true }).click();
    await card.getByText(await landName(person, id, far?.places.at(-1))).waitFor();
    await card.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => lines(person)).toBe(1);
    await person.saved();
    await person.leaves();
  });
});

describe('a turn with several steps', () => {
  it('is drafted by tapping and sent as a whole, with correct buttons and hints', async () => {
    const { person, id } = await sits(browser, PHONE, { ruleset: 'dynasty' }, 2);
    const { page } = person;
    const now = page.locator('.now-bar > p');
    await page.waitForSelector('.hex-target');
    for (let built = 0; built < 3; built++) {
      expect(await now.textContent()).toContain('tap a marked tile');
      await tapHexUnder(person, '.hex-target');
      await page.locator('.place-card .button.primary').click();
      await expect.poll(() => lines(person)).toBe(built + 1);
      await page.getByRole('button', { name: built === 0 ? 'Send 1 order' : `Send ${built + 1} orders`, exact: true }).waitFor();
      await page.getByText(`Building actions ${2 - built} of 3 left`).waitFor();
    }
    await person.saved();
    expect(await page.locator('.hex-target').count()).toBe(0);
    expect(await now.textContent()).toContain('Nothing is left to build.');

    // The card of a place without orders says why, with the rule.
    await page.evaluate(() => document.querySelector('[data-hex]')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.waitForSelector('.reason-here .rule-link');
    expect(await page.textContent('.reason-here')).not.toContain('Nothing can be ordered here now.');
    await page.locator('.place-card').getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Go on to march' }).click();
    await expect.poll(() => now.textContent()).toContain('tap a unit, then its destination');
    const before = await lines(person);
    await tapHexUnder(person, '.piece circle[stroke="var(--map-glow)"]');
    await page.waitForSelector('.hex-target');
    await tapHexUnder(person, '.hex-target');
    await expect.poll(() => lines(person)).toBe(before + 1);
    await person.saved();
    const { at } = await person.call<{ at: number }>('GET', `/games/${id}`);
    await page.getByRole('button', { name: `End the turn, send ${before + 1} orders` }).click();
    await until(person, id, (game) => game.at > at, 'my turn is carried out');
    await person.leaves();
  });
});

describe('only the keyboard', () => {
  const focused = (person: Person) =>
    person.page.evaluate(() => {
      const active = document.activeElement;
      return active?.matches('svg.map') === true ? 'board' : active?.closest('.place-card') !== null ? 'card' : (active?.textContent ?? '');
    });

  /** Presses Tab until the wanted element has the focus. */
  async function tabTo(person: Person, wanted: (at: string) => boolean): Promise<void> {
    for (let steps = 0; steps < 80; steps++) {
      if (wanted(await focused(person))) {
        return;
      }
      await person.page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not reach it');
  }

  it.each([
    ['gd6', 1],
    ['gd5', 1],
    ['dynasty', 2],
    ['carbon', 1],
  ])('reads the legend and plays a turn of %s', async (ruleset, openings) => {
    const { person, id } = await sits(browser, DESK, { ruleset }, openings);
    const { page } = person;
    await tabTo(person, (at) => at === 'Legend');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.legend-rows li').count()).toBeGreaterThan(6);
    expect(await complaints(person)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await tabTo(person, (at) => at === 'board');
    expect(await page.$eval('svg.map', (map) => getComputedStyle(map).outlineStyle)).not.toBe('none');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.board-cursor');
    for (let steps = 0; steps < 24 && (await lines(person)) === 0; steps++) {
      if ((await focused(person)) === 'board') {
        await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][steps % 4] as string);
      }
      await page.keyboard.press('Enter');
    }
    expect(await lines(person)).toBe(1);
    await page.waitForSelector('.order-line.accepted');
    await person.saved();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.place-card', { state: 'detached' });
    const { at } = await person.call<{ at: number }>('GET', `/games/${id}`);
    if (ruleset.startsWith('gd')) {
      await page.keyboard.press('y');
    } else {
      await tabTo(person, (text) => /^\s*End/.test(text));
      await page.keyboard.press('Enter');
    }
    await until(person, id, (game) => game.at > at, 'my turn is carried out');
    await person.leaves();
  });
});

describe('a board', () => {
  it('of hexes opens on a phone around my pieces, with hexes as wide as a finger', async () => {
    const { person } = await sits(browser, PHONE, { ruleset: 'carbon' }, 1);
    const { page } = person;
    await page.waitForSelector('.piece');
    const width = () => page.$eval('[data-hex]', (hex) => hex.getBoundingClientRect().width);
    await expect.poll(width).toBeGreaterThanOrEqual(40);
    const seen = await page.evaluate(() => {
      const sheet = (document.querySelector('.bottom-sheet') as Element).getBoundingClientRect();
      const rings = [...document.querySelectorAll('.piece circle[stroke="var(--map-glow)"]')].map((ring) => ring.getBoundingClientRect());
      return rings.map(({ x, y, width: w, height }) => x + w / 2 > 0 && x + w / 2 < 360 && y + height / 2 > 52 && y + height / 2 < sheet.y);
    });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
    const pieces = await page.locator('.piece').count();
    expect(await page.locator('.piece .emblem').count()).toBe(pieces);
    // The numbers of places are shown on request, and the choice is remembered.
    await page.getByText('Legend', { exact: true }).click();
    await page.getByLabel('Show the number of every place').check();
    await page.waitForSelector('.hex-numbers text');
    await page.reload();
    await page.waitForSelector('.hex-numbers text');
    await person.leaves();
  });
});
