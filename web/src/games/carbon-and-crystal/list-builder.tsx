import { useSignal } from '@preact/signals';
import type { DeskLine } from '../../api/types';
import type { HexSession } from '../../hex/session';
import type { Table } from '../../pages/game/table';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { emblemOf, InlineEmblem } from './emblems';
import { carbon as t } from './texts';
import type { CarbonView, Offer, Sheet } from './view';

const PARTS = ['unit', 'building', 'upgrade'] as const;

/** A list in the form: the number of copies of each sheet. */
interface Listed {
  offer: Offer;
  copies: Map<string, number>;
}

/** The order line for a list. */
export function lineOf({ offer, copies }: Listed): string {
  const words = offer.sheets.flatMap(({ code }) => {
    const count = copies.get(code) ?? 0;
    return count === 0 ? [] : [count === 1 ? code : `${code}*${count}`];
  });
  return ['LIST', offer.id, ...words].join(' ');
}

/** The list in a drafted line, as the rules read it. */
export function listedBy(line: DeskLine | undefined, offers: readonly Offer[]): Listed | null {
  const strokes = line?.intent?.strokes ?? [];
  const offer = offers.find(({ sheets }) => sheets.some(({ code }) => code === strokes[0]?.what));
  return offer === undefined ? null : { offer, copies: new Map(strokes.map(({ what, amount }) => [what, amount])) };
}

/** The answer of the rules to the last line of the draft; null while it is missing. */
function toldAbout(table: Table, text: string | undefined): DeskLine | undefined {
  const told = table.desk.answer.value?.lines.at(-1);
  return told?.text === text ? told : undefined;
}

/** The form for a deployment list: a faction and copies of its sheets. Each tap writes the line; the rules check and price it. */
export function ListBuilder({ session }: { session: HexSession<CarbonView> }) {
  const { table, choosing } = session;
  const written = useSignal<(Listed & { text: string }) | null>(null);
  const offers = session.view.value?.catalogue?.factions ?? [];
  const draft = table.draft.value;
  if (draft === null || !choosing.mayOrder.value) {
    return draft?.ready.value === true ? <p class="note">{t.handedIn}</p> : null;
  }
  const text = draft.texts.at(-1);
  const told = toldAbout(table, text);
  const listed = written.value !== null && written.value.text === text ? written.value : listedBy(told, offers);
  const write = (next: Listed) => {
    written.value = { ...next, text: lineOf(next) };
    draft.setAll([lineOf(next)]);
  };
  const takeDefault = ({ id, byDefault }: Offer) => draft.setAll([['LIST', id, ...byDefault].join(' ')]);
  const refused = told?.accepted === false;
  return (
    <section class="stack list-builder" aria-label={t.list}>
      <div class="row" role="group" aria-label={t.faction}>
        {offers.map((offer) => (
          <button
            key={offer.id}
            class="button"
            data-order={['LIST', offer.id, ...offer.byDefault].join(' ')}
            aria-pressed={listed?.offer.id === offer.id}
            onClick={() => takeDefault(offer)}
          >
            {offer.name}
          </button>
        ))}
      </div>
      {listed === null ? (
        offers.map((offer) => (
          <p key={offer.id} class="small serif">
            <strong>{offer.name}.</strong> {offer.words}
          </p>
        ))
      ) : (
        <>
          <p class="small serif">{listed.offer.words}</p>
          {refused ? <p class="small danger-text">{told?.sentence}</p> : null}
          <div class="row">
            <button class="button primary" data-hand-in disabled={refused} onClick={() => void table.setReady(true).catch(complain)}>
              {t.handIn}
            </button>
            <button class="button slim" title={t.hints.useDefault} onClick={() => takeDefault(listed.offer)}>
              {t.useDefault}
            </button>
            <button class="button quiet slim" title={t.hints.clear} onClick={() => write({ offer: listed.offer, copies: new Map() })}>
              {t.clear}
            </button>
          </div>
          <Sheets listed={listed} left={refused ? 0 : (table.desk.answer.value?.purse[0]?.left ?? 0)} write={write} />
        </>
      )}
    </section>
  );
}

interface SheetsProps {
  listed: Listed;
  /** Points left to spend. */
  left: number;
  write(listed: Listed): void;
}

function Sheets({ listed, left, write }: SheetsProps) {
  const { offer, copies } = listed;
  return (
    <>
      {PARTS.map((part) => (
        <details key={part} open={part === 'unit'}>
          <summary title={t.hints.parts}>{t.parts[part]}</summary>
          <ul>
            {offer.sheets
              .filter((sheet) => sheet.part === part && sheet.most > 0)
              .map((sheet) => (
                <SheetRow
                  key={sheet.code}
                  sheet={sheet}
                  faction={offer.id}
                  count={copies.get(sheet.code) ?? 0}
                  dear={sheet.points > left}
                  set={(count) => write({ offer, copies: new Map(copies).set(sheet.code, count) })}
                />
              ))}
          </ul>
        </details>
      ))}
    </>
  );
}

interface RowProps {
  sheet: Sheet;
  faction: string;
  count: number;
  /** Whether another copy costs more than the points left. */
  dear: boolean;
  set(count: number): void;
}

function SheetRow({ sheet, faction, count, dear, set }: RowProps) {
  const path = emblemOf(faction, sheet.code);
  return (
    <li class="row nowrap sheet-row">
      <span class="grow">
        {path === null ? null : <InlineEmblem path={path} />} {sheet.name}{' '}
        <span class="small faint">{t.sheetFacts(sheet.code, sheet.kind, sheet.points)}</span>
        <br />
        <span class="small faint">{t.costs(sheet.carbon, sheet.crystals)}</span>
      </span>
      <button
        class="button slim icon"
        title={t.hints.copies}
        aria-label={t.less(sheet.name)}
        disabled={count === 0}
        onClick={() => set(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <strong class="count sheet-count">{t.copiesOf(count, sheet.most)}</strong>
      <button
        class="button slim icon"
        title={t.hints.copies}
        aria-label={t.more(sheet.name)}
        disabled={count >= sheet.most || dear}
        onClick={() => set(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </li>
  );
}
