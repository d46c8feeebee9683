import './maps.css';
import { useEffect, useState } from 'preact/hooks';
import { api, sentenceOf } from '../../api/client';
import type { BoardText, CheckAnswer, OwnMap } from '../../api/types';
import { Apology, Frame } from '../../shell/frame';
import { Waiting } from '../../shell/lazy';
import { ensureAccount } from '../../shell/me';
import { go, Link, place } from '../../shell/router';
import { SvgPicture } from '../../shell/svg-picture';
import { theme } from '../../shell/theme';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { EMPTY, readChart, type Chart } from './chart/chart';
import { Editor } from './editor/editor';
import { localDraft } from './editor/keeping';
import { workshopRuleset } from './workshop';

const t = texts.maps;

interface Opened {
  map: OwnMap | null;
  chart: Chart;
  name: string;
  ruleset: string;
  /** Whether the chart comes from this browser and is not saved yet. */
  unsaved: boolean;
}

/** Converts other formats, and graphs without shapes, into a chart that the editor can draw. */
async function chartOf(text: string, ruleset: string): Promise<Chart> {
  try {
    const chart = readChart(text);
    if (chart.lands.every((land) => land.rings.length > 0 || land.sea)) {
      return chart;
    }
  } catch {
    // The server reads more formats than this page, and explains what is wrong with the others.
  }
  return readChart((await api.post<BoardText>(`/rulesets/${ruleset}/workshop/import`, { text })).text);
}

async function open(id: string, template: string | null): Promise<Opened> {
  const draft = localDraft(id);
  if (id === 'new') {
    const ruleset = await workshopRuleset();
    if (template !== null) {
      const chart = await chartOf(template, ruleset);
      return { map: null, chart, name: chart.name, ruleset, unsaved: false };
    }
    const chart = draft === null ? EMPTY : await chartOf(draft.text, ruleset);
    return { map: null, chart, name: draft?.name ?? '', ruleset, unsaved: draft !== null };
  }
  const map = await api.get<OwnMap>(`/maps/${id}`);
  const { ruleset } = map;
  if (!map.mine || draft === null || draft.text === map.text) {
    return { map, chart: map.mine ? await chartOf(map.text ?? '', ruleset) : EMPTY, name: map.name, ruleset, unsaved: false };
  }
  const edited = { ...map, version: draft.version ?? map.version };
  return { map: edited, chart: await chartOf(draft.text, ruleset), name: draft.name, ruleset, unsaved: true };
}

/** A map: its owner edits it, other people with the link look at it. */
export function MapPage({ id = 'new' }: Record<string, string>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    open(id, place.peek().query.get('from')).then(setOpened, (error: unknown) => setProblem(sentenceOf(error)));
  }, []);
  if (problem !== null) {
    return <Apology title={t.missing} sentence={problem} />;
  }
  if (opened === null) {
    return <Waiting />;
  }
  return opened.map !== null && !opened.map.mine ? <Shared map={opened.map} /> : <Editor {...opened} />;
}

/** Another person's map: people can look at it, play on it and copy it. */
function Shared({ map }: { map: OwnMap }) {
  const [svg, setSvg] = useState<string | null>(null);
  const [report, setReport] = useState<CheckAnswer | null>(null);
  useEffect(() => {
    api.text(`/rulesets/${map.ruleset}/workshop/export`, { text: map.text, format: 'svg', theme: theme.value }).then(setSvg, complain);
  }, [theme.value]);
  useEffect(() => {
    api.post<CheckAnswer>(`/rulesets/${map.ruleset}/workshop/check`, { text: map.text, seats: 2 }).then(setReport, complain);
  }, []);
  const copy = async () => {
    try {
      await ensureAccount();
      const mine = await api.post<OwnMap>('/maps', { name: map.name, ruleset: map.ruleset, text: map.text });
      say(t.copied);
      go(`/maps/${mine.id}`);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <Frame title={map.name}>
      <div class="stack">
        <div class="row apart">
          <div>
            <h1>{map.name}</h1>
            <p class="faint">{t.by}</p>
          </div>
          <div class="row">
            <button type="button" class="button" onClick={() => void copy()}>
              {t.copy}
            </button>
            <Link class="button primary" href={`/new?ruleset=${map.ruleset}&map=${map.id}`}>
              {t.use}
            </Link>
          </div>
        </div>
        {(report?.findings ?? [])
          .filter((f) => f.weight === 'grave')
          .map((finding) => (
            <p class="note bad" key={finding.sentence}>
              {finding.sentence}
            </p>
          ))}
        {svg === null ? <div class="skeleton shared-picture" /> : <SvgPicture svg={svg} alt={t.pictureOf(map.name)} />}
        <ul class="small faint">
          {(report?.figures ?? []).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
