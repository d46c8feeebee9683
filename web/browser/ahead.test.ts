import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Seated {
  person: Person;
  id: string;
}

/** Two people at a table; the first has a page. */
async function table(size: { width: number; height: number }): Promise<{ one: Seated; other: Person }> {
  const host = await Person.sits(browser, DESK);
  await host.open('/');
  await host.call('POST', '/guests', {});
  const wish = { ruleset: 'gd6', name: 'While you were away', board: 'Two Shores', seats: 2, hostPlays: false };
  const schedule = { kind: 'length', minutes: 1440 };
  const { id, invitation } = await host.call<{ id: string; invitation: string }>('POST', '/games', { ...wish, schedule });
  const people: Person[] = [];
  for (const country of ['Wren', 'Heron']) {
    const person = await Person.sits(browser, people.length === 0 ? size : DESK);
    await person.open('/');
    await person.call('POST', '/guests', {});
    await person.call('POST', `/games/${id}/seats`, { invitation, country });
    people.push(person);
  }
  await host.call('POST', `/games/${id}/begin`, {});
  const [person, other] = people as [Person, Person];
  await person.open(`/game/${id}`);
  await person.page.waitForSelector('.map [data-territory]');
  return { one: { person, id }, other };
}

async function opened(person: Person) {
  const box = person.page.getByTestId('standing-orders');
  await box.locator('summary').first().scrollIntoViewIfNeeded();
  await box.locator('summary').first().click();
  await box.getByRole('textbox').waitFor();
  return box;
}

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('standing orders on %s', (_, size) => {
  it('are explained while they are typed, saved, and used for the turn', async () => {
    const { one, other } = await table(size);
    const { person, id } = one;
    if (size === PHONE) {
      await person.page.getByRole('tab', { name: 'Orders' }).click();
    }
    const box = await opened(person);
    await box.getByRole('textbox').fill('turn 1: buidl hq 3\nif 3 is mine: spawn 1 at 3 else hold');
    await box.getByText('Line 1, column 9', { exact: false }).waitFor();
    await box.getByRole('textbox').fill('turn 1: build hq 3\nif 3 is mine: spawn 1 at 3 else hold');
    await box.getByText(/^In turn 1, /).waitFor();
    await box.getByText(/^In every turn, if .* belongs to you: /).waitFor();
    await box.getByLabel('If I hand in nothing').selectOption('hold');
    await box.getByTestId('coming').getByText('Your standing orders give these orders').waitFor();
    await holdsUp(person, 'standing orders');
    await box.getByRole('checkbox').check();
    await box.getByRole('button', { name: 'Save standing orders' }).click();
    await person.page.getByTestId('decided-ahead').waitFor();
    const { at } = await other.call<{ at: number }>('GET', `/games/${id}/sheet`);
    await other.call('PUT', `/games/${id}/sheet`, { at, lines: ['build hq 20'], version: 0, ready: true });
    await until(person, id, (game) => game.at > at, 'the next turn');
    await person.page.getByRole('tab', { name: 'Orders' }).click();
    // The next turn may have its sheet already.
    await box.getByText(/^What they did in turn [12]$/).waitFor();
    expect(person.mistakes).toEqual([]);
  });

  it('are planned for a leave: the days, and who plays in which game', async () => {
    const { one, other } = await table(size);
    const { person, id } = one;
    if (size === PHONE) {
      await person.page.getByRole('tab', { name: 'Orders' }).click();
    }
    const box = await opened(person);
    await box.getByRole('link', { name: 'Announce leave' }).click();
    const games = person.page.getByTestId('away-games');
    await games.getByLabel('Who plays for you in While you were away').selectOption('defend');
    await games.getByText('Saved').waitFor();
    await holdsUp(person, 'leave');
    const today = new Date().toISOString().slice(0, 10);
    await person.page.getByLabel('First day').fill(today);
    await person.page.getByLabel('Last day').fill(today);
    await person.page.getByRole('button', { name: 'Announce leave' }).click();
    await person.page.getByText('Announced. Your tables show it.').waitFor();
    const standing = await person.call<{ posture: string; atOnce: boolean }>('GET', `/games/${id}/standing-orders`);
    expect(standing).toMatchObject({ posture: 'defend', atOnce: true });
    await other.open(`/game/${id}`);
    await other.page.getByRole('tab', { name: 'Players' }).click();
    await other.page.getByText('on leave', { exact: false }).first().waitFor();
    expect(person.mistakes).toEqual([]);
  });
});
