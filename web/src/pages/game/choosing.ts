import { computed, effect, signal } from '@preact/signals';
import type { Choice, Price } from '../../api/types';
import type { Table } from './table';

/** Choices of one kind at one place, shown as one button. */
export interface Bundle {
  key: string;
  group: string;
  choices: Choice[];
  /** Whether a target must be tapped before the order is complete. */
  aims: boolean;
}

/** An order that is being entered by taps: its bundle, and the places tapped so far. */
interface Aim {
  key: string;
  path: string[];
}

/** An order without a place shares its key with no other. */
const keyOf = (choice: Choice) => [choice.group, choice.places[0] ?? choice.line, choice.strokes[0]?.what ?? ''].join('|');
const startsWith = (places: string[], path: string[]) => path.every((place, i) => places[i] === place);

/**
 * The state of my input on a board. The choices and their places come from the rules; this class only sorts them by the place to
 * tap. All boards use it.
 */
export class Choosing {
  /** The place whose card is open. */
  readonly place = signal<string | null>(null);
  /** The bundle whose choices are listed on the card. */
  readonly open = signal<string | null>(null);
  readonly aim = signal<Aim | null>(null);
  /** The place under the keyboard cursor; null while the board is not used with the keyboard. */
  readonly cursor = signal<string | null>(null);
  /** A place that should be visible, because something points at it. */
  readonly wanted = signal<string | null>(null);
  /** The place that a board keeps in view: under the cursor, a place that somebody points at, or the place of the card. */
  readonly looked = computed<string | null>(() => this.cursor.value ?? this.wanted.value ?? this.place.value);
  /** Whether the last step was made with the keyboard; then the focus moves to the next step. */
  readonly keyed = signal(false);
  /** Counts the requests of the keyboard to focus the buttons of the card. */
  readonly entered = signal(0);
  /** The number chosen for the order that is being entered; null for the usual number. */
  readonly number = signal<number | null>(null);
  readonly mayOrder = computed(() => {
    const draft = this.table.draft.value;
    const sealed = draft?.ready.value === true && this.table.together.value;
    return this.table.live.value && draft?.mayOrder.value === true && !sealed;
  });
  readonly choices = computed<Choice[]>(() => (this.mayOrder.value ? this.table.desk.choices.value : []));

  /** The orders that would be complete now: one, or several of the same kind and path. */
  readonly finished = computed<Choice[]>(() => {
    const aim = this.aim.value;
    return aim === null ? [] : this.along(aim).filter(({ places }) => places.length === aim.path.length);
  });
  /** All orders that the order being entered can still become. */
  readonly making = computed<Choice[]>(() => (this.aim.value === null ? [] : this.along(this.aim.value)));
  readonly picked = computed<Choice | null>(() => this.finished.value[0] ?? null);

  /** Whether the order being entered has places. An order without places is entered in the panel, not on the board. */
  readonly onBoard = computed(() => (this.aim.value?.path.length ?? 0) > 0);

  /** The places where the next tap has an effect. */
  readonly targets = computed<Set<string>>(() => {
    const aim = this.aim.value;
    if (aim !== null) {
      return new Set(this.further(aim).map((choice) => choice.places[aim.path.length] as string));
    }
    return new Set(
      this.choices.value.filter((choice) => choice.role === 'order' && choice.places.length === 1).map(({ places }) => places[0] as string),
    );
  });

  /** All places where the order being entered can end. A tap on one takes the whole path. */
  readonly ends = computed<Set<string>>(() => {
    const aim = this.aim.value;
    return new Set(aim === null ? [] : this.further({ ...aim, path: aim.path.slice(0, 1) }).map(({ places }) => places.at(-1) as string));
  });

  /** The places where a tap sends the pieces of the chosen place without a button: ends of moves, and targets of attacks. */
  readonly reach = computed<Set<string>>(() => {
    const place = this.place.value;
    const none = place === null || this.aim.value !== null;
    const ends = none ? [] : this.departures(place).map(({ places }) => places.at(-1) as string);
    return new Set(ends.filter((end) => !this.acts(end)));
  });

  /** Places where something can be ordered. */
  readonly actors = computed<Set<string>>(
    () =>
      new Set(
        this.choices.value.flatMap((choice) => (choice.role === 'order' && choice.places.length > 1 ? [choice.places[0] as string] : [])),
      ),
  );

  /** Orders that need no place: the next phase, an answer, a purchase, the end of the turn. */
  readonly placeless = computed(() => this.choices.value.filter((choice) => choice.places.length === 0));

  constructor(readonly table: Table) {
    // An order that was begun in another position is no longer valid.
    effect(() => {
      if (table.current.value !== null) {
        this.stop();
      }
    });
  }

  private along({ key, path }: Aim): Choice[] {
    return this.choices.value.filter((choice) => startsWith(choice.places, path) && keyOf(choice) === key);
  }

  private further(aim: Aim): Choice[] {
    return this.along(aim).filter(({ places }) => places.length > aim.path.length);
  }

  /** The path to a place: one more step, else a longer path from here, else a path that keeps fewer of the tapped places. */
  private wayTo({ key, path }: Aim, place: string): string[] | null {
    if (this.targets.value.has(place)) {
      return [...path, place];
    }
    for (let kept = path.length; kept > 0; kept--) {
      const way = this.further({ key, path: path.slice(0, kept) }).find(({ places }) => places.at(-1) === place);
      if (way !== undefined) {
        return way.places;
      }
    }
    return null;
  }

  /** Orders that move pieces from this place to another, or attack there without a price. */
  private departures(place: string): Choice[] {
    return this.choices.value.filter(
      ({ role, places, strokes, price }) =>
        role === 'order' &&
        places.length > 1 &&
        places[0] === place &&
        strokes.every(({ kind }) => kind === 'go' || kind === 'strike') &&
        (strokes[0]?.kind === 'go' || (strokes[0]?.kind === 'strike' && Object.keys(price).length === 0)),
    );
  }

  /** The places from which a tap sends pieces to this place, the nearest first. */
  sourcesOf(place: string): string[] {
    const leading = [...this.actors.value]
      .flatMap((from) => this.departures(from))
      .filter(({ places }) => places.at(-1) === place)
      .sort((one, other) => one.places.length - other.places.length);
    return [...new Set(leading.map(({ places }) => places[0] as string))];
  }

  /** Begins an order that leads to the shown place from another one. */
  come(from: string): void {
    const to = this.place.value;
    this.show(from);
    if (to !== null && this.reach.value.has(to)) {
      this.tap(to);
    }
  }

  /** Whether orders start at a place. Then a tap there opens its card. */
  private acts(place: string): boolean {
    return this.choices.value.some(({ role, places }) => role === 'order' && places[0] === place);
  }

  /** The second of two taps, first on a piece and then on its destination: takes the shortest order that leads there. */
  private direct(place: string): boolean {
    const from = this.place.value;
    if (from === null || !this.reach.value.has(place)) {
      return false;
    }
    const leading = this.departures(from)
      .filter(({ places }) => places.at(-1) === place)
      .sort((a, b) => a.places.length - b.places.length);
    const [found] = leading as [Choice];
    this.aimAt(keyOf(found), found.places);
    const clear = this.finished.value.length === 1 && leading.every((other) => keyOf(other) === keyOf(found));
    if (clear && (found.amount === null || found.amount.most === found.amount.least)) {
      this.add(found.line);
    }
    return true;
  }

  /** The bundles at a place, the most wanted first. */
  bundlesAt(place: string): Bundle[] {
    const bundles = new Map<string, Choice[]>();
    for (const choice of this.choices.value.filter(({ places }) => places[0] === place)) {
      const key = choice.places.length > 1 ? keyOf(choice) : choice.group;
      bundles.set(key, [...(bundles.get(key) ?? []), choice]);
    }
    const rank = ([, [first]]: [string, Choice[]]) => (first?.role === 'aside' ? 1 : 0);
    return [...bundles]
      .sort((a, b) => rank(a) - rank(b))
      .map(([key, choices]) => ({ key, group: choices[0]?.group ?? '', choices, aims: (choices[0]?.places.length ?? 0) > 1 }));
  }

  /** A button of the card was pressed. */
  begin(bundle: Bundle): void {
    const only = bundle.choices.length === 1 ? (bundle.choices[0] as Choice) : null;
    if (bundle.aims) {
      this.aimAt(bundle.key, [bundle.choices[0]?.places[0] as string]);
    } else if (only !== null) {
      this.pick(only);
    } else {
      this.open.value = this.open.value === bundle.key ? null : bundle.key;
    }
  }

  /** A choice whose places are all known: orders it, or first asks for the number. */
  pick(choice: Choice): void {
    if (choice.amount !== null && choice.amount.most > choice.amount.least) {
      this.aimAt(keyOf(choice), choice.places);
    } else {
      this.add(choice.line);
    }
  }

  private aimAt(key: string, path: string[]): void {
    this.open.value = null;
    this.number.value = null;
    this.aim.value = { key, path };
  }

  /** A tap with the keyboard: same effect as with a finger, and the focus moves to the next step. */
  press(place: string): void {
    const open = this.aim.value === null && this.place.value === place;
    if (!open) {
      this.tap(place);
    }
    this.keyed.value = true;
    this.cursor.value = place;
    this.entered.value += open ? 1 : 0;
  }

  tap(place: string): void {
    this.keyed.value = false;
    this.cursor.value = null;
    const aim = this.aim.value;
    if (aim === null && this.direct(place)) {
      return;
    }
    if (aim !== null && aim.path.length > 1 && aim.path.at(-1) === place && this.finished.value.length === 1) {
      this.finish();
      return;
    }
    const path = aim === null ? null : this.wayTo(aim, place);
    if (aim === null || path === null) {
      this.stop();
      this.place.value = place;
      return;
    }
    this.aim.value = { ...aim, path };
    const picked = this.picked.value;
    const open = this.finished.value.length > 1 || this.further(this.aim.value).length > 0;
    if (picked !== null && !open && (picked.amount === null || picked.amount.most === picked.amount.least)) {
      this.add(picked.line);
    }
  }

  /** Shows a place, and cancels an order that was begun. */
  show(place: string): void {
    this.stop();
    this.place.value = place;
  }

  /** Closes the card, and cancels an order that was begun. */
  leave(): void {
    this.stop();
    this.place.value = null;
  }

  /** Begins the first possible order at the shown place. */
  beginFirst(): void {
    if (this.place.value !== null) {
      this.beginAt(this.place.value);
    }
  }

  /** The first possible order at a place. */
  beginAt(place: string): void {
    const [first] = this.bundlesAt(place);
    if (first !== undefined) {
      this.begin(first);
    }
  }

  /** Undoes the last tap. */
  back(): void {
    const aim = this.aim.value;
    this.aim.value = aim === null || aim.path.length < 2 ? null : { ...aim, path: aim.path.slice(0, -1) };
  }

  get amount(): number {
    const amount = this.picked.value?.amount ?? null;
    return amount === null ? 1 : Math.min(amount.most, Math.max(amount.least, this.number.value ?? amount.usual));
  }

  /** The text line of the order that is being entered. */
  get line(): string | null {
    const picked = this.picked.value;
    if (picked === null) {
      return null;
    }
    return picked.amount === null ? picked.line : `${picked.amount.before}${this.amount}${picked.amount.after}`;
  }

  finish(): void {
    const line = this.line;
    if (line !== null) {
      this.add(line);
    }
  }

  add(line: string): void {
    this.stop();
    this.place.value = null;
    this.table.startOrdering();
    this.table.draft.value?.add(line);
  }

  stop(): void {
    this.aim.value = null;
    this.open.value = null;
    this.number.value = null;
  }

  escape(): boolean {
    if (this.aim.value !== null || this.open.value !== null) {
      this.stop();
      return true;
    }
    const was = this.place.value !== null;
    this.place.value = null;
    return was;
  }
}

/** The price of an order for a number of pieces that is not the usual one. */
export function priceFor(choice: Choice, number: number): Price {
  const { amount } = choice;
  if (amount === null) {
    return choice.price;
  }
  const pots = new Set([...Object.keys(choice.price), ...Object.keys(amount.each)]);
  return Object.fromEntries(
    [...pots].map((pot) => [pot, (choice.price[pot] ?? 0) + (amount.each[pot] ?? 0) * (number - amount.usual)]).filter(([, n]) => n !== 0),
  ) as Price;
}
