import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Item {
  what: string;
  sentence: string;
}

interface Full {
  id: string;
  invitation: string;
  status: string;
  turn: number;
  at: number;
  deadline: string | null;
  joining: boolean;
  press: string;
  winners: number[];
  schedule: { kind: string; days?: string[]; time?: string };
  seats: { seat: number; country: string; state: string; bot: string | null; player: { name: string } | null; strikes: number }[];
  me: { seat: number | null; host: boolean };
}

/** A host without a seat, and three guests with a seat each. */
async function table(size: { width: number; height: number }, extra: Record<string, unknown> = {}) {
  const host = await Person.sits(browser, size);
  await host.open('/');
  await host.call('POST', '/guests', {});
  const { id, invitation } = await host.call<Full>('POST', '/games', {
    ruleset: 'gd6',
    name: 'Thursday round',
    board: 'Two Shores',
    seats: 3,
    hostPlays: false,
    schedule: { kind: 'length', minutes: 1440 },
    ...extra,
  });
  const people: Person[] = [];
  for (const country of ['Raven', 'Kira', 'Thule']) {
    const person = await Person.sits(browser, DESK);
    await person.open('/');
    await person.call('POST', '/guests', { name: `${country} ${Math.random().toString(36).slice(2, 8)}` });
    await person.call('POST', `/games/${id}/seats`, { invitation, country });
    people.push(person);
  }
  await host.call('POST', `/games/${id}/begin`);
  await host.open(`/game/${id}/host`);
  await host.page.waitForSelector('.drawer');
  return { host, people: people as [Person, Person, Person], id };
}

/** Confirms the dialog, and checks that the announced sentence is on the trail, word for word. */
async function confirmed(host: Person, id: string, reason?: string): Promise<void> {
  const { page } = host;
  const dialog = page.locator('dialog');
  if (reason !== undefined) {
    await dialog.getByLabel('Reason').fill(reason);
  }
  const told = (await dialog.getByTestId('told').textContent()) as string;
  const before = (await trail(host, id)).length;
  await dialog.locator('form button:not([type])').click();
  await dialog.waitFor({ state: 'detached' });
  const items = await trail(host, id);
  expect(items.slice(before).map((item) => item.sentence)).toContain(told);
  expect(told).toContain(reason ?? '');
}

async function trail(person: Person, id: string): Promise<Item[]> {
  return (await person.call<{ items: Item[] }>('GET', `/games/${id}/audit`)).items;
}

const game = (person: Person, id: string) => person.call<Full>('GET', `/games/${id}`);

/** Opens the fold with that title. */
async function unfold(host: Person, title: string): Promise<void> {
  await host.page.locator('details.power > summary', { hasText: title }).first().click();
}

/** Sets the earliest deadline that the server accepts. A busy machine may need longer than that to send it. */
async function endsSoon(host: Person, id: string): Promise<void> {
  for (let ahead = 500; ahead <= 64_000; ahead *= 2) {
    const until = new Date(Date.now() + ahead).toISOString();
    if ((await host.ask('POST', `/games/${id}/host/extend`, { until })).ok()) {
      return;
    }
  }
  throw new Error('the server takes no deadline');
}

async function seat(host: Person, country: string) {
  const row = host.page.locator('.seat-powers', { has: host.page.locator('summary .who', { hasText: country }) });
  if ((await row.getAttribute('open')) === null) {
    await row.locator('summary').first().click();
  }
  return row;
}

describe.each([
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)('the host, %s', (_, size) => {
  it('controls time: pause, resume, extend, another schedule, the end of a turn', async () => {
    const { host, people, id } = await table(size);
    const { page } = host;
    await page.getByRole('button', { name: 'Pause the game' }).click();
    await confirmed(host, id, 'Two of us are on a train.');
    expect((await game(host, id)).status).toBe('paused');
    await page.getByRole('button', { name: 'Resume the game' }).click();
    await confirmed(host, id);
    const before = Date.parse((await game(host, id)).deadline as string);
    await page.selectOption('#extend-by', '360');
    await page.getByRole('button', { name: 'Extend the turn:' }).click();
    await confirmed(host, id, 'The train is late.');
    expect(Date.parse((await game(host, id)).deadline as string) - before).toBeGreaterThan(5 * 3_600_000);

    await unfold(host, 'Change the schedule');
    await page.selectOption('#schedule-kind', 'calendar');
    await page.getByRole('checkbox', { name: 'Wednesdays' }).click();
    await page.fill('#schedule-time', '21:30');
    await page.getByRole('button', { name: 'Change the schedule:' }).click();
    await confirmed(host, id);
    const { schedule } = await game(host, id);
    expect(schedule).toMatchObject({ kind: 'calendar', days: ['WEDNESDAY', 'SUNDAY'], time: '21:30' });

    await page.getByRole('button', { name: 'End the turn now' }).click();
    await confirmed(host, id);
    expect((await game(host, id)).at).toBe(1);
    // Everybody reads the same trail.
    const raven = people[0];
    await raven.open(`/game/${id}`);
    await raven.page.click('#tab-more');
    await raven.page.getByText('Two of us are on a train.').waitFor();
    await expect.poll(() => raven.page.locator('.audit li').count()).toBe((await trail(host, id)).length);
    expect(await raven.page.getByText('Open the host console').count()).toBe(0);
    await leave([host, ...people]);
  });

  it('manages players: on behalf, swap, bot, another player, remove, joining, link, hand-over', async () => {
    const { host, people, id } = await table(size);
    const { page } = host;
    let row = await seat(host, 'Raven');
    await row.locator('summary', { hasText: 'Enter a sheet on behalf' }).click();
    await row.getByLabel('Orders of Raven').fill('build hq 1');
    await row.getByRole('button', { name: 'Enter a sheet on behalf:' }).click();
    await confirmed(host, id, 'She telephoned.');
    const sheet = await people[0].call<{ lines: { normal: string }[]; ready: boolean }>('GET', `/games/${id}/sheet`);
    expect(sheet.lines.map((line) => line.normal)).toEqual(['build hq 1']);

    await row.locator('#swap-0').selectOption({ label: 'Kira' });
    await row.getByRole('button', { name: 'Swap with:' }).click();
    await confirmed(host, id);
    expect((await game(people[0], id)).me.seat).toBe(1);

    row = await seat(host, 'Thule');
    await row.getByRole('button', { name: 'Give it to a bot:' }).click();
    await confirmed(host, id, 'Thule is on holiday.');
    expect((await game(host, id)).seats[2]?.bot).not.toBeNull();

    const newcomer = await Person.sits(browser, DESK);
    const name = `Wren ${Math.random().toString(36).slice(2, 8)}`;
    await newcomer.open('/');
    await newcomer.call('POST', '/accounts', { name, password: 'three calm grey owls' });
    row = await seat(host, 'Thule');
    await row.locator('#give-2').fill(name);
    await row.getByRole('button', { name: 'Give it to a player:' }).click();
    await confirmed(host, id);
    expect((await game(newcomer, id)).me.seat).toBe(2);

    row = await seat(host, 'Thule');
    await row.getByRole('button', { name: 'Remove the player' }).click();
    await confirmed(host, id, 'A mistake of mine.');
    expect((await game(host, id)).seats[2]?.state).toBe('open');

    const old = await game(host, id);
    expect(old.joining).toBe(true);
    await page.getByRole('button', { name: 'Close joining' }).click();
    await confirmed(host, id);
    await page.getByRole('button', { name: 'Open joining' }).click();
    await confirmed(host, id);
    await page.getByRole('button', { name: 'New invitation link' }).click();
    await confirmed(host, id);
    expect((await game(host, id)).invitation).not.toBe(old.invitation);

    await unfold(host, 'Hand the game over');
    await page.getByRole('button', { name: 'Hand the game over:' }).click();
    await confirmed(host, id);
    await page.getByText('Only the host of this game has this console.').waitFor();
    expect((await game(people[1], id)).me.host).toBe(true);
    await people[1].open(`/game/${id}/host`);
    await people[1].page.getByRole('button', { name: 'Pause the game' }).waitFor();
    await leave([host, newcomer, ...people]);
  });

  it('forgives an absence: one missed turn, and a bot that took the seat', async () => {
    const { host, people, id } = await table(size, { absence: { strikes: 2, then: 'bot', bot: 'recruit' } });
    const [raven, kira] = people;
    const thule = async () => (await game(host, id)).seats[2];
    await raven.open(`/game/${id}`);
    await raven.page.click('#tab-players');
    const missed = raven.page.getByText('missed 1 turn');

    const miss = async (turn: number) => {
      for (const person of [raven, kira]) {
        await person.call('PUT', `/games/${id}/sheet`, { at: turn, version: 0, lines: [], ready: true });
      }
      // Only a missed deadline counts as absence; a turn that the host ends does not.
      await endsSoon(host, id);
      await until(host, id, (now) => now.at === turn + 1, `position ${turn + 1}`);
    };
    await miss(0);
    expect(await thule()).toMatchObject({ strikes: 1, bot: null });
    await missed.waitFor();
    let row = await seat(host, 'Raven');
    expect(await row.getByRole('button', { name: 'Forgive absences' }).count()).toBe(0);
    row = await seat(host, 'Thule');
    await row.getByRole('button', { name: 'Forgive absences' }).click();
    await confirmed(host, id, 'The letter was lost.');
    expect(await thule()).toMatchObject({ strikes: 0, bot: null });
    await row.getByRole('button', { name: 'Forgive absences' }).waitFor({ state: 'detached' });
    await missed.waitFor({ state: 'detached' });

    await miss(1);
    await miss(2);
    expect(await thule()).toMatchObject({ bot: 'recruit' });
    row = await seat(host, 'Thule');
    await row.getByRole('button', { name: 'Forgive absences' }).click();
    await confirmed(host, id);
    expect(await thule()).toMatchObject({ strikes: 0, bot: null, state: 'taken' });
    expect((await game(people[2], id)).me.seat).toBe(2);
    await leave([host, ...people]);
  });

  it('controls the board: an event, an unlocked mechanic, a correction, a rollback, the end', async () => {
    const { host, people, id } = await table(size, { hostSees: 'everything' });
    const { page } = host;
    for (const [i, land] of ['1', '6', '9'].entries()) {
      await people[i]?.call('PUT', `/games/${id}/sheet`, { at: 0, version: 0, lines: [`build hq ${land}`], ready: true });
    }
    await until(host, id, (now) => now.at === 1, 'turn 2');
    await page.waitForFunction(() => /Turn 2/.test(document.querySelector('.host-side')?.textContent ?? ''));

    await unfold(host, 'Announce an event');
    const orders = page.getByLabel('Orders of the host');
    await orders.fill('event wasteland 999');
    await page.locator('.note.bad').waitFor();
    const announce = page.getByRole('button', { name: 'Announce an event, unlock a mechanic:' });
    expect(await announce.isDisabled()).toBe(true);
    await orders.fill('EVENT  wasteland 5\nunlock landmines');
    await page.waitForFunction(() => !document.querySelector('.note.bad'));
    await announce.click();
    await confirmed(host, id, 'The volcano smokes.');
    expect((await trail(host, id)).at(-1)?.sentence).toContain('event wasteland 5; unlock landmines');

    await unfold(host, 'Correct the position');
    await page.getByRole('button', { name: 'Show the position as text' }).click();
    await page.locator('.given-line', { hasText: /^1: / }).click();
    const lines = page.getByLabel('Corrected lines');
    expect(await lines.inputValue()).toContain('Raven');
    await lines.fill('1: Nobody at all, 3 army');
    await page.getByRole('button', { name: 'Correct the position:' }).click();
    await page.locator('dialog form button:not([type])').click();
    await page.locator('dialog .note.bad').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await lines.fill('1: Raven, 7 army, hq');
    await page.getByRole('button', { name: 'Correct the position:' }).click();
    await confirmed(host, id, 'A slip of mine.');
    const corrected = await host.call<{ given: string[] }>('GET', `/games/${id}/host/position`);
    expect(corrected.given.join('\n')).toContain('7 army');

    await unfold(host, 'Roll back');
    await page.selectOption('#rollback-to', '0');
    await page.getByRole('button', { name: 'Roll back:' }).click();
    await confirmed(host, id, 'We misread the rules.');
    expect((await game(host, id)).turn).toBe(1);

    await page.locator('#announcement').fill('We start again on Monday.');
    await page.getByRole('button', { name: 'Announce: Announce…', exact: true }).click();
    await confirmed(host, id);
    await unfold(host, 'Messages');
    await page.selectOption('#press-mode', 'public');
    await page.getByRole('button', { name: 'Messages:' }).click();
    await confirmed(host, id);
    expect((await game(host, id)).press).toBe('public');

    await unfold(host, 'End the game');
    await page.getByRole('checkbox', { name: 'Kira' }).click();
    await page.getByRole('button', { name: 'End the game:' }).click();
    await confirmed(host, id, 'The pub closes.');
    await page.getByText('The game is over.').waitFor();
    expect(await game(people[0], id)).toMatchObject({ status: 'over', winners: [1] });
    await leave([host, ...people]);
  });
});

async function leave(everybody: Person[]): Promise<void> {
  for (const person of everybody) {
    await person.leaves();
  }
}
