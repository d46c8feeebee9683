import type { ComponentChildren } from 'preact';
import { ChoicePanel } from '../pages/game/choice-panel';
import { PlannedHere } from '../pages/game/planned-here';
import { Icon } from '../shell/icons';
import { texts } from '../texts/en';
import type { HexSession } from './session';

interface HexCardProps<V> {
  session: HexSession<V>;
  title: string;
  /** Describes a hex, for the order that is being entered. */
  titleOf(key: string): string;
  /** The name of a piece from its word in orders. */
  pieces?(what: string): string;
  children: ComponentChildren;
}

/** The chosen hex: what is there, what I have planned there, and what I can do from there. */
export function HexCard<V>({ session, title, titleOf, pieces, children }: HexCardProps<V>) {
  const { choosing } = session;
  const key = choosing.place.value;
  if (key === null) {
    return null;
  }
  return (
    <section class="place-card" aria-label={title}>
      <header class="row apart nowrap">
        <h2 class="grow clip">
          {title} <span class="code">{key}</span>
        </h2>
        <button class="button quiet slim icon" aria-label={texts.close} onClick={() => choosing.leave()}>
          <Icon name="close" />
        </button>
      </header>
      {choosing.aim.value === null ? (
        <>
          {children}
          <PlannedHere choosing={choosing} place={key} />
        </>
      ) : null}
      <ChoicePanel choosing={choosing} place={key} title={titleOf} pieces={pieces} />
    </section>
  );
}
