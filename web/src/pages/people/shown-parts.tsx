import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import type { Shown } from '../../api/types';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.people.profile;

/** For the owner of a profile: what others see of it. */
export function ShownParts({ shown, changed }: { shown: Shown; changed(): void }) {
  // What was chosen is shown until the server has it, and a second quick choice does not send what the first has changed.
  const chosen = useSignal<Shown | null>(null);
  const wanted = chosen.value ?? shown;
  const choose = (part: keyof Shown, on: boolean) => {
    chosen.value = { ...wanted, [part]: on };
    api
      .put('/me/profile', chosen.value)
      .then(() => {
        say(texts.pages.settings.saved);
        changed();
      })
      .catch((error: unknown) => {
        chosen.value = null;
        complain(error);
      });
  };
  return (
    <fieldset class="card stack tight">
      <legend class="unseen">{t.shown}</legend>
      <div>
        <h2>{t.shown}</h2>
        <p class="small faint">{t.shownLead}</p>
      </div>
      {(Object.keys(t.parts) as (keyof Shown)[]).map((part) => (
        <label class="choice" key={part}>
          <input type="checkbox" checked={wanted[part]} onChange={(event) => choose(part, event.currentTarget.checked)} />
          <span>{t.parts[part]}</span>
        </label>
      ))}
    </fieldset>
  );
}
