import { useEffect } from 'preact/hooks';
import { Dialog } from '../../../shell/dialog';
import { KeyTable, type KeyRow } from '../../../shell/key-table';
import { texts } from '../../../texts/en';
import { boardTools } from '../../game/board-tools';
import { TOOLS, type Desk } from './desk';
import type { Keeping } from './keeping';

const t = texts.maps;

interface Others {
  help(): void;
  showPanel(): void;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.matches('input:not([type=checkbox]), textarea, select') || target.closest('dialog') !== null)
  );
}

/** Keyboard shortcuts. Single letters are inactive while somebody types. */
export function useKeys(desk: Desk, keeping: Keeping, others: Others): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) {
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        if (withControl(event, desk, keeping)) {
          event.preventDefault();
        }
      } else if (!event.altKey && !typing(event.target) && plain(event, desk, others)) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

function withControl(event: KeyboardEvent, desk: Desk, keeping: Keeping): boolean {
  const key = event.key.toLowerCase();
  if (key === 's') {
    void keeping.save();
    return true;
  }
  if (typing(event.target)) {
    return false;
  }
  if (key === 'y' || (key === 'z' && event.shiftKey)) {
    desk.redo();
    return true;
  }
  if (key === 'z') {
    desk.undo();
    return true;
  }
  return false;
}

function plain(event: KeyboardEvent, desk: Desk, { help, showPanel }: Others): boolean {
  const canvas = () => document.querySelector<SVGElement>('.chart')?.focus();
  const tool = TOOLS.find(({ key }) => key === event.key);
  if (tool !== undefined) {
    desk.take(tool.tool);
    canvas();
    return true;
  }
  const acts: Record<string, () => void> = {
    '?': help,
    g: canvas,
    n: () => {
      if (desk.selected.value !== null) {
        desk.tab.value = 'land';
        showPanel();
        desk.wantsName.value++;
      }
    },
    ']': () => desk.step(1),
    '[': () => desk.step(-1),
    Escape: () => desk.escape(),
    Delete: () => desk.eraseChosen(),
    Backspace: () => (desk.drawn.value.length > 0 ? desk.back() : desk.eraseChosen()),
    '+': boardTools.zoomIn,
    '=': boardTools.zoomIn,
    '-': boardTools.zoomOut,
    '0': boardTools.whole,
  };
  const act = acts[event.key];
  act?.();
  return act !== undefined;
}

export function KeyHelp({ onClose }: { onClose(): void }) {
  const rows: KeyRow[] = [
    ...TOOLS.map(({ tool, key }): [string[], string] => [[key], t.tool[tool]]),
    [['g'], t.keys.canvas],
    [['Shift', '←→'], t.keys.big],
    [['Enter'], t.keys.click],
    [['⌫'], t.keys.back],
    [['n'], t.keys.name],
    [['[', ']'], t.keys.next],
    [['Del'], t.keys.remove],
    [['Esc'], t.keys.escape],
    [['Ctrl', 'z'], t.keys.undo],
    [['Ctrl', 'Shift', 'z'], t.keys.redo],
    [['Ctrl', 's'], t.keys.save],
    [['+', '−', '0'], t.keys.zoom],
    [['?'], t.keys.help],
  ];
  return (
    <Dialog title={t.keysTitle} onClose={onClose}>
      <KeyTable rows={rows} />
    </Dialog>
  );
}
