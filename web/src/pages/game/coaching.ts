import type { Choice, FirstGame, Lesson, LessonStep } from '../../api/types';

/** A player's progress with the coach in one game. The browser stores it. */
export interface Progress {
  shown: boolean;
  /** The finished lessons. */
  taught: string[];
  /** The id of the current lesson; null until the rules offer an order of the next one. */
  lesson: string | null;
  /** Its steps without orders that the player has read. */
  read: number[];
  /** The lines handed in during this lesson, and the lines on the sheet now. */
  sent: string[];
  lines: string[];
  /** The steps that were not finished at the last answer of the rules. */
  open: number[];
  /** The number of earlier turns with this lesson. */
  tries: number;
  at: number;
  turn: number;
}

/** The parts of the table that the coach uses. */
export interface Situation {
  at: number;
  turn: number;
  /** The lines of my sheet. */
  lines: string[];
  /** The orders that can be added to these lines; null while the rules have not answered, or if I may not order. */
  choices: Choice[] | null;
}

export const BEGUN: Progress = {
  shown: true,
  taught: [],
  lesson: null,
  read: [],
  sent: [],
  lines: [],
  open: [],
  tries: 0,
  at: -1,
  turn: -1,
};

const MOST_TRIES = 2;

/** Whether a line begins with these words; `*` matches any letters. */
export function begins(line: string, order: string): boolean {
  const said = line.toLowerCase().split(/\s+/);
  return order
    .toLowerCase()
    .split(/\s+/)
    .every((word, i) => {
      const parts = word.split('*');
      const heard = said[i];
      return (
        heard !== undefined &&
        (parts.length === 1 ? heard === word : heard.startsWith(parts[0] as string) && heard.endsWith(parts.at(-1) as string))
      );
    });
}

const asks = (step: LessonStep, line: string) => step.orders.some((order) => begins(line, order));

function preferred<T>(all: T[], wanted: (one: T) => boolean): T[] {
  const some = all.filter(wanted);
  return some.length > 0 ? some : all;
}

/** The choices that a step points at. */
export function pointed(step: LessonStep, choices: Choice[]): Choice[] {
  const meant = choices.filter(({ line, effect }) => asks(step, line) && effect.includes(step.effect));
  return preferred(meant, ({ places }) => step.to.includes(places.at(-1) ?? ''));
}

function openSteps(lesson: Lesson, lines: string[], read: number[], choices: Choice[]): number[] {
  return lesson.steps.flatMap((step, i) => {
    const done = lines.filter((line) => asks(step, line)).length;
    const open = step.orders.length === 0 ? !read.includes(i) : done < step.times && pointed(step, choices).length > 0;
    return open ? [i] : [];
  });
}

export function lessonOf(plan: FirstGame, progress: Progress): Lesson | null {
  return plan.lessons.find(({ id }) => id === progress.lesson) ?? null;
}

/** The current step; null if the lesson is done. */
export function stepOf(plan: FirstGame, progress: Progress): LessonStep | null {
  return lessonOf(plan, progress)?.steps[progress.open[0] ?? -1] ?? null;
}

/** The progress after a change of the table. */
export function follow(plan: FirstGame, before: Progress, now: Situation): Progress {
  const moved = now.at === before.at ? before : atNewPosition(plan, before, now);
  if (now.choices === null) {
    return { ...moved, lines: now.lines };
  }
  const chosen = moved.lesson !== null ? moved : { ...moved, lesson: nextLesson(plan, moved, now.choices) };
  const lesson = lessonOf(plan, chosen);
  // A repeated lesson does not repeat sentences that the player has read.
  const read = lesson !== null && chosen.taught.includes(lesson.id) ? lesson.steps.map((_, i) => i) : chosen.read;
  const open = lesson === null ? [] : openSteps(lesson, [...chosen.sent, ...now.lines], read, now.choices);
  return { ...chosen, read, lines: now.lines, open };
}

/** After the sheet was handed in: the lesson is over if all its steps are done, or if it was repeated often enough. */
function atNewPosition(plan: FirstGame, before: Progress, now: Situation): Progress {
  const sent = [...before.sent, ...before.lines];
  const lesson = lessonOf(plan, before);
  const still = lesson?.steps.some((step, i) => {
    const done = sent.filter((line) => asks(step, line)).length;
    return step.orders.length > 0 && before.open.includes(i) && done < step.times;
  });
  const tries = before.tries + (now.turn === before.turn ? 0 : 1);
  const place = { at: now.at, turn: now.turn, lines: [] };
  if (lesson === null || (still === true && tries < MOST_TRIES)) {
    return { ...before, ...place, sent: now.turn === before.turn ? sent : [], tries: lesson === null ? 0 : tries };
  }
  return { ...before, ...place, taught: [...before.taught, lesson.id], lesson: null, read: [], sent: [], open: [], tries: 0 };
}

/**
 * The next lesson: the first new one that has an order on offer. If there is none, the last one again, or an earlier one if the game
 * asks for its orders again.
 */
function nextLesson(plan: FirstGame, progress: Progress, choices: Choice[]): string | null {
  const open = (step: LessonStep) => pointed(step, choices).length > 0;
  const offered = ({ steps }: Lesson) =>
    steps.every((step) => step.moment === 'ANY' || open(step)) && (steps.some(open) || steps.every(({ orders }) => orders.length === 0));
  const fresh = plan.lessons.find((lesson) => !progress.taught.includes(lesson.id) && offered(lesson));
  return (fresh ?? plan.lessons.findLast(offered))?.id ?? null;
}

/** The newcomer's taps so far. */
export interface Tapped {
  place: string | null;
  path: string[] | null;
  /** The bundle that is open on the card lists its choices. */
  listing: boolean;
}

/** The elements to touch next: places on the board, the buttons of a group at a place, or buttons of single orders. */
export interface Pointer {
  places: string[];
  /** The piece of the order, if the buttons of a group differ by it. */
  groups: { group: string; what: string | null }[];
  lines: string[];
  /** Whether the order is complete and only has to be added. */
  add: boolean;
}

export const NOTHING: Pointer = { places: [], groups: [], lines: [], add: false };

/** The elements to touch next for one of these choices, after the taps so far. */
export function pointerTo(choices: Choice[], { place, path, listing }: Tapped): Pointer {
  const unique = (all: string[]) => [...new Set(all)];
  if (path !== null) {
    const along = choices.filter(({ places }) => path.every((step, i) => places[i] === step));
    const further = along.filter(({ places }) => places.length > path.length);
    // An order that can be complete here or go on can be added, too: its next place may be out of sight.
    return { ...NOTHING, places: unique(further.map(({ places }) => places[path.length] as string)), add: along.length > further.length };
  }
  const here = choices.filter(({ places }) => place !== null && places[0] === place);
  if (here.length > 0) {
    const groups = here.map(({ group, places, strokes }) => ({ group, what: places.length > 1 ? (strokes[0]?.what ?? '') : null }));
    const buttons = groups.filter((one, i) => groups.findIndex(({ group, what }) => group === one.group && what === one.what) === i);
    return listing ? { ...NOTHING, lines: here.map(({ line }) => line) } : { ...NOTHING, groups: buttons };
  }
  return {
    ...NOTHING,
    places: unique(choices.flatMap(({ places }) => places.slice(0, 1))),
    lines: choices.filter(({ places }) => places.length === 0).map(({ line }) => line),
  };
}
