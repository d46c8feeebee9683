import { say } from '../../shell/toast';
import { texts } from '../../texts/en';

const t = texts.pages.admin;

export interface OneTimeLink {
  link: string;
  expiresAt: string;
}

/** A link to pass on. It is shown once, and the server keeps only its hash. */
export function GivenLink({ sentence, link }: { sentence: string; link: OneTimeLink }) {
  const copy = () => void navigator.clipboard.writeText(link.link).then(() => say(t.copied));
  return (
    <div class="note brass stack tight" role="status">
      <p>{sentence}</p>
      <div class="row nowrap">
        <input
          class="input mono grow"
          readOnly
          value={link.link}
          aria-label={sentence}
          data-testid="given-link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button class="button" onClick={copy}>
          {t.copy}
        </button>
      </div>
    </div>
  );
}
