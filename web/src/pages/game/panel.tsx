import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { raise } from './bottom-sheet';
import { MoreTab } from './more-tab';
import { Again, againSentence } from './again';
import type { Coach } from './coach';
import { NowBar } from './now-bar';
import { OrdersTab } from './orders-tab';
import { PlayersTab } from './players-tab';
import { PressTab } from './press-tab';
import { ReportTab } from './report-tab';
import { RingMe } from './ring-me';
import type { Tab, Table } from './table';

const t = texts.game.tabs;
const TABS: Tab[] = ['orders', 'report', 'press', 'players', 'more'];

export function Panel({ table, ui, coach }: { table: Table; ui: GameUi; coach: Coach }) {
  const tab = table.tab.value;
  const show = (next: Tab) => {
    if (next !== 'report' && !table.live.value) {
      table.look(null).catch(complain);
    }
    table.tab.value = next;
    raise('half');
  };
  useEffect(() => {
    if (tab === 'report') {
      table.reportSeen.value = table.current.value?.at ?? null;
    }
  }, [tab, table.current.value?.at]);
  // Each tab begins at its top. Before its other effects, because a thread of messages then scrolls to its end.
  useLayoutEffect(() => document.getElementById('tab-body')?.scrollTo(0, 0), [tab]);
  // A player who must order again sees what happened at once, whichever tab was open.
  const again = againSentence(table) !== null && table.draft.value?.mayOrder.value === true;
  useEffect(() => {
    if (again) {
      table.tab.value = 'orders';
      raise('half');
      document.getElementById('tab-body')?.scrollTo(0, 0);
    }
  }, [again, table.current.value?.at]);
  // On a phone, forms and orders without a place are in the sheet. It is raised while the board has nothing to tap.
  const offered = ui.choosing.choices.value;
  const offBoard = offered.some(({ role }) => role === 'order') && offered.every(({ places }) => places.length === 0);
  const form = ui.choosing.mayOrder.value && (offBoard || ui.ownForm?.() === true) && table.replays.scene.value === null;
  useEffect(() => {
    if (form) {
      raise('half');
      return () => raise('low');
    }
    return undefined;
  }, [form]);
  const keys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      event.stopPropagation();
      const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length] as Tab;
      show(next);
      document.getElementById(`tab-${next}`)?.focus();
    }
  };
  return (
    <div class="panel">
      <NowBar table={table} ui={ui} />
      <div class="tabs" role="tablist" aria-label={t.label} onKeyDown={keys}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            role="tab"
            aria-selected={tab === name}
            aria-controls="tab-body"
            title={texts.game.explain[name]}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => show(name)}
          >
            {t[name]}
            {name === 'orders' && (table.draft.value?.lines.value.length ?? 0) > 0 ? (
              <span class="order-count count">{table.draft.value?.lines.value.length}</span>
            ) : null}
            {name === 'report' && table.freshReport.value && tab !== 'report' ? (
              <span class="fresh">
                <span class="unseen"> {texts.game.report.fresh}</span>
              </span>
            ) : null}
            {name === 'press' && table.press.unread.value > 0 ? (
              <span class="unread count">
                {table.press.unread.value}
                <span class="unseen"> {texts.game.press.unread(table.press.unread.value)}</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div class="tab-body" id="tab-body" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === 'orders' ? <RingMe table={table} /> : null}
        {tab === 'orders' ? <Again table={table} ui={ui} /> : null}
        {tab === 'orders' ? <OrdersTab table={table} ui={ui} /> : null}
        {tab === 'report' ? <ReportTab table={table} ui={ui} /> : null}
        {tab === 'press' ? <PressTab table={table} /> : null}
        {tab === 'players' ? <PlayersTab table={table} /> : null}
        {tab === 'more' ? <MoreTab table={table} coach={coach} /> : null}
      </div>
    </div>
  );
}
