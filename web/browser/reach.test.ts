import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { complaints } from './axe';
import { launch } from './chromium';
import { PATIENCE } from './patience';
import { DESK, Person, PHONE } from './person';
import { start, type RunningServer } from './server';

const SECRET = 'only-the-host-knows-this';
/** A placeholder that templates do not know. */
const NOWHERE = ['$', '{nothing}'].join('');

let browser: Browser;
let server: RunningServer;
let service: Server;
const got: { kind: string; title: string; report: unknown[] }[] = [];

// A separate server, because its web hooks may go to this machine.
beforeAll(async () => {
  browser = await launch();
  server = await start(['-Darbiter.private-web-hooks=true']);
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push(JSON.parse(body) as (typeof got)[number]);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', () => done()));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  service.close();
});

describe.each([
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)('a web hook of a game, %s', (_, size) => {
  it('is added, tested and removed by the host, gets the turn, and keeps its address secret', async () => {
    const host = await Person.sits(browser, size, 'light', server.base);
    const { page } = host;
    await host.open('/');
    const { game } = await host.call<{ game: { id: string } }>('POST', '/play', { ruleset: 'gd6' });
    await host.open(`/game/${game.id}/host`);
    const hooks = page.getByTestId('hooks');
    await hooks.getByText('No service gets the news').waitFor();
    await hooks.getByLabel('Service').selectOption('Own template');
    await hooks.getByLabel('Name').fill('My program');
    await hooks.getByLabel('Address of the web hook').fill(`http://localhost:${(service.address() as AddressInfo).port}/${SECRET}`);
    await hooks.getByLabel('Template').fill(NOWHERE);
    await hooks.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText(`There is no ${NOWHERE}.`).waitFor();
    expect(await complaints(host)).toEqual([]);
    await hooks.getByLabel('Service').selectOption('JSON for a program');
    await hooks.getByRole('button', { name: 'Add', exact: true }).click();
    await hooks.getByText('no post yet').waitFor();

    got.length = 0;
    await hooks.getByRole('button', { name: 'Send a test: My program' }).click();
    await expect.poll(() => got.map(({ kind }) => kind)).toEqual(['test']);
    await host.call('POST', `/games/${game.id}/host/resolve`, {});
    await expect.poll(() => got.some(({ kind }) => kind === 'turn'), { timeout: 4 * PATIENCE }).toBe(true);
    expect(got.find(({ kind }) => kind === 'turn')?.title).toContain('turn 1');
    await page.reload();
    await hooks.getByText(/last post/).waitFor();
    expect(await page.content()).not.toContain(SECRET);
    expect(await complaints(host)).toEqual([]);

    await hooks.getByRole('button', { name: 'Remove: My program' }).click();
    await hooks.getByText('No service gets the news').waitFor();
    const { items } = await host.call<{ items: { sentence: string }[] }>('GET', `/games/${game.id}/audit`);
    const told = items.map(({ sentence }) => sentence).join('\n');
    expect(told).toContain('“My program” (JSON)');
    expect(told).toContain('removed the web hook “My program”');
    await host.leaves();
  });
});
