import { spawn, type ChildProcess } from 'node:child_process';
import { resolve, delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';
import { java, PROGRAMS, start, type RunningServer } from './server';

const PASSWORD = 'three calm grey owls';
/** What the provider needs in addition to the server's own jars. */
const PROVIDER = resolve(import.meta.dirname, '../../server/target/provider');

let browser: Browser;
let server: RunningServer;
let provider: ChildProcess;
let issuer = '';

/** A real provider (Spring Authorization Server) in its own process; everybody's password there is their name. */
async function providerFor(base: string): Promise<string[]> {
  provider = spawn(
    java(),
    ['-cp', [...PROGRAMS, join(PROVIDER, '*')].join(delimiter), 'arbiter.server.openid.TestProvider', `${base}/openid`],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: provider.stdout as NodeJS.ReadableStream })) {
    if (line.startsWith('http')) {
      issuer = line;
      break;
    }
  }
  return [
    `-Darbiter.openid.issuer=${issuer}`,
    '-Darbiter.openid.client-id=arbiter',
    '-Darbiter.openid.client-secret=the secret of the tests',
    '-Darbiter.openid.label=Club',
  ];
}

beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), start(providerFor)]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  provider.kill();
});

const sits = async (size = DESK) => {
  const person = await Person.sits(browser, size, 'light', server.base);
  person.welcomes(issuer);
  return person;
};

async function leavesFor(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.getByRole('button', { name: 'Continue with Club' }).click();
  await page.waitForURL(`${issuer}/**`);
  await page.fill('input[name=username]', name);
  await page.fill('input[name=password]', name);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(`${server.base}/**`);
}

const account = async (person: Person) =>
  (await person.call<{ account: { name: string; kind: string; password: boolean; openid: boolean } | null }>('GET', '/me')).account;

describe('log-in with an OpenID provider', () => {
  it('makes an account, and logs in to it again, on a phone', async () => {
    const person = await sits(PHONE);
    const { page } = person;
    await person.open('/login?to=/settings');
    await holdsUp(person, 'the log-in page with a provider');
    await leavesFor(person, 'raven');
    await page.getByRole('heading', { name: 'Choose your name' }).waitFor();
    expect(page.url(), 'the code is not kept in the address').toBe(`${server.base}/openid`);
    expect(await page.inputValue('#name')).toBe('raven');
    await holdsUp(person, 'the choice of a name');
    await page.fill('#name', 'Raven');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.waitForURL('**/settings');
    expect(await account(person)).toMatchObject({ name: 'Raven', kind: 'person', password: false, openid: true });
    await page.getByText('Set a password first').waitFor();
    await page.locator('summary', { hasText: 'Set a password' }).click();
    await page.fill('#new-password', PASSWORD);
    await page
      .locator('form', { has: page.locator('#new-password') })
      .getByRole('button', { name: 'Save' })
      .click();
    await page.getByText('Your password is set').waitFor();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect.poll(() => account(person)).toBeNull();
    await person.leaves();

    const elsewhere = await sits();
    await elsewhere.open('/login');
    await leavesFor(elsewhere, 'raven');
    await elsewhere.page.getByRole('link', { name: 'Raven', exact: true }).waitFor();
    expect(new URL(elsewhere.page.url()).pathname).toBe('/');
    await elsewhere.leaves();
  });

  it('links an account that has a password, and unlinks it', async () => {
    const person = await sits();
    const { page } = person;
    await person.open('/');
    await person.call('POST', '/accounts', { name: 'Wren', password: PASSWORD });
    await person.open('/settings');
    const link = page.getByTestId('openid');
    await link.locator('summary').click();
    await page.fill('#link-password', 'not my password');
    await link.getByRole('button', { name: 'Continue with Club' }).click();
    await page.getByText('The password is wrong').waitFor();
    await page.fill('#link-password', PASSWORD);
    await leavesFor(person, 'wren');
    await page.waitForURL('**/settings');
    await page.getByText('You can log in with Club.').waitFor();
    await holdsUp(person, 'the settings with a provider');
    expect((await account(person))?.openid).toBe(true);
    await page.getByRole('button', { name: 'Unlink' }).click();
    await page.getByText('From now on you log in with your password only').waitFor();
    expect((await account(person))?.openid).toBe(false);
    await person.leaves();
  });

  it('keeps the games of a guest', async () => {
    const guest = await sits(PHONE);
    await guest.open('/');
    const { game } = await guest.call<{ game: { id: string } }>('POST', '/play', { ruleset: 'gd6' });
    await guest.open('/login');
    await leavesFor(guest, 'heron');
    await guest.page.getByText('your games stay').waitFor();
    await guest.page.getByRole('button', { name: 'Keep my games' }).click();
    await guest.page.getByRole('link', { name: 'heron', exact: true }).waitFor();
    await guest.page.locator(`a[href="/game/${game.id}"]`).waitFor();
    await guest.leaves();

    const again = await sits();
    await again.open('/');
    const second = await again.call<{ game: { id: string } }>('POST', '/play', { ruleset: 'gd6' });
    await again.open('/login');
    expect(await again.page.getByRole('checkbox').isChecked()).toBe(true);
    await leavesFor(again, 'heron');
    await again.page.getByText('One game came along').waitFor();
    await again.page.locator(`a[href="/game/${game.id}"]`).waitFor();
    await again.page.locator(`a[href="/game/${second.game.id}"]`).waitFor();
    await again.leaves();
  });

  it('says what is wrong if the provider does not come back with a person', async () => {
    const person = await sits();
    const { page } = person;
    await person.open('/openid?error=access_denied&state=x');
    await page.getByText('You cancelled the log-in').waitFor();
    await person.open('/openid?code=stolen&state=x');
    await page.getByText('was begun in another browser').waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Continue with Club' }).waitFor();
    await person.leaves();
  });
});
