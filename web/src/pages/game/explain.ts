import type { Choice, Term } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.game;
const words = t.explain;

/** The element that was touched, and its explanation. */
export interface Explained {
  name: string;
  sentence: string;
}

/** The table's own buttons, by their labels. */
const BUTTONS = new Map<string, string>([
  [t.ready, words.ready],
  [t.unready, words.unready],
  [t.backToNow, words.backToNow],
  [t.tabs.orders, words.orders],
  [t.tabs.report, words.report],
  [t.tabs.press, words.press],
  [t.tabs.players, words.players],
  [t.tabs.more, words.more],
  [t.sheet.undo, words.undo],
  [t.sheet.redo, words.redo],
  [t.sheet.asText, words.asText],
  [t.sheet.asList, words.asList],
  [t.sheet.add, words.add],
  [t.sheet.input, words.input],
  [t.sheet.remove, words.remove],
  [t.sheet.up, words.moved],
  [t.sheet.down, words.moved],
  [t.sheet.drag, words.moved],
  [t.sheet.edit, words.edit],
  [t.sheet.receipt, words.receipt],
  [texts.ahead.title, texts.ahead.lead],
  [t.choices.stop, words.stop],
  [t.choices.back, words.back],
  [t.choices.less, words.amount],
  [t.choices.more, words.amount],
  [t.choices.number, words.amount],
  [t.sheetHandle, words.handle],
  [t.keys.title, words.keys],
  [texts.boards.find, words.find],
  [texts.boards.zoomIn, words.zoom],
  [texts.boards.zoomOut, words.zoom],
  [texts.boards.whole, words.whole],
  [texts.boards.asList, words.boardList],
  [texts.boards.more, words.pull],
  [texts.boards.less, words.pull],
  [texts.close, words.close],
  [texts.errors.home, words.home],
  [texts.nav.toPaper, words.theme],
  [texts.nav.toNight, words.theme],
  [texts.skip, words.skip],
]);

const THINGS = 'button, a, summary, input, [role=tab], .gauge, [title], [data-territory], [data-hex]';

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.querySelector(':scope > title')?.textContent ?? element.textContent ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds a term that is equal to the name or starts it: "Vote …", "Remove: vote 2", "Receipt, Mon 20:00". */
function look<T>(all: readonly T[], wordOf: (one: T) => string, name: string): T | undefined {
  const lower = name.toLowerCase();
  const followed = (one: T, by: string) => lower.startsWith(wordOf(one).toLowerCase() + by);
  const fits = (one: T) => lower === wordOf(one).toLowerCase() || followed(one, ':') || followed(one, ',');
  return all.find(fits) ?? all.find((one) => followed(one, ' '));
}

/** Explains the touched element; null if there is no explanation. Terms and effects come from the rules. */
export function explained(touched: Element, terms: readonly Term[], choices: readonly Choice[]): Explained | null {
  const thing = touched.closest(THINGS);
  if (thing === null) {
    return null;
  }
  const data = (thing as HTMLElement | SVGElement).dataset;
  const name = nameOf(thing);
  const choice = choices.find(({ line }) => line === data.order);
  const term = look(terms, ({ word }) => word, data.group ?? choice?.group ?? data.order?.split(' ')[0] ?? name);
  const own = look([...BUTTONS], ([label]) => label, name)?.[1];
  const title = thing.getAttribute('title') ?? thing.getAttribute('aria-description') ?? '';
  const parts = data.group !== undefined || data.order !== undefined ? [term?.say, choice?.effect ?? title] : [own ?? term?.say, title];
  const sentences = parts.filter((part) => part !== undefined && part !== '');
  return { name: choice?.label ?? name, sentence: sentences.join(' ') || (isPlace(thing, data) ? words.place : '') };
}

/** On the board, or in the list that shows the board as text. */
const isPlace = (thing: Element, data: DOMStringMap) =>
  data.territory !== undefined || data.hex !== undefined || thing.closest('.board-words, .place-link') !== null;
