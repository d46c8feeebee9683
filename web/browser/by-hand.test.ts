import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { width } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';
import { hands, home, landName, lines, sits, tapAtRest } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How many places the first step of a replay tells of. */
async function placesOfFirstStep(person: Person, id: string, from: number, to: number): Promise<number> {
  interface Frame {
    report: { sentences: { marks: { place: string | null }[] }[] }[];
    strokes: { places: string[] }[];
  }
  const { frames } = await person.call<{ frames: Frame[] }>('GET', `/games/${id}/positions/${to}/frames?from=${from}`);
  const [first] = frames.filter(({ report, strokes }) => report.length > 0 || strokes.length > 0);
  const named = first?.report.flatMap(({ sentences }) => sentences.flatMap(({ marks }) => marks.flatMap(({ place }) => place ?? [])));
  return new Set([...(named ?? []), ...(first?.strokes.flatMap(({ places }) => places) ?? [])]).size;
}

/** What people ran into who played whole games on a phone. */
describe('on a phone', () => {
  it('a long name fits into the page, and the settings show all of it', async () => {
    const person = await Person.sits(browser, PHONE);
    await person.open('/');
    const name = 'Bartholomew Featherstone';
    await person.call('POST', '/accounts', { name, password: 'three calm grey owls' });
    await person.open('/settings');
    const shown = person.page.locator('main p', { hasText: name });
    await shown.waitFor();
    expect(await width(person)).toBe(PHONE.width);
    expect(await shown.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await person.leaves();
  });

  it('a march shows all places that it can reach first, however near the board was', async () => {
    const { person, id } = await sits(browser, PHONE, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const mine = await home(person, id);
    const { at } = await person.myDecision(id);
    await hands(person, id, at, [`spawn 2 at ${mine}`]);
    await person.myDecision(id);
    const { choices } = await person.call<{ choices: { line: string; places: string[] }[] }>('POST', `/games/${id}/desk`, { lines: [] });
    const ends = choices.filter(({ line, places }) => line.startsWith('move') && places[0] === String(mine) && places.length === 2);
    expect(ends.length).toBeGreaterThan(1);
    for (let nearer = 0; nearer < 2; nearer++) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await person.rests('[data-territory]');
    }
    await page.getByRole('button', { name: 'Find a place' }).click();
    await page.getByRole('combobox', { name: 'Find a place' }).fill(await landName(person, id, mine));
    await page.keyboard.press('Enter');
    await page.locator('.place-card').getByRole('button', { name: /^Move/ }).click();
    for (const { places } of ends) {
      await expect
        .poll(async () => {
          await person.rests('[data-territory]');
          return person.visible(`[data-territory="${places[1]}"]`);
        })
        .not.toBeNull();
    }
    await person.leaves();
  });

  it('a card that moved the board gives the view back when it is closed, unless the board was moved by hand since then', async () => {
    const { person } = await sits(browser, PHONE, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const view = () => page.$eval('.map > g', (scene) => (scene as SVGGElement).style.transform);
    // After a turn, the news is shown in the place of a card.
    await page.locator('.aftermath-card').getByRole('button', { name: 'Close' }).click();
    await person.rests('[data-territory]');
    for (let nearer = 0; nearer < 2; nearer++) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await person.rests('[data-territory]');
    }
    const chosen = await view();
    // A land near the edge of the screen, which its card moves towards the middle.
    const edge = await page.evaluate(() => {
      const near = [...document.querySelectorAll('[data-territory]')].find((land) => {
        const { x, y, width, height } = (land.querySelector('path') as Element).getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return land.contains(hit) && (x + width / 2 < 60 || x + width / 2 > window.innerWidth - 60);
      });
      return (near as SVGElement).dataset.territory as string;
    });
    const opened = async () => {
      await tapAtRest(person, `[data-territory="${edge}"]`);
      await page.locator('.place-card').waitFor();
      await expect.poll(view).not.toBe(chosen);
      await person.rests('[data-territory]');
    };
    const closed = async () => {
      await page.locator('.place-card').getByRole('button', { name: 'Close' }).click();
      await page.locator('.place-card').waitFor({ state: 'detached' });
      await person.rests('[data-territory]');
    };
    await opened();
    await closed();
    await expect.poll(view).toBe(chosen);
    await opened();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await person.rests('[data-territory]');
    const nearer = await view();
    await closed();
    expect(await view()).toBe(nearer);
    await person.leaves();
  });

  it('words to type are drawn as code and have no backticks', async () => {
    const { person } = await sits(browser, PHONE, { ruleset: 'gd5', board: 'Two Shores', parameters: { 'start-choice': 'open' } }, 0);
    await person.page.getByRole('combobox', { name: 'Type an order' }).fill('ready');
    await person.page.keyboard.press('Enter');
    const reason = person.page.locator('.order-line.rejected .reason');
    await reason.locator('code', { hasText: 'start' }).waitFor();
    expect(await reason.textContent()).not.toContain('`');
    await person.leaves();
  });

  it('another start replaces the one on the sheet, and the bar says what comes next', async () => {
    const { person } = await sits(browser, PHONE, { ruleset: 'gd5', board: 'Two Shores', parameters: { 'start-choice': 'open' } }, 0);
    const { page } = person;
    const starts = await page.$$eval('.land.target', (lands) => lands.map((land) => (land as SVGElement).dataset.territory as string));
    const begin = async (place: string) => {
      await tapAtRest(person, `[data-territory="${place}"]`);
      await page
        .locator('.place-card')
        .getByRole('button', { name: /^Start/ })
        .click();
      await page.locator(`.order-line.accepted code`, { hasText: `start ${place}` }).waitFor({ state: 'attached' });
    };
    await begin(starts[0] as string);
    await page.locator('.now-bar').getByText('Your start is chosen.').waitFor();
    // The order is on the card; a reason why there is no other is not.
    await page.locator('.place-card .planned').waitFor();
    expect(await page.locator('.reason-here').count()).toBe(0);
    await begin(starts[1] as string);
    expect(await lines(person)).toBe(1);
    await person.saved();
    await person.leaves();
  });

  it('every tab begins at its top, and the graph of a finished game ends with its end', async () => {
    const person = await Person.sits(browser, PHONE);
    const { page } = person;
    await person.open('/');
    const { game } = await person.call<{ game: { id: string } }>('POST', '/play', {
      ruleset: 'gd6',
      parameters: { 'turn-limit': '2' },
    });
    for (let over = false; !over; ) {
      const now = await until(
        person,
        game.id,
        ({ status, awaiting, me }) => status === 'over' || awaiting.includes(me.seat as number),
        'me',
      );
      over = now.status === 'over';
      if (!over) {
        await hands(person, game.id, now.at, []);
      }
    }
    await person.open(`/game/${game.id}`);
    await page.getByTestId('finale').locator('.graph').waitFor();
    const ends = await page.getByTestId('finale').locator('.graph text').allTextContents();
    expect(ends.slice(-2)).toEqual(['Turn 1', 'End']);
    // The whole board is above the raised sheet.
    const covered = () =>
      page.evaluate(() => {
        const lands = [...document.querySelectorAll('[data-territory] > path:first-child')].map(
          (land) => land.getBoundingClientRect().bottom,
        );
        return Math.max(...lands) - (document.querySelector('.bottom-sheet') as HTMLElement).getBoundingClientRect().top;
      });
    await expect.poll(covered).toBeLessThanOrEqual(0);
    const body = page.locator('#tab-body');
    await body.evaluate((tab) => tab.scrollTo(0, 400));
    expect(await body.evaluate((tab) => tab.scrollTop)).toBeGreaterThan(0);
    await page.click('#tab-orders');
    await page.waitForSelector('#tab-body .board-words');
    expect(await body.evaluate((tab) => tab.scrollTop)).toBe(0);
    await person.leaves();
  });
});

describe.each([
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)('an arrow on the map, %s', (_, size) => {
  it('leaves the land below it to the finger', async () => {
    const { person, id } = await sits(browser, size, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const mine = await home(person, id);
    await hands(person, id, (await person.myDecision(id)).at, [`spawn 2 at ${mine}`]);
    await person.myDecision(id);
    const { choices } = await person.call<{ choices: { line: string; places: string[] }[] }>('POST', `/games/${id}/desk`, { lines: [] });
    const move = choices.find(({ line, places }) => line.startsWith('move') && places.length === 2);
    await page.getByRole('combobox', { name: 'Type an order' }).fill(move?.line as string);
    await page.keyboard.press('Enter');
    await page.locator('.map .arrow').waitFor({ state: 'attached' });
    await person.saved();
    await page.locator('.map').focus();
    await person.rests('[data-territory]');
    const to = move?.places[1] as string;
    const tip = await page.evaluate((place) => {
      const line = document.querySelector('.map .arrow path:last-of-type') as SVGPathElement;
      const toScreen = line.getScreenCTM() as DOMMatrix;
      const length = line.getTotalLength();
      for (let step = 40; step > 0; step--) {
        const { x, y } = line.getPointAtLength((length * step) / 40).matrixTransform(toScreen);
        const [first, ...below] = document.elementsFromPoint(x, y);
        if (first?.closest('.arrow') !== null && below.some((each) => each.closest(`[data-territory="${place}"]`) !== null)) {
          return { x, y };
        }
      }
      return null;
    }, to);
    const { x, y } = tip as { x: number; y: number };
    await page.mouse.click(x, y);
    await page.locator('.place-card', { hasText: await landName(person, id, to) }).waitFor();
    await person.leaves();
  });
});

describe('a purchase', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)('asks for its own number, where it can be seen, %s', async (_, size) => {
    const parameters = { 'dynamite-price': '2', 'toxic-price': '2' };
    const { person, id } = await sits(browser, size, { ruleset: 'gd6', board: 'Two Shores', parameters }, 1);
    const { page } = person;
    await tapAtRest(person, `[data-territory="${await home(person, id)}"]`);
    await page.locator('.place-card').waitFor();
    await page.click('#tab-orders');
    await page
      .locator('#tab-body')
      .getByRole('button', { name: /^Toxic Waste/ })
      .click();
    const composer = page.locator('#tab-body .composer');
    await composer.getByText('Buy: Toxic Waste').waitFor();
    expect(await page.locator('.composer').count()).toBe(1);
    const add = composer.getByRole('button', { name: 'Add', exact: true });
    await expect
      .poll(() =>
        add.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      )
      .toBe(true);
    await composer.getByRole('textbox', { name: 'Number' }).fill('2');
    await add.click();
    await page.locator('.order-line.accepted', { hasText: 'buy 2 toxic' }).waitFor();
    await person.leaves();
  });
});

describe('at a desk', () => {
  it('the card of the last order makes room for what the turn has changed', async () => {
    const { person, id } = await sits(browser, DESK, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const mine = await home(person, id);
    await tapAtRest(person, `[data-territory="${mine}"]`);
    await page.locator('.place-card').waitFor();
    await hands(person, id, (await person.myDecision(id)).at, [`spawn 2 at ${mine}`]);
    await page.locator('.aftermath-card [data-testid=balance]').waitFor();
    expect(await page.locator('.place-card').count()).toBe(0);
    await person.leaves();
  });

  it('a replay leaves the board as it was', async () => {
    const { person, id } = await sits(browser, DESK, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const mine = await home(person, id);
    // A step that tells of many places does not move the board.
    for (let places = Number.POSITIVE_INFINITY; places > 4; ) {
      const { at } = await person.myDecision(id);
      await hands(person, id, at, [`spawn 1 at ${mine}`]);
      places = await placesOfFirstStep(person, id, at, (await person.myDecision(id)).at);
    }
    await page.click('#tab-report');
    const view = () => page.$eval('.map > g', (scene) => (scene as SVGGElement).style.transform);
    // The place of the news is dragged out of sight, on the side where it is, so the replay has to move the board.
    for (let nearer = 0; nearer < 2; nearer++) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await person.rests('[data-territory]');
    }
    const board = (await page.locator('.table-board').boundingBox()) as { x: number; y: number; width: number; height: number };
    const [middle, height] = [board.x + board.width / 2, board.y + board.height / 2];
    await expect
      .poll(async () => {
        const point = await person.visible(`[data-territory="${mine}"]`);
        if (point !== null) {
          await page.mouse.move(middle, height);
          await page.mouse.down();
          await page.mouse.move(point.x < middle ? board.x + 5 : board.x + board.width - 5, height, { steps: 4 });
          await page.mouse.up();
          await person.rests('[data-territory]');
        }
        return point;
      })
      .toBeNull();
    const chosen = await view();
    // The replay ends by itself after a few seconds, and a busy machine may look too late. So the page itself presses Skip.
    const skipped = page.evaluate(
      (before) =>
        new Promise<void>((done) => {
          const look = () => {
            const skip = [...document.querySelectorAll<HTMLButtonElement>('.replay button')].find((each) => each.textContent === 'Skip');
            const moved = document.querySelector<SVGGElement>('.map > g')?.style.transform !== before;
            if (moved && skip !== undefined) {
              skip.click();
              done();
            } else {
              requestAnimationFrame(look);
            }
          };
          look();
        }),
      chosen,
    );
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await skipped;
    await page.locator('.replay').waitFor({ state: 'detached' });
    await expect.poll(view).toBe(chosen);
    await person.leaves();
  });

  it('a replay is not hidden behind the card of a chosen place', async () => {
    const { person, id } = await sits(browser, DESK, { ruleset: 'gd6', board: 'Two Shores' }, 1);
    const { page } = person;
    const mine = await home(person, id);
    await hands(person, id, (await person.myDecision(id)).at, [`spawn 2 at ${mine}`]);
    await person.myDecision(id);
    await tapAtRest(person, `[data-territory="${mine}"]`);
    await page.locator('.place-card').waitFor();
    await page.click('#tab-report');
    const paused = person.pausesReplay();
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await paused;
    const replay = page.locator('.replay');
    for (const end of ['top', 'bottom']) {
      // The box chooses its end by what it tells; both must be free.
      await replay.evaluate((box, at) => box.setAttribute('class', `replay card at-${at}`), end);
      const [box, card] = await Promise.all([replay.boundingBox(), page.locator('.place-card').boundingBox()]);
      expect((box?.y ?? 0) + (box?.height ?? 0), end).toBeLessThanOrEqual(card?.y ?? 0);
    }
    // A player who begins an order sees the board as it is now.
    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Spawn/ })
      .click();
    await replay.waitFor({ state: 'detached' });
    await person.leaves();
  });
});
