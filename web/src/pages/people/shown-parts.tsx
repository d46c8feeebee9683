import { api } from '../../api/client';
import type { Shown } from '../../api/types';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.people.profile;

/** For the owner of a profile: what others see of it. */
export function ShownParts({ shown, changed }: { shown: Shown; changed(): void }) {
  const choose = (part: keyof Shown, on: boolean) =>
    api
      .put('/me/profile', { ...shown, [part]: on })
      .then(() => {
        say(texts.pages.settings.saved);
        changed();
      })
      .catch(complain);
  return (
    <fieldset class="card stack tight">
      <legend class="unseen">{t.shown}</legend>
      <div>
        <h2>{t.shown}</h2>
        <p class="small faint">{t.shownLead}</p>
      </div>
      {(Object.keys(t.parts) as (keyof Shown)[]).map((part) => (
        <label class="choice" key={part}>
          <input type="checkbox" checked={shown[part]} onChange={(event) => choose(part, event.currentTarget.checked)} />
          <span>{t.parts[part]}</span>
        </label>
      ))}
    </fieldset>
  );
}
