import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE } from './person';
import { java, PROGRAMS, start, type RunningServer } from './server';

/** Version 3 of Pebbles, in which players take up to three. In version 4 they take up to five. */
const PEBBLES = resolve(import.meta.dirname, '../../engine-testkit/target/test-classes');

let browser: Browser;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-rules-'));
  execFileSync(java(), ['-cp', PROGRAMS.join(delimiter), 'arbiter.server.crash.NewerRules', folder], {
    cwd: resolve(import.meta.dirname, '../../server'),
  });
  [browser, server] = await Promise.all([launch(), start([], [PEBBLES])]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface GameAnswer {
  id: string;
  invitation: string;
  at: number;
  rulesetVersion: number;
  upgrade: { proposal: unknown } | null;
}

interface Pair {
  host: Person;
  player: Person;
  id: string;
}

/** A game of two people that is in its second turn; in the first, both wanted more than version 3 allows. */
async function begun(hostSize: typeof DESK, playerSize: typeof DESK): Promise<Pair> {
  const sits = (size: typeof DESK) => Person.sits(browser, size, 'light', server.base);
  const [host, player] = [await sits(hostSize), await sits(playerSize)];
  for (const person of [host, player]) {
    await person.open('/');
    await person.call('POST', '/guests', {});
  }
  const made = await host.call<GameAnswer>('POST', '/games', { ruleset: 'pebbles', seats: 2 });
  await player.call('POST', `/games/${made.id}/seats`, { invitation: made.invitation });
  await host.call('POST', `/games/${made.id}/begin`, {});
  for (const person of [host, player]) {
    await person.call('PUT', `/games/${made.id}/sheet`, { at: 0, lines: ['take 4'], ready: true });
  }
  await expect.poll(async () => (await game(host, made.id)).at).toBe(1);
  return { host, player, id: made.id };
}

const game = (person: Person, id: string) => person.call<GameAnswer>('GET', `/games/${id}`);

async function proposes({ host, id }: Pair): Promise<void> {
  const { page } = host;
  await host.open(`/game/${id}/host`);
  await page.getByRole('button', { name: 'Show what would have been different' }).click();
  await page.getByTestId('differences').getByText('1 of 1 turns would have been different').waitFor();
  await page.getByRole('button', { name: 'Propose the newer rules' }).click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Reason').fill('More pebbles for everybody.');
  await holdsUp(host, 'the proposal');
  await dialog.locator('form button:not([type])').click();
  await page.getByTestId('upgrade').waitFor();
}

/** The player sees the proposal and what it would have changed, before the answer. */
async function looks({ player, id }: Pair): Promise<void> {
  const { page } = player;
  await player.open(`/game/${id}`);
  const proposal = page.getByTestId('upgrade').first();
  await proposal.getByText('version 4 of the rules').waitFor();
  await proposal.getByText('More pebbles for everybody.').waitFor();
  await proposal.getByRole('button', { name: 'Show what would have been different' }).click();
  await proposal.locator('summary', { hasText: 'Turn 1' }).click();
  const turn = proposal.locator('details[open]');
  await turn.getByText('take 4').waitFor();
  await turn.getByText('accepted').waitFor();
  await turn.getByText('rejected').waitFor();
  await proposal.getByText('can go on under version 4').waitFor();
  await holdsUp(player, 'the differences');
  const picture = process.env.ARBITER_PICTURES;
  if (picture !== undefined) {
    await page.screenshot({ path: join(picture, `vote-${page.viewportSize()?.width}.png`) });
  }
}

const answers = (person: Person, name: string) =>
  person.page.getByTestId('upgrade').first().getByRole('button', { name, exact: true }).click();

describe('newer rules', () => {
  it('are proposed by the host and decided by the players, at a desk and on a phone', async () => {
    const agreeing = await begun(DESK, PHONE);
    const refusing = await begun(PHONE, DESK);
    await server.sleep();
    await server.wake({ settings: [`-Darbiter.rules=${join(folder, 'rules')}`], more: [join(folder, 'newer', 'classes')] });

    await proposes(agreeing);
    await looks(agreeing);
    expect((await game(agreeing.host, agreeing.id)).rulesetVersion, 'nothing changes before everybody has agreed').toBe(3);
    await answers(agreeing.player, 'Agree');
    await expect.poll(async () => (await game(agreeing.host, agreeing.id)).rulesetVersion).toBe(4);
    await agreeing.player.page.getByTestId('upgrade').first().waitFor({ state: 'detached' });
    await agreeing.player.page.getByRole('button', { name: 'take 5' }).first().waitFor();
    await agreeing.host.page.getByText('the game goes on under version 4').first().waitFor();

    await proposes(refusing);
    await looks(refusing);
    await answers(refusing.player, 'Refuse');
    await refusing.player.page.getByTestId('upgrade').first().waitFor({ state: 'detached' });
    await refusing.host.page.getByText('refused version 4 of the rules').first().waitFor();
    const kept = await game(refusing.host, refusing.id);
    expect(kept.rulesetVersion).toBe(3);
    expect(kept.upgrade?.proposal ?? null).toBeNull();
    await refusing.player.page.getByRole('button', { name: 'take 3' }).first().waitFor();
    expect(await refusing.player.page.getByRole('button', { name: 'take 5' }).count()).toBe(0);
    for (const person of [agreeing.host, agreeing.player, refusing.host, refusing.player]) {
      await person.leaves();
    }
  });
});
