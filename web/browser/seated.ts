import type { Browser } from 'playwright-core';
import { Person, until } from './person';

interface Size {
  width: number;
  height: number;
}

/** The place of my HQ in Global Domination VI; undefined if there is none. */
export async function home(person: Person, id: string): Promise<number | undefined> {
  const { game, position } = await person.call<{
    game: { me: { seat: number } };
    position: { view: { lands: { id: number; owner: number; hq: boolean }[] } };
  }>('GET', `/games/${id}/table`);
  return position.view.lands.find((land) => land.hq && land.owner === game.me.seat)?.id;
}

/** The name of a place of Global Domination. */
export async function landName(person: Person, id: string, place: number | string | undefined): Promise<string> {
  type Lands = { territories: { id: number; name: string }[] };
  const { position } = await person.call<{ position: { view: Lands & { atlas?: Lands } } }>('GET', `/games/${id}/table`);
  const { territories } = position.view.atlas ?? position.view;
  return territories.find((each) => String(each.id) === String(place))?.name as string;
}

/** A game after its openings, which are decided by the first proposals of the rules. */
export async function sits(
  browser: Browser,
  size: Size,
  wish: { ruleset: string; board?: string; parameters?: Record<string, string> },
  openings: number,
): Promise<{ person: Person; id: string }> {
  const person = await Person.sits(browser, size);
  await person.open('/');
  const {
    game: { id, me },
  } = await person.call<{ game: { id: string; me: { seat: number } } }>('POST', '/play', wish);
  // Two first HQs that are too near to each other are not built; both players choose again.
  for (let done = 0; done < openings || (openings > 0 && wish.ruleset === 'gd6' && (await home(person, id)) === undefined); done++) {
    await until(person, id, (game) => game.awaiting.includes(me.seat), 'my decision');
    const { at, orders } = await person.call<{ at: number; orders: string[] }>('GET', `/games/${id}/candidates`);
    await hands(person, id, at, orders.slice(0, 1));
  }
  await until(person, id, (game) => game.awaiting.includes(me.seat), 'my decision');
  await person.open(`/game/${id}`);
  await person.page.waitForSelector('.map [data-territory], .map [data-hex]');
  await person.myDecision(id);
  return { person, id };
}

/** Hands in a sheet without the page, and waits for the next position. */
export async function hands(person: Person, id: string, at: number, lines: string[]): Promise<void> {
  const { version } = await person.call<{ version: number }>('GET', `/games/${id}/sheet`);
  await person.call('PUT', `/games/${id}/sheet`, { at, lines, version, ready: true });
  await until(person, id, (game) => game.at > at || game.status === 'over', 'the next position');
}

/** Taps a land when the map has stopped moving: a sheet that rises or sinks moves it. */
export async function tapAtRest(person: Person, selector: string): Promise<void> {
  await person.rests('[data-territory]');
  await person.tap(selector);
}

export async function lines(person: Person): Promise<number> {
  return person.page.locator('.order-line').count();
}
