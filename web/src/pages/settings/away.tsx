import { useEffect } from 'preact/hooks';
import type { Summary } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { linesOf, standingOf } from '../game/standing';

const t = texts.people.leave.plays;
const words = texts.ahead;

/** Who plays for me in each of my running games while I am away. */
export function AwayGames() {
  const games = useFetched<{ games: Summary[] }>('/games?show=mine&limit=50');
  const mine = (games.value?.games ?? []).filter(({ status, mySeat }) => mySeat !== null && (status === 'running' || status === 'paused'));
  if (mine.length === 0) {
    return null;
  }
  return (
    <section class="stack tight" aria-labelledby="away-title" data-testid="away-games">
      <div>
        <h3 id="away-title" class="small-title">
          {t.title}
        </h3>
        <p class="small faint">{t.lead}</p>
      </div>
      <ul class="stack tight">
        {mine.map((game) => (
          <AwayGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function AwayGame({ game }: { game: Summary }) {
  const standing = standingOf(`/games/${game.id}/standing-orders`);
  useEffect(() => void standing.load(), [game.id]);
  const saved = standing.saved.value;
  const choose = (posture: string, atOnce: boolean) => {
    standing.change({ posture, atOnce });
    void standing.save();
  };
  const { posture, atOnce, text } = standing.typed.value;
  const lines = linesOf(text).length;
  return (
    <li class="away-game stack tight">
      <div class="row apart">
        <Link class="grow break" href={`/game/${game.id}`}>
          {game.name}
        </Link>
        <span class="small faint">{lines === 0 ? '' : t.lines(lines)}</span>
      </div>
      {saved === null ? (
        <p class="small faint">{standing.problem.value || texts.loading}</p>
      ) : saved.allowed === 'off' ? (
        <p class="small faint">{words.off}</p>
      ) : (
        <>
          <select
            class="select"
            aria-label={t.choose(game.name)}
            value={posture}
            disabled={standing.busy.value}
            onChange={(event) => choose(event.currentTarget.value, event.currentTarget.value !== 'none')}
          >
            {saved.postures.map((word) => (
              <option key={word} value={word} selected={word === posture}>
                {words.posture(word)}
              </option>
            ))}
          </select>
          {posture === 'none' && lines === 0 ? null : (
            <label class="choice small">
              <input
                type="checkbox"
                checked={atOnce}
                disabled={standing.busy.value}
                onChange={(event) => choose(posture, event.currentTarget.checked)}
              />
              <span>{words.atOnce}</span>
            </label>
          )}
          <span class="small faint" role="status">
            {standing.problem.value !== ''
              ? standing.problem.value
              : standing.busy.value
                ? words.saving
                : saved.version > 0 && !standing.changed.value
                  ? words.saved
                  : ''}
          </span>
        </>
      )}
    </li>
  );
}
