import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { Dialog } from '../../shell/dialog';
import { KeyTable, type KeyRow } from '../../shell/key-table';
import { switchTheme } from '../../shell/theme';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { boardTools } from './board-tools';
import { raise } from './bottom-sheet';
import { away } from './past';
import type { Tab, Table } from './table';

const t = texts.game.keys;

export const showKeys = signal(false);

const TABS: Record<string, Tab> = { o: 'orders', r: 'report', p: 'press', l: 'players', e: 'more' };

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input, textarea, select, [contenteditable]') || target.closest('dialog') !== null)
  );
}

/** Keyboard shortcuts. They are inactive while somebody types. */
export function useKeys(table: Table, ui: GameUi): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) {
        undoKey(event, table);
        return;
      }
      if (typing(event.target) || event.defaultPrevented) {
        return;
      }
      if (act(event, table, ui)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [table, ui]);
}

function undoKey(event: KeyboardEvent, table: Table): void {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !typing(event.target)) {
    event.preventDefault();
    if (event.shiftKey) {
      table.draft.value?.redo();
    } else {
      table.draft.value?.undo();
    }
  }
}

function act(event: KeyboardEvent, table: Table, ui: GameUi): boolean {
  const key = event.key;
  const onButton = event.target instanceof HTMLElement && event.target.matches('button, a, summary');
  if (key === 'Enter' && onButton) {
    return false;
  }
  const own = ui.keys.find((action) => action.key === key);
  if (own !== undefined) {
    own.run();
    return true;
  }
  const tab = TABS[key];
  if (tab !== undefined) {
    table.tab.value = tab;
    raise('half');
    return true;
  }
  const others: Record<string, () => void> = {
    '?': () => (showKeys.value = true),
    '/': () => document.querySelector<HTMLElement>('[data-finder]')?.click(),
    i: () => {
      table.tab.value = 'orders';
      raise('half');
      table.wantsInput.value = true;
      // If the field exists already, it gets the focus before the next key is pressed.
      document.querySelector<HTMLElement>('.order-input input')?.focus();
    },
    y: () => void table.readiness.press().catch(complain),
    t: switchTheme,
    '=': boardTools.zoomIn,
    _: boardTools.zoomOut,
    '+': boardTools.zoomIn,
    '-': boardTools.zoomOut,
    '0': boardTools.whole,
    '[': () => history(table, -1, 'step'),
    ']': () => history(table, 1, 'step'),
    '{': () => history(table, -1, 'turn'),
    '}': () => history(table, 1, 'turn'),
    Escape: () => {
      if (!ui.choosing.escape()) {
        raise('low');
      }
    },
  };
  const run = others[key];
  run?.();
  return run !== undefined;
}

function history(table: Table, by: number, wide: 'step' | 'turn'): void {
  const next = away(table.past.value, table.shown.value?.at ?? 0, by, wide);
  if (next !== undefined) {
    table.tab.value = 'report';
    table.look(next.at, wide).catch(complain);
  }
}

export function KeyHelp({ ui }: { ui: GameUi }) {
  const rows: KeyRow[] = [
    [['?'], t.help],
    [['/'], t.find],
    [['←', '↑', '↓', '→'], t.arrows],
    ...ui.keys.map((action): [string[], string] => [[action.key], action.text]),
    [['i'], t.typing],
    [['y'], t.ready],
    [['o'], t.orders],
    [['r'], t.report],
    [['p'], t.press],
    [['l'], t.players],
    [['[', ']'], t.historyStep],
    [['{', '}'], t.historyTurn],
    [['Ctrl', 'z'], t.undo],
    [['Alt', '↑ ↓'], t.moveLine],
    [['Del'], t.removeLine],
    [['0'], t.whole],
    [['t'], t.theme],
    [['Esc'], t.escape],
  ];
  return (
    <Dialog title={t.title} onClose={() => (showKeys.value = false)}>
      <KeyTable rows={rows} />
    </Dialog>
  );
}
