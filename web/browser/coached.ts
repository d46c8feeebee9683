import { expect } from 'vitest';
import { PATIENCE } from './patience';
import type { Person } from './person';

/** What the coach says and marks, as seen by a player who only follows the coach. */
interface Seen {
  says: string;
  over: boolean;
  /** Whether a place or a button is marked; null while there is nothing to touch. */
  marked: 'place' | 'button' | null;
}

/** Waits until the coach has a sentence for the current sheet, and notes one of the marked elements. */
async function look(person: Person, before: string): Promise<Seen & { state: string }> {
  const seen = await person.page.waitForFunction(
    (known) => {
      const onTop = (each: Element) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        // A tap on an arrow means the place below it.
        const hit = document.elementsFromPoint(x + width / 2, y + height / 2).find((one) => one.closest('.arrow') === null);
        return hit !== undefined && (each.contains(hit) || each.parentElement?.contains(hit) === true);
      };
      const box = document.querySelector<HTMLElement>('[data-testid=coach]');
      const over = document.querySelector('[data-testid=coach-end]') !== null;
      for (const old of document.querySelectorAll('[data-marked]')) {
        old.removeAttribute('data-marked');
      }
      const says = box?.textContent ?? '';
      const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules] as CSSStyleRule[]);
      let marked: 'place' | 'button' | null = null;
      for (const { selectorText } of rules.reverse()) {
        const all = [...document.querySelectorAll(selectorText)].filter((each) => !(each as HTMLButtonElement).disabled);
        // A place must be visible; a button is scrolled into view.
        const found = all.find(onTop) ?? all.find((each) => each.closest('button') !== null);
        if (found !== undefined && marked === null) {
          marked = found.closest('button') === null ? 'place' : 'button';
          (found.closest('[data-territory]') ?? found).setAttribute('data-marked', '');
        }
      }
      const reads = [...(box?.querySelectorAll('button') ?? [])].some((button) => button.textContent === 'Next');
      const lines = document.querySelectorAll('.order-line').length;
      const card = document.querySelector('.place-card')?.textContent ?? '';
      const state = [says, marked, lines, card, document.querySelector('.table-page')?.getAttribute('data-at')].join('|');
      const heard = box?.dataset.heard === 'true' && (marked !== null || reads);
      return (over || heard) && state !== known ? { says, over, marked, state } : null;
    },
    before,
    { timeout: PATIENCE },
  );
  return (await seen.jsonValue()) as Seen & { state: string };
}

/** Returns false if the page has drawn the marked element anew since it was seen; then a player looks again. */
async function touches(person: Person, marked: 'place' | 'button'): Promise<boolean> {
  const element = await person.page.$('[data-marked]');
  if (element === null) {
    return false;
  }
  if (marked === 'place') {
    await person.tap('[data-marked]');
    return true;
  }
  try {
    await element.click();
    return true;
  } catch (failure) {
    if (await element.evaluate((node) => node.isConnected)) {
      throw failure;
    }
    return false;
  }
}

/**
 * Does only what the coach says, until the game is over or the maximum number of touches is reached. Returns the sentences.
 *
 * @param watch called before each touch
 */
export async function followCoach(person: Person, most: number, watch: () => Promise<void> = async () => undefined): Promise<string[]> {
  const { page } = person;
  const said: string[] = [];
  let state = '';
  for (let touched = 0; touched < most; touched++) {
    const seen = await look(person, state);
    state = seen.state;
    if (said.at(-1) !== seen.says) {
      said.push(seen.says);
    }
    if (seen.over) {
      return said;
    }
    await watch();
    if (seen.marked === null) {
      await page.getByTestId('coach').getByRole('button', { name: 'Next' }).click();
    } else if (!(await touches(person, seen.marked))) {
      state = '';
      touched--;
    }
  }
  expect(said.length, 'the coach has said something').toBeGreaterThan(0);
  return said;
}
