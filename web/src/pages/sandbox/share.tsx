import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { Icon } from '../../shell/icons';
import { ensureAccount } from '../../shell/me';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.pages.sandbox;

/** Copies a short link to a scenario. The server keeps the text, so a guest account is made if there is none. */
export function ShareScenario({ text }: { text: string }) {
  const busy = useSignal(false);
  const share = async () => {
    busy.value = true;
    try {
      await ensureAccount();
      const { link } = await api.post<{ link: string }>('/scenarios', { scenario: text });
      await navigator.clipboard.writeText(link).then(
        () => say(t.shared(link)),
        () => say(t.shareFailed(link)),
      );
    } catch (error) {
      complain(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <button class="button slim" title={t.shareHint} disabled={busy.value || text.trim() === ''} onClick={() => void share()}>
      <Icon name="out" /> {t.share}
    </button>
  );
}
