import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Measure, Position, PositionBrief } from '../../api/types';
import { lineColour } from '../../map/colours';
import { seatName } from '../../shell/player';
import { theme } from '../../shell/theme';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { spread, ticks } from './marks';
import type { Table } from './table';

const t = texts.game.standing;
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [340, 160, 28, 18];
/** If there are more steps than this, they are not fetched one by one. */
const MOST_STEPS = 240;

interface Series {
  seat: number;
  /** Null if I may not know the value. */
  values: (number | null)[];
}

interface Turn {
  turn: number;
  steps: PositionBrief[];
}

/** The steps grouped by turn. In a game that resolves everything at once, each turn is one step. */
function turnsOf(positions: readonly PositionBrief[]): Turn[] {
  const turns: Turn[] = [];
  for (const position of positions) {
    const last = turns.at(-1);
    if (last !== undefined && last.turn === position.turn) {
      last.steps.push(position);
    } else {
      turns.push({ turn: position.turn, steps: [position] });
    }
  }
  return turns;
}

function valueIn(turn: Turn, seat: number, measure: Measure, known: ReadonlyMap<number, Position>): number | null {
  const wanted = measure.kind === 'flow' ? turn.steps : turn.steps.slice(-1);
  const numbers = wanted.flatMap(({ at }) => {
    const position = known.get(at);
    return position?.measures.find(({ name }) => name === measure.name)?.values.find((value) => value.seat === seat)?.number ?? [];
  });
  return numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0);
}

/** One line for each player, with the player's badge at its end, so that colour is never the only sign. */
export function Graph({ table }: { table: Table }) {
  const which = useSignal(0);
  const known = useSignal<Map<number, Position>>(new Map());
  const positions = table.positions.value.filter((p) => !p.discarded);
  const measures = table.current.value?.measures ?? [];
  const measure = which.value === 0 ? undefined : measures[which.value - 1];
  const turns = turnsOf(positions.slice(measure?.kind === 'flow' ? -MOST_STEPS : 0));
  useEffect(() => {
    if (measure === undefined) {
      return;
    }
    const wanted = turns.flatMap((turn) => (measure.kind === 'flow' ? turn.steps : turn.steps.slice(-1)));
    const missing = wanted.slice(-MOST_STEPS).filter((p) => !known.value.has(p.at));
    Promise.all(missing.map((p) => table.book.get(p.at)))
      .then((loaded) => (known.value = new Map([...known.value, ...loaded.map((p): [number, Position] => [p.at, p])])))
      .catch(complain);
  }, [measure?.name, positions.length]);
  if (turns.length < 2) {
    return <p class="small faint">{t.graphEmpty}</p>;
  }
  const seats = table.game.value?.seats ?? [];
  const series: Series[] = seats.map(({ seat }) => ({
    seat,
    values: turns.map((turn) =>
      measure === undefined
        ? (turn.steps.at(-1)?.scores.find((s) => s.seat === seat)?.points ?? 0)
        : valueIn(turn, seat, measure, known.value),
    ),
  }));
  // The last position of a finished game is after its last turn, not in a turn of its own.
  const over = table.game.value?.status === 'over';
  const names = turns.map(({ turn }, i) => (over && i === turns.length - 1 ? null : turn));
  const hidden = series.some(({ values }) => values.every((value) => value === null)) && known.value.size > 0;
  return (
    <section class="stack tight">
      <div class="row apart">
        <h2 class="small-title">{t.graph}</h2>
        <div class="row">
          {[t.points, ...measures.map((m) => m.name)].map((name, i) => (
            <button key={name} class="button slim" aria-pressed={which.value === i} onClick={() => (which.value = i)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      <Lines table={table} series={series} turns={names} />
      {hidden && measure !== undefined ? <p class="small faint">{t.hiddenUntilEnd(measure.name)}</p> : null}
      <Numbers table={table} series={series} turns={names} />
    </section>
  );
}

interface Drawn {
  table: Table;
  series: Series[];
  /** The number of each turn; null for the end of the game. */
  turns: (number | null)[];
}

const turnName = (turn: number | null) => (turn === null ? t.end : texts.turn(turn));

function Lines({ table, series, turns }: Drawn) {
  const top = Math.max(1, ...series.flatMap((s) => s.values.flatMap((value) => value ?? [])));
  const x = (i: number) => LEFT + ((WIDTH - LEFT - 28) * i) / Math.max(1, turns.length - 1);
  const y = (value: number) => 8 + (HEIGHT - BOTTOM - 8) * (1 - value / top);
  const marks = spread(
    series.flatMap(({ seat, values }) =>
      values.every((v) => v === null) ? [] : [{ seat, y: y(values.findLast((v) => v !== null) ?? 0) }],
    ),
    HEIGHT - BOTTOM,
  );
  return (
    <svg class="graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t.graph}>
      {ticks(top).map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH - 28} y1={y(tick)} y2={y(tick)} class="grid" />
          <text x={LEFT - 4} y={y(tick) + 4} text-anchor="end">
            {tick}
          </text>
        </g>
      ))}
      {series.map(({ seat, values }) => {
        const who = table.seat(seat);
        const colour = lineColour(who?.colour ?? '#5b5647', theme.value);
        const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 3', '10 4', '4 2', '6 2 1 2'];
        const points = values.flatMap((v, i): [number, number][] => (v === null ? [] : [[x(i), y(v)]]));
        const end = points.at(-1);
        return end === undefined ? null : (
          <g key={seat}>
            <polyline
              points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')}
              fill="none"
              stroke={colour}
              stroke-width="2"
              stroke-dasharray={dashes[(who?.pattern ?? 0) % 8]}
              stroke-linejoin="round"
            />
            <text x={WIDTH - 24} y={(marks.get(seat) ?? end[1]) + 4} class="mark">
              {who?.mark}
            </text>
          </g>
        );
      })}
      <text x={LEFT} y={HEIGHT - 4}>
        {turnName(turns[0] ?? 0)}
      </text>
      <text x={WIDTH - 28} y={HEIGHT - 4} text-anchor="end">
        {turnName(turns.at(-1) ?? null)}
      </text>
    </svg>
  );
}

function Numbers({ table, series, turns }: Drawn) {
  return (
    <details class="small graph-numbers">
      <summary>{t.asTable}</summary>
      <div class="scroll-x" tabIndex={0} role="region" aria-label={t.asTable}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              {turns.map((turn, i) => (
                <th scope="col" key={i} class="number">
                  {turn ?? t.end}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ seat, values }) => (
              <tr key={seat}>
                <th scope="row">{seatName(table.seat(seat))}</th>
                {values.map((value, i) => (
                  <td key={i} class="number">
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
