import type { Game } from '../../api/types';
import { Link } from '../../shell/router';
import { texts } from '../../texts/en';
import { inWords } from '../create/schedule';
import { demandNote } from '../people/notes';
import { profileOf } from '../people/person-line';

const t = texts.lobby;
const rating = texts.people.rating;

/** Only as far as I may know: the host of an anonymous game who plays is hidden. */
function hostPlays(game: Game): boolean {
  const host = game.host;
  return host === null || game.seats.some((seat) => seat.player?.id === host.id);
}

/** What people should know before they take a seat: schedule, messages, house rules, and what happens to absent players. */
export function Facts({ game }: { game: Game }) {
  const changed = Object.keys(game.parameters).length;
  return (
    <>
      <dl class="facts-list">
        <div>
          <dt>{t.pace}</dt>
          <dd>{inWords(game.schedule)}</dd>
        </div>
        <div>
          <dt>{t.press}</dt>
          <dd>
            {t.pressModes[game.press]}
            {game.anonymous ? `; ${t.anonymousShort}` : ''}
            {game.botComments ? `; ${t.botCommentsShort}` : ''}
            {game.press === 'all' ? <p class="small faint">{game.inheritLetters ? t.lettersInherited : t.lettersKept}</p> : null}
          </dd>
        </div>
        <div>
          <dt>{texts.ahead.allowed}</dt>
          <dd>{texts.ahead.modes[game.standingOrders]}</dd>
        </div>
        <div>
          <dt>{t.rules}</dt>
          <dd>
            <Link href={`/rules/${game.ruleset}`}>{game.rulesetName}</Link>, {t.changed(changed)}
            {changed === 0 ? null : (
              <ul class="small faint">
                {Object.entries(game.parameters).map(([name, value]) => (
                  <li key={name}>
                    {name}: {value}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{rating.counts}</dt>
          <dd>
            {game.rated ? rating.yes : rating.no}
            {game.rated && hostPlays(game) ? <p class="small faint">{rating.yesHost}</p> : null}
          </dd>
        </div>
        {game.spectatorDelay === 0 ? null : (
          <div>
            <dt>{t.spectatorDelay}</dt>
            <dd>{t.spectatorDelays(game.spectatorDelay)}</dd>
          </div>
        )}
        {game.demand === null ? null : (
          <div>
            <dt>{texts.people.reliability.players}</dt>
            <dd>{demandNote(game.demand)}</dd>
          </div>
        )}
        {game.host === null ? null : (
          <div>
            <dt>{texts.game.players.host}</dt>
            <dd>
              <Link href={profileOf(game.host)}>{game.host.name}</Link>
            </dd>
          </div>
        )}
      </dl>
      {game.absenceRules.length === 0 ? null : (
        <div class="stack tight">
          <h2 class="small-title">{t.ladder}</h2>
          <ul class="dots small">
            {game.absenceRules.map((rule) => (
              <li key={rule}>{rule.replaceAll('`', '')}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
