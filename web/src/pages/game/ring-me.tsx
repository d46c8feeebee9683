import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lookAtRinging, ringHere, ringing } from '../../shell/ring';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.ring;
const ASKED = 'arbiter.ring.asked';

/** Offers notifications once, when I am ready and wait for others: at this moment people understand why they are useful. */
export function RingMe({ table }: { table: Table }) {
  const asked = useSignal(localStorage.getItem(ASKED) !== null);
  useEffect(() => {
    lookAtRinging().catch(() => undefined);
  }, []);
  const game = table.game.value;
  const mine = table.mySeat.value;
  const waiting =
    game?.status === 'running' &&
    mine !== null &&
    game.awaiting.some((seat) => seat !== mine && !game.ready.includes(seat) && table.seat(seat)?.bot === null) &&
    (!game.awaiting.includes(mine) || game.ready.includes(mine));
  if (!waiting || asked.value || ringing.value !== 'off' || !('PushManager' in window)) {
    return null;
  }
  const answer = (yes: boolean) => {
    localStorage.setItem(ASKED, 'yes');
    asked.value = true;
    if (yes) {
      ringHere()
        .then(() => say(t.started))
        .catch(complain);
    }
  };
  return (
    <div class="ring-me card" role="group" aria-label={t.title}>
      <p>{t.ask}</p>
      <div class="row">
        <button class="button primary" onClick={() => answer(true)}>
          {t.yes}
        </button>
        <button class="button" onClick={() => answer(false)}>
          {t.no}
        </button>
      </div>
    </div>
  );
}
