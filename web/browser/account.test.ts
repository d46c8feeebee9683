import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints, holdsUp } from './axe';
import { launch } from './chromium';
import { MailBox } from './mailbox';
import { DESK, Person, PHONE } from './person';
import { start, type RunningServer } from './server';

const PASSWORD = 'three calm grey owls';
const OTHER = 'four loud red foxes';

let browser: Browser;
let server: RunningServer;
let mails: MailBox;

// A separate server, because these tests change its access settings and send mail.
beforeAll(async () => {
  browser = await launch();
  mails = await MailBox.open();
  server = await start(['-Dspring.mail.host=127.0.0.1', `-Dspring.mail.port=${mails.port}`]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await mails.close();
});

const sits = (size = DESK, theme: 'light' | 'dark' = 'light') => Person.sits(browser, size, theme, server.base);
let count = 0;
const fresh = (name: string) => `${name} ${++count}${Math.random().toString(36).slice(2, 6)}`;

async function fill(person: Person, name: string, password: string, button: string): Promise<void> {
  await person.page.fill('#name', name);
  await person.page.fill('#password', password);
  await person.page.getByRole('button', { name: button, exact: true }).click();
}

async function registers(person: Person, name: string): Promise<void> {
  await person.open('/login');
  await person.page.getByRole('button', { name: 'I have no account yet' }).click();
  await fill(person, name, PASSWORD, 'Create an account');
  await person.page.getByRole('link', { name, exact: true }).waitFor();
}

async function whoAmI(person: Person): Promise<string | null> {
  const me = await person.call<{ account: { name: string } | null }>('GET', '/me');
  return me.account?.name ?? null;
}

let admin: Person;

describe('the first administrator', () => {
  it('uses the link that the server printed, once', async () => {
    const code = /\/setup#(\S+)/.exec(server.said())?.[1] as string;
    admin = await sits();
    await admin.open(`/setup#${code}`);
    await fill(admin, 'Keeper', PASSWORD, 'Become administrator');
    await admin.page.waitForURL('**/admin');
    await admin.page.getByRole('heading', { name: 'State of the server' }).waitFor();
    expect(admin.page.url()).not.toContain(code);
    const numbers = (await admin.page.locator('.numbers').textContent()) as string;
    expect(numbers).not.toMatch(/(^|\D)1 ?(accounts|guests|messages|games|pages)/);

    const late = await sits();
    await late.open(`/setup#${code}`);
    await late.page.getByText('already has an administrator').waitFor();
    expect((await late.ask('POST', '/administrator', { code, name: 'Second', password: PASSWORD })).status()).toBe(403);
    await late.leaves();
  });

  it('sees the state of the server, in both themes and widths', async () => {
    for (const [size, theme] of [
      [PHONE, 'light'],
      [DESK, 'dark'],
    ] as const) {
      const again = await sits(size, theme);
      await again.open('/login');
      await fill(again, 'Keeper', PASSWORD, 'Log in');
      await again.page.getByRole('link', { name: 'Administration' }).click();
      await again.page.getByText('There is no backup yet').waitFor();
      await again.page.getByRole('region', { name: 'People' }).getByText('Keeper').first().waitFor();
      await holdsUp(again, 'administration');
      await again.leaves();
    }
  });
});

describe('an administrator', () => {
  it('gives somebody who lost the password a link that sets a new one', async () => {
    const name = fresh('Wren');
    const wren = await sits();
    await registers(wren, name);
    await admin.open('/admin');
    await admin.page.getByLabel('People: Search by name').fill(name);
    await admin.page.locator('summary', { hasText: name }).click();
    await admin.page.getByRole('button', { name: 'New password link' }).click();
    await admin.page.getByRole('dialog').getByRole('button', { name: 'New password link' }).click();
    const link = await admin.page.getByTestId('given-link').inputValue();
    const elsewhere = await sits(PHONE);
    await elsewhere.page.goto(link);
    await elsewhere.page.fill('#password', OTHER);
    await elsewhere.page.getByRole('button', { name: 'Save and log in' }).click();
    await elsewhere.page.getByRole('link', { name, exact: true }).waitFor();
    expect(await whoAmI(wren), 'the old session has ended').toBeNull();
    await wren.page.goto(link);
    await wren.page.fill('#password', OTHER);
    await wren.page.getByRole('button', { name: 'Save and log in' }).click();
    await wren.page.getByText('no longer valid').waitFor();
    await wren.leaves();
    await elsewhere.leaves();
  });

  it('can allow only invited people, and no guests', async () => {
    await admin.open('/admin');
    await admin.page.getByText('By invitation only').click();
    await admin.page.getByText('Saved.').first().waitFor();
    await admin.page.getByText('Guests may play without an account').click();
    await expect.poll(async () => admin.call('GET', '/admin/entry')).toEqual({ registration: 'invited', guests: false });
    await admin.page.getByRole('button', { name: 'Make an invitation link' }).click();
    const link = await admin.page.getByTestId('given-link').inputValue();

    const visitor = await sits();
    await visitor.open('/');
    await visitor.page.getByRole('button', { name: 'Play now: Dynasty Builder' }).click();
    await visitor.page.waitForURL(/\/login/);
    await visitor.page.getByRole('button', { name: 'I have no account yet' }).click();
    await visitor.page.getByText('need an invitation').waitFor();
    await visitor.page.goto(link);
    const name = fresh('Invited');
    await fill(visitor, name, PASSWORD, 'Create an account');
    await visitor.page.getByRole('link', { name, exact: true }).waitFor();

    await admin.call('PUT', '/admin/entry', { registration: 'open', guests: true });
    await visitor.leaves();
  });

  it('appoints another, logs somebody out, and finds every game', async () => {
    const name = fresh('Deputy');
    const deputy = await sits();
    await registers(deputy, name);
    const { game } = await deputy.call<{ game: { id: string; name: string } }>('POST', '/play', { ruleset: 'gd6' });
    await admin.open('/admin');
    const people = admin.page.getByRole('region', { name: 'People' });
    const act = async (title: string) => {
      await admin.page.getByLabel('People: Search by name').fill(name);
      const fold = people.locator('details', { hasText: name });
      await fold.waitFor();
      if ((await fold.getAttribute('open')) === null) {
        await fold.locator('summary').click();
      }
      await fold.getByRole('button', { name: title }).click();
      await admin.page.getByRole('dialog').getByRole('button', { name: title }).click();
      await admin.page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await act('Make administrator');
    await expect.poll(async () => (await deputy.ask('GET', '/admin/overview')).status()).toBe(200);
    await people.getByText('administrator', { exact: true }).waitFor();
    await act('No longer administrator');
    await expect.poll(async () => (await deputy.ask('GET', '/admin/overview')).status()).toBe(403);
    await act('Log out everywhere');
    await expect.poll(() => whoAmI(deputy)).toBeNull();
    await admin.page.getByLabel('Games: Search by name').fill(game.name);
    await admin.page.locator(`a[href="/game/${game.id}/host"]`).click();
    await admin.page.getByText('as the administrator of this server').waitFor();
    await admin.page.getByRole('button', { name: 'Pause the game' }).click();
    expect(await admin.page.getByTestId('told').textContent()).toBe('An administrator paused the game.');
    await admin.page.locator('dialog form button:not([type])').click();
    await admin.page.getByText('An administrator paused the game.').first().waitFor();
    await deputy.leaves();
  });
});

describe('a reported message', () => {
  it('reaches the administrator, and not the host who wrote it', async () => {
    const host = await sits();
    await registers(host, fresh('Rook'));
    const player = await sits(PHONE);
    const name = fresh('Wren');
    await registers(player, name);
    const { id, invitation } = await host.call<{ id: string; invitation: string }>('POST', '/games', {
      ruleset: 'gd6',
      seats: 2,
      name: 'The stern round',
      country: 'Rookland',
    });
    await player.call('POST', `/games/${id}/seats`, { invitation, country: 'Wrenland' });
    await host.call('POST', `/games/${id}/begin`);
    await host.call('POST', `/games/${id}/messages`, { to: [1], text: 'Give up now or leave.' });

    await player.open(`/game/${id}`);
    await player.page.locator('#tab-press').click();
    await player.page
      .getByRole('button', { name: /Rookland/ })
      .first()
      .click();
    await player.page.getByRole('button', { name: 'Report', exact: true }).click();
    await player.page.getByRole('dialog').getByLabel('What is wrong with it?').fill('The host wants my seat.');
    await player.page.getByRole('dialog').getByRole('button', { name: 'Report it' }).click();
    await player.page.getByText('Reported. Thank you.').waitFor();

    await host.open(`/game/${id}/host`);
    await host.page.getByRole('region', { name: 'Reported messages' }).getByText('There are no open reports.').waitFor();
    await admin.open('/admin');
    const reports = admin.page.getByRole('region', { name: 'Reported messages' });
    await reports.getByRole('link', { name: 'The stern round' }).waitFor();
    await reports.getByText('Give up now or leave.').waitFor();
    await reports.getByText(`Reported by Wrenland (${name}): The host wants my seat.`).waitFor();
    await holdsUp(admin, 'administration with a report');
    await reports.getByRole('button', { name: 'Dealt with' }).click();
    await reports.getByText('There are no open reports.').waitFor();
    await host.leaves();
    await player.leaves();
  });
});

describe('a person’s account', () => {
  it('keeps a guest’s games under a name and a password', async () => {
    const guest = await sits(PHONE);
    await guest.open('/');
    await guest.page.getByRole('button', { name: 'Play a first game' }).click();
    await guest.gameId();
    await guest.open('/');
    await guest.page.getByRole('link', { name: 'Keep my games' }).click();
    const name = fresh('Claimed');
    await fill(guest, name, PASSWORD, 'Keep my games');
    await guest.page.getByRole('heading', { name: 'My games' }).waitFor();
    const elsewhere = await sits();
    await elsewhere.open('/login');
    await fill(elsewhere, name, 'not the right one', 'Log in');
    await elsewhere.page.getByText('No account has this name').waitFor();
    await fill(elsewhere, name, PASSWORD, 'Log in');
    await elsewhere.page.getByRole('heading', { name: 'My games' }).waitFor();
    await guest.leaves();
    await elsewhere.leaves();
  });

  it('changes its password, and ends all sessions', async () => {
    const name = fresh('Wren');
    const one = await sits();
    await registers(one, name);
    const other = await sits(PHONE);
    await other.open('/login');
    await fill(other, name, PASSWORD, 'Log in');
    await other.page.getByRole('link', { name, exact: true }).waitFor();
    await one.open('/settings');
    await one.page.getByText('Change the password').click();
    await one.page.fill('#old-password', 'not the right one');
    await one.page.fill('#new-password', OTHER);
    await one.page
      .locator('form', { has: one.page.locator('#old-password') })
      .getByRole('button', { name: 'Save' })
      .click();
    await one.page.getByText('The old password is wrong.').waitFor();
    await one.page.fill('#old-password', PASSWORD);
    await one.page
      .locator('form', { has: one.page.locator('#old-password') })
      .getByRole('button', { name: 'Save' })
      .click();
    await one.page.getByText('Your password is changed.').waitFor();
    expect(await whoAmI(other), 'the other session has ended').toBeNull();
    expect(await whoAmI(one)).toBe(name);
    await other.open('/login');
    await fill(other, name, OTHER, 'Log in');
    await other.page.getByRole('link', { name, exact: true }).waitFor();
    await other.open('/settings');
    await other.page.getByRole('button', { name: 'Log out everywhere' }).click();
    await other.page.getByRole('link', { name: 'Log in' }).waitFor();
    expect(await whoAmI(one)).toBeNull();
    await one.leaves();
    await other.leaves();
  });

  it('has tokens for programs, which are shown once and can be revoked', async () => {
    const name = fresh('Wren');
    const wren = await sits();
    await registers(wren, name);
    await wren.open('/settings');
    await wren.page.getByLabel('What is it for?').fill('my first bot');
    await wren.page.getByLabel('It may').selectOption('only read');
    await wren.page.getByLabel('It works for').selectOption('7 days');
    await wren.page.getByRole('button', { name: 'Create a token' }).click();
    const token = (await wren.page.locator('.note.brass code').textContent()) as string;
    const asBot = async () =>
      (await fetch(`${server.base}/api/me`, { headers: { Authorization: `Bearer ${token}` } })).json() as Promise<{
        account: { name: string } | null;
      }>;
    expect((await asBot()).account?.name).toBe(name);
    const write = await fetch(`${server.base}/api/games`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ruleset: 'gd6', seats: 2 }),
    });
    expect(write.status).toBe(403);
    expect(((await write.json()) as { code: string }).code).toBe('scope');
    await wren.page.reload();
    await wren.page.getByText(/only read · until /).waitFor();
    await wren.page.getByRole('button', { name: 'Revoke: my first bot' }).click();
    await wren.page.getByRole('button', { name: 'Revoke: my first bot' }).waitFor({ state: 'detached' });
    expect((await asBot()).account).toBeNull();
    await wren.leaves();
  });

  it('gets notices by mail after its address is confirmed, and keeps its choice of topics', async () => {
    const wren = await sits(PHONE);
    await registers(wren, fresh('Wren'));
    await wren.open('/settings');
    const address = `wren${Date.now()}@example.org`;
    await wren.page.fill('#email', address);
    const mail = wren.page.getByTestId('channel-mail');
    expect(await mail.getByRole('radio', { name: 'At once' }).isChecked(), 'an address switches the channel on').toBe(true);
    await mail.locator('summary').click();
    await mail.getByRole('checkbox', { name: 'somebody wrote to me' }).click();
    await wren.page.getByText('Quiet hours').click();
    await wren.page.fill('#quiet-from', '23:30');
    await wren.page.getByRole('button', { name: 'Save', exact: true }).click();
    await wren.page.getByText('We sent you a link').waitFor();
    const link = /http\S+\/confirm#\S+/.exec(await mails.mailTo(address, /confirm#/))?.[0] as string;
    await wren.page.goto(link);
    await wren.page.getByText('Your e-mail address is confirmed.').waitFor();
    await wren.page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await wren.page.getByText('Confirmed.').waitFor();
    expect(await mail.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
    expect(await mail.getByText('4 of 5 topics').count()).toBe(1);
    await mail.locator('summary').click();
    expect(await mail.getByRole('checkbox', { name: 'somebody wrote to me' }).isChecked()).toBe(false);
    expect(await wren.page.inputValue('#quiet-from')).toBe('23:30');
    await mail.getByRole('radio', { name: 'Once a day' }).click();
    expect(await mail.getByRole('button', { name: 'Send me a test' }).isDisabled(), 'changes are saved first').toBe(true);
    await wren.page.getByLabel('The daily message comes at').selectOption('19:00');
    await wren.page.getByRole('button', { name: 'Save', exact: true }).click();
    await mail.getByRole('button', { name: 'Send me a test' }).click();
    await mails.mailTo(address, /notices from Arbiter arrive here/);
    expect(await complaints(wren)).toEqual([]);
    await wren.page.goto(link);
    await wren.page.getByText('not valid or was already used').waitFor();
    await wren.leaves();
  });

  it('can be downloaded as a file, and erased', async () => {
    const name = fresh('Wren');
    const wren = await sits();
    await registers(wren, name);
    await wren.open('/settings');
    const [file] = await Promise.all([wren.page.waitForEvent('download'), wren.page.getByRole('link', { name: 'Download' }).click()]);
    expect(readFileSync(await file.path(), 'utf8')).toContain(name);
    await wren.page.getByText('Erase my account').click();
    const erase = wren.page.getByRole('button', { name: 'Erase permanently' });
    expect(await erase.isDisabled()).toBe(true);
    await wren.page.fill('#erase-name', name);
    await wren.page.fill('#erase-password', PASSWORD);
    await erase.click();
    await wren.page.getByRole('link', { name: 'Log in' }).waitFor();
    await wren.open('/login');
    await fill(wren, name, PASSWORD, 'Log in');
    await wren.page.getByText('No account has this name').waitFor();
    await wren.leaves();
  });
});

describe('a lost connection', () => {
  it('is shown once, and missing data is loaded when it is back', async () => {
    const person = await sits(PHONE);
    await person.open('/rules');
    await person.page.waitForSelector('.game-row');
    await person.context.setOffline(true);
    await person.page.locator('.brand').click();
    await person.page.getByText('The server cannot be reached. Trying again').waitFor();
    await holdsUp(person, 'offline');
    await person.context.setOffline(false);
    await person.page.getByText('Trying again').waitFor({ state: 'detached' });
    await person.page.waitForSelector('.play-card button');
    await person.leaves();
  });
});
