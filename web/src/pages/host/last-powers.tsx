import { useSignal } from '@preact/signals';
import type { Game } from '../../api/types';
import { Who } from '../../shell/player';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';
import type { Desk } from './deed';
import { Power } from './power';

const t = texts.host;

export function TalkPowers({ desk, game }: { desk: Desk; game: Game }) {
  const text = useSignal('');
  const mode = useSignal<string>(game.press);
  const announce = () =>
    (desk.deed.value = {
      title: t.announce,
      note: `“${text.value.trim()}”`,
      path: 'announce',
      body: { text: text.value.trim() },
      told: t.told.announce(desk.who),
      reason: 'none',
      done: () => (text.value = ''),
    });
  return (
    <>
      <Power title={t.announce} verb={t.verbs.announce} act={announce} disabled={text.value.trim() === ''}>
        <div class="field">
          <label for="announcement">{t.announceText}</label>
          <textarea
            id="announcement"
            class="textarea"
            rows={2}
            maxLength={2000}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <span class="hint">{t.announceNote}</span>
        </div>
      </Power>
      <Power
        title={t.press}
        verb={t.verbs.change}
        act={() =>
          (desk.deed.value = {
            title: t.press,
            path: 'press',
            body: { mode: mode.value },
            told: t.told.press(desk.who, t.told.messages[mode.value] ?? ''),
          })
        }
        disabled={mode.value === game.press}
        shape="folded"
      >
        <Select
          id="press-mode"
          label={t.press}
          value={mode.value}
          options={Object.entries(t.pressModes)}
          choose={(value) => (mode.value = value)}
        />
      </Power>
    </>
  );
}

export function EndPower({ desk, game }: { desk: Desk; game: Game }) {
  const winners = useSignal<number[]>([]);
  const toggle = (seat: number) =>
    (winners.value = winners.value.includes(seat) ? winners.value.filter((s) => s !== seat) : [...winners.value, seat]);
  const act = () =>
    (desk.deed.value = {
      title: t.end,
      note: t.endNote,
      path: 'end',
      body: { winners: [...winners.value].sort((a, b) => a - b) },
      told: t.told.end(desk.who),
      weight: 'grave',
    });
  return (
    <Power title={t.end} verb={t.verbs.end} note={t.endNote} act={act} grave shape="folded">
      <fieldset>
        <legend class="small">{t.endWinners}</legend>
        {game.seats.map((seat) => (
          <label class="choice" key={seat.seat}>
            <input type="checkbox" checked={winners.value.includes(seat.seat)} onChange={() => toggle(seat.seat)} />
            <Who seat={seat} />
          </label>
        ))}
      </fieldset>
    </Power>
  );
}
