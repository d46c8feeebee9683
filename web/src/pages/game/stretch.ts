import type { Position, PositionBrief } from '../../api/types';
import type { Table } from './table';

/** What is told and replayed in one piece: positions that follow each other, and the one before them. */
export interface Stretch {
  before: Position | null;
  positions: Position[];
}

/** Enough for a round of four players, each in several steps. */
const MOST = 40;

/**
 * Where sheets are carried out as they arrive, a turn is many small steps, most of them the others'. Whoever comes back wants
 * to know what came of their own last decision and what happened since; whoever looks at the past wants that step alone.
 */
export async function stretchTo(table: Table, position: Position, all: readonly PositionBrief[]): Promise<Stretch> {
  const mine = table.mySeat.value;
  const index = all.findIndex((p) => p.at === position.at);
  const positions = [position];
  const news = !table.together.value && mine !== null && position.at === table.current.value?.at;
  let at = index - 1;
  while (news && at > 0 && positions.length < MOST && !decidedBy(positions[0] as Position, mine)) {
    positions.unshift(await table.book.get((all[at] as PositionBrief).at));
    at--;
  }
  const before = all[at];
  return { before: before === undefined ? null : await table.book.get(before.at), positions };
}

function decidedBy(position: Position, seat: number): boolean {
  return position.resolved?.sheets.some((sheet) => sheet.seat === seat && !sheet.absent) === true;
}

/** One position that tells the whole stretch: the events of all of it, and the report under each heading once. */
export function whole({ positions }: Stretch): Position {
  const last = positions.at(-1) as Position;
  const report: Position['report'] = [];
  for (const section of positions.flatMap((position) => position.report)) {
    const open = report.at(-1);
    if (open !== undefined && open.heading === section.heading) {
      open.sentences.push(...section.sentences);
    } else {
      report.push({ heading: section.heading, sentences: [...section.sentences] });
    }
  }
  return { ...last, report, events: positions.flatMap((position) => position.events) };
}
