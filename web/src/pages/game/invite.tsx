import { Icon } from '../../shell/icons';
import { me } from '../../shell/me';
import { say } from '../../shell/toast';
import { texts } from '../../texts/en';
import type { Table } from './table';

const t = texts.game;

export function Invite({ table }: { table: Table }) {
  const code = table.game.value?.invitation ?? null;
  if (code === null) {
    return null;
  }
  const base = me.value?.server.publicUrl || window.location.origin;
  const link = `${base.replace(/\/$/, '')}/join/${code}`;
  const copy = () => {
    void navigator.clipboard.writeText(link).then(() => say(t.copied));
  };
  return (
    <section class="stack tight">
      <h2 class="small-title">{t.shareTitle}</h2>
      <p class="small faint">{t.share}</p>
      <div class="row">
        <input
          class="input mono grow invite-link"
          readOnly
          value={link}
          aria-label={t.share}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button class="button" onClick={copy}>
          <Icon name="out" /> {t.copy}
        </button>
      </div>
    </section>
  );
}
