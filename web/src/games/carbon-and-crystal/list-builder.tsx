import { useSignal } from '@preact/signals';
import type { HexSession } from '../../hex/session';
import { Icon } from '../../shell/icons';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { capOf, FACTIONS, listLine, pointsOf, type Faction, type Sheet } from './factions';
import type { CarbonView } from './view';

const t = texts.boards.carbon;

/** The force for the whole game: a faction, and copies of its sheets within the budget. */
export function ListBuilder({ session }: { session: HexSession<CarbonView> }) {
  const view = session.view.value;
  const seat = session.table.mySeat.value ?? 0;
  const chosen = useSignal<Faction>(FACTIONS[seat % 2] as Faction);
  const list = useSignal<Record<string, number>>(chosen.value.byDefault);
  const budget = Number(session.table.game.value?.parameters.listBudget ?? 540);
  if (view === null || view.phase !== 'lists' || !session.mayOrder.value) {
    return null;
  }
  const points = pointsOf(chosen.value, list.value);
  const pick = (faction: Faction) => {
    chosen.value = faction;
    list.value = faction.byDefault;
  };
  const handIn = () => {
    session.table.draft.value?.setAll([listLine(chosen.value, list.value)]);
    session.table.setReady(true).catch(complain);
  };
  const set = (sheet: Sheet, count: number) => (list.value = { ...list.value, [sheet.code]: Math.max(0, Math.min(capOf(sheet), count)) });
  return (
    <section class="stack list-builder" aria-label={t.list}>
      <div class="row" role="group" aria-label={t.faction}>
        {FACTIONS.map((faction) => (
          <button key={faction.id} class="button" aria-pressed={chosen.value === faction} onClick={() => pick(faction)}>
            {faction.name}
          </button>
        ))}
      </div>
      <p class="small serif">{chosen.value.words}</p>
      <p class={points > budget ? 'danger-text' : ''}>
        <strong class="count">{t.listLead(points, budget)}</strong>
      </p>
      <div class="row">
        <button class="button primary" disabled={points > budget} onClick={handIn}>
          {t.handIn}
        </button>
        <button class="button slim" onClick={() => (list.value = chosen.value.byDefault)}>
          {t.useDefault}
        </button>
        <button class="button quiet slim" onClick={() => (list.value = {})}>
          {t.clear}
        </button>
      </div>
      {(['buildings', 'units', 'upgrades'] as const).map((part) => (
        <details key={part} open={part === 'units'}>
          <summary>{t[part]}</summary>
          <ul>
            {chosen.value.sheets
              .filter((sheet) => sheet.part === part && !sheet.core)
              .map((sheet) => (
                <SheetRow key={sheet.code} sheet={sheet} count={list.value[sheet.code] ?? 0} set={(count) => set(sheet, count)} />
              ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function SheetRow({ sheet, count, set }: { sheet: Sheet; count: number; set(count: number): void }) {
  return (
    <li class="row nowrap sheet-row">
      <span class="grow">
        {sheet.name} <span class="small faint">{`${sheet.code} · ${sheet.kind} · ${t.price(sheet.carbon, sheet.crystals)}`}</span>
      </span>
      <button class="button slim icon" aria-label={t.less(sheet.name)} disabled={count === 0} onClick={() => set(count - 1)}>
        <Icon name="minus" />
      </button>
      <strong class="count sheet-count">{count}</strong>
      <button class="button slim icon" aria-label={t.more(sheet.name)} disabled={count >= capOf(sheet)} onClick={() => set(count + 1)}>
        <Icon name="plus" />
      </button>
    </li>
  );
}
