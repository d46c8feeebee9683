import './host.css';
import '../create/create.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../api/types';
import { Apology, Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { Waiting } from '../../shell/lazy';
import { Link } from '../../shell/router';
import { theme } from '../../shell/theme';
import { texts } from '../../texts/en';
import { AuditTrail } from '../game/audit-trail';
import { Table } from '../game/table';
import { deadlineLine } from '../game/turn-bar';
import { CopyText } from '../game/report-tab';
import { Reports } from '../people/reports';
import { BoardPowers } from './board-powers';
import { Confirm, type Deed } from './deed';
import { Hooks } from './hooks';
import { EndPower, TalkPowers } from './last-powers';
import { PeoplePowers } from './people-powers';
import { Late } from './late';
import { RulesPower } from './rules-power';
import { TimePowers } from './time-powers';

const t = texts.host;

/** The host's page: all powers in groups, and beside them what everybody has been told so far. */
export function HostPage({ id }: Record<string, string>) {
  const [table] = useState(() => new Table(id as string));
  useEffect(() => {
    void table.open();
    return () => table.close();
  }, [table]);
  const game = table.game.value;
  if (table.problem.value !== null) {
    return <Apology title={texts.errors.notFoundTitle} sentence={table.problem.value} />;
  }
  return game === null ? <Waiting /> : <Laid table={table} game={game} />;
}

function Laid({ table, game }: { table: Table; game: Game }) {
  const deed = useSignal<Deed | null>(null);
  const may = game.me.host || game.me.administrator;
  const desk = { table, deed, who: game.me.host ? t.host : t.administrator };
  const open = may && (game.status === 'running' || game.status === 'paused');
  const sentence = may
    ? game.status === 'over'
      ? t.closed
      : game.status === 'lobby'
        ? t.lobby
        : game.me.host
          ? t.lead
          : t.leadAdministrator
    : t.notHost;
  return (
    <Frame title={`${t.title} · ${game.name}`}>
      <div class="stack">
        <header class="stack tight">
          <p>
            <Link href={`/game/${game.id}`} class="back">
              <Icon name="left" /> {game.name}
            </Link>
          </p>
          <h1>{t.title}</h1>
          <p class="prose">{sentence}</p>
        </header>
        <div class={open ? 'host-desk' : 'stack'}>
          {open ? (
            <div class="stack">
              <Drawer title={t.sections.time}>
                <TimePowers desk={desk} game={game} />
              </Drawer>
              <Drawer title={t.sections.people}>
                <PeoplePowers desk={desk} game={game} />
              </Drawer>
              <Drawer title={t.sections.board}>
                <BoardPowers desk={desk} game={game} />
              </Drawer>
              {game.upgrade === null ? null : (
                <Drawer title={t.sections.rules}>
                  <RulesPower desk={desk} game={game} />
                </Drawer>
              )}
              <Drawer title={t.sections.talk}>
                <TalkPowers desk={desk} game={game} />
              </Drawer>
              <Drawer title={t.sections.hooks}>
                <Hooks desk={desk} />
              </Drawer>
              <Drawer title={t.sections.end}>
                <EndPower desk={desk} game={game} />
              </Drawer>
            </div>
          ) : null}
          <aside class="stack host-side">
            {game.status === 'lobby' ? (
              <p>
                <Link class="button primary" href={`/game/${game.id}`}>
                  {t.toLobby}
                </Link>
              </p>
            ) : (
              <Now table={table} game={game} />
            )}
            {open ? <Late desk={desk} game={game} /> : null}
            {may ? (
              <section class="card stack tight" aria-labelledby="reports-title">
                <h2 id="reports-title" class="small-title">
                  {texts.people.report.title}
                </h2>
                <Reports path={`/games/${game.id}/host/reports`} everywhere="one game" />
              </section>
            ) : null}
            {game.status === 'lobby' ? null : <LastReport table={table} />}
            <section class="card stack tight">
              <AuditTrail table={table} />
            </section>
          </aside>
        </div>
      </div>
      <Confirm desk={desk} />
    </Frame>
  );
}

function Drawer({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card drawer">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Now({ table, game }: { table: Table; game: Game }) {
  const picture = `/api/games/${game.id}/positions/${game.at}/picture.svg?theme=${theme.value}&orders=happened&width=900`;
  return (
    <section class="card stack tight">
      <h2 class="small-title">{t.now}</h2>
      <p class="count">{deadlineLine(table).join(' · ')}</p>
      <Link href={`/game/${game.id}`}>
        <img class="svg-picture" src={picture} alt={t.picture(game.name)} />
      </Link>
    </section>
  );
}

/** The report as text for a letter or a chat, with a preview. */
function LastReport({ table }: { table: Table }) {
  const position = table.current.value;
  const sections = position?.report ?? [];
  return position === null || sections.length === 0 ? null : (
    <section class="card stack tight">
      <div class="row apart">
        <h2 class="small-title">{t.report}</h2>
        <CopyText table={table} told={position} />
      </div>
      <div class="report last-report" tabIndex={0} role="region" aria-label={t.report}>
        {sections
          .flatMap(({ sentences }) => sentences)
          .map(({ text }, i) => (
            <p key={i} class="small">
              {text}
            </p>
          ))}
      </div>
    </section>
  );
}
