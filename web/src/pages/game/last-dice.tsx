import type { Position } from '../../api/types';
import { Dice } from '../../hex/dice';
import { texts } from '../../texts/en';

const MOST = 4;

/** The last dice rolled before a position. */
export function LastDice({ position }: { position: Position | null }) {
  const rolls = position?.rolls ?? [];
  if (rolls.length === 0) {
    return null;
  }
  return (
    <ul class="row last-dice" aria-label={texts.game.dice}>
      {rolls.slice(-MOST).map(({ label, values, from }, i) => (
        <li key={i} class="small">
          {label} <Dice values={values} from={from} />
        </li>
      ))}
    </ul>
  );
}
