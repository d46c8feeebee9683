import '../game/table.css';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../api/client';
import type { Ruleset, Study, StudyPosition } from '../../api/types';
import type { GameUi } from '../../games/game-ui';
import { loadGameUi } from '../../games/registry';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Legend } from '../game/legend';
import { Side } from '../sandbox/bench';
import type { StudyModel } from './study-model';
import { Trouble } from './trouble';

const t = texts.study;

interface BenchProps {
  model: StudyModel;
  study: Study;
  position: StudyPosition;
}

/** The board, the orders of one side after the other, and the button that resolves them. */
export function StudyBench({ model, study, position }: BenchProps) {
  const [ui, setUi] = useState<GameUi | null>(null);
  const [bots, setBots] = useState<string[]>([]);
  const outcome = model.outcome.value;
  const side = model.side.value;
  useEffect(() => {
    loadGameUi(study.playedOn)
      .then((make) => setUi(make(model.table)))
      .catch(complain);
    api
      .get<Ruleset>(`/rulesets/${study.ruleset}`)
      .then((ruleset) => setBots(ruleset.bots.map(({ id }) => id)))
      .catch(complain);
  }, [study.id]);
  const shown = model.shown.value;
  useEffect(() => {
    if (outcome !== null && shown !== null) {
      model.table.show(outcome, shown, 0, study.mine && !position.over ? side : null);
    }
  }, [outcome, side, position.number]);
  if (ui === null || outcome === null || shown === null || model.table.shown.value === null) {
    return <div class="bench-board" />;
  }
  const awaited = shown.desks.map(({ seat }) => seat);
  return (
    <div class="stack tight">
      <div class="bench-board">
        <ui.Board />
        <Legend table={model.table} ui={ui} />
      </div>
      {position.over ? (
        <p class="note">
          {t.finished} {position.standing.sentence}
        </p>
      ) : null}
      {study.mine && !position.over ? (
        <>
          <Sides model={model} study={study} awaited={awaited} />
          <Side table={model.table} ui={ui} outcome={outcome} awaited={awaited} seat={side} />
          <Doing model={model} study={study} bots={bots} awaited={awaited} />
        </>
      ) : null}
    </div>
  );
}

function Sides({ model, study, awaited }: { model: StudyModel; study: Study; awaited: number[] }) {
  return (
    <div class="row" role="group" aria-label={t.sides}>
      {study.players.map((name, seat) => (
        <button
          key={name}
          class="button slim"
          disabled={!awaited.includes(seat)}
          aria-pressed={model.side.value === seat}
          onClick={() => (model.side.value = seat)}
        >
          <span class="study-colour" style={{ background: study.colours[seat] }} />
          {name}
          {(model.sheets.value.get(seat) ?? []).length > 0 ? <span class="count">{model.sheets.value.get(seat)?.length}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Asks a bot for a sheet, or resolves. */
function Doing({ model, study, bots, awaited }: { model: StudyModel; study: Study; bots: string[]; awaited: number[] }) {
  const side = model.side.value;
  const name = study.players[side] ?? '';
  const propose = async () => {
    const lines = await model.propose(side);
    if (lines !== null) {
      say(lines.length === 0 ? t.nothingProposed(name) : t.proposed(name));
    }
  };
  return (
    <section class="card bench-card stack tight study-doing">
      <div class="row">
        <label class="study-field">
          <span class="small">{t.bot}</span>
          <select class="select" value={model.bot.value} onChange={(event) => (model.bot.value = event.currentTarget.value)}>
            {bots.map((bot) => (
              <option key={bot} value={bot} selected={bot === model.bot.value}>
                {bot}
              </option>
            ))}
          </select>
        </label>
        <button class="button slim" disabled={model.busy.value || !awaited.includes(side)} onClick={() => void propose()}>
          {t.propose}
        </button>
      </div>
      <div class="row nowrap">
        <label class="study-field grow">
          <span class="small">{t.fill}</span>
          <select
            class="select"
            value={model.fill.value ? 'bot' : 'none'}
            onChange={(event) => (model.fill.value = event.currentTarget.value === 'bot')}
          >
            <option value="none">{t.fillNone}</option>
            <option value="bot">{t.fillBot(model.bot.value)}</option>
          </select>
        </label>
        <label class="study-field" title={t.diceNote}>
          <span class="small">{t.dice}</span>
          <input
            class="input study-dice"
            type="number"
            min={0}
            max={999}
            value={model.dice.value}
            onChange={(event) => (model.dice.value = Math.min(999, Math.max(0, Math.round(Number(event.currentTarget.value) || 0))))}
          />
        </label>
      </div>
      <Trouble model={model} about="sheets" />
      <button class="button primary" disabled={model.busy.value} onClick={() => void model.resolve()}>
        {model.busy.value ? t.resolving : t.resolve}
      </button>
    </section>
  );
}
