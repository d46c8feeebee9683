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
    expect(await page.textContent('.stored')).toContain('You are offline');
    expect(await complaints(person)).toEqual([]);
    await person.context.setOffline(false);
    await page.waitForSelector('.stored', { state: 'detached' });
    await page.evaluate(() => fetch('/api/me/logout-everywhere', { method: 'POST' }));
    await expect.poll(() => page.evaluate(() => caches.has('arbiter-known'))).toBe(false);
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
