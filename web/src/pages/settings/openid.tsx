import { useSignal } from '@preact/signals';
import { api } from '../../api/client';
import { account, loadMe, me } from '../../shell/me';
import { say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { PasswordField, useSending } from '../account/credentials';
import { leaveFor } from '../account/openid';

const t = texts.pages.openid;

/** Links my account with the provider, or ends the link. Shown only if the server has a provider. */
export function OpenIdLink() {
  const password = useSignal('');
  const sending = useSending();
  const label = me.value?.server.openid ?? null;
  const mine = account.value;
  if (label === null || mine === null || mine.kind === 'guest') {
    return null;
  }
  const unlink = () =>
    sending.run(async () => {
      await api.delete('/me/openid');
      await loadMe();
      say(t.unlinked);
    });
  const link = (event: Event) => {
    event.preventDefault();
    void sending.run(() => leaveFor({ to: '/settings', invitation: null, purpose: 'link' }, { password: password.value }));
  };
  if (mine.openid) {
    return (
      <div class="stack tight" data-testid="openid">
        <div class="row apart">
          <p class="grow">{t.isLinked(label)}</p>
          <button type="button" class="button" disabled={sending.busy || !mine.password} onClick={() => void unlink()}>
            {t.unlink}
          </button>
        </div>
        {mine.password ? null : <p class="small faint">{t.passwordFirst}</p>}
        {sending.note}
      </div>
    );
  }
  return (
    <details data-testid="openid">
      <summary>{t.link(label)}</summary>
      <form class="stack tight" onSubmit={link}>
        <p class="small">{t.linkNote(label)}</p>
        {mine.password ? (
          <PasswordField
            id="link-password"
            label={texts.pages.logIn.password}
            value={password.value}
            set={(value) => (password.value = value)}
            kind="current-password"
          />
        ) : null}
        {sending.note}
        <div>
          <button class="button" disabled={sending.busy}>
            {t.button(label)}
          </button>
        </div>
      </form>
    </details>
  );
}
