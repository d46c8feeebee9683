import type { ComponentChildren } from 'preact';
import { Icon } from '../shell/icons';
import { texts } from '../texts/en';
import type { HexSession } from './session';

interface HexCardProps<V> {
  session: HexSession<V>;
  title: string;
  children: ComponentChildren;
}

/** What lies on the chosen hex, and what I can do from there. */
export function HexCard<V>({ session, title, children }: HexCardProps<V>) {
  const key = session.chosen.value;
  if (key === null) {
    return null;
  }
  const actions = session.actionsAt(key);
  const asking = session.ask.value;
  return (
    <section class="place-card" aria-label={title}>
      <header class="row apart nowrap">
        <h2 class="grow clip">
          {title} <span class="code">{key}</span>
        </h2>
        <button
          class="button quiet slim icon"
          aria-label={texts.close}
          onClick={() => {
            session.chosen.value = null;
            session.ask.value = null;
          }}
        >
          <Icon name="close" />
        </button>
      </header>
      {asking === null ? children : null}
      {asking !== null ? (
        <div class="row apart">
          <p>
            {texts.boards.hint.targetOf(
              session.options.value.find((option) => option.group === asking.group && option.subject === asking.subject)?.label ?? title,
            )}
          </p>
          <button class="button quiet slim" onClick={() => (session.ask.value = null)}>
            {texts.boards.act.give}
          </button>
        </div>
      ) : (
        <div class="row actions">
          {actions.map((action, i) => (
            <button key={action.id} class={'button slim' + (i === 0 ? ' primary' : '')} onClick={() => action.run()}>
              {action.label}
              {action.asks ? ' …' : ''}
            </button>
          ))}
          {actions.length === 0 && session.mayOrder.value ? <p class="small faint">{texts.boards.hint.nothing}</p> : null}
        </div>
      )}
    </section>
  );
}
