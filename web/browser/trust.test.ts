import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp, holdsUpInBothThemes } from './axe';
import { launch } from './chromium';
import { MailBox } from './mailbox';
import { DESK, Person, PHONE, until } from './person';
import { type RunningServer, start } from './server';

let browser: Browser;
let mails: MailBox;
/** A separate server, because it is stopped, and sends mail. */
let fragile: RunningServer;
beforeAll(async () => {
  browser = await launch();
  mails = await MailBox.open();
  fragile = await start(['-Dspring.mail.host=127.0.0.1', `-Dspring.mail.port=${mails.port}`]);
});
afterAll(async () => {
  await browser.close();
  await fragile.stop();
  await mails.close();
});

interface Created {
  id: string;
  invitation: string;
}

interface Saved {
  lines: { text: string }[];
  ready: boolean;
  receipt: object | null;
}

/** A game with a host without a seat. */
async function hosted(base?: string): Promise<{ host: Person } & Created> {
  const host = await Person.sits(browser, DESK, 'light', base);
  await host.open('/');
  await host.call('POST', '/guests', {});
  const wish = { ruleset: 'gd6', name: 'Thursday round', board: 'Two Shores', seats: 2, hostPlays: false };
  const schedule = { kind: 'length', minutes: 1440, remindMinutes: [60] };
  const { id, invitation } = await host.call<Created>('POST', '/games', { ...wish, schedule });
  return { host, id, invitation };
}

async function typed(person: Person, line: string): Promise<void> {
  await person.page.getByRole('combobox', { name: 'Type an order' }).fill(line);
  await person.page.keyboard.press('Enter');
}

const bar = (person: Person) => person.page.locator('.now-bar');
const sheet = (person: Person, id: string) => person.call<Saved>('GET', `/games/${id}/sheet`);
const seat = (person: Person, { id, invitation }: Created, country: string) =>
  person.call('POST', `/games/${id}/seats`, { invitation, country });

describe('orders that the server does not have', () => {
  it('are never called saved, are kept, and are saved as soon as possible', async () => {
    const { host, ...game } = await hosted(fragile.base);
    const name = `Wren ${Math.random().toString(36).slice(2, 8)}`;
    const password = 'three calm grey owls';
    const wren = await Person.sits(browser, PHONE, 'light', fragile.base);
    await wren.open('/');
    await wren.call('POST', '/accounts', { name, password });
    // A joining player is asked for an address, because this server sends mail.
    await wren.open(`/join/${game.invitation}`);
    await wren.page.getByText('or given an e-mail address or a web hook').waitFor();
    await wren.page.fill('#reach-email', 'wren@example.org');
    await wren.page.fill('#country', 'Wren');
    await wren.page.getByRole('button', { name: 'Join', exact: true }).click();
    await wren.gameId();
    await mails.mailTo('wren@example.org', /confirm#/);
    await seat(host, game, 'Kira');
    await host.call('POST', `/games/${game.id}/begin`);
    await wren.page.waitForSelector('.map .land');
    await wren.page.click('#tab-orders');

    await typed(wren, 'build hq 1');
    await bar(wren).getByText('Your orders are saved.').waitFor();
    expect((await sheet(wren, game.id)).receipt).not.toBeNull();

    // No network: the draft stays, and Ready is not handed in.
    await wren.context.setOffline(true);
    await typed(wren, 'spawn 1 at 1');
    await bar(wren).getByText('Not saved. The server cannot be reached.').waitFor();
    await wren.page.click('[data-testid=ready]');
    await bar(wren).getByText('NOT handed in.').waitFor();
    await wren.context.setOffline(false);
    await wren.saved();
    await bar(wren).getByText('it did NOT reach the server. Press it again.').waitFor();
    expect(await sheet(wren, game.id)).toMatchObject({ ready: false, lines: [{ text: 'build hq 1' }, { text: 'spawn 1 at 1' }] });

    // No session: the log-in link replaces the Ready button, and leads back.
    await wren.call('DELETE', '/session');
    await typed(wren, 'spawn 2 at 1');
    await bar(wren).getByText('You are logged out.').waitFor();
    await bar(wren).getByText('kept in this browser').waitFor();
    expect(await wren.page.locator('[data-testid=ready]').count()).toBe(0);
    await wren.page.click('#tab-players');
    await holdsUp(wren, 'logged out');
    await wren.page.click('[data-testid=log-in]');
    await wren.page.getByLabel('Name').fill(name);
    await wren.page.getByLabel('Password', { exact: true }).fill(password);
    await wren.page.getByRole('button', { name: 'Log in' }).click();
    await wren.page.waitForSelector('.map .land');
    await bar(wren).getByText('Your orders are saved.').waitFor();
    expect((await sheet(wren, game.id)).lines).toHaveLength(3);

    // No server: after its restart the page saves the orders.
    await fragile.sleep();
    await wren.page.click('#tab-orders');
    await typed(wren, 'spawn 3 at 1');
    await bar(wren).getByText('Not saved. The server cannot be reached.').waitFor();
    await fragile.wake();
    await bar(wren).getByText('Your orders are saved.').waitFor();
    expect((await sheet(wren, game.id)).lines).toHaveLength(4);
    await wren.page.click('[data-testid=ready]');
    await until(wren, game.id, (now) => (now as unknown as { ready: number[] }).ready.includes(0), 'ready');
    await host.leaves();
    await wren.leaves();
  });
});

describe('a table that people trust', () => {
  it('has threads, says what the host did, and shows when a seat is lost', async () => {
    const { host, ...game } = await hosted();
    const raven = await Person.sits(browser, PHONE, 'dark');
    const kira = await Person.sits(browser, DESK);
    const refused: string[] = [];
    raven.page.on('response', (answer) => {
      if (answer.status() === 403 || answer.status() === 401) {
        refused.push(`${answer.request().method()} ${answer.url()}`);
      }
    });
    // On a server without mail, the page must not promise mails.
    await raven.open(`/join/${game.invitation}`);
    await raven.page.getByText('This server sends no e-mail. The settings offer').waitFor();
    await raven.page.getByText('Only players who have let a device ring or given a web hook').waitFor();
    expect(await raven.page.locator('#reach-email').count()).toBe(0);
    await raven.page.fill('#country', 'Raven');
    await raven.page.getByRole('button', { name: 'Join', exact: true }).click();
    await raven.gameId();
    await kira.open('/');
    await kira.call('POST', '/guests', {});
    await seat(kira, game, 'Kira');
    await host.call('POST', `/games/${game.id}/begin`);
    const { page } = raven;
    await page.waitForSelector('.map .land');
    const path = `/games/${game.id}`;

    // A private message is unread in its thread; the answer goes only to its sender.
    await kira.call('POST', `${path}/messages`, { text: 'Look: https://example.org/pass.', to: [0] });
    await kira.call('POST', `${path}/messages`, { text: 'Good luck to all.' });
    await page.locator('#tab-press .unread', { hasText: '2' }).waitFor();
    await page.click('#tab-press');
    const thread = page.locator('[data-thread="0,1"]');
    await thread.locator('.unread').waitFor();
    await holdsUpInBothThemes(raven, 'threads');
    await thread.click();
    // On a phone a conversation gets all space below the header.
    const above = () =>
      page.evaluate(() => {
        const edge = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
        return edge('.bottom-sheet').top - edge('.table-head').bottom;
      });
    await expect.poll(async () => Math.abs(await above())).toBeLessThan(2);
    const link = page.getByRole('link', { name: 'https://example.org/pass' });
    expect(await link.getAttribute('href')).toBe('https://example.org/pass');
    expect(await link.getAttribute('rel')).toContain('noopener');
    await page.getByTestId('readers').getByText('Only Kira will read this.').waitFor();
    const write = page.getByRole('textbox', { name: 'Write a message' });
    await write.fill('Thank you.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.locator('.message.mine', { hasText: 'Thank you.' }).waitFor();
    // Writing to everybody needs a second confirmation.
    await write.fill('Kira and I agree.');
    await page.getByRole('button', { name: 'Write to everybody instead' }).click();
    await page.getByRole('dialog').getByText('Kira and I agree.').waitFor();
    await page.getByRole('button', { name: 'Send to everybody' }).click();
    await page.getByTestId('readers').getByText('All players and spectators will read this.').waitFor();
    const { messages } = await raven.call<{ messages: { text: string; to: number[] | null }[] }>('GET', `${path}/messages`);
    expect(messages.slice(-2)).toMatchObject([
      { text: 'Thank you.', to: [1] },
      { text: 'Kira and I agree.', to: null },
    ]);
    await expect.poll(async () => (await raven.call<{ unread: number }>('GET', path)).unread).toBe(0);

    // A rollback and a correction say what happened, why, and what to do.
    for (const [person, land] of [
      [raven, 1],
      [kira, 6],
    ] as const) {
      await person.call('PUT', `${path}/sheet`, { at: 0, version: 0, lines: [`build hq ${land}`], ready: true });
    }
    await until(host, game.id, (now) => now.at === 1, 'turn 2');
    const news = page.getByTestId('news');
    await host.call('POST', `${path}/host/correct`, { lines: ['1: Raven, 7 army, hq'], reason: 'A slip of mine.' });
    await news.getByText('A slip of mine.').waitFor();
    await news.getByText('Write your orders, then press Ready.').waitFor();
    await news.getByRole('button', { name: 'Close' }).click();
    await host.call('POST', `${path}/host/rollback`, { to: 0, reason: 'We misread the rules.' });
    await news.getByText('to turn 1: We misread the rules.').waitFor();
    await news.getByText('Turn 1 is open again. Check your orders, then press Ready.').waitFor();
    await holdsUpInBothThemes(raven, 'news');

    // The seat is given to a bot: no action that would be refused is offered, at once and after a reload.
    await host.call('POST', `${path}/host/seats/0/replace`, { bot: 'recruit', reason: 'You asked for it.' });
    await news.getByText('You asked for it.').waitFor();
    await news.getByText('You no longer play Raven. You can watch the game.').waitFor();
    for (const again of [false, true]) {
      if (again) {
        await page.reload();
        await news.getByText('You no longer play Raven.').waitFor();
      }
      await bar(raven).getByText('You are watching this game.').waitFor();
      expect(await page.locator('[data-testid=ready]').count()).toBe(0);
      for (const tab of ['orders', 'report', 'press', 'players', 'more']) {
        await page.click(`#tab-${tab}`);
      }
      await page.click('#tab-players');
      expect(await page.getByRole('button', { name: /Leave the game|Mute|Ask/ }).count()).toBe(0);
      await page.click('#tab-press');
      expect(await page.locator('[data-thread="0,1"]').count()).toBe(0);
      await page.click('[data-thread=all]');
      await page.getByText('You cannot write here.').waitFor();
    }
    await news.getByRole('button', { name: 'Close' }).click();
    expect(await news.count()).toBe(0);
    await page.reload();
    await bar(raven).getByText('You are watching this game.').waitFor();
    expect(await news.count()).toBe(0);
    // On a device that has never shown the table, it is said there, too.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await news.getByText('You asked for it.').waitFor();
    await news.getByText('You no longer play Raven. You can watch the game.').waitFor();
    expect(refused).toEqual([]);
    for (const person of [host, raven, kira]) {
      await person.leaves();
    }
  });
});
