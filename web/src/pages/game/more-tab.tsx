import { ThemeSwitch } from '../../shell/frame';
import { Who } from '../../shell/player';
import { Link } from '../../shell/router';
import { theme } from '../../shell/theme';
import type { Game } from '../../api/types';
import { texts } from '../../texts/en';
import { OpenStudy } from '../study/open-study';
import type { Coach } from './coach';
import { AuditTrail } from './audit-trail';
import { Graph } from './graph';
import { Invite } from './invite';
import type { Table } from './table';

const t = texts.game;

/** Standing, graphs, downloads, audit trail and, for the host, the console. */
export function MoreTab({ table, coach }: { table: Table; coach: Coach }) {
  const game = table.game.value;
  if (game === null) {
    return null;
  }
  return (
    <div class="stack more">
      {game.me.host || game.me.administrator ? <HostCard game={game} /> : null}
      <WhatIf table={table} game={game} />
      <Standing table={table} game={game} />
      <Graph table={table} />
      <AuditTrail table={table} />
      <Downloads table={table} game={game} />
      {game.status === 'over' ? null : <Invite table={table} />}
      <div class="row apart">
        <Link href={`/rules/${game.ruleset}`}>{t.rulesLink}</Link>
        <Link href={`/game/${game.id}/story`}>{texts.watch.story.link}</Link>
        {game.me.seat === null || game.status === 'over' || coach.shown.value ? null : (
          <button class="button quiet" title={t.coach.callHint} onClick={() => coach.call()}>
            {t.coach.call}
          </button>
        )}
        <ThemeSwitch />
      </div>
    </div>
  );
}

function HostCard({ game }: { game: Game }) {
  return (
    <section class="card row apart">
      <div class="grow">
        <h2 class="small-title">{texts.host.title}</h2>
        <p class="small faint">{texts.host.short}</p>
      </div>
      <Link class="button" href={`/game/${game.id}/host`} aria-label={texts.host.open}>
        {texts.lobby.show}
      </Link>
    </section>
  );
}

/** Opens a study of the shown position. */
function WhatIf({ table, game }: { table: Table; game: Game }) {
  const at = table.shown.value?.at;
  if (game.status === 'lobby' || at === undefined) {
    return null;
  }
  return (
    <section class="card row apart">
      <div class="grow">
        <h2 class="small-title">{texts.study.whatIf}</h2>
        <p class="small faint">{texts.study.whatIfNote}</p>
      </div>
      <OpenStudy from={{ game: game.id, at }} text={table.live.value ? texts.study.begin : texts.study.fromHere} />
    </section>
  );
}

function Standing({ table, game }: { table: Table; game: Game }) {
  const standing = table.shown.value?.standing ?? game.standing;
  if (standing === null || standing === undefined) {
    return null;
  }
  const scores = [...standing.scores].sort((a, b) => b.points - a.points);
  return (
    <section class="stack tight">
      <h2 class="small-title">{t.standing.title}</h2>
      {standing.sentence ? <p class="serif">{standing.sentence}</p> : null}
      <table class="table">
        <thead>
          <tr>
            <th scope="col">{t.standing.player}</th>
            <th scope="col" class="number">
              {t.standing.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => {
            const seat = table.seat(score.seat);
            return (
              <tr key={score.seat}>
                <td>
                  <span class="row">
                    {seat === undefined ? score.seat : <Who seat={seat} />}
                    {standing.winners.includes(score.seat) ? <span class="tag mine">{t.standing.winner}</span> : null}
                    {score.alive ? null : <span class="tag">{t.standing.out}</span>}
                  </span>
                </td>
                <td class="number">{score.points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Downloads({ table, game }: { table: Table; game: Game }) {
  const at = table.shown.value?.at ?? 'now';
  const picture = (kind: string) => `/api${table.path}/positions/${at}/picture.${kind}?theme=${theme.value}&orders=happened&width=1600`;
  return (
    <section class="stack tight">
      <h2 class="small-title">{t.downloads.title}</h2>
      <div class="row">
        <a class="button slim" href={picture('svg')} download={`${game.name}.svg`}>
          {t.downloads.svg}
        </a>
        <a class="button slim" href={picture('png')} download={`${game.name}.png`}>
          {t.downloads.png}
        </a>
        <a class="button slim" href={`/api${table.path}/log`} download>
          {t.downloads.log}
        </a>
      </div>
      <p class="small faint">{t.downloads.logNote}</p>
      {game.commitment === null ? null : (
        <p class="small faint">
          {t.downloads.commitment}: <code class="break">{game.commitment}</code>
        </p>
      )}
      {game.seed === null ? null : (
        <p class="small faint">
          {t.downloads.seed}: <code class="break">{game.seed}</code>
        </p>
      )}
    </section>
  );
}
