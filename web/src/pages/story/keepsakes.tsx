import type { Game } from '../../api/types';
import { Icon } from '../../shell/icons';
import { base } from '../../shell/links';
import { theme } from '../../shell/theme';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.watch.story;

/** Copies the address of the story, or opens the device's own dialog. */
export function Share({ game }: { game: Game }) {
  const link = `${base()}/game/${game.id}/story`;
  const share = () => {
    if (typeof navigator.share === 'function') {
      // Closing the system's dialog is not an error.
      navigator.share({ title: game.name, url: link }).catch(() => undefined);
    } else {
      navigator.clipboard.writeText(link).then(() => say(texts.game.copied), complain);
    }
  };
  return (
    <button class="button" onClick={share}>
      <Icon name="out" /> {texts.game.finale.share}
    </button>
  );
}

/** The log for those who want to check everything. */
export function Check({ game, path }: { game: Game; path: string }) {
  return (
    <section class="card stack tight">
      <h2>{t.check}</h2>
      <p class="small">{game.status === 'over' ? t.checkNote : t.checkLater}</p>
      <div class="row">
        <a class="button slim" href={`/api${path}/log`} download>
          <Icon name="save" /> {texts.game.downloads.log}
        </a>
        <a class="button slim" href={`/api${path}/timelapse.gif?theme=${theme.value}`} download={`${game.name}.gif`}>
          <Icon name="save" /> {texts.game.finale.download}
        </a>
      </div>
      {game.status === 'over' ? <code class="code-block break">arbiter verify {`${game.ruleset}-${game.id}.jsonl`}</code> : null}
      {game.commitment === null ? null : (
        <p class="small faint">
          {texts.game.downloads.commitment}: <code class="break">{game.commitment}</code>
        </p>
      )}
      {game.seed === null ? null : (
        <p class="small faint">
          {texts.game.downloads.seed}: <code class="break">{game.seed}</code>
        </p>
      )}
    </section>
  );
}

/** The board for other people's pages, which follows the game. Nobody else sees a private game there. */
export function Embed({ game }: { game: Game }) {
  if (game.visibility === 'private') {
    return null;
  }
  const title = game.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const frame = `<iframe src="${base()}/embed/game/${game.id}" width="600" height="315" style="border:0" title="${title}"></iframe>`;
  return (
    <details class="card story-frame">
      <summary>{t.embed}</summary>
      <p class="small">{t.embedNote}</p>
      <code class="code-block break">{frame}</code>
    </details>
  );
}
