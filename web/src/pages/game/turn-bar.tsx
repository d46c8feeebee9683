import type { GameUi } from '../../games/game-ui';
import { storedAt } from '../../api/client';
import { ThemeSwitch } from '../../shell/frame';
import { Star } from '../../shell/icons';
import { lineSentence } from '../../shell/line';
import { Link } from '../../shell/router';
import { moment, span, untilDeadline } from '../../shell/time';
import { texts } from '../../texts/en';
import { ExplainButton } from './explain-box';
import { Finder } from './finder';
import { KeyHelp, showKeys } from './keys';
import type { Table } from './table';

const t = texts.game;

/** Whether the game ends after a number of turns; then the turn and the clock are the same number. */
function countsTurns(table: Table): boolean {
  const clock = table.shown.value?.goal?.clock ?? null;
  return clock !== null && clock.now === table.game.value?.turn && table.live.value;
}

/** 'Turn 7 of 12 · ends Thu 20:00 (in 1 d 3 h) · 4 of 7 ready' */
export function deadlineLine(table: Table): string[] {
  const game = table.game.value;
  if (game === null) {
    return [];
  }
  if (game.status === 'over') {
    return [t.overAfter(table.current.value?.resolved?.turn ?? game.turn)];
  }
  const clock = table.shown.value?.goal?.clock ?? null;
  const parts = [clock !== null && countsTurns(table) ? t.turnOf(game.turn, clock.last) : texts.turn(game.turn)];
  if (game.status === 'paused') {
    parts.push(t.paused);
  } else if (game.deadline !== null) {
    const left = untilDeadline(game.deadline);
    parts.push(left > 0 ? t.ends(moment(game.deadline), span(left)) : t.due);
  }
  if (game.status === 'running' && table.together.value && game.awaiting.length > 1) {
    parts.push(t.readyCount(game.ready.filter((seat) => game.awaiting.includes(seat)).length, game.awaiting.length));
  }
  return parts;
}

/** '18 of 31 provinces', 'leader 20', 'round 8 of 16'; or how to win, if nothing is counted. */
export function goalLine(table: Table): string[] {
  const goal = table.shown.value?.goal ?? null;
  if (goal === null || table.game.value?.status === 'over') {
    return [];
  }
  const mine = table.mySeat.value;
  const race = goal.races[0];
  const own = race?.reached.find(({ seat }) => seat === mine)?.number;
  const best = Math.max(0, ...(race?.reached ?? []).map(({ number }) => number));
  const counted =
    race === undefined ? [] : [t.goal.mine(own ?? best, race.needed, race.unit), ...(own === undefined ? [] : [t.goal.leader(best)])];
  const clock = goal.clock === null || countsTurns(table) ? [] : [t.goal.clock(goal.clock.unit, goal.clock.now, goal.clock.last)];
  const parts = [...counted, ...clock];
  return parts.length > 0 ? parts : [goal.aim];
}

export function TurnBar({ table, ui }: { table: Table; ui: GameUi }) {
  const game = table.game.value;
  return (
    <header class="turn-bar">
      <Link href="/" class="brand" aria-label={texts.errors.home}>
        <Star />
      </Link>
      <div class="turn-words grow">
        <strong class="clip">{game?.name}</strong>
        <span class="small count deadline" data-testid="deadline">
          {deadlineLine(table).map((part, i, parts) => (
            <span key={i}>{part + (i < parts.length - 1 ? ' · ' : '')}</span>
          ))}
        </span>
        <span class="small count deadline goal" title={table.shown.value?.goal?.aim} data-testid="goal">
          {goalLine(table).map((part, i, parts) => (
            <span key={i}>{part + (i < parts.length - 1 ? ' · ' : '')}</span>
          ))}
        </span>
      </div>
      <Finder ui={ui} />
      <ExplainButton />
      <button class="button quiet icon wide-only" onClick={() => (showKeys.value = true)} aria-label={t.keys.title}>
        <kbd>?</kbd>
      </button>
      <span class="wide-only">
        <ThemeSwitch />
      </span>
      {showKeys.value ? <KeyHelp ui={ui} /> : null}
    </header>
  );
}

/** That what is shown may be out of date, below the header. */
export function LineDown({ table }: { table: Table }) {
  const waiting = table.stream.value?.state.value === 'waiting';
  const sentence = storedAt.value !== null ? lineSentence() : waiting ? t.reconnecting : null;
  return sentence === null ? null : (
    <p class="line-down small" role="status">
      {sentence}
    </p>
  );
}
