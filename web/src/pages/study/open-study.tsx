import { useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Study } from '../../api/types';
import { ensureAccount } from '../../shell/me';
import { go } from '../../shell/router';
import { complain } from '../../shell/toast';

/** What a study begins with: a position of a game, or a turning point of its review. */
export type Beginning = { game: string; at?: number } | { game: string; point: number };

/** A button that begins a study and opens it. */
export function OpenStudy({ from, text }: { from: Beginning; text: string }) {
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await ensureAccount();
      const study = await api.post<Study>('/studies', from);
      go(`/study/${study.id}`);
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  };
  return (
    <button class="button slim" disabled={busy} onClick={() => void open()}>
      {text}
    </button>
  );
}
