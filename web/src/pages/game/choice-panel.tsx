import type { ComponentChildren } from 'preact';
import type { Choice, Price } from '../../api/types';
import { useEffect, useRef } from 'preact/hooks';
import { Coded } from '../../shell/coded';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { priceFor, type Bundle, type Choosing } from './choosing';
import { plannedAt } from './planned-here';
import { PriceTag } from './price';
import { RuleLink } from './rule-link';

const t = texts.game.choices;

interface PanelProps {
  choosing: Choosing;
  place: string;
  title(place: string): string;
  /** The name of a piece. */
  pieces?: ((what: string) => string) | undefined;
}

/** The orders possible at a place, as buttons with their prices; or the order that is being entered. */
export function ChoicePanel(props: PanelProps) {
  const { choosing } = props;
  const box = useRef<HTMLDivElement | null>(null);
  useFollowingFocus(choosing, box);
  if (!choosing.mayOrder.value) {
    return null;
  }
  return (
    <div ref={box} class="choice-panel">
      {choosing.onBoard.value ? <Making choosing={choosing} title={props.title} pieces={props.pieces} /> : <Offered {...props} />}
    </div>
  );
}

/** For keyboard users, moves the focus to the next step: the buttons of the card, or the board if a target is needed. */
function useFollowingFocus(choosing: Choosing, box: { current: HTMLElement | null }): void {
  const aim = choosing.aim.value;
  const ready = choosing.picked.value !== null;
  const offered = choosing.choices.value.length;
  useEffect(() => {
    const active = document.activeElement;
    const elsewhere = active !== null && active !== document.body && active !== board() && box.current?.contains(active) !== true;
    if (choosing.keyed.peek() && !elsewhere) {
      const button =
        box.current?.querySelector<HTMLElement>('.unfolded button:enabled, .button.primary:enabled') ??
        box.current?.querySelector('button');
      const next = aim !== null && !ready ? board() : (button ?? board());
      next?.focus();
    }
  }, [choosing.place.value, aim === null, aim?.path.join(), choosing.entered.value, choosing.open.value, ready, offered]);
  useEffect(
    () => () => {
      if (choosing.keyed.peek()) {
        board()?.focus();
      }
    },
    [],
  );
}

const board = () => document.querySelector<SVGElement>('svg.map');

/** More places than this would fill the card. */
const MOST_SOURCES = 4;

/** A place of somebody else: from where my pieces can come here. Else why nothing can be ordered here. */
function Elsewhere({ choosing, place, title }: PanelProps) {
  const sources = choosing.sourcesOf(place);
  if (sources.length === 0) {
    return <Nothing choosing={choosing} place={place} />;
  }
  return (
    <div class="stack tight">
      <p class="small faint">{t.comeFrom}</p>
      <div class="row actions">
        {sources.slice(0, MOST_SOURCES).map((source) => (
          <button key={source} class="button slim" title={t.comeHint} onClick={() => choosing.come(source)}>
            {title(source)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Why nothing can be ordered here. Where the rules know no reason, my planned orders are the reason, and the card lists them. */
function Nothing({ choosing, place }: { choosing: Choosing; place: string }) {
  const { desk } = choosing.table;
  const asked = desk.answer.value;
  useEffect(() => desk.askReason(place), [place, asked]);
  const reason = desk.reasonAt(place);
  if ((reason?.sentence ?? '') === '' && plannedAt(choosing, place).length > 0) {
    return null;
  }
  return (
    <p class="small faint reason-here">
      <Coded text={reason === null || reason.sentence === '' ? t.nothing : reason.sentence} />{' '}
      {reason === null ? null : <RuleLink table={choosing.table} rule={reason.rule} />}
    </p>
  );
}

function Offered(props: PanelProps) {
  const { choosing, place, pieces = (what) => what } = props;
  const bundles = choosing.bundlesAt(place);
  if (bundles.length === 0) {
    return <Elsewhere {...props} />;
  }
  const open = bundles.find((bundle) => bundle.key === choosing.open.value);
  return (
    <div class="stack tight">
      <div class="row actions">
        {bundles.map((bundle, i) => {
          const twin = bundles.some((other) => other !== bundle && other.group === bundle.group);
          const what = bundle.aims && twin ? (bundle.choices[0]?.strokes[0]?.what ?? '') : '';
          const name = what === '' ? bundle.group : t.with(bundle.group, pieces(what));
          return (
            <BundleButton
              key={bundle.key}
              choosing={choosing}
              bundle={bundle}
              name={name}
              first={i === 0 && bundle.choices[0]?.role !== 'aside'}
            />
          );
        })}
      </div>
      {open === undefined ? null : (
        <div class="row actions unfolded">
          {open.choices.map((choice) => (
            <button
              key={choice.line}
              data-order={choice.line}
              class="button slim"
              title={choice.effect}
              onClick={() => choosing.pick(choice)}
            >
              {choice.label} <PriceTag table={choosing.table} price={choice.price} />
            </button>
          ))}
        </div>
      )}
      {choosing.reach.value.size > 0 ? <p class="small faint hint">{t.direct}</p> : null}
    </div>
  );
}

function BundleButton({ choosing, bundle, name, first }: { choosing: Choosing; bundle: Bundle; name: string; first: boolean }) {
  const only = !bundle.aims && bundle.choices.length === 1 ? (bundle.choices[0] as Choice) : null;
  const atOnce = only !== null && (only.amount === null || only.amount.most === only.amount.least);
  return (
    <button
      class={'button slim' + (first ? ' primary' : '')}
      data-group={bundle.group}
      data-what={bundle.aims ? bundle.choices[0]?.strokes[0]?.what : undefined}
      title={only?.effect}
      aria-expanded={only === null && !bundle.aims ? choosing.open.value === bundle.key : undefined}
      onClick={() => choosing.begin(bundle)}
    >
      {atOnce ? t.only(name, only.label) : `${name} …`} <PriceTag table={choosing.table} price={samePrice(bundle.choices)} />
    </button>
  );
}

/** The common price of all choices at their usual number; empty if the prices differ. */
function samePrice(choices: Choice[]): Price {
  const [first, ...rest] = choices;
  const same = (choice: Choice) => JSON.stringify(choice.price) === JSON.stringify(first?.price);
  return first !== undefined && rest.every(same) ? first.price : {};
}

interface MakingProps {
  choosing: Choosing;
  title(place: string): string;
  pieces?: PanelProps['pieces'];
}

/** The order that is being entered: where it goes, how many pieces, what it costs. */
function Making({ choosing, title, pieces }: MakingProps) {
  const [first] = choosing.making.value;
  const [stroke] = first?.strokes ?? [];
  // A game without names for pieces has them in its groups.
  const name = stroke?.kind === 'put' && pieces !== undefined ? t.with(first?.group ?? '', pieces(stroke.what)) : first?.group;
  const aim = choosing.aim.value;
  const picked = choosing.picked.value;
  const amount = picked?.amount ?? null;
  const n = choosing.amount;
  // An order without a place is named by what it orders.
  const path = aim?.path.length === 0 ? (first?.label ?? '') : (aim?.path ?? []).map(title).join(' → ');
  const box = useRef<HTMLDivElement | null>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [aim?.key]);
  return (
    <div ref={box} class="composer stack tight">
      <div class="row apart">
        <p class="composer-title grow">
          {[name, path].filter(Boolean).join(': ')}
          {choosing.targets.value.size > 0 && (aim?.path.length ?? 0) < 2 ? ' → …' : ''}
        </p>
        {amount === null || amount.most === amount.least ? null : (
          <Amount n={n} least={amount.least} most={amount.most} set={(number) => (choosing.number.value = number)} />
        )}
      </div>
      <p class={'small faint hint' + (picked === null ? ' needed' : '')}>
        {choosing.targets.value.size > 0 ? (picked === null ? t.target : t.further) : ''}{' '}
        {picked === null ? <PriceTag table={choosing.table} price={samePrice(choosing.making.value)} /> : null}
      </p>
      {picked === null ? null : (
        <p class="small composer-verdict" aria-live="polite">
          <PriceTag table={choosing.table} price={priceFor(picked, n)} /> {picked.effect === '' ? null : <span>{picked.effect}</span>}{' '}
          <code class="faint notation">{choosing.line}</code>
        </p>
      )}
      <div class="row">
        {choosing.finished.value.length > 1 ? (
          choosing.finished.value.map((choice) => (
            <button key={choice.line} class="button primary slim" title={choice.effect} onClick={() => choosing.add(choice.line)}>
              {choice.label} <PriceTag table={choosing.table} price={choice.price} />
            </button>
          ))
        ) : (
          <button class="button primary slim" disabled={picked === null} onClick={() => choosing.finish()}>
            {t.add}
          </button>
        )}
        {(aim?.path.length ?? 0) > 1 ? (
          <button class="button slim icon" aria-label={t.back} onClick={() => choosing.back()}>
            <Icon name="undo" />
          </button>
        ) : null}
        <button class="button quiet slim" onClick={() => choosing.stop()}>
          {t.stop}
        </button>
      </div>
    </div>
  );
}

function Amount({ n, least, most, set }: { n: number; least: number; most: number; set(n: number): void }) {
  return (
    <div class="row nowrap amount">
      <button class="button slim icon" aria-label={t.less} disabled={n <= least} onClick={() => set(n - 1)}>
        <Icon name="minus" />
      </button>
      <input
        class="input count amount-input"
        inputMode="numeric"
        aria-label={t.number}
        value={n}
        onInput={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '')) || least)}
      />
      <button class="button slim icon" aria-label={t.more} disabled={n >= most} onClick={() => set(n + 1)}>
        <Icon name="plus" />
      </button>
      <button class="button slim" onClick={() => set(most)} disabled={n === most}>
        {t.all(most)}
      </button>
    </div>
  );
}

/**
 * Orders without a place, such as purchases and policies; `aside` for those that few players need. The next phase and the end of
 * the turn are not here.
 */
export function Purchases({ choosing, kind }: { choosing: Choosing; kind: 'order' | 'aside' }) {
  const groups = new Map<string, Choice[]>();
  for (const choice of choosing.placeless.value.filter(({ role }) => role === kind)) {
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  return (
    <>
      {[...groups].map(([group, choices]) => (
        <details key={group} class={kind === 'order' ? 'small' : undefined} open={kind === 'order'}>
          <summary>{group}</summary>
          <div class="row actions">
            {choices.map((choice) => (
              <button
                key={choice.line}
                data-order={choice.line}
                class="button slim"
                title={choice.effect}
                onClick={() => choosing.pick(choice)}
              >
                {choice.label} <PriceTag table={choosing.table} price={choice.price} />
              </button>
            ))}
          </div>
        </details>
      ))}
      {choosing.aim.value !== null && choosing.picked.value?.role === kind && choosing.picked.value.places.length === 0 ? (
        <Making choosing={choosing} title={(place) => place} />
      ) : null}
    </>
  );
}

/**
 * Buttons for the next phase, an answer, or the end of the turn.
 *
 * @param children other actions on the orders so far
 */
export function Decisions({ choosing, children }: { choosing: Choosing; children?: ComponentChildren }) {
  const choices = choosing.placeless.value.filter(({ role }) => role === 'go-on' || role === 'decide');
  if (choices.length === 0) {
    return children ? <div class="decisions">{children}</div> : null;
  }
  const drafted = choosing.table.draft.value?.lines.value.length ?? 0;
  const decide = (choice: Choice) => {
    choosing.add(choice.line);
    if (choice.role === 'decide') {
      choosing.table.setReady(true).catch(complain);
    }
  };
  return (
    <div class="decisions">
      {choices.map((choice, i) => (
        <button
          key={choice.line}
          data-order={choice.line}
          class={'button' + (choice.role === 'decide' && i === 0 ? ' primary' : '')}
          title={choice.effect}
          onClick={() => decide(choice)}
        >
          {choice.role === 'decide' && drafted > 0 ? t.andSend(choice.label, drafted) : choice.label}{' '}
          <PriceTag table={choosing.table} price={paid(choice.price)} />
        </button>
      ))}
      {children}
    </div>
  );
}

/** Only what is paid. What comes in at the end of a phase or turn is omitted, because it does not affect the decision. */
function paid(price: Price): Price {
  return Object.fromEntries(Object.entries(price).filter(([, amount]) => amount > 0));
}
