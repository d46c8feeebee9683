import '../game/table.css';
import '../sandbox/sandbox.css';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../../games/game-ui';
import { loadGameUi } from '../../games/registry';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from '../game/table';

/** The game's board on the host's page. A tap chooses the place. */
export function useBoard(table: Table, folder: string): GameUi | null {
  const [ui, setUi] = useState<GameUi | null>(null);
  useEffect(() => {
    loadGameUi(folder)
      .then((make) => setUi(make(table)))
      .catch(complain);
  }, [table, folder]);
  return ui;
}

export function HostBoard({ ui }: { ui: GameUi }) {
  return (
    <div class="power stack tight">
      <p class="small faint">{texts.host.boardHint}</p>
      <div class="host-board" data-testid="host-board">
        <ui.Board />
      </div>
    </div>
  );
}
