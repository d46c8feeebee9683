import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { Choice, Desk as GameDesk, Game, Line, Sheet } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { moment } from '../../shell/time';
import { complain } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';
import type { Desk } from './deed';
import { HostBoard, useBoard } from './on-the-board';
import { corrections, positionOptions } from './positions';
import { Lines, linesOf, Power } from './power';

const t = texts.host;

export function BoardPowers({ desk, game }: { desk: Desk; game: Game }) {
  const ui = useBoard(desk.table, game.playedOn);
  return (
    <>
      {ui === null ? null : <HostBoard ui={ui} />}
      {game.status === 'running' ? <HostOrders desk={desk} game={game} ui={ui} /> : null}
      <Correct desk={desk} game={game} ui={ui} />
      <Rollback desk={desk} game={game} />
    </>
  );
}

function Rollback({ desk, game }: { desk: Desk; game: Game }) {
  const wish = useSignal<string | null>(null);
  const back = desk.table.positions.value.filter((position) => !position.discarded && position.at !== game.at);
  if (back.length === 0) {
    return null;
  }
  const last = back.at(-1);
  const chosen = back.find((position) => String(position.at) === wish.value) ?? last;
  const act = () => {
    if (chosen !== undefined) {
      desk.deed.value = {
        title: t.rollback,
        note: t.rollbackNote,
        path: 'rollback',
        body: { to: chosen.at },
        told: t.told.rollback(desk.who, game.turn, chosen.turn),
        weight: 'grave',
      };
    }
  };
  return (
    <Power title={t.rollback} note={t.rollbackNote} verb={t.verbs.rollback} grave act={act} shape="folded">
      <Select
        id="rollback-to"
        label={t.rollbackTo}
        value={String(chosen?.at ?? '')}
        options={positionOptions(back, moment)}
        choose={(at) => (wish.value = at)}
      />
    </Power>
  );
}

/** The subject of a position line: the words before its colon. The server uses the same rule. */
function thing(line: string): string {
  const colon = line.indexOf(':');
  return (colon < 0 ? (line.split(/\s+/)[0] as string) : line.slice(0, colon)).trim().replace(/\s+/g, ' ');
}

function Correct({ desk, game, ui }: { desk: Desk; game: Game; ui: GameUi | null }) {
  const text = useSignal('');
  const given = useSignal<string[] | null>(null);
  const sees = game.hostSees === 'everything' && game.me.seat === null && game.me.host;
  const show = () =>
    api
      .get<{ given: string[] }>(`${desk.table.path}/host/position`)
      .then((answer) => (given.value = answer.given))
      .catch(complain);
  const lines = linesOf(text.value);
  // The position with the changes so far. The board's editor continues from it.
  const changed = (given.value ?? []).map((line) => lines.find((each) => thing(each) === thing(line)) ?? line);
  const place = ui?.choosing.place.value ?? null;
  useEffect(() => {
    if (place !== null && sees && given.value === null) {
      void show();
    }
  }, [place, sees]);
  const act = () => {
    const things = [...new Set(lines.map(thing))].join(', ');
    desk.deed.value = {
      title: t.correct,
      path: 'correct',
      body: { lines },
      told: t.told.correct(desk.who, things),
      done: () => {
        text.value = '';
        given.value = null;
      },
    };
  };
  const take = (line: string) => {
    text.value = [...lines.filter((each) => thing(each) !== thing(line)), line].join('\n');
    document.getElementById('correct-lines')?.focus();
  };
  return (
    <Power title={t.correct} verb={t.verbs.correct} act={act} disabled={lines.length === 0} shape="folded" wanted={place !== null}>
      {ui?.Editor && given.value !== null ? (
        <section class="stack tight" aria-label={t.correctHere}>
          <ui.Editor
            given={changed}
            canonical={changed}
            players={game.seats.map(({ country }) => country)}
            change={(next) => (text.value = corrections(given.value ?? [], next).join('\n'))}
            board={[]}
            changeBoard={() => undefined}
          />
        </section>
      ) : null}
      <Lines id="correct-lines" label={t.correctLines} hint={t.correctHint} value={text.value} set={(value) => (text.value = value)} />
      {sees ? null : <p class="small faint">{t.correctSealed}</p>}
      {sees && given.value === null ? (
        <div>
          <button type="button" class="button slim" onClick={show}>
            {t.correctShow}
          </button>
        </div>
      ) : null}
      {given.value === null ? null : (
        <ul class="given" aria-label={t.correctShow}>
          {given.value.map((line) => (
            <li key={line}>
              <button type="button" class="given-line mono" onClick={() => take(line)} aria-label={`${t.correctTake}: ${line}`}>
                {line}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Power>
  );
}

/** Natural events and unlocked mechanics: orders like any others, with completion and verdicts, given by the host. */
function HostOrders({ desk, game, ui }: { desk: Desk; game: Game; ui: GameUi | null }) {
  const { table } = desk;
  const text = useSignal('');
  const offers = useSignal<Choice[]>([]);
  const checked = useSignal<{ text: string; lines: Line[] }>({ text: '', lines: [] });
  const kept = useSignal(0);
  useEffect(() => {
    const stop = new AbortController();
    const before = text.value;
    api
      .get<Sheet>(`${table.path}/sheet?seat=-1`, { signal: stop.signal })
      .then((sheet) => {
        kept.value = sheet.lines.length;
        // Keep what the host has typed in the meantime.
        if (text.value === before) {
          text.value = sheet.lines.map((line) => line.text).join('\n');
        }
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [game.at]);
  const lines = linesOf(text.value);
  useEffect(() => {
    const asked = text.value;
    const stop = new AbortController();
    const ask = () =>
      api
        .post<GameDesk>(`${table.path}/desk`, { seat: -1, lines }, { signal: stop.signal })
        .then((answer) => {
          checked.value = { text: asked, lines: answer.lines };
          offers.value = answer.choices;
        })
        .catch(() => undefined);
    const timer = window.setTimeout(() => void ask(), lines.length === 0 ? 0 : 250);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [text.value, game.at]);
  const refused = checked.value.lines.filter((line) => !line.accepted);
  const judged = checked.value.text === text.value && lines.length > 0;
  const act = () =>
    (desk.deed.value = {
      title: t.orders,
      path: 'orders',
      body: { lines },
      told: t.told.orders(desk.who, checked.value.lines.map((line) => line.normal).join('; ')),
    });
  const place = ui?.choosing.place.value ?? null;
  const add = (line: string) => (text.value = [...lines.filter((each) => each !== line), line].join('\n'));
  return (
    <Power
      title={t.orders}
      verb={t.verbs.announce}
      act={act}
      disabled={!judged || refused.length > 0}
      shape="folded"
      wanted={place !== null}
    >
      <Lines
        id="host-orders"
        label={t.ordersLines}
        hint={kept.value > 0 ? t.ordersKept : t.ordersHint}
        value={text.value}
        set={(value) => (text.value = value)}
      />
      {refused.map((line) => (
        <p class="note bad" role="alert" key={line.text}>
          <code>{line.text}</code> {line.sentence}{' '}
          {line.proposal ? (
            <button
              type="button"
              class="button slim"
              onClick={() => (text.value = lines.map((each) => (each === line.text ? (line.proposal as string) : each)).join('\n'))}
            >
              {texts.game.sheet.use(line.proposal)}
            </button>
          ) : null}
        </p>
      ))}
      <Offers choices={offers.value.filter(({ places }) => place !== null && places.includes(place))} title={t.ordersHere} add={add} />
      <Offers choices={offers.value.filter(({ places }) => places.length === 0)} title={t.ordersAnywhere} add={add} />
    </Power>
  );
}

/** The orders that the rules offer to the host: at the tapped place, or without a place. */
function Offers({ choices, title, add }: { choices: Choice[]; title: string; add(line: string): void }) {
  return choices.length === 0 ? null : (
    <div class="stack tight" role="group" aria-label={title}>
      <p class="small faint">{title}</p>
      <div class="row">
        {choices.map(({ line, group, label }) => (
          <button key={line} type="button" class="button slim" onClick={() => add(line)}>
            {group === '' ? label : texts.game.choices.with(group, label)}
          </button>
        ))}
      </div>
    </div>
  );
}
