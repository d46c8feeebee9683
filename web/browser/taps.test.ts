import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { PHONE, until, type Person } from './person';
import { hands, home, landName, lines, sits } from './seated';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Choice {
  group: string;
  line: string;
  places: string[];
  amount: { least: number; most: number } | null;
}

/**
 * Touches the screen like a thumb, and counts the touches. Only what is on the screen and not covered can be touched, and buttons must be
 * within reach.
 */
class Thumb {
  touches = 0;
  /** The lines that stay on the sheet between two counted orders. */
  base: string[] = [];

  constructor(
    readonly person: Person,
    readonly id: string,
  ) {}

  /** Touches a land of the map where nothing covers it. */
  async land(place: string): Promise<void> {
    await this.person.rests('[data-territory]');
    const point = await this.person.free(`[data-territory="${place}"]`);
    await this.touch(point.x, point.y);
  }

  /** Touches a button of the open card. */
  async button(name: RegExp): Promise<void> {
    await this.press(this.person.page.locator('.place-card').getByRole('button', { name }).first());
  }

  async press(button: ReturnType<Person['page']['locator']>): Promise<void> {
    await button.waitFor();
    await this.person.rests('[data-territory]');
    const box = await button.boundingBox();
    expect(box, 'the button is on the screen').not.toBeNull();
    const { x, y, width, height } = box as { x: number; y: number; width: number; height: number };
    // The upper third of a phone is out of reach for the hand that holds it.
    expect(y + height / 2, `${await button.textContent()} is within reach`).toBeGreaterThan(PHONE.height / 3);
    expect(y + height, `${await button.textContent()} is on the screen`).toBeLessThanOrEqual(PHONE.height);
    // Names inside a sentence are as high as its line.
    expect(height, 'a button is as large as a finger tip').toBeGreaterThanOrEqual(
      (await button.getAttribute('class')) === 'place-link' ? 24 : 32,
    );
    await this.touch(x + width / 2, y + height / 2);
  }

  private async touch(x: number, y: number): Promise<void> {
    this.touches++;
    await this.person.page.touchscreen.tap(x, y);
  }

  /** Builds the first construct on offer; if there are several, from a list. Returns the number of touches in the list. */
  async construct(): Promise<number> {
    const before = await lines(this.person);
    const list = this.person.page.locator('.place-card .unfolded button');
    await this.button(/^Build/);
    await expect.poll(async () => (await lines(this.person)) !== before || (await list.count()) > 0).toBe(true);
    if ((await lines(this.person)) !== before) {
      return 0;
    }
    await this.press(list.first());
    return 1;
  }

  /** Touches a destination until its order is on the sheet: once if there is nothing to choose, else a second time. */
  async destination(place: string): Promise<void> {
    const before = await lines(this.person);
    await this.land(place);
    const composer = this.person.page.locator('.composer');
    await expect.poll(async () => (await lines(this.person)) !== before || (await composer.count()) > 0).toBe(true);
    if ((await lines(this.person)) === before) {
      await this.land(place);
    }
  }

  /** Waits until the sheet has this many lines and is saved: the answer changes the open card, and a touch on its way would miss. */
  async ordered(count: number): Promise<void> {
    await expect.poll(() => lines(this.person)).toBe(count);
    await this.person.saved();
  }

  /** The touches that an order takes, from a lowered sheet without a card to a saved sheet. */
  async counted(order: () => Promise<void>): Promise<number> {
    const before = await lines(this.person);
    this.touches = 0;
    await order();
    await expect.poll(() => lines(this.person)).not.toBe(before);
    await this.person.saved();
    return this.touches;
  }

  /** Removes the counted orders and closes the card. These touches are not counted. */
  async clear(): Promise<void> {
    const { page } = this.person;
    const close = page.locator('.place-card').getByRole('button', { name: 'Close' });
    if (await close.isVisible()) {
      await close.click();
    }
    const { at } = await this.person.call<{ at: number }>('GET', `/games/${this.id}`);
    await this.person.saved();
    const { version } = await this.person.call<{ version: number }>('GET', `/games/${this.id}/sheet`);
    // Until the page has the new sheet, an order on it would belong to the old one and be dropped.
    const heard = page.waitForResponse((answer) => answer.url().includes(`/games/${this.id}/table`));
    await this.person.call('PUT', `/games/${this.id}/sheet`, { at, lines: this.base, version, ready: false });
    await heard;
    await expect.poll(() => lines(this.person)).toBe(this.base.length);
    await this.person.saved();
  }

  async choices(): Promise<Choice[]> {
    return (await this.person.call<{ choices: Choice[] }>('POST', `/games/${this.id}/desk`, { lines: this.base })).choices;
  }
}

/** A territory in the middle of its shore, whose neighbours stay in view while its card is open. */
const CENTRAL = 5;

const isMove = (choice: Choice) => choice.line.startsWith('move');

/**
 * A move from a place whose end has no orders of its own, so that a touch there sends the units, and which is in view while the card of
 * the place is open.
 */
async function moveFrom(thumb: Thumb, from: string, length: number, wanted: (choice: Choice) => boolean = () => true): Promise<Choice> {
  const all = await thumb.choices();
  const busy = new Set(all.map(({ places }) => places[0]));
  const moves = all.filter((choice) => isMove(choice) && choice.places[0] === from && !busy.has(end(choice)));
  const near = new Set(moves.filter(({ places }) => places.length === 2).map(end));
  const fitting = moves.filter((choice) => choice.places.length === length && (length === 2 || !near.has(end(choice))) && wanted(choice));
  await thumb.land(from);
  await thumb.person.page.waitForSelector('.place-card');
  await thumb.person.rests('[data-territory]');
  for (const choice of fitting) {
    if ((await thumb.person.visible(`[data-territory="${end(choice)}"]`)) !== null) {
      await thumb.clear();
      return choice;
    }
  }
  throw new Error(`no move of ${length} places from ${from} is in view: ${fitting.map(end).join()}`);
}

const end = ({ places }: Choice) => places.at(-1) as string;

describe('Global Domination with one thumb', () => {
  it('ten typical orders take the touches that docs/orders.md lists', async () => {
    const { person, id } = await sits(browser, PHONE, { ruleset: 'gd6', board: 'Two Shores' }, 0);
    const { page } = person;
    const thumb = new Thumb(person, id);
    const taps: Record<string, number> = {};

    const [start] = (await thumb.choices()).filter(({ line }) => line.startsWith('build hq'));
    taps['found the first headquarters'] = await thumb.counted(async () => {
      await thumb.land(start?.places[0] as string);
      await thumb.button(/^Build/);
    });
    await thumb.clear();

    // Until I have a headquarters with units, and a single unit on another land.
    const mine = await settle(thumb);
    const spawn = (await thumb.choices()).find(({ line, places }) => line.startsWith('spawn') && places[0] === mine);
    taps['spawn all armies at the headquarters'] = await thumb.counted(async () => {
      await thumb.land(mine);
      await thumb.button(/^Spawn/);
      await thumb.button(/^Add$/);
    });
    taps['cancel an order that is planned on the open card'] = await thumb.counted(() => thumb.button(/^Cancel/));

    // People spawn first. While armies can be spawned on a neighbour, a touch there opens its card.
    thumb.base = [spawn?.line as string];
    await thumb.clear();
    const far = await moveFrom(thumb, mine, 3);
    const near = await moveFrom(thumb, mine, 2, ({ amount }) => (amount?.most ?? 1) > 2);

    taps['move all units to a land that is not mine'] = await thumb.counted(async () => {
      await thumb.land(mine);
      await thumb.destination(end(near));
    });
    await thumb.clear();

    taps['move all but one there'] = await thumb.counted(async () => {
      await thumb.land(mine);
      await thumb.land(end(near));
      await thumb.button(/^Fewer$/);
      await thumb.land(end(near));
    });
    taps['a second move from the same land'] = await thumb.counted(() => thumb.destination(end(near)));
    await thumb.clear();

    taps['move over two borders'] = await thumb.counted(async () => {
      await thumb.land(mine);
      await thumb.destination(end(far));
    });
    await thumb.clear();

    const single = (await thumb.choices()).find(
      (choice) => isMove(choice) && choice.places[0] !== mine && choice.amount?.most === choice.amount?.least,
    );
    const alone = await moveFrom(thumb, single?.places[0] as string, 2);
    taps['move a single unit there'] = await thumb.counted(async () => {
      await thumb.land(alone.places[0] as string);
      await thumb.destination(end(alone));
    });
    await thumb.clear();

    taps['build a construct'] = await thumb.counted(async () => {
      await thumb.land(mine);
      await thumb.construct();
    });
    const offered = (await thumb.choices()).filter(({ line, places }) => line.startsWith('build') && places[0] === mine).length;
    await thumb.clear();

    await page.click('#tab-report');
    await page.waitForSelector('.report .place-link');
    const named = page.locator('.report .place-link').filter({ hasText: await landName(person, id, mine) });
    taps['move from a land that is named in the report'] = await thumb.counted(async () => {
      await named.first().scrollIntoViewIfNeeded();
      await thumb.press(named.first());
      await thumb.destination(end(near));
    });

    console.log(
      Object.entries(taps)
        .map(([order, count], i) => `| ${i + 1} | ${order} | ${count} |`)
        .join('\n'),
    );
    expect(taps).toEqual({
      'found the first headquarters': 2,
      'spawn all armies at the headquarters': 3,
      'cancel an order that is planned on the open card': 1,
      'move all units to a land that is not mine': 3,
      'move all but one there': 4,
      'a second move from the same land': 1,
      'move over two borders': 3,
      'move a single unit there': 2,
      // Without the list if only one construct can be paid.
      'build a construct': offered > 1 ? 3 : 2,
      'move from a land that is named in the report': 3,
    });
    await person.leaves();
  });

  it('a whole turn of a spawn, a building and two moves takes 11 touches, or 10 if only one building can be paid', async () => {
    const { person, id } = await sits(browser, PHONE, { ruleset: 'gd6', board: 'Two Shores' }, 0);
    const thumb = new Thumb(person, id);
    const mine = await settle(thumb);
    thumb.base = (await thumb.choices())
      .filter(({ line, places }) => line.startsWith('spawn') && places[0] === mine)
      .map(({ line }) => line);
    const near = await moveFrom(thumb, mine, 2, ({ amount }) => (amount?.most ?? 1) > 2);
    thumb.base = [];
    await thumb.clear();
    thumb.touches = 0;
    await thumb.land(mine);
    await thumb.button(/^Spawn/);
    await thumb.button(/^Add$/);
    await thumb.ordered(1);
    const list = await thumb.construct();
    await thumb.ordered(2);
    await thumb.land(end(near));
    await thumb.button(/^Fewer$/);
    await thumb.land(end(near));
    await thumb.ordered(3);
    await thumb.destination(end(near));
    await thumb.ordered(4);
    await thumb.button(/^Close$/);
    const { at } = await person.call<{ at: number }>('GET', `/games/${id}`);
    await thumb.press(person.page.locator('[data-testid=ready]:visible').first());
    await until(person, id, (game) => game.at > at, 'the turn is carried out');
    expect(thumb.touches).toBe(10 + list);
    await person.leaves();
  });
});

/** Plays without the page until my headquarters has units and another land of mine has a single one. Returns the headquarters. */
async function settle(thumb: Thumb): Promise<string> {
  const { person, id } = thumb;
  for (let turns = 0; turns < 24; turns++) {
    const { at } = await person.myDecision(id);
    const capital = await home(person, id);
    const all = await thumb.choices();
    const from = (place: string) => all.filter((choice) => isMove(choice) && choice.places[0] === place);
    const mine = String(capital);
    const single = all.some((choice) => isMove(choice) && choice.places[0] !== mine && choice.amount?.most === choice.amount?.least);
    if (capital !== undefined && single && from(mine).some(({ amount }) => (amount?.most ?? 1) > 2)) {
      return mine;
    }
    const wanted = [
      all.find(({ line }) => line.startsWith('build hq') && line.endsWith(` ${CENTRAL}`)) ??
        all.find(({ line }) => line.startsWith('build hq')),
      all.find(({ line, places }) => line.startsWith('spawn') && (capital === undefined || places[0] === mine)),
    ].flatMap((choice) => (choice === undefined ? [] : [choice.line]));
    const out = single ? undefined : from(mine).find(({ places }) => places.length === 2);
    const sent = out === undefined ? [] : [out.line.replace(/^(move) \d+/, '$1 1')];
    await hands(person, id, at, capital === undefined ? wanted.slice(0, 1) : [...wanted, ...sent]);
  }
  throw new Error('no headquarters with units');
}
