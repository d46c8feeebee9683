import type { ComponentChildren } from 'preact';
import { PlaceCard } from '../pages/game/place-card';
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

export function HexCard<V>({ session, title, titleOf, pieces, children }: HexCardProps<V>) {
  const { choosing } = session;
  const key = choosing.place.value;
  if (key === null) {
    return null;
  }
  const heading = (
    <h2 class="grow clip">
      {title} <span class="code">{key}</span>
    </h2>
  );
  return (
    <PlaceCard choosing={choosing} place={key} label={title} heading={heading} title={titleOf} pieces={pieces}>
      {children}
    </PlaceCard>
  );
}
