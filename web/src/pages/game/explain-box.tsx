import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { Term } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { explained, type Explained } from './explain';
import type { Table } from './table';

const t = texts.game.explain;

/** The last explanation; null while taps act normally. */
const asked = signal<Explained | null>(null);

/** Turns the explanations on and off. */
export function ExplainButton() {
  const on = asked.value !== null;
  return (
    <button
      class="button quiet icon"
      data-explains
      aria-pressed={on}
      aria-label={t.label}
      title={t.hint}
      onClick={() => (asked.value = on ? null : { name: t.label, sentence: t.how })}
    >
      <Icon name="info" />
    </button>
  );
}

/** While it is open, a tap explains instead of acting. It works with touch, mouse and keyboard. */
export function ExplainBox({ table, ui }: { table: Table; ui: GameUi }) {
  const on = asked.value !== null;
  const ruleset = table.game.value?.ruleset;
  useEffect(
    () => () => {
      asked.value = null;
    },
    [],
  );
  useEffect(() => {
    if (!on) {
      return;
    }
    let terms: Term[] = [];
    api
      .get<{ terms: Term[] }>(`/rulesets/${ruleset}/terms`)
      .then((answer) => (terms = answer.terms))
      .catch(complain);
    const touch = (event: Event) => {
      const touched = event.target as Element;
      if (touched.closest('[data-explains]') !== null) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      const found = explained(touched, terms, ui.choosing.choices.peek());
      asked.value = found === null ? { name: t.label, sentence: t.how } : { ...found, sentence: found.sentence || t.none };
    };
    document.addEventListener('click', touch, true);
    return () => document.removeEventListener('click', touch, true);
  }, [on, ruleset]);
  if (asked.value === null) {
    return null;
  }
  return (
    <section class="coach explains" data-explains data-testid="explains" aria-label={t.label} aria-live="polite">
      <h2 class="small-title">{asked.value.name}</h2>
      <p>{asked.value.sentence}</p>
      <button class="button slim" onClick={() => (asked.value = null)}>
        {t.done}
      </button>
    </section>
  );
}
