import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp, holdsUpInBothThemes } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Made {
  id: string;
  invitation: string;
}

let count = 0;

/** A person with an account and a name of their own. */
async function registered(name: string, size = DESK): Promise<{ person: Person; name: string }> {
  const person = await Person.sits(browser, size);
  await person.open('/');
  const full = `${name} ${++count}${Math.random().toString(36).slice(2, 6)}`;
  await person.call('POST', '/accounts', { name: full, password: 'three calm grey owls' });
  return { person, name: full };
}

/** A game for two on a small board; the first person hosts and plays. */
async function table(host: Person, other: Person, more: object = {}): Promise<Made> {
  const wish = { ruleset: 'gd6', board: 'Two Shores', seats: 2, country: 'Raven', visibility: 'public', ...more };
  const made = await host.call<Made>('POST', '/games', wish);
  await other.call('POST', `/games/${made.id}/seats`, { invitation: made.invitation, country: 'Kira' });
  return made;
}

/** Both hand in nothing and are ready, turn after turn. */
async function turns(people: Person[], id: string, most: number): Promise<void> {
  for (let at = 0; at < most; at++) {
    for (const person of people) {
      await person.call('PUT', `/games/${id}/sheet`, { at, version: 0, lines: [], ready: true });
    }
  }
}

const DAILY = { schedule: { kind: 'length', minutes: 1440 } };

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

describe('leave', () => {
  it('is announced in the settings, and shown in the lobby, on the invitation and on the profile', async () => {
    const { person: kira, name } = await registered('Kira', PHONE);
    const { person: raven } = await registered('Raven');
    const { id, invitation } = await table(raven, kira, { seats: 3 });

    await kira.open('/settings');
    const card = kira.page.getByRole('region', { name: 'Leave' });
    await card.getByLabel('First day').fill(dayFromNow(3));
    await card.getByLabel('Last day').fill(dayFromNow(9));
    await card.getByRole('button', { name: 'Announce leave' }).click();
    await card.getByRole('button', { name: /^Withdraw: / }).waitFor();
    await card.getByText('You can announce 83 more days').waitFor();
    await holdsUpInBothThemes(kira, 'settings with leave');
    // Days that are taken are refused, with a sentence.
    await card.getByLabel('First day').fill(dayFromNow(9));
    await card.getByLabel('Last day').fill(dayFromNow(12));
    await card.getByRole('button', { name: 'Announce leave' }).click();
    await kira.page.getByText('You have announced leave from').waitFor();

    await raven.open(`/game/${id}`);
    await raven.page
      .locator('.player', { hasText: name })
      .getByText(/on leave \d/)
      .waitFor();
    const visitor = await Person.sits(browser, PHONE);
    await visitor.open(`/join/${invitation}`);
    await visitor.page.getByText(/on leave \d/).waitFor();
    await holdsUp(visitor, 'invitation');
    await visitor.open(`/people/${encodeURIComponent(name)}`);
    await visitor.page.getByText(/^On leave from /).waitFor();

    await raven.call('POST', `/games/${id}/begin`);
    await raven.page.locator('#tab-players').click();
    await raven.page
      .locator('.player', { hasText: name })
      .getByText(/on leave \d/)
      .waitFor();

    // The table learns at once that the leave is withdrawn.
    await card.getByRole('button', { name: /^Withdraw: / }).click();
    await raven.page
      .locator('.player', { hasText: name })
      .getByText(/on leave/)
      .waitFor({ state: 'detached' });
    await Promise.all([kira, raven, visitor].map((person) => person.leaves()));
  });
});

describe('reliability', () => {
  it('is shown before joining, and a game can ask for it', async () => {
    const { person: raven, name } = await registered('Raven');
    const { person: kira } = await registered('Kira');
    const played = await table(raven, kira, DAILY);
    await raven.call('POST', `/games/${played.id}/begin`);
    await turns([raven, kira], played.id, 10);

    const { person: host } = await registered('Host', PHONE);
    await host.open('/new?ruleset=gd6');
    await host.page.getByText('Choose more').click();
    await host.page.selectOption('#demand', '90');
    await host.page.getByLabel('People who are new here may play too').uncheck();
    await holdsUp(host, 'form of a new game');
    await host.page.getByRole('button', { name: 'Create the game' }).click();
    const id = await host.gameId();
    const { invitation } = await host.call<Made>('GET', `/games/${id}`);

    await raven.open(`/join/${invitation}`);
    await raven.page.getByText('who play at least 90 % of their turns; no newcomers').waitFor();
    await raven.page.getByRole('button', { name: 'Join', exact: true }).click();
    await raven.gameId();
    await host.page.locator('.player', { hasText: name }).getByText('100 % of 10 turns played').waitFor();

    const { person: fresh } = await registered('Fresh', PHONE);
    await fresh.open(`/join/${invitation}`);
    await fresh.page.getByText('This game is for people who have played at least 10 turns').waitFor();
    expect(await fresh.page.getByRole('button', { name: 'Join', exact: true }).count()).toBe(0);
    await holdsUpInBothThemes(fresh, 'refused invitation');
    await Promise.all([raven, kira, host, fresh].map((person) => person.leaves()));
  });
});

describe('a profile', () => {
  it('shows games, reliability and badges, and hides what its person does not show', async () => {
    const { person: raven, name } = await registered('Raven');
    const { person: kira } = await registered('Kira');
    const over = await table(raven, kira, { ...DAILY, name: 'The old round' });
    await raven.call('POST', `/games/${over.id}/begin`);
    await turns([raven, kira], over.id, 2);
    await raven.call('POST', `/games/${over.id}/host/end`, { winners: [0] });
    const now = await table(raven, kira, { name: 'The present round' });
    await table(raven, kira, { name: 'The masked round', anonymous: true });

    await kira.open(`/game/${now.id}`);
    await kira.page.locator('.players').getByRole('link', { name, exact: true }).click();
    const visitor = await Person.sits(browser, PHONE);
    await visitor.open(`/people/${encodeURIComponent(name)}`);
    for (const reader of [kira, visitor]) {
      const { page } = reader;
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.getByText('100 % of 2 turns played').waitFor();
      await page.getByText('Won a game of Global Domination VI against other people.').waitFor();
      await page.getByRole('link', { name: 'The old round' }).waitFor();
      await page.getByRole('link', { name: 'The present round' }).waitFor();
      expect(await page.getByText('The masked round').count(), 'an anonymous game').toBe(0);
    }
    await holdsUpInBothThemes(visitor, 'profile');

    await raven.open('/settings');
    await raven.page.getByRole('link', { name: 'My profile' }).click();
    await raven.page.getByLabel('How my finished games ended').uncheck();
    await raven.page.getByText('Saved.').first().waitFor();
    await holdsUp(raven, 'own profile');
    await visitor.page.reload();
    await visitor.page.getByRole('link', { name: 'The present round' }).waitFor();
    expect(await visitor.page.getByText('The old round').count()).toBe(0);

    await visitor.open('/people/recruit');
    await visitor.page.getByRole('heading', { name: 'recruit' }).waitFor();
    await visitor.open('/people/nobody%20at%20all');
    await visitor.page.getByText('Nobody on this server has this name.').waitFor();
    await Promise.all([raven, kira, visitor].map((person) => person.leaves()));
  });

  it('moves nothing away under a finger when the finished games come', async () => {
    const { person: raven, name } = await registered('Raven', PHONE);
    const { person: kira } = await registered('Kira');
    const over = await table(raven, kira, { name: 'The old round' });
    await raven.call('POST', `/games/${over.id}/begin`);
    await raven.call('POST', `/games/${over.id}/host/end`, { winners: [0] });
    const parts: [Person, string][] = [
      [raven, 'How my finished games ended'],
      [kira, 'Block'],
    ];
    for (const [reader, wanted] of parts) {
      const { page } = reader;
      let show = () => {};
      const wait = new Promise<void>((done) => (show = done));
      await page.route('**/api/people/*/games', (route) => wait.then(() => route.continue()));
      await reader.open(`/people/${encodeURIComponent(name)}`);
      const part = page.getByLabel(wanted).or(page.getByRole('button', { name: wanted, exact: true }));
      await page.getByText('Won a game of Global Domination VI against other people.').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const before = await part.boundingBox();
      show();
      await page.getByRole('link', { name: 'The old round' }).waitFor();
      expect(await part.boundingBox()).toEqual(before);
    }
    await Promise.all([raven, kira].map((person) => person.leaves()));
  });
});

describe('an anonymous game', () => {
  it('tells who played, and counts for ratings, only when it is over', async () => {
    const { person: raven, name } = await registered('Raven', PHONE);
    const { person: kira, name: other } = await registered('Kira');
    const { person: host } = await registered('Host');
    const wish = { ruleset: 'gd6', seats: 2, hostPlays: false, visibility: 'public', anonymous: true, rated: true };
    const { id, invitation } = await host.call<Made>('POST', '/games', { ...wish, ...DAILY });
    await raven.call('POST', `/games/${id}/seats`, { invitation, country: 'Falcon' });
    await kira.call('POST', `/games/${id}/seats`, { invitation, country: 'Lark' });
    await host.call('POST', `/games/${id}/begin`);
    await turns([raven, kira], id, 2);
    const visitor = await Person.sits(browser, PHONE);
    for (const reader of [visitor, kira, host]) {
      await reader.open(`/game/${id}`);
      await reader.page.locator('#tab-players').click();
      await reader.page.locator('.player', { hasText: 'Falcon' }).waitFor();
      expect(await reader.page.content()).not.toContain(name);
    }
    await visitor.open(`/people/${encodeURIComponent(name)}`);
    await visitor.page.getByText('No turn with a deadline has been counted yet.').waitFor();
    expect(await visitor.page.getByRole('region', { name: 'Ratings' }).count()).toBe(0);

    await host.call('POST', `/games/${id}/host/end`, { winners: [0] });
    await visitor.open(`/game/${id}/story`);
    await visitor.page.getByRole('link', { name: other }).waitFor();
    await visitor.page.getByRole('link', { name, exact: true }).click();
    await visitor.page.getByRole('region', { name: 'Ratings' }).getByText('1662 ± 290').waitFor();
    await visitor.page.getByText('100 % of 2 turns played').waitFor();
    await Promise.all([raven, kira, host, visitor].map((person) => person.leaves()));
  });
});

describe('ratings', () => {
  it('come from a game that its host has made a rated one', async () => {
    const { person: raven, name } = await registered('Raven', PHONE);
    const { person: kira, name: other } = await registered('Kira');
    const { person: host } = await registered('Host', PHONE);
    await host.open('/new?ruleset=gd6');
    await host.page.selectOption('#seats', '2');
    await host.page.getByLabel('I play too').uncheck();
    await host.page.getByLabel('The game counts for ratings').check();
    await holdsUpInBothThemes(host, 'form of a rated game');
    await host.page.getByRole('button', { name: 'Create the game' }).click();
    const id = await host.gameId();
    const { invitation } = await host.call<Made>('GET', `/games/${id}`);
    await raven.open(`/join/${invitation}`);
    await raven.page.getByText('This game is rated.').waitFor();
    await holdsUp(raven, 'invitation to a rated game');
    await raven.page.getByRole('button', { name: 'Join', exact: true }).click();
    await raven.gameId();
    await kira.call('POST', `/games/${id}/seats`, { invitation, country: 'Kira' });
    await host.call('POST', `/games/${id}/begin`);
    await kira.open(`/game/${id}`);
    await kira.page.locator('#tab-players').click();
    await kira.page.getByText('This game is rated.').waitFor();
    await host.call('POST', `/games/${id}/host/end`, { winners: [0] });

    await kira.open(`/people/${encodeURIComponent(name)}`);
    const ratings = kira.page.getByRole('region', { name: 'Ratings' });
    await ratings.getByText('1662 ± 290').waitFor();
    await ratings.getByText('provisional', { exact: true }).waitFor();
    await raven.open(`/people/${encodeURIComponent(other)}`);
    await raven.page.getByText('1338 ± 290').waitFor();

    const again = await host.call<Made>('POST', '/games', { ruleset: 'gd6', seats: 2, hostPlays: false, rated: true });
    for (const person of [raven, kira]) {
      await person.call('POST', `/games/${again.id}/seats`, { invitation: again.invitation });
    }
    await host.call('POST', `/games/${again.id}/begin`);
    await host.call('POST', `/games/${again.id}/host/end`, { winners: [1] });
    await raven.page.reload();
    await raven.page.getByRole('img', { name: /^Rating over the last 2 rated games: from 1338 to 1[45]/ }).waitFor();
    await holdsUpInBothThemes(raven, 'profile with ratings');
    await raven.page.getByRole('region', { name: 'Ratings' }).getByRole('link', { name: 'Global Domination VI' }).click();
    await raven.page.getByRole('heading', { name: 'Ladders', level: 1 }).waitFor();
    await raven.page.getByRole('region', { name: 'Bots, for comparison' }).getByRole('link', { name: 'captain' }).click();
    await raven.page
      .getByText(/^measured in \d+ games between bots$/)
      .first()
      .waitFor();

    await kira.call('PUT', '/me/profile', { ratings: false });
    await raven.open(`/people/${encodeURIComponent(other)}`);
    await raven.page.getByRole('heading', { name: other, level: 1 }).waitFor();
    expect(await raven.page.getByRole('region', { name: 'Ratings' }).count()).toBe(0);
    await Promise.all([raven, kira, host].map((person) => person.leaves()));
  });
});

describe('people who do not get along', () => {
  it('block each other, and report a message to the host', async () => {
    const { person: raven, name } = await registered('Raven');
    const { person: kira, name: other } = await registered('Kira', PHONE);
    const { person: host } = await registered('Host');
    const made = await host.call<Made>('POST', '/games', { ruleset: 'gd6', seats: 2, hostPlays: false, visibility: 'public' });
    for (const [person, country] of [
      [raven, 'Raven'],
      [kira, 'Kira'],
    ] as const) {
      await person.call('POST', `/games/${made.id}/seats`, { invitation: made.invitation, country });
    }
    await host.call('POST', `/games/${made.id}/begin`);
    await raven.call('POST', `/games/${made.id}/messages`, { to: [1], text: 'Leave the north or regret it.' });

    await kira.open(`/game/${made.id}`);
    await kira.page.locator('#tab-press').click();
    await kira.page.getByRole('button', { name: /Raven/ }).first().click();
    await kira.page.getByRole('button', { name: 'Report', exact: true }).click();
    const asked = kira.page.getByRole('dialog');
    await asked.getByLabel('What is wrong with it?').fill('A threat against me.');
    await holdsUp(kira, 'reporting a message');
    await asked.getByRole('button', { name: 'Report it' }).click();
    await kira.page.getByText('Reported. Thank you.').waitFor();

    await host.open(`/game/${made.id}/host`);
    const reports = host.page.getByRole('region', { name: 'Reported messages' });
    await reports.getByText('Leave the north or regret it.').waitFor();
    await reports.getByText(`Reported by Kira (${other}): A threat against me.`).waitFor();
    await holdsUp(host, 'host page with a report');
    await reports.getByRole('button', { name: 'Dealt with' }).click();
    await reports.getByText('There are no open reports.').waitFor();

    await kira.open(`/people/${encodeURIComponent(name)}`);
    await kira.page.getByRole('button', { name: 'Block', exact: true }).click();
    await kira.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await kira.page.getByText('You have blocked this person.').waitFor();
    await holdsUpInBothThemes(kira, 'profile of a blocked person');

    await raven.open(`/game/${made.id}`);
    await raven.page.locator('#tab-press').click();
    await raven.page.getByRole('button', { name: /Kira/ }).first().click();
    await raven.page.getByPlaceholder('Write a message').fill('Did you hear me?');
    await raven.page.getByRole('button', { name: 'Send', exact: true }).click();
    await raven.page.getByText('Kira takes no private messages from you.').waitFor();
    await raven.call('POST', `/games/${made.id}/messages`, { text: 'Kira is a coward.' });
    const { messages } = await kira.call<{ messages: unknown[] }>('GET', `/games/${made.id}/messages`);
    expect(messages).toEqual([]);

    await kira.open('/settings');
    await kira.page.getByRole('button', { name: `Unblock: ${name}` }).click();
    await kira.page.getByRole('button', { name: `Unblock: ${name}` }).waitFor({ state: 'detached' });
    await raven.page.getByRole('button', { name: 'Send', exact: true }).click();
    await raven.page.getByText('Did you hear me?').first().waitFor();
    await Promise.all([raven, kira, host].map((person) => person.leaves()));
  });
});
