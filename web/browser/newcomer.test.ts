import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { followCoach } from './coached';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Kind {
  name: string;
  id: string;
  /** A setting that makes the game short, so that the test can play it to its end. */
  short: [string, string];
  turn(person: Person): Promise<void>;
}

/** A territory that is marked as a start, else the first possible order at a territory of mine. */
async function mapTurn(person: Person): Promise<void> {
  const { page } = person;
  const begin = page.getByRole('button', { name: 'I am ready' });
  if (await begin.isVisible().catch(() => false)) {
    await begin.click();
    return;
  }
  if (await page.$('.land.target')) {
    await person.rests('.land.target');
    const id = await page.$eval('.land.target', (land) => (land as SVGElement).dataset.territory);
    await person.tap(`[data-territory="${id}"]`);
    await page.locator('.place-card .button.primary').click();
    await person.saved();
  }
  await page.locator('[data-testid=ready]:visible, .decisions button:visible').first().click();
  // The page asks once before an empty sheet is handed in.
  const sure = page.locator('.now-bar', { hasText: 'ordered nothing' }).locator('[data-testid=ready]');
  if (await sure.isVisible().catch(() => false)) {
    await sure.click();
  }
}

/** A marked hex if one is needed, else the button for the next phase. */
async function hexTurn(person: Person): Promise<void> {
  const { page } = person;
  // The position arrives before its board is drawn, so wait for one of these.
  await page.locator('.decisions button, .hex-target, .list-builder button').first().waitFor({ state: 'attached' });
  const end = page.getByRole('button', { name: 'End the turn' });
  const decision = (await end.count()) > 0 ? end : page.locator('.decisions button').last();
  if (await decision.isVisible().catch(() => false)) {
    await decision.click();
    return;
  }
  const factions = page.getByRole('group', { name: 'Faction' }).getByRole('button');
  if ((await factions.count()) > 0) {
    await factions.first().click();
    await page.getByRole('button', { name: 'Hand in this list' }).click();
    return;
  }
  if (await page.$('.hex-target')) {
    await person.rests('.hex-target');
    const legal = await page.evaluate(() => {
      const target = document.querySelector('.hex-target') as SVGPolygonElement;
      const box = target.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    await page.mouse.click(legal.x, legal.y);
    // If only a place is needed, the tap is the order.
    const act = page.locator('.place-card .button.primary');
    await act.or(page.locator('[data-testid=ready]')).first().waitFor();
    if (await act.isVisible()) {
      await act.click();
    }
    await person.saved();
    await page.locator('[data-testid=ready]').click();
  }
}

/**
 * Half of the screen shows the board, between the coach and the card or the sheet, unless the sheet is raised for a form or a list is
 * unfolded on the card.
 */
async function halfIsBoard({ page }: Person): Promise<void> {
  const board = () =>
    page.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const below = [edge('.place-card'), edge('.bottom-sheet')].map((box) => box?.top ?? window.innerHeight);
      const raised = document.querySelector('.sheet-handle[aria-expanded=true], .place-card .unfolded') !== null;
      return raised ? 1 : (Math.min(...below) - (edge('.coach')?.bottom ?? 0)) / window.innerHeight;
    });
  // The sheet and the card grow for a moment after a tap.
  await expect.poll(board).toBeGreaterThanOrEqual(0.5);
}

/** Asks for an explanation of every button of the table; this must not order anything. */
async function explainsEverything(person: Person): Promise<void> {
  const { page } = person;
  await person.saved();
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/sheet/.test(request.url())) {
      written.push(`${request.method()} ${request.url()}`);
    }
  });
  const terms = page.waitForResponse((answer) => answer.url().endsWith('/terms'));
  await page.getByRole('button', { name: 'What is this?' }).click();
  const box = page.getByTestId('explains');
  await box.waitFor();
  await terms;
  const unexplained = await page.evaluate(async () => {
    const missing: string[] = [];
    const buttons = [...document.querySelectorAll<HTMLElement>('.table-page button, .table-page summary')];
    for (const button of buttons.filter((each) => each.offsetParent !== null && each.closest('[data-explains]') === null)) {
      button.click();
      await new Promise(requestAnimationFrame);
      const told = document.querySelector('[data-testid=explains]')?.textContent ?? '';
      if (told.includes('There is no explanation')) {
        missing.push(button.getAttribute('aria-label') ?? button.textContent ?? '');
      }
    }
    return missing;
  });
  expect(unexplained).toEqual([]);
  await box.getByRole('button', { name: 'Done' }).click();
  expect(written).toEqual([]);
}

const KINDS: Kind[] = [
  { id: 'gd6', name: 'Global Domination VI', short: ['turn-limit', '3'], turn: mapTurn },
  { id: 'gd5', name: 'Global Domination V', short: ['turn-limit', '3'], turn: mapTurn },
  { id: 'dynasty', name: 'Dynasty Builder', short: ['turnLimit', '5'], turn: hexTurn },
  { id: 'carbon', name: 'Carbon & Crystal', short: ['rounds', '4'], turn: hexTurn },
];

describe('a newcomer', () => {
  for (const kind of KINDS) {
    for (const [where, size] of [['on a phone', PHONE] as const, ['at a desk', DESK] as const]) {
      it(`reaches the board of ${kind.name} with one click, and a coach explains the first turn, ${where}`, async () => {
        const person = await Person.sits(browser, size);
        await person.open('/');
        await person.page.getByRole('button', { name: `First game: ${kind.name}`, exact: true }).click();
        await person.gameId();
        await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
        expect(await person.page.textContent('.now-bar p')).not.toBe('');
        expect(await person.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
        const said = await followCoach(person, 6, () => (size === PHONE ? halfIsBoard(person) : Promise.resolve()));
        // The first thing shown is how the game is won, in the words of its rules.
        const { position } = await person.call<{ position: { goal: { aim: string } } }>('GET', `/games/${await person.gameId()}/table`);
        expect(said[0]).toContain(position.goal.aim);
        expect(said.length).toBeGreaterThan(2);
        await explainsEverything(person);
        await person.leaves();
      });
    }

    it(`plays ${kind.name} against a bot to its end`, async () => {
      const person = await Person.sits(browser, PHONE);
      await person.open('/');
      const { game } = await person.call<{ game: { id: string } }>('POST', '/play', {
        ruleset: kind.id,
        parameters: { [kind.short[0]]: kind.short[1] },
      });
      await person.open(`/game/${game.id}`);
      await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
      for (let decisions = 0; decisions < 80; decisions++) {
        const now = await person.myDecision(game.id);
        if (now.status === 'over') {
          break;
        }
        await kind.turn(person);
        await until(person, game.id, (g) => g.status === 'over' || g.at > now.at, 'the position after my decision');
      }
      await person.page.waitForFunction(() => /over/i.test(document.querySelector('.now-bar p')?.textContent ?? ''));
      await person.page.click('#tab-more');
      await person.page.waitForSelector('table.table');
      await person.leaves();
    });
  }

  it('wins or tries again at the end of a coached game', async () => {
    const person = await Person.sits(browser, DESK);
    const { page } = person;
    await person.open('/');
    const { game } = await person.call<{ game: { id: string; parameters: Record<string, string> } }>('POST', '/play', {
      ruleset: 'gd6',
      first: true,
      parameters: { 'turn-limit': '3' },
    });
    await page.evaluate((id) => localStorage.setItem(`arbiter.coach.${id}`, '{}'), game.id);
    await person.open(`/game/${game.id}`);
    const first = await followCoach(person, 3);
    // The coach can be hidden and called back, and continues at the same step.
    await page.getByRole('button', { name: 'Hide the coach' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Coach', exact: true }).first().click();
    await page.getByTestId('coach').waitFor();
    expect(await page.getByTestId('coach').textContent()).not.toBe(first[0]);
    await followCoach(person, 120);
    await page.getByTestId('coach-end').getByRole('button', { name: 'Play the first game again' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(game.id));
    await page.getByTestId('coach').waitFor();
    await person.leaves();
  });
});
