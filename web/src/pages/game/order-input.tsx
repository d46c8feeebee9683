import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../api/types';
import { texts } from '../../texts/en';
import type { GameUi } from '../../games/game-ui';
import type { Draft } from './draft';
import type { Table } from './table';

const t = texts.game.sheet;

interface InputProps {
  table: Table;
  ui: GameUi;
  draft: Draft;
}

const MOST = 7;

/** The line of a choice, with the typed number if one can be chosen. */
function lineFor({ line, amount }: Choice, typed: string): string {
  if (amount === null || !typed.startsWith(amount.before.toLowerCase())) {
    return line;
  }
  const number = Number.parseInt(typed.slice(amount.before.length), 10);
  return number >= amount.least && number <= amount.most ? `${amount.before}${number}${amount.after}` : line;
}

/** The example in the empty field: an order that changes the board, and never one that gives something up. */
export function exampleOf(choices: readonly Choice[]): string | null {
  const orders = choices.filter(({ role }) => role === 'order');
  return (orders.find(({ strokes }) => strokes.some(({ kind }) => kind !== 'mark')) ?? orders[0])?.line ?? null;
}

/** Completions of the typed text: first those of the rules, then those of the game. */
function offered(table: Table, ui: GameUi, text: string): string[] {
  const typed = text.trimStart().toLowerCase();
  const lines = table.desk.choices.value.map((choice) => lineFor(choice, typed));
  const begun = typed === '' ? [] : lines.filter((line) => line.toLowerCase().startsWith(typed) && line.toLowerCase() !== typed);
  return [...new Set([...begun.slice(0, MOST - 3), ...ui.complete(text)])].slice(0, MOST);
}

/** A text field for orders. Tab or an arrow key takes a suggestion, Enter adds the line. */
export function OrderInput({ table, ui, draft }: InputProps) {
  const text = useSignal('');
  const at = useSignal(-1);
  const focused = useSignal(false);
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (table.wantsInput.value) {
      table.wantsInput.value = false;
      input.current?.focus();
    }
  }, [table.wantsInput.value]);
  const offers = focused.value ? offered(table, ui, text.value) : [];
  const take = (offer: string) => {
    text.value = offer;
    at.value = -1;
    input.current?.focus();
  };
  const add = () => {
    draft.add(text.value);
    text.value = '';
    at.value = -1;
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && offers.length > 0) {
      event.preventDefault();
      at.value = (at.value + 1) % offers.length;
    } else if (event.key === 'ArrowUp' && offers.length > 0) {
      event.preventDefault();
      at.value = (at.value + offers.length - 1) % offers.length;
    } else if (event.key === 'Tab' && offers.length > 0 && text.value !== '') {
      event.preventDefault();
      take(offers[Math.max(0, at.value)] as string);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (at.value >= 0 && offers[at.value] !== undefined) {
        take(offers[at.value] as string);
      } else {
        add();
      }
    } else if (event.key === 'Escape') {
      at.value = -1;
      input.current?.blur();
    }
  };
  return (
    <div class="order-input">
      <div class="row nowrap">
        <input
          ref={input}
          class="input grow"
          role="combobox"
          aria-expanded={offers.length > 0}
          aria-controls="order-offers"
          aria-autocomplete="list"
          aria-label={t.input}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder={t.placeholder(exampleOf(table.desk.choices.value))}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            at.value = -1;
          }}
          onFocus={() => (focused.value = true)}
          onBlur={() => window.setTimeout(() => (focused.value = false), 150)}
          onKeyDown={keys}
        />
        <button class="button" disabled={text.value.trim() === ''} onClick={add}>
          {t.add}
        </button>
      </div>
      <ul id="order-offers" role="listbox" aria-label={t.suggestions} class={'suggestions flow' + (offers.length === 0 ? ' none' : '')}>
        {offers.map((offer, i) => (
          <li
            key={offer}
            role="option"
            aria-selected={i === at.value}
            onPointerDown={(event) => {
              event.preventDefault();
              take(offer);
            }}
          >
            {offer}
          </li>
        ))}
      </ul>
    </div>
  );
}
