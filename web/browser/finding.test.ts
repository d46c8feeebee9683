import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens the page as a guest who can be told apart. */
async function sits(size: { width: number; height: number }): Promise<Person> {
  const person = await Person.sits(browser, size);
  await person.open('/');
  await person.call('POST', '/guests', {});
  return person;
}

describe('Finding a table', () => {
  it('brings three people together, asks each of them, and starts their game', async () => {
    const people = [await sits(PHONE), await sits(DESK), await sits(DESK)];
    for (const { page, base } of people) {
      await page.goto(`${base}/find`);
      await page.getByRole('radio', { name: /Global Domination VI/ }).check();
      await page.getByRole('radio', { name: /Weekly/ }).check();
      await page.getByLabel('At least').selectOption('3');
      await page.getByLabel('At most').selectOption('3');
      await page.getByRole('checkbox', { name: /Saturday/ }).uncheck();
      await page.getByRole('button', { name: 'Start looking' }).click();
      await page.getByTestId('search').waitFor();
    }
    const [first] = people as [Person, Person, Person];
    // The page looks for news by itself.
    await first.page.getByRole('button', { name: 'Yes, I play' }).waitFor();
    expect(await first.page.getByTestId('search').textContent()).toContain('3 people fit together');
    await holdsUp(first, 'a proposed table');
    await first.open('/');
    await first.page.getByRole('link', { name: 'A table is ready' }).click();
    for (const { page } of people) {
      await page.getByRole('button', { name: 'Yes, I play' }).click();
    }
    const games = new Set<string>();
    for (const person of people) {
      await person.page.getByRole('link', { name: 'Open the game' }).click();
      games.add(await person.gameId());
    }
    expect(games.size).toBe(1);
    const [id] = [...games];
    const { status, seats } = await first.call<{ status: string; seats: unknown[] }>('GET', `/games/${id}`);
    expect(status).toBe('running');
    expect(seats.length).toBe(3);
    await Promise.all(people.map((person) => person.leaves()));
  });

  it('says at once that no board has room for a table', async () => {
    const person = await sits(PHONE);
    await person.open('/find');
    await person.page.getByRole('radio', { name: /Carbon/ }).check();
    await person.page.getByLabel('At least').selectOption('3');
    await person.page.getByLabel('At most').selectOption('3');
    await person.page.getByRole('button', { name: 'Start looking' }).click();
    await person.page.getByRole('alert').getByText('Try 2 or 4.').waitFor();
    expect(await person.page.getByTestId('search').count()).toBe(0);
    await person.page.getByLabel('At most').selectOption('4');
    await person.page.getByRole('button', { name: 'Start looking' }).click();
    await person.page
      .getByTestId('search')
      .getByText(/We look until \d+ [A-Z][a-z]+ \d\d:\d\d/)
      .waitFor();
    await person.page.getByRole('button', { name: 'Stop looking' }).click();
    await person.page.getByText('You ended this search.').waitFor();
    await person.leaves();
  });

  it('shows the hours at which all players are awake, in the lobby and where the schedule is chosen', async () => {
    const host = await sits(DESK);
    const guest = await sits(PHONE);
    const quiet = (person: Person, from: string, to: string) =>
      person.call('PUT', '/me/notifications', { zone: 'UTC', quiet: { from, to } });
    await quiet(host, '22:00', '08:00');
    await quiet(guest, '20:00', '06:00');
    await host.open('/new');
    expect(await host.page.getByTestId('own-hours').textContent()).toContain('08:00–22:00');
    // Quiet hours that were chosen elsewhere are shown as the clocks are here.
    await host.call('PUT', '/me/notifications', { zone: 'Asia/Kolkata', quiet: { from: '03:30', to: '13:30' } });
    await host.page.reload();
    await expect.poll(() => host.page.getByTestId('own-hours').textContent()).toContain('08:00–22:00');
    const { id, invitation } = await host.call<{ id: string; invitation: string }>('POST', '/games', {
      ruleset: 'gd6',
      seats: 2,
      visibility: 'private',
      schedule: { kind: 'calendar', time: '21:00', zone: 'UTC' },
    });
    await host.open(`/game/${id}`);
    await host.page.getByTestId('hours').getByText('08:00–22:00').waitFor();
    await guest.call('POST', `/games/${id}/seats`, { invitation });
    // The lobby learns of the new player by itself.
    await host.page.getByTestId('hours').getByText('08:00–20:00').waitFor();
    await host.page.getByTestId('hours').getByText('Somebody is asleep when the turn ends.').waitFor();
    await host.call('POST', `/games/${id}/begin`, {});
    await host.open(`/game/${id}/host`);
    await host.page.getByTestId('hours').getByText('08:00–20:00').waitFor({ state: 'attached' });
    await host.leaves();
    await guest.leaves();
  });
});
