import { useSignal } from '@preact/signals';
import { Problem, sentenceOf } from '../../api/client';
import type { Game } from '../../api/types';
import { PLAYER_COLOURS } from '../../map/colours';
import { ensureAccount } from '../../shell/me';
import { texts } from '../../texts/en';
import { keepReach, Reach, useReach } from './reach';

const t = texts.lobby;

export interface SeatWish {
  country?: string;
  colour?: string;
  lore?: string;
}

interface SeatFormProps {
  game: Game;
  submit(wish: SeatWish): Promise<void>;
}

/**
 * A name, a colour, an optional line about the player, and how to reach them. If two colours are too similar, the server proposes
 * another.
 */
export function SeatForm({ game, submit }: SeatFormProps) {
  const taken = game.seats.filter((seat) => seat.state !== 'open').map((seat) => seat.colour.toLowerCase());
  const country = useSignal('');
  const lore = useSignal('');
  const colour = useSignal(PLAYER_COLOURS.find((c) => !taken.includes(c)) ?? PLAYER_COLOURS[0] ?? '');
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const reach = useReach();
  const send = (event: Event) => {
    event.preventDefault();
    busy.value = true;
    problem.value = null;
    const wish: SeatWish = { colour: colour.value };
    if (country.value.trim() !== '') {
      wish.country = country.value.trim();
    }
    if (lore.value.trim() !== '') {
      wish.lore = lore.value.trim();
    }
    // The address is sent first: if it is refused, it can still be corrected here.
    ensureAccount()
      .then(() => keepReach(reach.value))
      .then(() => submit(wish))
      .catch((error: unknown) => {
        problem.value = sentenceOf(error);
        if (error instanceof Problem && typeof error.body.proposal === 'string') {
          colour.value = error.body.proposal;
        }
      })
      .finally(() => (busy.value = false));
  };
  return (
    <form class="stack" onSubmit={send}>
      <div class="field">
        <label for="country">{t.country}</label>
        <input
          id="country"
          class="input"
          maxLength={30}
          value={country.value}
          onInput={(event) => (country.value = event.currentTarget.value)}
          aria-describedby="country-hint"
        />
        <span class="hint" id="country-hint">
          {t.countryHint}
        </span>
      </div>
      <fieldset class="field">
        <legend class="label">{t.colour}</legend>
        <div class="row">
          {PLAYER_COLOURS.map((c) => (
            <label key={c} class="swatch">
              <input
                type="radio"
                name="colour"
                value={c}
                checked={colour.value === c}
                disabled={taken.includes(c)}
                onChange={() => (colour.value = c)}
                aria-label={c}
              />
              <span style={{ background: c }} />
            </label>
          ))}
        </div>
      </fieldset>
      <div class="field">
        <label for="lore">{t.lore}</label>
        <input id="lore" class="input" maxLength={200} value={lore.value} onInput={(event) => (lore.value = event.currentTarget.value)} />
      </div>
      <Reach wish={reach} />
      {problem.value === null ? null : (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      )}
      <button class="button primary" disabled={busy.value}>
        {t.join}
      </button>
    </form>
  );
}
