import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Size {
  width: number;
  height: number;
}

/** The place of my HQ in Global Domination VI; undefined if there is none. */
async function home(person: Person, id: string): Promise<number | undefined> {
  const { game, position } = await person.call<{
    game: { me: { seat: number } };
    position: { view: { lands: { id: number; owner: number; hq: boolean }[] } };
  }>('GET', `/games/${id}/table`);
  return position.view.lands.find((land) => land.hq && land.owner === game.me.seat)?.id;
}

/** A game after its openings, which are decided by the first proposals of the rules. */
async function sits(size: Size, wish: { ruleset: string; board?: string }, openings: number): Promise<{ person: Person; id: string }> {
  const person = await Person.sits(browser, size);
  await person.open('/');
  const {
    game: { id, me },
  } = await person.call<{ game: { id: string; me: { seat: number } } }>('POST', '/play', wish);
  // Two first HQs that are too near to each other are not built; both players choose again.
  for (let done = 0; done < openings || (wish.ruleset === 'gd6' && (await home(person, id)) === undefined); done++) {
    await until(person, id, (game) => game.awaiting.includes(me.seat), 'my decision');
    const { at, orders } = await person.call<{ at: number; orders: string[] }>('GET', `/games/${id}/candidates`);
    await person.call('PUT', `/games/${id}/sheet`, { at, lines: orders.slice(0, 1), version: 0, ready: true });
    await until(person, id, (game) => game.at > at, 'the next position');
  }
  await until(person, id, (game) => game.awaiting.includes(me.seat), 'my decision');
  await person.open(`/game/${id}`);
  await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
  await person.myDecision(id);
  return { person, id };
}

const RAISED = '.sheet-handle[aria-expanded=true]';
const LOWERED = '.sheet-handle[aria-expanded=false]';

/** Whether nothing covers the middle of an element. */
function onTop(person: Person, selector: string): Promise<boolean> {
  return person.page.evaluate((wanted) => {
    const box = (document.querySelector(wanted) as Element).getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(wanted) !== null;
  }, selector);
}

/** Taps a land when the map has stopped moving: a sheet that rises or sinks moves it. */
async function tapAtRest(person: Person, selector: string): Promise<void> {
  await person.page.evaluate(
    () =>
      new Promise<void>((rests) => {
        let last = '';
        let same = 0;
        const look = () => {
          const { x, y, width } = (document.querySelector('[data-territory]') as Element).getBoundingClientRect();
          same = `${x} ${y} ${width}` === last ? same + 1 : 0;
          last = `${x} ${y} ${width}`;
          if (same > 8) {
            rests();
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
  await person.tap(selector);
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

async function lines(person: Person): Promise<number> {
  return person.page.locator('.order-line').count();
}

describe('on a phone', () => {
  it('card and sheet never cover each other, Back closes one, then the other, then leaves, and orders take few taps', async () => {
    const { person, id } = await sits(PHONE, { ruleset: 'gd6', board: 'Two Shores' }, 1);
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

    // The table in docs/orders.md lists all ten.
    let taps = 0;
    const tap = async (selector: string) => {
      taps++;
      await tapAtRest(person, selector);
    };
    const press = async (name: RegExp) => {
      taps++;
      await page.locator('.place-card').getByRole('button', { name }).first().click();
    };
    const counted = async (order: () => Promise<void>): Promise<number> => {
      const before = await lines(person);
      taps = 0;
      await order();
      await expect.poll(() => lines(person)).not.toBe(before);
      await person.saved();
      return taps;
    };
    const mine = `[data-territory="${await home(person, id)}"]`;

    const spawn = await counted(async () => {
      await tap(mine);
      await press(/^Spawn/);
      await press(/^Add$/);
    });
    await page.locator('.place-card').getByRole('button', { name: 'Close' }).click();
    const move = await counted(async () => {
      await tap(mine);
      await page.waitForSelector('.target-line.far');
      const name = await page.evaluate(() => {
        const far = document.querySelector('.target-line.far')?.getAttribute('d');
        const lands = [...document.querySelectorAll<SVGElement>('[data-territory]')];
        return lands.find((land) => land.querySelector('path')?.getAttribute('d') === far)?.dataset.territory;
      });
      await tap(`[data-territory="${name}"]`);
      if ((await page.locator('.composer').count()) > 0) {
        await tap(`[data-territory="${name}"]`);
      }
    });
    const cancel = await counted(() => press(/^Cancel/));
    expect({ spawn, move, cancel }).toEqual({ spawn: 3, move: 3, cancel: 1 });
    await page.goBack();
    await page.waitForSelector('.place-card', { state: 'detached' });
    await page.goBack();
    await page.waitForURL((url) => !url.pathname.startsWith('/game/'));
    await person.leaves();
  });
});

describe('a turn with several steps', () => {
  it('is drafted by tapping and sent as a whole, with correct buttons and hints', async () => {
    const { person, id } = await sits(PHONE, { ruleset: 'dynasty' }, 2);
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
    const { person, id } = await sits(DESK, { ruleset }, openings);
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
    const { person } = await sits(PHONE, { ruleset: 'carbon' }, 1);
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
