import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page, Response } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';
import { hands } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function plays(size: { width: number; height: number }, wish: object): Promise<{ person: Person; id: string }> {
  const person = await Person.sits(browser, size);
  await person.open('/');
  const { game } = await person.call<{ game: { id: string } }>('POST', '/play', wish);
  await person.open(`/game/${game.id}`);
  await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
  await person.myDecision(game.id);
  return { person, id: game.id };
}

/** Taps the n-th marked hex and takes its first order. */
async function placed(person: Person, n = 0): Promise<void> {
  const { page } = person;
  const lines = await page.locator('.order-line').count();
  await page.waitForSelector('.hex-target');
  await person.rests('.hex-target');
  const at = await page.evaluate((nth) => {
    const all = [...document.querySelectorAll('.hex-target')];
    const box = (all[nth % all.length] as Element).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, n);
  await page.mouse.click(at.x, at.y);
  await page.locator('.place-card .button.primary').click();
  await page.waitForFunction((before) => document.querySelectorAll('.order-line').length > before, lines);
  await person.saved();
}

async function sent(person: Person, id: string): Promise<void> {
  const before = (await person.call<{ at: number }>('GET', `/games/${id}`)).at;
  await person.page.click('[data-testid=ready]');
  await until(person, id, (game) => game.at > before, 'the position after my decision');
  await person.myDecision(id);
}

/** Carbon & Crystal begins with lists. */
async function handsInList(person: Person, id: string): Promise<void> {
  await person.page.getByRole('button', { name: 'Ferrum Compact', exact: true }).click();
  await person.page.getByRole('button', { name: 'Hand in this list' }).click();
  await until(person, id, (game) => game.at > 0, 'the lists are in');
}

const wide = (page: Page, selector: string) => page.$eval(selector, (element) => element.scrollWidth > element.clientWidth);

/** Whether all elements of the first kind end above those of the second. */
const apart = (page: Page, above: string, below: string) =>
  page.evaluate(
    ([first, second]) => {
      const top = document.querySelector(second as string)?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll(first as string)].every((element) => element.getBoundingClientRect().bottom <= top);
    },
    [above, below],
  );

describe('a turn', () => {
  it.each([
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const)('of Dynasty Builder is drafted whole by tapping, %s', async (_, size) => {
    const { person, id } = await plays(size, { ruleset: 'dynasty' });
    const { page } = person;
    await placed(person, 3);
    await sent(person, id);
    await placed(person);
    await sent(person, id);

    await placed(person);
    await page.waitForFunction(
      () => /^\s*2\s/.test(document.querySelector('.counts')?.textContent ?? '') || document.querySelectorAll('.hex-ghost').length === 1,
    );
    await placed(person, 1);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.order-line').length === 1);
    const [house] = (await person.call<{ lines: { text: string }[] }>('GET', `/games/${id}/sheet`)).lines;
    if (size === PHONE) {
      await page.locator('.sheet-handle').press('Enter');
    }
    await page.locator('.order-input input').fill(`token ${house?.text.split(' ').at(-1)}`);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.order-line').length === 2);
    await page.locator('.order-line .price', { hasText: 'Land tokens' }).waitFor();
    expect(await wide(page, '.tab-body'), 'a long price does not widen the panel').toBe(false);
    expect(await apart(page, '.now-bar .button', '.tabs'), 'buttons do not lie over the tabs').toBe(true);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.order-line').length === 1);
    await page.getByRole('button', { name: 'Go on to march' }).click();
    await page.waitForFunction(() => document.querySelector('.phases [aria-current="step"]')?.textContent === 'March');
    const before = await person.call<{ at: number }>('GET', `/games/${id}`);
    const sheet = await person.call<{ lines: { accepted: boolean }[] }>('GET', `/games/${id}/sheet`);
    expect(sheet.lines.every((line) => line.accepted)).toBe(true);
    await page.getByRole('button', { name: 'End the turn' }).click();
    await until(person, id, (game) => game.at > before.at, 'my turn is carried out');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await person.leaves();
  });

  it('of Carbon & Crystal begins with a list that the rules price and judge', async () => {
    const { person } = await plays(PHONE, { ruleset: 'carbon', parameters: { capField: 7 } });
    const { page } = person;
    const left = (points: number) =>
      page.waitForFunction(
        (text) => document.querySelector('.purse')?.textContent?.includes(text) === true,
        `Points ${points} of 540 left`,
      );
    await page.getByRole('button', { name: 'Ferrum Compact', exact: true }).click();
    await left(4);
    const row = page.locator('.sheet-row', { hasText: 'Line Guard' });
    await row.getByText('5/7').waitFor();
    expect(await row.getByRole('button', { name: 'Add one Line Guard' }).isDisabled()).toBe(true);
    await row.getByRole('button', { name: 'Remove one Line Guard' }).click();
    await left(12);
    await row.getByRole('button', { name: 'Add one Line Guard' }).click();
    await left(4);
    await page.getByRole('button', { name: 'Remove one Line Guard' }).click();
    await left(12);
    await person.saved();
    // The form does not parse the line: after a reload it shows what the rules say about it.
    await page.reload();
    await page.locator('.sheet-row', { hasText: 'Line Guard' }).getByText('4/7').waitFor();
    await page.getByRole('button', { name: 'Empty the list' }).click();
    await left(540);
    await person.leaves();
  });

  it('of Carbon & Crystal is drafted by tapping: production, then a move that continues the draft', async () => {
    const { person, id } = await plays(DESK, { ruleset: 'carbon' });
    const { page } = person;
    await handsInList(person, id);
    await person.myDecision(id);
    await person.rests('.piece');
    const [base, worker] = (await page.evaluate(() =>
      ['Command Center', 'Rigger', 'Acolyte'].flatMap((name) => {
        const piece = [...document.querySelectorAll('.piece')].find(
          (one) =>
            one.querySelector('title')?.textContent?.startsWith(name) && one.querySelector('circle[stroke="var(--map-glow)"]') !== null,
        );
        const box = piece?.getBoundingClientRect();
        return box === undefined ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      }),
    )) as { x: number; y: number }[];
    await page.mouse.click(base?.x ?? 0, base?.y ?? 0);
    await page
      .locator('.place-card')
      .getByRole('button', { name: /^Train.*Carbon −4/ })
      .first()
      .click();
    await page.waitForFunction(() => /\b1 turn/.test(document.querySelector('#tab-body')?.textContent ?? ''));
    await page.waitForSelector('.ordered');
    expect(await page.textContent('.purse')).toMatch(/Carbon \d+ of \d+ left/);
    await page.mouse.click(base?.x ?? 0, base?.y ?? 0);
    expect(await page.textContent('.place-card .planned')).toMatch(/Planned: .*trains.*Carbon −4/);
    await page.mouse.click(worker?.x ?? 0, worker?.y ?? 0);
    await page.locator('.place-card').getByRole('button', { name: /^Move/ }).click();
    await page.waitForSelector('.hex-target');
    expect(await page.locator('.order-line').count()).toBe(1);
    await person.saved();
    await person.leaves();
  });

  it('sends only the changes to an open page', async () => {
    const { person, id } = await plays(DESK, { ruleset: 'gd6', board: 'World' });
    const { page } = person;
    const answers: Response[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/table?')) {
        answers.push(answer);
      }
    });
    const territory = await page.$eval('.land.target', (land) => (land as SVGElement).dataset.territory as string);
    await person.call('PUT', `/games/${id}/sheet`, { at: 0, lines: [`build hq ${territory}`], version: 0, ready: true });
    await page.waitForFunction(() => document.querySelector('.table-page')?.getAttribute('data-at') !== '0');
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const text = await answer.text();
      expect(answer.url()).toContain('known=');
      expect(text).not.toContain('"outline"');
      expect(JSON.stringify((JSON.parse(text) as { position: unknown }).position).length).toBeLessThan(20_000);
    }
    await person.leaves();
  });
});

describe('a phone that is held sideways', () => {
  it('has the board beside the panel, and both can be used', async () => {
    const { person } = await plays({ width: 740, height: 360 }, { ruleset: 'gd6' });
    const { page } = person;
    const [board, panel] = await Promise.all(['.table-board', '.bottom-sheet'].map((part) => page.locator(part).boundingBox()));
    expect(board?.height).toBeGreaterThan(300);
    expect(panel?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 740) - 1);
    await person.tap('.land.target');
    const card = await page.locator('.place-card').boundingBox();
    expect(card?.height).toBeLessThan(200);
    await page.locator('.place-card .button.primary').click();
    await page.waitForSelector('.order-line, .composer');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(740);
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });
});

describe('what happened', () => {
  it('is reported and replayed on a board of hexes, starting with my decision', async () => {
    const { person, id } = await plays(DESK, { ruleset: 'dynasty' });
    const { page } = person;
    await placed(person, 3);
    await sent(person, id);
    await placed(person);
    await sent(person, id);
    await page.click('#tab-report');
    const paused = person.pausesReplay();
    await page.getByRole('button', { name: 'Replay' }).click();
    await paused;
    const words = await page.textContent('.replay p');
    expect(words).toMatch(/\w+ .*\.$/);
    expect(words).not.toMatch(/[a-z][A-Z]/);
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });

  /** Bots play all seats, including mine, until that turn; then I get my seat back. */
  async function late(size: { width: number; height: number }, ruleset: string, turn: number): Promise<Person> {
    const person = await Person.sits(browser, size);
    const name = `Wren ${Math.random().toString(36).slice(2, 8)}`;
    await person.open('/');
    await person.call('POST', '/accounts', { name, password: 'three calm grey owls' });
    const {
      game: { id, me },
    } = await person.call<{ game: { id: string; me: { seat: number } } }>('POST', '/play', {
      ruleset,
      seats: 4,
      bots: ['recruit', 'recruit', 'recruit'],
    });
    await person.call('POST', `/games/${id}/host/seats/${me.seat}/replace`, { bot: 'recruit' });
    await until(person, id, (game) => game.turn >= turn, `turn ${turn}`);
    await person.call('POST', `/games/${id}/host/seats/${me.seat}/replace`, { player: name });
    await until(person, id, (game) => game.awaiting.includes(me.seat), 'my decision');
    await person.open(`/game/${id}`);
    await person.page.click('#tab-report');
    return person;
  }

  it('is looked up by turns with the slider and by single steps with the buttons', async () => {
    const person = await late(PHONE, 'dynasty', 4);
    const { page } = person;
    const slider = page.getByRole('slider', { name: 'Show the position after turn' });
    expect(Number(await slider.getAttribute('max'))).toBeLessThan(10);
    await slider.fill('2');
    await page.getByRole('heading', { name: 'Turn 2', exact: true }).waitFor();
    const [, steps] = /step (\d+) of \1$/.exec((await page.locator('.history .count', { hasText: 'step' }).textContent()) ?? '') ?? [];
    expect(Number(steps)).toBeGreaterThan(2);
    await page.getByText(`The whole turn, ${steps} steps.`).waitFor();
    const whole = await page.locator('.report p').count();
    await page.getByRole('button', { name: 'One step back' }).click();
    await page.getByText(`step ${Number(steps) - 1} of ${steps}`).waitFor();
    await page.getByText('The whole turn').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.report p').count()).toBeLessThan(whole);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator('button[aria-label="One step forward"]:disabled').waitFor();
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });

  it('is reported in full, or only the sentences about me', async () => {
    const person = await late(PHONE, 'gd6', 6);
    const { page } = person;
    const mine = page.getByRole('button', { name: /^About you/ });
    await mine.waitFor();
    const all = await page.locator('.report p').count();
    const marked = await page.locator('.report p.mine').count();
    expect(marked).toBeLessThan(all);
    expect(await mine.textContent()).toBe(`About you (${marked})`);
    await mine.click();
    await expect.poll(() => page.locator('.report p').count()).toBe(marked);
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });

  it.each(['gd6', 'gd5'])('is drawn on the map, as arrows beside the report and step by step in a replay: %s', async (ruleset) => {
    const person = await late(DESK, ruleset, 4);
    const { page } = person;
    await page.waitForSelector('.map .arrow.happened');
    const paused = person.pausesReplay();
    await page.getByRole('button', { name: 'Replay' }).click();
    await paused;
    const steps = Number(/of (\d+)/.exec((await page.locator('.replay .count').textContent()) ?? '')?.[1]);
    expect(steps).toBeGreaterThan(2);
    let drawn = 0;
    for (let step = 1; step <= steps; step++) {
      await page.locator('.replay .count', { hasText: new RegExp(`\\b${step} of ${steps}$`) }).waitFor();
      expect((await page.textContent('.replay p'))?.length).toBeGreaterThan(5);
      drawn += await page.locator('.map .told-line').count();
      await page.getByRole('button', { name: 'Later', exact: true }).click();
    }
    expect(drawn).toBeGreaterThan(0);
    await page.waitForSelector('.replay', { state: 'detached' });
    expect(await page.locator('.map .told-line').count()).toBe(0);
    await page.waitForSelector('.map .arrow.happened');
    expect(await complaints(person)).toEqual([]);
    await person.leaves();
  });

  it.each(['gd6', 'gd5', 'dynasty', 'carbon'])('has graphs of land or pieces, units and income: %s', async (ruleset) => {
    const { person, id } = await plays(PHONE, { ruleset });
    const { page } = person;
    // A graph needs two turns. A first turn can have several decisions: a city and a soldier, or another HQ after a clash.
    const first = await person.myDecision(id);
    for (let now = first; now.turn === first.turn; now = await person.myDecision(id)) {
      const { at, orders } = await person.call<{ at: number; orders: string[] }>('GET', `/games/${id}/candidates`);
      await hands(person, id, at, orders.slice(0, 1));
    }
    const names = async () => {
      // After a clash of first HQs the orders tab opens, whichever tab was open.
      await page.click('#tab-more');
      const graphs = page.locator('section', { has: page.locator('.graph') });
      return (await graphs.getByRole('button').allTextContents()).map((name) => name.toLowerCase());
    };
    await expect.poll(names).toEqual(expect.arrayContaining(['units', 'income']));
    await page
      .locator('section', { has: page.locator('.graph') })
      .getByRole('button', { name: 'income' })
      .click();
    await page.waitForSelector('.graph text.mark, p:has-text("secret until")');
    await page.waitForSelector('a[download]');
    await person.leaves();
  });
});
