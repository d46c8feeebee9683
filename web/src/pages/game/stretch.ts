import type { Position, PositionBrief } from '../../api/types';
import { pastTurns } from './past';
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
 * to know what came of their own last decision and what happened since; whoever looks at a past turn, all of it; whoever steps
 * through the past, that step alone.
 */
export async function stretchTo(table: Table, position: Position, all: readonly PositionBrief[]): Promise<Stretch> {
  const mine = table.mySeat.value;
  const index = all.findIndex((p) => p.at === position.at);
  const positions = [position];
  const news = !table.together.value && mine !== null && position.at === table.current.value?.at;
  const steps = table.wide.value === 'turn' ? (pastTurns(all.slice(0, index + 1)).at(-1)?.steps.length ?? 1) : 1;
  const more = () => (table.wide.value === 'turn' ? positions.length < steps : news && !endsAt(positions[0] as Position, mine, positions.length));
  let at = index - 1;
  while (at > 0 && positions.length < MOST && more()) {
    positions.unshift(await table.book.get((all[at] as PositionBrief).at));
    at--;
  }
  const before = all[at];
  return { before: before === undefined ? null : await table.book.get(before.at), positions };
}

/** My own decision ends the way back, unless it was the very last step and nothing is told of it: then the news are older. */
function endsAt(position: Position, seat: number, told: number): boolean {
  return decidedBy(position, seat) && (told > 1 || position.report.length > 0);
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
