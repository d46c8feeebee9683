import type { GameUi } from '../../games/game-ui';

const NAMES = /[A-ZÀ-Þ][\p{L}'’.-]*(?: (?:of |the |and )?[A-ZÀ-Þ][\p{L}'’.-]*)*/gu;

/** A sentence of a report; the names of places in it lead to the board, and a mark at its side says that it is about me. */
export function Prose({ text, mine, ui }: { text: string; mine: boolean; ui: GameUi }) {
  const parts: (string | { label: string; id: string })[] = [];
  let last = 0;
  for (const found of text.matchAll(NAMES)) {
    const at = found.index;
    const label = found[0].replace(/[.’']s?$/, '');
    const place = ui.find(label).find((candidate) => candidate.label === label);
    if (place !== undefined) {
      parts.push(text.slice(last, at), { label, id: place.id });
      last = at + label.length;
    }
  }
  parts.push(text.slice(last));
  return (
    <p class={mine ? 'mine' : undefined}>
      {parts.map((part, i) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button key={i} class="place-link" onClick={() => ui.choose(part.id)}>
            {part.label}
          </button>
        ),
      )}
    </p>
  );
}
