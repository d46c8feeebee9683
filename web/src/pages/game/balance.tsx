import type { Balance, Goal } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { useFetched } from '../../shell/fetching';
import { seatName } from '../../shell/player';
import { listed, texts } from '../../texts/en';
import { Words } from './prose';
import { standingLine } from './standing-line';
import type { Table } from './table';

const t = texts.game.balance;
/** If there are more names than this, only their number is shown. */
const MOST_NAMES = 4;

interface BalanceProps {
  table: Table;
  ui: GameUi;
  from: number;
  to: number;
  goal: Goal | null;
}

/** What I won, what I lost and my rank: three lines, all of them from the rules. */
export function BalanceLines({ table, ui, from, to, goal }: BalanceProps) {
  const mine = table.mySeat.value;
  const { value } = useFetched<Balance>(mine === null ? null : `${table.path}/positions/${to}/balance?from=${from}`);
  if (value === null || mine === null) {
    return null;
  }
  return (
    <dl class="balance" data-testid="balance">
      <dt>{t.won}</dt>
      <dd>
        <Changes changes={value.won} sign="+" ui={ui} />
      </dd>
      <dt>{t.lost}</dt>
      <dd>
        <Changes changes={value.lost} sign="−" ui={ui} />
      </dd>
      <dt>{t.standing}</dt>
      <dd>{standingLine(value, goal, mine, (seats) => listed(seats.map((seat) => seatName(table.seat(seat))))).join(' · ')}</dd>
    </dl>
  );
}

function Changes({ changes, sign, ui }: { changes: Balance['won']; sign: string; ui: GameUi }) {
  if (changes.length === 0) {
    return <>{t.nothing}</>;
  }
  return (
    <>
      {changes.map(({ name, number, things }, i) => (
        <span key={name}>
          {i > 0 ? ' · ' : ''}
          {`${name} ${sign}${number}`}
          {things.length === 0 ? '' : ' ('}
          {things.slice(0, MOST_NAMES).map((thing, j) => (
            <span key={j}>
              {j > 0 ? ', ' : ''}
              <Words sentence={thing} ui={ui} />
            </span>
          ))}
          {things.length > MOST_NAMES ? t.more(things.length - MOST_NAMES) : ''}
          {things.length === 0 ? '' : ')'}
        </span>
      ))}
    </>
  );
}
