import './create.css';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { api, Problem, sentenceOf } from '../../api/client';
import type { Game, OwnMap, Refusal, Ruleset } from '../../api/types';
import { HANDICAPS, MIXED } from '../../shell/bots';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { account, ensureAccount } from '../../shell/me';
import { go, Link, place } from '../../shell/router';
import { texts } from '../../texts/en';
import { inOrder } from '../../games/order';
import { BoardPreview } from './board-preview';
import { bodyOf, newDraft, type GameDraft } from './draft';
import { Parameters } from './parameters';
import { Choices, Select } from './parts';
import { PaceChoice } from './schedule-form';

const t = texts.lobby;
const people = texts.people.reliability;
const rating = texts.people.rating;

/** A new game in four choices. Everything else has a default and is folded below. */
export function Create() {
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  const [draft, setDraft] = useState<GameDraft>(() => newDraft(place.value.query.get('ruleset'), place.value.query.get('map')));
  const change = (part: Partial<GameDraft>) => setDraft((old) => ({ ...old, ...part }));
  const all = inOrder(rulesets.value?.rulesets ?? []);
  const chosen = all.find((r) => r.id === draft.ruleset) ?? all[0] ?? null;
  useEffect(() => {
    if (chosen !== null && draft.chosenFor !== chosen.id) {
      change({
        ruleset: chosen.id,
        chosenFor: chosen.id,
        board: chosen.boards[0] ?? null,
        map: chosen.workshop === null ? null : draft.map,
        seats: Math.min(chosen.mostSeats, Math.max(chosen.fewestSeats, 4)),
        bots: 0,
        botLevel: chosen.bots[0]?.id ?? 'recruit',
        parameters: {},
      });
    }
  }, [chosen?.id]);
  return (
    <Frame title={t.createTitle}>
      <div class="create">
        <form class="stack" onSubmit={(event) => event.preventDefault()}>
          <h1>{t.createTitle}</h1>
          <div class="field">
            <label for="game-name">{t.name}</label>
            <input
              id="game-name"
              class="input"
              maxLength={60}
              placeholder={t.namePlaceholder}
              value={draft.name}
              onInput={(event) => change({ name: event.currentTarget.value })}
            />
          </div>
          <Choices
            legend={t.ruleset}
            name="ruleset"
            value={draft.ruleset}
            options={all.map((r) => ({ value: r.id, title: r.name, note: t.players(r.fewestSeats, r.mostSeats) }))}
            choose={(ruleset) => change({ ruleset })}
          />
          {chosen === null ? null : <Table draft={draft} chosen={chosen} change={change} />}
          <PaceChoice pace={draft.pace} own={draft.own} change={change} />
          <label class="choice">
            <input type="checkbox" checked={draft.rated} onChange={(event) => change({ rated: event.currentTarget.checked })} />
            <span>
              {rating.choice}{' '}
              <span class="small faint">
                {rating.choiceHint} {draft.rated && draft.hostPlays ? rating.choiceHost : ''}
              </span>
            </span>
          </label>
          <Manners draft={draft} change={change} />
          {chosen === null || chosen.id !== draft.ruleset ? null : <Parameters ruleset={chosen} draft={draft} change={change} />}
          <Submit draft={draft} temperaments={(chosen?.temperaments ?? []).map((each) => each.id)} />
        </form>
        <aside class="preview card stack tight">
          <h2 class="small-title">{t.preview}</h2>
          <BoardPreview ruleset={draft.ruleset} board={draft.board} map={draft.map} seats={draft.seats} parameters={draft.parameters} />
        </aside>
      </div>
    </Frame>
  );
}

type Change = (part: Partial<GameDraft>) => void;

function Table({ draft, chosen, change }: { draft: GameDraft; chosen: Ruleset; change: Change }) {
  const numbers = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i): [string, string] => [String(from + i), String(from + i)]);
  return (
    <div class="create-grid">
      {chosen.boards.length > 1 ? <BoardChoice draft={draft} chosen={chosen} change={change} /> : null}
      <Select
        id="seats"
        label={t.seatsLabel}
        value={String(draft.seats)}
        options={numbers(chosen.fewestSeats, chosen.mostSeats)}
        choose={(n) => change({ seats: Number(n), bots: Math.min(draft.bots, Number(n)) })}
      />
      <Select
        id="bots"
        label={t.bots}
        hint={t.botsHint}
        value={String(draft.bots)}
        options={numbers(0, draft.seats - (draft.hostPlays ? 1 : 0))}
        choose={(n) => change({ bots: Number(n) })}
      />
      {draft.bots > 0 && chosen.bots.length > 1 ? (
        <Select
          id="bot-level"
          label={t.botLevel}
          value={draft.botLevel}
          options={chosen.bots.map((b): [string, string] => [b.id, `${b.id}: ${b.sentence}`])}
          choose={(botLevel) => change({ botLevel })}
        />
      ) : null}
      {draft.bots > 0 && !draft.rated ? <BotManner draft={draft} chosen={chosen} change={change} /> : null}
      <label class="choice">
        <input type="checkbox" checked={draft.hostPlays} onChange={(event) => change({ hostPlays: event.currentTarget.checked })} />
        <span>
          {t.hostPlays} <span class="small faint">{t.hostPlaysHint}</span>
        </span>
      </label>
    </div>
  );
}

/** Temperament and handicap of the bots. In a rated game all bots have neither. */
function BotManner({ draft, chosen, change }: { draft: GameDraft; chosen: Ruleset; change: Change }) {
  const mixed: [string, string][] = draft.bots > 1 ? [[MIXED, t.temperamentMixed]] : [];
  return (
    <>
      <Select
        id="temperament"
        label={t.temperament}
        value={draft.temperament}
        options={[
          ['', t.temperamentNone],
          ...mixed,
          ...chosen.temperaments.map((each): [string, string] => [each.id, `${each.id}: ${each.sentence}`]),
        ]}
        choose={(temperament) => change({ temperament })}
      />
      <Select
        id="handicap"
        label={t.handicap}
        hint={t.handicapHint}
        value={String(draft.handicap)}
        options={HANDICAPS.map((looks): [string, string] => [String(looks), t.handicaps(looks)])}
        choose={(handicap) => change({ handicap: Number(handicap) })}
      />
    </>
  );
}

/** The number of starts on a map, which tells its number of players. */
function startsOn(map: string): number {
  let starts = 0;
  JSON.parse(map, (name, value) => {
    starts += name === 'start' && value === true ? 1 : 0;
    return value;
  });
  return starts;
}

/** The boards of the game and, if people can make their own, their maps. */
function BoardChoice({ draft, chosen, change }: { draft: GameDraft; chosen: Ruleset; change: Change }) {
  const mine = useFetched<{ maps: OwnMap[] }>(chosen.workshop === null || account.value === null ? null : '/maps?limit=200');
  const named = useFetched<OwnMap>(draft.map === null ? null : `/maps/${draft.map}`);
  const starts = named.value?.id === draft.map ? startsOn(named.value?.text ?? '{}') : 0;
  useEffect(() => {
    if (starts >= chosen.fewestSeats && draft.chosenFor === chosen.id) {
      const seats = Math.min(starts, chosen.mostSeats);
      change({ seats, bots: Math.min(draft.bots, seats - 1) });
    }
  }, [draft.map, starts, draft.chosenFor]);
  const own = chosen.workshop === null ? [] : [...(mine.value?.maps ?? [])];
  if (named.value !== null && !own.some((map) => map.id === named.value?.id)) {
    own.push(named.value);
  }
  const options = [
    ...own.map((map): [string, string] => [`map ${map.id}`, t.ownMap(map.name)]),
    ...chosen.boards.map((b): [string, string] => [b, b]),
  ];
  const choose = (value: string) => (value.startsWith('map ') ? change({ map: value.slice(4) }) : change({ board: value, map: null }));
  return (
    <div class="stack tight">
      <Select
        id="board"
        label={t.board}
        value={draft.map === null ? (draft.board ?? '') : `map ${draft.map}`}
        options={options}
        choose={choose}
      />
      {named.problem === null ? null : <span class="small danger-text">{named.problem}</span>}
      {chosen.workshop === null ? null : (
        <Link class="small" href="/maps">
          {t.drawMap}
        </Link>
      )}
    </div>
  );
}

function Manners({ draft, change }: { draft: GameDraft; change: Change }) {
  return (
    <details class="card">
      <summary>{t.more}</summary>
      <div class="create-grid">
        <Select
          id="absence"
          label={t.absence}
          value={draft.absence.then}
          options={Object.entries(t.absenceThen)}
          choose={(then) => change({ absence: { ...draft.absence, then: then as GameDraft['absence']['then'] } })}
        />
        <Select
          id="strikes"
          label={t.absenceStrikes}
          value={String(draft.absence.strikes)}
          options={['1', '2', '3', '4'].map((n): [string, string] => [n, n])}
          choose={(n) => change({ absence: { ...draft.absence, strikes: Number(n) } })}
        />
        <Select
          id="press"
          label={t.press}
          value={draft.press}
          options={Object.entries(t.pressModes)}
          choose={(press) => change({ press: press as GameDraft['press'] })}
        />
        <Select
          id="visibility"
          label={t.visibility}
          value={draft.visibility}
          options={Object.entries(t.visibilities)}
          choose={(v) => change({ visibility: v as GameDraft['visibility'] })}
        />
        {draft.visibility === 'private' ? null : (
          <Select
            id="spectator-delay"
            label={t.spectatorDelay}
            value={String(draft.spectatorDelay)}
            options={['0', '1', '2', '3', '5', '10'].map((n): [string, string] => [n, t.spectatorDelays(Number(n))])}
            choose={(n) => change({ spectatorDelay: Number(n) })}
          />
        )}
        <Select
          id="standing-orders"
          label={texts.ahead.allowed}
          value={draft.standingOrders}
          options={[['', texts.ahead.byRules], ...Object.entries(texts.ahead.modes)]}
          choose={(standingOrders) => change({ standingOrders })}
        />
        <Select
          id="demand"
          label={people.demand}
          hint={people.demandHint}
          value={String(draft.demand.reliability)}
          options={Object.entries(people.demands)}
          choose={(percent) => change({ demand: { ...draft.demand, reliability: Number(percent) } })}
        />
        {draft.demand.reliability === 0 ? null : (
          <label class="choice">
            <input
              type="checkbox"
              checked={draft.demand.newcomers === 'welcome'}
              onChange={(event) => change({ demand: { ...draft.demand, newcomers: event.currentTarget.checked ? 'welcome' : 'refused' } })}
            />
            <span>{people.newcomers}</span>
          </label>
        )}
        <label class="choice">
          <input type="checkbox" checked={draft.anonymous} onChange={(event) => change({ anonymous: event.currentTarget.checked })} />
          <span>{t.anonymous}</span>
        </label>
        {draft.press === 'none' || draft.anonymous ? null : (
          <label class="choice">
            <input type="checkbox" checked={draft.botComments} onChange={(event) => change({ botComments: event.currentTarget.checked })} />
            <span>{t.botComments}</span>
          </label>
        )}
        {draft.press === 'all' ? (
          <label class="choice">
            <input
              type="checkbox"
              checked={draft.inheritLetters}
              onChange={(event) => change({ inheritLetters: event.currentTarget.checked })}
            />
            <span>{t.inheritLetters}</span>
          </label>
        ) : null}
      </div>
    </details>
  );
}

function Submit({ draft, temperaments }: { draft: GameDraft; temperaments: string[] }) {
  const problem = useSignal<string[]>([]);
  const busy = useSignal(false);
  const create = async () => {
    busy.value = true;
    problem.value = [];
    try {
      await ensureAccount();
      const game = await api.post<Game>('/games', bodyOf(draft, temperaments));
      go(`/game/${game.id}`);
    } catch (error) {
      const refusals = error instanceof Problem ? ((error.body.refusals ?? []) as Refusal[]) : [];
      problem.value = refusals.length > 0 ? refusals.map((r) => r.sentence) : [sentenceOf(error)];
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="stack tight create-submit">
      {problem.value.map((sentence) => (
        <p class="note bad" role="alert" key={sentence}>
          {sentence}
        </p>
      ))}
      <button class="button primary" type="button" disabled={busy.value || draft.ruleset === ''} onClick={() => void create()}>
        {t.createButton}
      </button>
    </div>
  );
}
