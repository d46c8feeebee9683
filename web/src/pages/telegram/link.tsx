import { api } from '../../api/client';
import { useFetched } from '../../shell/fetching';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.telegram;

interface Telegram {
  bot: string | null;
  linked: string | null;
}

/** Opens the chat with the bot. The window is opened at once, because browsers block windows that come later. */
async function open(invitation: string | null): Promise<void> {
  const chat = window.open('', '_blank');
  try {
    const { link } = await api.post<{ link: string }>('/me/telegram', { invitation });
    if (chat === null) {
      window.location.assign(link);
    } else {
      chat.location.href = link;
    }
  } catch (error) {
    chat?.close();
    throw error;
  }
}

/** Settings: whether my account is linked. Nothing on a server without a bot. */
export function TelegramSettings({ changed }: { changed(): void }) {
  const telegram = useFetched<Telegram>('/telegram');
  const value = telegram.value;
  if (value === null || value.bot === null) {
    return null;
  }
  const unlink = () =>
    api
      .delete('/me/telegram')
      .then(() => {
        say(t.unlinked);
        telegram.again();
        changed();
      })
      .catch(complain);
  return (
    <>
      <p class="small faint">{value.linked === null ? t.hint : t.linked(value.linked)}</p>
      <div class="row">
        <button class="button slim" type="button" onClick={() => open(null).catch(complain)}>
          {value.linked === null ? t.link : t.linkAgain}
        </button>
        {value.linked === null ? null : (
          <button class="button slim" type="button" onClick={unlink}>
            {t.unlink}
          </button>
        )}
      </div>
    </>
  );
}

/** Invitation: join in the chat. Somebody without an account gets one there. */
export function JoinByTelegram({ code, known }: { code: string; known: boolean }) {
  const telegram = useFetched<Telegram>('/telegram').value;
  if (telegram === null || telegram.bot === null) {
    return null;
  }
  const address = `https://t.me/${telegram.bot}?start=join-${code}`;
  return known && telegram.linked === null ? (
    <button class="button" type="button" onClick={() => open(code).catch(complain)}>
      {t.join}
    </button>
  ) : (
    <a class="button" href={address} target="_blank" rel="noreferrer">
      {t.join}
    </a>
  );
}
