import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { OwnMap, Preview } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { SvgPicture } from '../../shell/svg-picture';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';

const t = texts.lobby;

/** The server's name for the board of a game whose host brought one. */
const OWN_MAP = 'own map';

interface PreviewProps {
  ruleset: string;
  board: string | null;
  /** The id of a map that somebody made. It has priority over the board. */
  map?: string | null;
  /** The id of an existing game, which knows the board that its host brought. */
  game?: string;
  seats: number;
  parameters: { [name: string]: string };
  /** Visitors without a seat are not told why a picture is missing. */
  quiet?: boolean;
}

/** The board at the start, drawn by the rules, or the reason why it cannot be drawn. */
export function BoardPreview({ ruleset, board, map = null, game, seats, parameters, quiet = false }: PreviewProps) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failed, setFailed] = useState(false);
  const made = useFetched<OwnMap>(map === null ? null : `/maps/${map}`);
  const boardText = map !== null && made.value?.id === map ? (made.value.text ?? undefined) : undefined;
  const brought = game !== undefined && board === OWN_MAP;
  const body = JSON.stringify({
    board: map === null && !brought ? (board ?? undefined) : undefined,
    boardText,
    game: brought ? game : undefined,
    parameters,
    seats,
    theme: theme.value,
  });
  useEffect(() => {
    if (ruleset === '' || (map !== null && boardText === undefined)) {
      return;
    }
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      api.post<Preview>(`/rulesets/${ruleset}/preview`, JSON.parse(body), { signal: stop.signal }).then(
        (answer) => {
          setPreview(answer);
          setFailed(false);
        },
        () => setFailed(!stop.signal.aborted),
      );
    }, 300);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [ruleset, body]);
  if (preview?.svg) {
    return <SvgPicture svg={preview.svg} alt={t.preview} />;
  }
  if (quiet && (failed || preview !== null)) {
    return null;
  }
  return (
    <>
      {(preview?.refusals ?? []).map((refusal) => (
        <p class="note bad" key={refusal.code + refusal.sentence}>
          {refusal.sentence}
        </p>
      ))}
      {preview === null && !failed ? <div class="skeleton preview-wait" /> : <p class="empty">{t.previewNone}</p>}
    </>
  );
}
