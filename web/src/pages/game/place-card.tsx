import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../shell/icons';
import { texts } from '../../texts/en';
import { ChoicePanel } from './choice-panel';
import type { Choosing } from './choosing';
import { PlannedHere } from './planned-here';

const t = texts.boards;

interface PlaceCardProps {
  choosing: Choosing;
  place: string;
  label: string;
  heading: ComponentChildren;
  /** Describes a place, for the order that is being entered. */
  title(place: string): string;
  /** The name of a piece from its word in orders. */
  pieces?: ((what: string) => string) | undefined;
  /** What is there. */
  children: ComponentChildren;
}

/**
 * The chosen place: what I can do there, what is there, and what I have planned there. On a phone it stays low, so that half of the
 * screen is board, and can be pulled up.
 */
export function PlaceCard({ choosing, place, label, heading, title, pieces, children }: PlaceCardProps) {
  const inner = useRef<HTMLDivElement | null>(null);
  const tall = useSignal(false);
  const clipped = useSignal(false);
  useEffect(() => {
    const all = inner.current as HTMLElement;
    const body = all.parentElement as HTMLElement;
    const measured = new ResizeObserver(() => (clipped.value = all.offsetHeight > body.clientHeight + 2));
    measured.observe(all);
    measured.observe(body);
    return () => measured.disconnect();
  }, []);
  useEffect(() => {
    tall.value = false;
    inner.current?.parentElement?.scrollTo(0, 0);
  }, [place]);
  const making = choosing.onBoard.value;
  const raised = tall.value || choosing.open.value !== null;
  return (
    <section class={'place-card' + (raised ? ' tall' : '') + (making ? ' making' : '')} aria-label={label}>
      <header class="row nowrap">
        {heading}
        {clipped.value || tall.value ? (
          <button
            class="button quiet slim icon pull"
            aria-label={tall.value ? t.less : t.more}
            aria-expanded={tall.value}
            onClick={() => (tall.value = !tall.value)}
          >
            <Icon name={tall.value ? 'down' : 'up'} />
          </button>
        ) : null}
        <button class="button quiet slim icon" aria-label={texts.close} onClick={() => choosing.leave()}>
          <Icon name="close" />
        </button>
      </header>
      <div class="card-body">
        <div class="card-inner" ref={inner}>
          {making ? null : (
            <>
              <div class="card-facts">{children}</div>
              <PlannedHere choosing={choosing} place={place} />
            </>
          )}
          <ChoicePanel choosing={choosing} place={place} title={title} pieces={pieces} />
        </div>
      </div>
    </section>
  );
}
