import type { StudyKnot } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.study;

/** A position in the tree. Positions that simply follow each other are on one level; only branches are indented. */
export interface Row {
  knot: StudyKnot;
  depth: number;
  /** Whether a branch begins here. */
  begins: boolean;
}

/** The tree as rows, each branch after its beginning: first the line that was begun first, then the others. */
export function rowsOf(knots: readonly StudyKnot[]): Row[] {
  const children = new Map<number | null, StudyKnot[]>();
  for (const knot of knots) {
    children.set(knot.parent, [...(children.get(knot.parent) ?? []), knot]);
  }
  const rows: Row[] = [];
  const visit = (knot: StudyKnot, depth: number, begins: boolean) => {
    rows.push({ knot, depth, begins });
    const next = children.get(knot.number) ?? [];
    const branches = next.length > 1;
    for (const child of next) {
      visit(child, branches ? depth + 1 : depth, branches);
    }
  };
  for (const root of children.get(null) ?? []) {
    visit(root, 0, false);
  }
  return rows;
}

/** What a position is called: its number, its turn, and its own name or what it is. */
export function nameOf(knot: Pick<StudyKnot, 'number' | 'kind' | 'label' | 'turn' | 'over'>): string {
  const kinds = { start: t.start, turn: '', guess: t.guess, change: t.change };
  const what = knot.label === '' ? kinds[knot.kind] : knot.label;
  return `${knot.number}. ${texts.turn(knot.turn)}${knot.over ? ` (${t.over})` : ''}${what === '' ? '' : `: ${what}`}`;
}

/** What two positions say about the same place or player. */
export interface Difference {
  left: string;
  right: string;
}

/** What two texts say differently, one row for each subject: what stands before the colon of a line, or its first word. */
export function differences(left: readonly string[], right: readonly string[]): Difference[] {
  const rows = new Map<string, Difference>();
  const add = (side: keyof Difference, line: string) => {
    const row = rows.get(subject(line)) ?? { left: '', right: '' };
    rows.set(subject(line), { ...row, [side]: row[side] === '' ? line : `${row[side]}\n${line}` });
  };
  left.forEach((line) => add('left', line));
  right.forEach((line) => add('right', line));
  return [...rows.values()].filter((row) => row.left !== row.right);
}

function subject(line: string): string {
  const colon = line.indexOf(':');
  return colon < 0 ? (line.split(' ')[0] as string) : line.slice(0, colon);
}
