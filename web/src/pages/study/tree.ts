import type { StudyKnot } from '../../api/types';
import { texts } from '../../texts/en';

const t = texts.study;

/** A position in the tree. Positions that simply follow each other are on one level; only branches are indented. */
export interface Row {
  knot: StudyKnot;
  depth: number;
}

/** The tree as rows, each branch after its beginning: first the line that was begun first, then the others. */
export function rowsOf(knots: readonly StudyKnot[]): Row[] {
  const children = new Map<number | null, StudyKnot[]>();
  for (const knot of knots) {
    children.set(knot.parent, [...(children.get(knot.parent) ?? []), knot]);
  }
  const rows: Row[] = [];
  const visit = (knot: StudyKnot, depth: number) => {
    rows.push({ knot, depth });
    const next = children.get(knot.number) ?? [];
    for (const child of next) {
      visit(child, next.length > 1 ? depth + 1 : depth);
    }
  };
  for (const root of children.get(null) ?? []) {
    visit(root, 0);
  }
  return rows;
}

/** What a position is called: its number, its turn, and its own name or what it is. */
export function nameOf(knot: Pick<StudyKnot, 'number' | 'kind' | 'label' | 'turn' | 'over'>): string {
  const kinds = { start: t.start, turn: '', guess: t.guess, change: t.change };
  const what = knot.label === '' ? kinds[knot.kind] : knot.label;
  return `${knot.number}. ${texts.turn(knot.turn)}${knot.over ? ` (${t.over})` : ''}${what === '' ? '' : `: ${what}`}`;
}

/** Lines that only one of two texts has. */
export function differences(left: readonly string[], right: readonly string[]): { left: string[]; right: string[] } {
  const [ours, theirs] = [new Set(left), new Set(right)];
  return { left: left.filter((line) => !theirs.has(line)), right: right.filter((line) => !ours.has(line)) };
}
