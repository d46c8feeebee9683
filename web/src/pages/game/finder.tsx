import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';

/** Finds a place by its name: for the keyboard, for touch screens and for large maps. */
export function Finder({ ui }: { ui: GameUi }) {
  const open = useSignal(false);
  const text = useSignal('');
  const at = useSignal(0);
  const input = useRef<HTMLInputElement | null>(null);
  const found = open.value ? ui.find(text.value) : [];
  const close = () => {
    open.value = false;
    text.value = '';
    at.value = 0;
  };
  const choose = (id: string | undefined) => {
    if (id !== undefined) {
      ui.choose(id);
      close();
    }
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      at.value = (at.value + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % Math.max(1, found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[at.value]?.id);
    }
  };
  if (!open.value) {
    return (
      <button
        class="button quiet icon"
        data-finder
        aria-label={texts.boards.find}
        onClick={() => {
          open.value = true;
          window.setTimeout(() => input.current?.focus());
        }}
      >
        <Icon name="search" />
      </button>
    );
  }
  return (
    <div class="finder">
      <input
        ref={input}
        class="input"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="found-places"
        aria-label={texts.boards.find}
        placeholder={texts.boards.findHint}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          at.value = 0;
        }}
        onKeyDown={keys}
        onBlur={() => window.setTimeout(close, 150)}
      />
      <ul id="found-places" role="listbox" aria-label={texts.boards.find} class="suggestions">
        {found.map((place, i) => (
          <li key={place.id} role="option" aria-selected={i === at.value} onPointerDown={() => choose(place.id)}>
            <strong>{place.label}</strong> <span class="small faint">{place.note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
