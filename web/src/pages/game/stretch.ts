import type { Position, PositionBrief } from '../../api/types';
import { pastTurns } from './past';
import type { Table } from './table';

/** A series of consecutive positions that is reported and replayed as one, and the position before it. */
export interface Stretch {
  before: Position | null;
  positions: Position[];
}

/** Enough for a round of four players, each with several steps. */
const MOST = 40;
/** How many positions are requested at once. */
const AHEAD = 8;

/**
 * In games where sheets are carried out as they arrive, a turn has many small steps, most of them by other players. A player who
 * comes back wants to know the result of their own last decision and what happened since. For a past turn, all its steps are
 * shown; for a single step, only that step.
 */
export async function stretchTo(table: Table, position: Position, all: readonly PositionBrief[]): Promise<Stretch> {
  const mine = table.mySeat.value;
  const index = all.findIndex((p) => p.at === position.at);
  const positions = [position];
  const news = !table.together.value && mine !== null && position.at === table.current.value?.at;
  const steps = table.wide.value === 'turn' ? (pastTurns(all.slice(0, index + 1)).at(-1)?.steps.length ?? 1) : 1;
  const more = () =>
    table.wide.value === 'turn' ? positions.length < steps : news && !endsAt(positions[0] as Position, mine, positions.length);
  const asked = new Asked(table, all);
  let at = index - 1;
  while (at > 0 && positions.length < MOST && more()) {
    positions.unshift(await asked.get(at, AHEAD));
    at--;
  }
  return { before: at < 0 ? null : await asked.get(at, 1), positions };
}

/** Positions by their index in the list. A request also fetches some positions before the requested one. */
class Asked {
  private readonly answers = new Map<number, Promise<Position>>();

  constructor(
    private readonly table: Table,
    private readonly all: readonly PositionBrief[],
  ) {}

  get(index: number, ahead: number): Promise<Position> {
    for (let i = index; i >= 0 && i > index - ahead; i--) {
      if (!this.answers.has(i)) {
        const answer = this.table.book.get((this.all[i] as PositionBrief).at);
        // Callers that wait for the answer get the error. Without a caller, the error does not matter.
        answer.catch(() => undefined);
        this.answers.set(i, answer);
      }
    }
    return this.answers.get(index) as Promise<Position>;
  }
}

/** My own last decision is the start of the news. Exception: it is the latest step and has no report; then the news are older. */
function endsAt(position: Position, seat: number, told: number): boolean {
  return decidedBy(position, seat) && (told > 1 || position.report.length > 0);
}

/** Whether the seat decided something in the stretch or before it. Where it does not begin at the start, we assume that. */
export function followsDecision({ before, positions }: Stretch, seat: number | null): boolean {
  return seat === null || (before !== null && before.at > 0) || positions.some((position) => decidedBy(position, seat));
}

function decidedBy(position: Position, seat: number): boolean {
  return position.resolved?.sheets.some((sheet) => sheet.seat === seat && !sheet.absent) === true;
}

/** One position for the whole series: all strokes, and the reports merged by heading. */
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
  return { ...last, report, strokes: positions.flatMap((position) => position.strokes) };
}
