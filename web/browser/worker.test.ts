import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints } from './axe';
import { launchWhole } from './chromium';
import { Person, PHONE } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launchWhole();
});
afterAll(() => browser.close());

/** A browser with an active service worker. */
async function withWorker(): Promise<Person> {
  const person = await Person.sits(browser, PHONE, 'light', inject('base'), 'allow');
  await person.open('/');
  await person.page.evaluate(() => navigator.serviceWorker.ready);
  return person;
}

describe('the page as an app', () => {
  it('shows the last known board without a connection and says so, to the same person only', async () => {
    const person = await withWorker();
    const { page } = person;
    const { game } = await person.call<{ game: { id: string } }>('POST', '/play', { ruleset: 'gd6' });
    await person.open(`/game/${game.id}`);
    await page.waitForSelector('.map [data-territory]');
    await expect.poll(() => page.evaluate(async (id) => (await caches.match(`/api/games/${id}/table`)) !== undefined, game.id)).toBe(true);
    await person.context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.map [data-territory]');
    const stored = page.getByText('You are offline. You see the state of');
    await stored.waitFor();
    // It covers nothing, and nothing else says the same.
    expect(await page.locator('.toast').count()).toBe(0);
    const [line, bar, tools] = await Promise.all(
      ['.line-down', '.turn-bar', '.board-tools'].map((part) => page.locator(part).boundingBox()),
    );
    expect(line?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(tools?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    expect(await complaints(person)).toEqual([]);
    await person.context.setOffline(false);
    await stored.waitFor({ state: 'detached' });
    await page.evaluate(() => fetch('/api/me/logout-everywhere', { method: 'POST' }));
    await expect.poll(() => page.evaluate(() => caches.has('arbiter-known'))).toBe(false);
    await person.context.close();
  });

  it('keeps the orders that were written without a connection, and has all messages when it is back', async () => {
    const person = await withWorker();
    const { page } = person;
    const { game } = await person.call<{ game: { id: string } }>('POST', '/play', { ruleset: 'gd6', board: 'Two Shores' });
    await person.open(`/game/${game.id}`);
    await page.waitForSelector('.map [data-territory]');
    await person.call('POST', `/games/${game.id}/messages`, { text: 'Good luck to all.' });
    // The stored table is older than the sheet that the server has.
    await expect.poll(() => page.evaluate(async (id) => (await caches.match(`/api/games/${id}/table`)) !== undefined, game.id)).toBe(true);
    const typed = async (line: string) => {
      await page.getByRole('combobox', { name: 'Type an order' }).fill(line);
      await page.keyboard.press('Enter');
    };
    await typed('build hq 1');
    await page.locator('.now-bar').getByText('Your orders are saved.').waitFor();
    await person.context.setOffline(true);
    await typed('spawn 2 at 1');
    await page.locator('.now-bar').getByText('Not saved.').waitFor();
    await page.reload();
    await page.locator('.order-line').nth(1).waitFor({ state: 'attached' });
    await page.locator('.now-bar').getByText('Not saved.').waitFor();
    await person.context.setOffline(false);
    await page.locator('.now-bar').getByText('Your orders are saved.').waitFor();
    expect((await person.call<{ lines: { text: string }[] }>('GET', `/games/${game.id}/sheet`)).lines.map(({ text }) => text)).toEqual([
      'build hq 1',
      'spawn 2 at 1',
    ]);
    await page.click('#tab-press');
    await page.locator('[data-thread=all]', { hasText: 'Good luck to all.' }).waitFor();
    await person.context.close();
  });

  it('shows a notification, and a tap on it opens the table', async () => {
    const person = await withWorker();
    const { page } = person;
    await person.context.grantPermissions(['notifications'], { origin: person.base });
    // A stand-in for the browser's push service, which is an outside service.
    await page.addInitScript(() => {
      const subscription = {
        unsubscribe: () => Promise.resolve(true),
        toJSON: () => ({
          endpoint: 'https://push.example.org/wpush/v2/gAAAA' + Math.random(),
          keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
          },
        }),
      };
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    });
    await person.call('POST', '/play', { ruleset: 'gd6' });
    await person.open('/settings');
    await page.click('[data-testid=ring]');
    await page.waitForFunction(() => document.querySelector('[data-testid=ring]')?.textContent === 'Turn off notifications');
    expect((await person.call<{ devices: { name: string }[] }>('GET', '/me/push')).devices.map(({ name }) => name)).toEqual([
      'Chrome on Linux',
    ]);
    expect(await complaints(person)).toEqual([]);

    const tools = await person.context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first !== undefined) {
          resolve(first.registrationId);
        }
      });
    });
    await tools.send('ServiceWorker.enable');
    const data = JSON.stringify({ text: 'Friday night: turn 4 is open.', path: '/games/abc', tag: 'abc' });
    await tools.send('ServiceWorker.deliverPushMessage', { origin: person.base, registrationId: await registered, data });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ body, data }) => ({ body, path: (data as { path: string }).path }));
      });
    await expect.poll(shown).toEqual([{ body: 'Friday night: turn 4 is open.', path: '/games/abc' }]);

    await page.click('[data-testid=ring]');
    await page.waitForFunction(() => document.querySelector('[data-testid=ring]')?.textContent === 'Turn on notifications');
    await expect.poll(async () => (await person.call<{ devices: unknown[] }>('GET', '/me/push')).devices).toEqual([]);

    // A tap, as the browser reports it to the worker.
    const [worker] = person.context.serviceWorkers();
    await worker?.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, init: object) => Event;
      };
      const [notification] = await scope.registration.getNotifications();
      globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
    await page.waitForURL('**/games/abc');
    await person.leaves();
  });
});
