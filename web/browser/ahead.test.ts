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

const GD6 = { ruleset: 'gd6', board: 'Two Shores' };

/** Two people at a table; the first has a page. If one decides after the other, the first one waits. */
async function table(
  size: { width: number; height: number },
  rules: { ruleset: string; board?: string } = GD6,
): Promise<{ one: Seated; other: Person }> {
  const host = await Person.sits(browser, DESK);
  await host.open('/');
  await host.call('POST', '/guests', {});
  const wish = { ...rules, name: 'While you were away', seats: 2, hostPlays: false };
  const schedule = { kind: 'length', minutes: 1440 };
  const { id, invitation } = await host.call<{ id: string; invitation: string }>('POST', '/games', { ...wish, schedule });
  const people: Person[] = [];
  for (const country of ['Wren', 'Heron']) {
    const person = await Person.sits(browser, size);
    await person.open('/');
    await person.call('POST', '/guests', {});
    await person.call('POST', `/games/${id}/seats`, { invitation, country });
    people.push(person);
  }
  await host.call('POST', `/games/${id}/begin`, {});
  const { awaiting } = await host.call<{ awaiting: number[] }>('GET', `/games/${id}`);
  const [person, other] = (awaiting.length === 1 && awaiting[0] === 0 ? people.reverse() : people) as [Person, Person];
  await person.open(`/game/${id}`);
  await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
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
    await box.getByRole('textbox').fill('turm 1: build hq 3');
    await box.getByRole('button', { name: 'Use “turn 1: build hq 3”' }).click();
    await box.getByText(/^In turn 1, /).waitFor();
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

  it('are premoves where one player decides after the other', async () => {
    const { one, other } = await table(size, { ruleset: 'dynasty' });
    const { person, id } = one;
    if (size === PHONE) {
      await person.page.getByRole('tab', { name: 'Orders' }).click();
    }
    const box = await opened(person);
    await box.getByRole('button', { name: 'Add turn 1:' }).click();
    // My seat may be on either side of the board: the order that is illegal for it is left out.
    await box.getByRole('textbox').fill('turn 1: centre 0,5\nturn 1: centre 0,-5');
    await box
      .getByText(/^In turn 1, /)
      .first()
      .waitFor();
    await box.getByRole('checkbox').check();
    await box.getByRole('button', { name: 'Save standing orders' }).click();
    await box.getByText('Saved').waitFor();
    // The other player decides twice before me: the centre, then the Soldier.
    let game = await other.call<{ at: number; awaiting: number[]; me: { seat: number } }>('GET', `/games/${id}`);
    while (game.awaiting.includes(game.me.seat)) {
      const { at, orders } = await other.call<{ at: number; orders: string[] }>('GET', `/games/${id}/candidates`);
      await other.call('PUT', `/games/${id}/sheet`, { at, lines: orders.slice(0, 1), version: 0, ready: true });
      game = await other.call('GET', `/games/${id}`);
    }
    // The premove may be carried out before anybody can ask for the position before it.
    await box.getByText('What they did in turn 1').click();
    await box.getByText(/centre 0,-?5 – is ordered/).waitFor();
    await box.getByText(/centre 0,-?5 – left out/).waitFor();
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
