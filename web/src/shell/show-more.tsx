import { texts } from '../texts/en';

/** The button at the end of a list that has another page. */
export function ShowMore({ more, of }: { more: (() => void) | null; of: string }) {
  return more === null ? null : (
    <div>
      <button type="button" class="button" onClick={more} aria-label={`${texts.showMore}: ${of}`}>
        {texts.showMore}
      </button>
    </div>
  );
}
