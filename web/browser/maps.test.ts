import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { holdsUp } from './axe';
import { launch } from './chromium';
import { DESK, Person, PHONE, until } from './person';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface KeptMap {
  name: string;
  version: number;
  text: string;
}

interface MapFile {
  territories: { id: number; name: string; code: string; start?: boolean; outline: [number, number][][] }[];
  borders: [number, number][];
  seaLines: [number, number][];
}

/** Persons of the tests who use only the keyboard. */
const byKeys = new WeakSet<Person>();

/** The screen coordinates of a point of the map. */
async function onScreen(person: Person, x: number, y: number): Promise<{ x: number; y: number }> {
  return person.page.$eval(
    '.chart-board',
    (board, [mx, my]) => {
      const { k, x: dx, y: dy } = (board as unknown as { __zoom: { k: number; x: number; y: number } }).__zoom;
      const { left, top } = board.getBoundingClientRect();
      return { x: left + dx + k * (mx as number), y: top + dy + k * (my as number) };
    },
    [x, y],
  );
}

/** Moves the crosshair to a point of the map, step by step. */
async function walk(person: Person, x: number, y: number): Promise<void> {
  const { page } = person;
  await page.locator('.chart').focus();
  if ((await page.locator('.crosshair').count()) === 0) {
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector('.crosshair', { state: 'attached' });
  }
  for (let steps = 0; steps < 200; steps++) {
    const to = await onScreen(person, x, y);
    const at = await page.$eval('.crosshair circle', (dot) => {
      const box = dot.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    if (Math.abs(dx) <= 5.5 && Math.abs(dy) <= 5.5) {
      return;
    }
    const across = Math.abs(dx) > Math.abs(dy);
    const far = Math.abs(across ? dx : dy) > 40 ? 'Shift+' : '';
    await page.keyboard.press(far + (across ? (dx < 0 ? 'ArrowLeft' : 'ArrowRight') : dy < 0 ? 'ArrowUp' : 'ArrowDown'));
  }
  throw new Error(`the crosshair never came to ${x}, ${y}`);
}

/** A click, a tap, or Enter at the crosshair, at a point of the map. */
async function press(person: Person, x: number, y: number): Promise<void> {
  const { page } = person;
  if (byKeys.has(person)) {
    await walk(person, x, y);
    await page.keyboard.press('Enter');
    return;
  }
  const at = await onScreen(person, x, y);
  if (person.touches) {
    await page.touchscreen.tap(at.x, at.y);
  } else {
    await page.mouse.move(at.x - 3, at.y - 3);
    await page.mouse.click(at.x, at.y);
  }
}

const LETTERS: Record<string, string> = { select: 'v', draw: 'd', split: 's', merge: 'm', link: 'l', start: 't', water: 'w', erase: 'x' };

async function tool(person: Person, which: string): Promise<void> {
  if (byKeys.has(person)) {
    await person.page.keyboard.press(LETTERS[which] as string);
    await person.page.waitForSelector(`[data-tool="${which}"][aria-pressed=true]`);
  } else {
    await person.page.locator(`[data-tool="${which}"]`).click();
  }
}

/** A button of the page that also has a key. */
async function act(person: Person, button: string, key: string): Promise<void> {
  if (byKeys.has(person)) {
    await person.page.locator('.chart').focus();
    await person.page.keyboard.press(key);
  } else {
    await person.page.getByRole('button', { name: button }).click();
  }
}

const lands = (person: Person, count: number) =>
  person.page.waitForFunction((n) => document.querySelectorAll('[data-land]').length === n, count);
const said = (person: Person, words: RegExp) =>
  person.page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#map-hint')?.textContent ?? ''), words.source);

async function show(person: Person, tab: string): Promise<void> {
  const button = person.page.locator(`#maptab-${tab}`);
  const open = await person.page.locator('#map-panel').isVisible();
  if (!open || (await button.getAttribute('aria-selected')) !== 'true') {
    await (byKeys.has(person) ? button.press('Enter') : button.click());
  }
}

/** On a phone the panel covers the lower part of the map. */
async function hide(person: Person): Promise<void> {
  if (person.touches && (await person.page.locator('#map-panel').isVisible())) {
    await person.page.locator('[role=tab][aria-selected=true]').click();
  }
}

async function name(person: Person, x: number, y: number, to: string): Promise<void> {
  await hide(person);
  await tool(person, 'select');
  await press(person, x, y);
  if (byKeys.has(person)) {
    await person.page.keyboard.press('n');
    await person.page.waitForFunction(() => document.activeElement?.id === 'land-name');
    await person.page.keyboard.type(to);
    await person.page.keyboard.press('Enter');
    await said(person, new RegExp(`It is called ${to}`));
    await person.page.keyboard.press('Escape');
    return;
  }
  await show(person, 'land');
  await person.page.fill('#land-name', to);
  await person.page.press('#land-name', 'Enter');
  await hide(person);
}

/** Draws three lands in a row, from 100 to 1000, and an island below. */
async function build(person: Person): Promise<void> {
  const { page } = person;
  await person.open('/maps');
  const blank = page.getByRole('link', { name: 'A blank sheet' });
  await (byKeys.has(person) ? blank.press('Enter') : blank.click());
  await page.waitForSelector('.chart');
  // Draw: closed with a click on the first point.
  for (const [x, y] of [
    [100, 100],
    [500, 100],
    [500, 500],
    [100, 500],
    [100, 100],
  ] as const) {
    await press(person, x, y);
  }
  await lands(person, 1);
  // A neighbour: snaps to two corners of the first land, closed with the button.
  for (const [x, y] of [
    [504, 104],
    [900, 100],
    [900, 500],
    [497, 503],
  ] as const) {
    await press(person, x, y);
  }
  await act(person, 'Close the outline', 'Enter');
  await lands(person, 2);
  // Split from border to border, merge, undo, and redo.
  await tool(person, 'split');
  await press(person, 300, 97);
  await press(person, 320, 300);
  await press(person, 300, 503);
  await lands(person, 3);
  await tool(person, 'merge');
  await press(person, 200, 300);
  await press(person, 400, 300);
  await lands(person, 2);
  await act(person, 'Undo', 'Control+z');
  await lands(person, 3);
  await act(person, 'Redo', 'Control+Shift+Z');
  await lands(person, 2);
  await act(person, 'Undo', 'Control+z');
  await lands(person, 3);
  // An island that cannot be reached until there is a sea line.
  await tool(person, 'draw');
  for (const [x, y] of [
    [600, 620],
    [900, 620],
    [760, 760],
    [600, 620],
  ] as const) {
    await press(person, x, y);
  }
  await lands(person, 4);
  await show(person, 'health');
  await page.waitForSelector('.findings .grave button');
  await hide(person);
  await tool(person, 'link');
  await press(person, 740, 660);
  await press(person, 700, 300);
  await said(person, /Sea line between/);
  await tool(person, 'start');
  await press(person, 200, 300);
  await press(person, 740, 660);
  await page.waitForSelector('[data-start="2"]', { state: 'attached' });
  await name(person, 200, 300, 'Thule');
  await name(person, 400, 300, 'Norn');
  await name(person, 700, 300, 'Kira');
  await name(person, 740, 660, 'Skerry');
  await show(person, 'map');
  await page.fill('#map-name', 'Four Lands');
  await hide(person);
}

async function saved(person: Person): Promise<string> {
  if (byKeys.has(person)) {
    await person.page.keyboard.press('Control+s');
  } else {
    await person.page.locator('[data-testid=save]').click();
  }
  await person.page.waitForSelector('[data-kept="saved"]', { state: 'attached' });
  await person.page.waitForURL(/\/maps\/(?!new)\w+/);
  return new URL(person.page.url()).pathname.split('/')[2] as string;
}

async function fileOf(person: Person, id: string): Promise<MapFile> {
  return JSON.parse((await person.call<KeptMap>('GET', `/maps/${id}`)).text) as MapFile;
}

describe.each([
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)('a map, %s', (_, size) => {
  it('is drawn from nothing, saved, shared, copied and played on', async () => {
    const person = await Person.sits(browser, size);
    const { page } = person;
    await build(person);
    await show(person, 'health');
    await page.waitForSelector('[data-checked=true] .note:not(.bad)');
    const id = await saved(person);
    const file = await fileOf(person, id);
    expect(file.territories.map((t) => t.name).sort()).toEqual(['Kira', 'Norn', 'Skerry', 'Thule']);
    const of = (title: string) => file.territories.find((t) => t.name === title)?.id as number;
    const pairs = (list: [number, number][]) => list.map((p) => [...p].sort((a, b) => a - b).join('-')).sort();
    const pair = (a: string, b: string) => [of(a), of(b)].sort((x, y) => x - y).join('-');
    expect(pairs(file.borders)).toEqual([pair('Thule', 'Norn'), pair('Norn', 'Kira')].sort());
    expect(pairs(file.seaLines)).toEqual([pair('Kira', 'Skerry')]);
    expect(
      file.territories
        .filter((t) => t.start)
        .map((t) => t.name)
        .sort(),
    ).toEqual(['Skerry', 'Thule']);

    await page.reload();
    await lands(person, 4);
    await press(person, 200, 300);
    for (const tab of ['land', 'lands', 'health', 'map']) {
      await show(person, tab);
      await holdsUp(person, tab);
    }
    await hide(person);

    // Another person opens the link and makes a copy.
    const friend = await Person.sits(browser, size);
    await friend.open(`/maps/${id}`);
    await friend.page.waitForSelector('.svg-picture');
    expect(await friend.page.locator('.chart').count()).toBe(0);
    await holdsUp(friend, 'a shared map');
    await friend.page.getByRole('button', { name: 'Make a copy' }).click();
    await friend.page.waitForURL((url) => url.pathname.startsWith('/maps/') && !url.pathname.endsWith(id));
    await lands(friend, 4);
    await friend.leaves();

    // A game on it: the map is already chosen.
    await page.locator('.chart-bar').getByRole('button', { name: 'Use in a game' }).click();
    await page.waitForSelector('#board');
    await page.waitForSelector('.svg-picture');
    const board = () => page.$eval('#board', (select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent);
    await expect.poll(board).toBe('Four Lands (drawn)');
    await page.selectOption('#seats', '2');
    await page.selectOption('#bots', '1');
    await page.getByText('No deadline').click();
    await page.getByRole('button', { name: 'Create the game' }).click();
    const game = await person.gameId();
    await page.waitForSelector('.svg-picture');
    await page
      .getByRole('button', { name: /begin|start/i })
      .first()
      .click();
    await page.waitForSelector('.land.target');
    const before = await person.myDecision(game);
    await person.tap('.land.target');
    await page.getByRole('button', { name: /^Build: HQ/ }).click();
    await person.saved();
    await page.click('[data-testid=ready]');
    await until(person, game, (g) => g.at > before.at, 'the position after my orders');
    expect(await page.textContent('.map')).toContain('Thule');
    await person.leaves();
  });

  it('keeps corners shared when one is dragged, and explains refusals', async () => {
    const person = await Person.sits(browser, size);
    const { page } = person;
    await person.open('/maps/new');
    await page.waitForSelector('.chart');
    for (const [x, y] of [
      [100, 100],
      [500, 100],
      [500, 500],
      [100, 500],
      [100, 100],
      [500, 100],
      [900, 100],
      [900, 500],
      [500, 500],
      [500, 100],
    ] as const) {
      await press(person, x, y);
    }
    await lands(person, 2);
    await press(person, 300, 300);
    await said(person, /is here already/);
    await tool(person, 'select');
    await press(person, 300, 300);
    await page.waitForSelector('[data-grip=corner]');
    const grip = await page.locator('[data-grip=corner]').nth(1).boundingBox();
    const [x, y] = [(grip?.x ?? 0) + (grip?.width ?? 0) / 2, (grip?.y ?? 0) + (grip?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y + 20, { steps: 4 });
    await page.mouse.up();
    await said(person, /corner is moved/);
    // A press without movement selects the corner, and Delete removes it from both lands.
    await page.locator('[data-grip=middle]').last().waitFor({ state: 'attached' });
    const other = await page.locator('[data-grip=corner]').nth(3).boundingBox();
    await page.mouse.click((other?.x ?? 0) + (other?.width ?? 0) / 2, (other?.y ?? 0) + (other?.height ?? 0) / 2);
    await page.waitForSelector('.grips .chosen', { state: 'attached' });
    if (person.touches) {
      await page.getByRole('button', { name: 'Remove the corner' }).tap();
    } else {
      await page.keyboard.press('Delete');
    }
    await said(person, /corner is removed/);
    const id = await saved(person);
    const file = await fileOf(person, id);
    expect(file.territories[0]?.outline[0]).toHaveLength(3);
    expect(file.borders).toEqual([[1, 2]]);
    expect(file.territories.every((t) => t.outline[0]?.every(([px, py]) => !(px === 500 && py === 100)) === true)).toBe(true);

    // No game can start on an invalid map, and a sentence says why: two lands are too small for the players.
    await page.getByRole('button', { name: 'Use in a game' }).click();
    await page.waitForSelector('.findings .grave');
    expect(page.url()).toContain(`/maps/${id}`);
    await person.open(`/new?ruleset=gd6&map=${id}`);
    await page.waitForSelector('.preview .note.bad');
    await page.getByRole('button', { name: 'Create the game' }).click();
    expect(await page.textContent('[role=alert]')).toMatch(/cannot start: the map has room for/);
    await person.leaves();
  });

  it('loses nothing when the page closes, and warns the person who saves second', async () => {
    const person = await Person.sits(browser, size);
    const { page } = person;
    await person.open('/maps/new?from=Two%20Shores');
    await page.waitForSelector('[data-land]');
    const count = await page.locator('[data-land]').count();
    const id = await saved(person);
    await show(person, 'lands');
    await page.locator('.land-row').first().click();
    await page.getByRole('button', { name: 'Delete this land' }).click();
    await lands(person, count - 1);
    await page.waitForSelector('[data-kept="here"]', { state: 'attached' });
    await page.reload();
    await lands(person, count - 1);
    await page.getByText('Your unsaved changes are back.').waitFor();
    await person.call('PUT', `/maps/${id}`, {
      name: 'Elsewhere',
      ruleset: 'gd6',
      text: (await person.call<KeptMap>('GET', `/maps/${id}`)).text,
    });
    await page.locator('[data-testid=save]').click();
    await page.getByRole('button', { name: 'Save mine over it' }).click();
    await page.waitForSelector('[data-kept="saved"]', { state: 'attached' });
    expect((await fileOf(person, id)).territories).toHaveLength(count - 1);
    await person.leaves();
  });
});

describe('with only the keyboard', () => {
  it('a map is drawn, split, merged, named, linked, saved and used in a game', async () => {
    const person = await Person.sits(browser, DESK);
    const { page } = person;
    byKeys.add(person);
    await build(person);
    const file = await fileOf(person, await saved(person));
    expect(file.territories.map((t) => t.name).sort()).toEqual(['Kira', 'Norn', 'Skerry', 'Thule']);
    expect(file.borders).toHaveLength(2);
    expect(file.seaLines).toHaveLength(1);
    expect(
      file.territories
        .filter((t) => t.start)
        .map((t) => t.name)
        .sort(),
    ).toEqual(['Skerry', 'Thule']);
    // The card of a land works without the map: another split, a start removed, a border closed.
    await page.locator('.chart').focus();
    await page.keyboard.press(']');
    await page.getByRole('button', { name: 'Split in two' }).press('Enter');
    await lands(person, 5);
    await page
      .getByRole('button', { name: /^Close the border/ })
      .first()
      .press('Enter');
    await said(person, /is closed/);
    await page.locator('.chart').focus();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await lands(person, 4);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Use in a game' }).press('Enter');
    await page.waitForURL(/\/new\?/);
    await person.leaves();
  });

  it('a corner is moved and removed, and a land is deleted', async () => {
    const person = await Person.sits(browser, DESK);
    const { page } = person;
    byKeys.add(person);
    await person.open('/maps/new');
    await page.waitForSelector('.chart');
    for (const [x, y] of [
      [100, 200],
      [500, 200],
      [500, 600],
      [100, 600],
      [100, 200],
    ] as const) {
      await press(person, x, y);
    }
    await lands(person, 1);
    await tool(person, 'select');
    await press(person, 300, 400);
    await page.waitForSelector('[data-grip=corner]');
    await press(person, 500, 200);
    await said(person, /Move the corner with the arrow keys/);
    await press(person, 700, 120);
    await said(person, /The corner is moved/);
    const file = await fileOf(person, await saved(person));
    expect(file.territories[0]?.outline[0]?.some(([x, y]) => Math.hypot(x - 700, y - 120) < 15)).toBe(true);
    await page.keyboard.press('Delete');
    await said(person, /corner is removed/);
    await page.keyboard.press('Delete');
    await lands(person, 0);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await lands(person, 1);
    await person.leaves();
  });
});

describe('a new map', () => {
  it('comes from a number, and from a file', async () => {
    const person = await Person.sits(browser, DESK);
    const { page } = person;
    await person.open('/maps');
    await page.fill('#make-seed', '7');
    await page.fill('#make-size', '24');
    await page.selectOption('#make-seats', '3');
    await page.selectOption('#make-style', 'archipelago');
    await page.waitForSelector('.maker-picture:not(.busy) .svg-picture');
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.maker-picture img')?.alt.includes('Isles') === true);
    await page.getByRole('button', { name: 'Edit this map' }).click();
    await lands(person, 24);
    await show(person, 'health');
    await page.waitForSelector('[data-checked=true] .note:not(.bad)');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      show(person, 'map').then(() => page.getByRole('button', { name: 'GDL' }).click()),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.gdl$/);

    await person.open('/maps');
    await page.setInputFiles('#map-file', {
      name: 'pair.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [square('Left', 0), square('Right', 1)] })),
    });
    await page.selectOption('#name-property', 'local');
    await page.getByRole('button', { name: 'Import this file' }).click();
    await lands(person, 2);
    expect(await page.textContent('.chart')).toContain('Links');
    await person.open('/maps');
    await page.setInputFiles('#map-file', {
      name: 'broken.gdl',
      mimeType: 'text/plain',
      buffer: Buffer.from('InitStart\nSetNumTerritories many\n'),
    });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('line 2');
    await expect.poll(() => page.locator('.map-card.own').count()).toBe(2);
    await person.leaves();
  });
});

function square(title: string, x: number): unknown {
  return {
    type: 'Feature',
    properties: { name: title, local: title === 'Left' ? 'Links' : 'Rechts' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, 0],
          [x + 1, 0],
          [x + 1, 1],
          [x, 1],
          [x, 0],
        ],
      ],
    },
  };
}
