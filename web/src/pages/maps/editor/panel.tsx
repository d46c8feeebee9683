import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api, sentenceOf } from '../../../api/client';
import { Icon } from '../../../shell/icons';
import { theme } from '../../../shell/theme';
import { complain } from '../../../shell/toast';
import { texts } from '../../../texts/en';
import { landOf, titleOf } from '../chart/chart';
import { shareLink } from '../share';
import type { Desk, PanelTab } from './desk';
import type { Keeping } from './keeping';
import { LandCard } from './land-card';

const t = texts.maps;
const TABS: PanelTab[] = ['land', 'lands', 'health', 'map'];

interface PanelProps {
  desk: Desk;
  keeping: Keeping;
  open: boolean;
  toggle(to: boolean): void;
  use(): void;
}

/** Beside the map: the selected land, all lands, the map's health, and the map as a whole. */
export function Panel({ desk, keeping, open, toggle, use }: PanelProps) {
  const tab = desk.tab.value;
  const grave = keeping.report.value?.findings.filter((f) => f.weight === 'grave').length ?? 0;
  const slight = keeping.report.value?.findings.filter((f) => f.weight === 'slight').length ?? 0;
  const body = useRef<HTMLDivElement>(null);
  // For another land or tab, scroll to the top.
  useEffect(() => {
    if (body.current !== null) {
      body.current.scrollTop = 0;
    }
  }, [tab, desk.selected.value]);
  const choose = (next: PanelTab) => {
    toggle(next !== tab || !open);
    desk.tab.value = next;
  };
  const arrows = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by !== 0) {
      event.preventDefault();
      const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] as PanelTab;
      desk.tab.value = next;
      toggle(true);
      document.getElementById(`maptab-${next}`)?.focus();
    }
  };
  return (
    <aside class={'chart-panel' + (open ? ' open' : '')} aria-label={t.tabs.label}>
      <div class="chart-tabs" role="tablist" aria-label={t.tabs.label}>
        {TABS.map((each) => (
          <button
            key={each}
            id={`maptab-${each}`}
            type="button"
            role="tab"
            aria-selected={tab === each}
            aria-controls="map-panel"
            tabIndex={tab === each ? 0 : -1}
            onClick={() => choose(each)}
            onKeyDown={arrows}
          >
            {t.tabs[each]}
            {each === 'health' && grave + slight > 0 ? (
              <span class={'badge-count' + (grave > 0 ? ' bad' : '')}>{grave + slight}</span>
            ) : null}
          </button>
        ))}
      </div>
      <div ref={body} class="chart-panel-body" id="map-panel" role="tabpanel" aria-labelledby={`maptab-${tab}`} tabIndex={0}>
        {tab === 'land' ? (
          <LandCard desk={desk} />
        ) : tab === 'lands' ? (
          <LandList desk={desk} />
        ) : tab === 'health' ? (
          <Health desk={desk} keeping={keeping} />
        ) : (
          <About desk={desk} keeping={keeping} use={use} />
        )}
      </div>
    </aside>
  );
}

function LandList({ desk }: { desk: Desk }) {
  const wanted = useSignal('');
  const lands = desk.chart.value.lands;
  const lower = wanted.value.trim().toLowerCase();
  const shown = lands
    .filter((land) => lower === '' || land.name.toLowerCase().includes(lower) || land.code.toLowerCase().startsWith(lower))
    .sort((a, b) => titleOf(a).localeCompare(titleOf(b)));
  if (lands.length === 0) {
    return <p class="empty">{t.landsEmpty}</p>;
  }
  return (
    <div class="stack tight">
      <input
        class="input"
        type="search"
        placeholder={t.find}
        aria-label={t.find}
        value={wanted.value}
        onInput={(event) => (wanted.value = event.currentTarget.value)}
      />
      <p class="small faint">{t.count(lands.length, desk.starts.value.length)}</p>
      <ul class="land-list">
        {shown.map((land) => {
          const start = desk.starts.value.indexOf(land.id) + 1;
          return (
            <li key={land.id}>
              <button
                type="button"
                class="land-row"
                aria-pressed={desk.selected.value === land.id}
                onClick={() => {
                  desk.goTo(land.id);
                  desk.tab.value = 'land';
                }}
              >
                <span class="grow clip">{titleOf(land)}</span>
                {start > 0 ? <span class="tag mine">{t.start(start)}</span> : null}
                {land.sea ? <span class="tag">{t.sea}</span> : null}
                <span class="mono faint">{land.code}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MOST_PLACES = 8;

/** The server's findings. Each names its lands, and a tap shows them. */
function Health({ desk, keeping }: { desk: Desk; keeping: Keeping }) {
  const report = keeping.report.value;
  const empty = desk.chart.value.lands.length === 0;
  return (
    <div class="stack" data-checked={report !== null && !keeping.checking.value}>
      <div class="field health-seats">
        <label for="check-seats">{t.checkFor}</label>
        <select
          id="check-seats"
          class="select"
          value={keeping.seats.value}
          onChange={(event) => (keeping.seats.value = Number(event.currentTarget.value))}
        >
          {Array.from({ length: 25 }, (_, i) => (
            <option key={i} value={i + 2} selected={i + 2 === keeping.seats.value}>
              {t.players(i + 2)}
            </option>
          ))}
        </select>
      </div>
      <p
        role="status"
        class={report === null || empty ? 'faint' : report.findings.length === 0 ? 'note' : report.playable ? 'note brass' : 'note bad'}
      >
        {empty
          ? t.checkEmpty
          : keeping.checkFailed.value
            ? t.checkFailed
            : report === null
              ? t.checking
              : report.findings.length === 0
                ? t.healthy
                : report.playable
                  ? t.playable
                  : t.unplayable}
      </p>
      <ul class="findings">
        {(report?.findings ?? []).map((finding) => (
          <li key={finding.code + finding.sentence} class={finding.weight}>
            <p>{finding.sentence}</p>
            <div class="row">
              {finding.places.slice(0, MOST_PLACES).map((id) => {
                const land = landOf(desk.chart.value, id);
                return land === null ? null : (
                  <button key={id} type="button" class="button slim" aria-label={t.goTo(titleOf(land))} onClick={() => desk.goTo(id)}>
                    {titleOf(land)}
                  </button>
                );
              })}
              {finding.places.length > MOST_PLACES ? <span class="small faint">{t.more(finding.places.length - MOST_PLACES)}</span> : null}
            </div>
          </li>
        ))}
      </ul>
      {report === null || empty ? null : (
        <details open>
          <summary>{t.figures}</summary>
          <ul class="stack tight small faint">
            {report.figures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function About({ desk, keeping, use }: { desk: Desk; keeping: Keeping; use(): void }) {
  const chart = desk.chart.value;
  return (
    <div class="stack">
      <div class="field">
        <label for="map-name">{t.name}</label>
        <input
          id="map-name"
          class="input"
          maxLength={60}
          placeholder={t.untitled}
          value={keeping.name.value}
          onInput={(event) => (keeping.name.value = event.currentTarget.value)}
        />
      </div>
      <div class="field">
        <label for="map-source">{t.attribution}</label>
        <textarea
          id="map-source"
          class="textarea"
          maxLength={400}
          value={chart.attribution}
          onChange={(event) => desk.put({ ...chart, attribution: event.currentTarget.value.trim() }, null)}
        />
        <span class="hint">{t.attributionHint}</span>
      </div>
      <section class="stack tight">
        <h2 class="small-title">{t.download}</h2>
        <div class="row">
          {(['json', 'svg', 'png', 'gdl'] as const).map((format) => (
            <button
              key={format}
              type="button"
              class="button slim"
              disabled={chart.lands.length === 0}
              onClick={() => void download(keeping, format)}
            >
              {format.toUpperCase()}
            </button>
          ))}
        </div>
      </section>
      <section class="stack tight">
        <h2 class="small-title">{t.share}</h2>
        {keeping.id.value === null ? (
          <p class="small faint">{t.saveFirst}</p>
        ) : (
          <div>
            <button type="button" class="button slim" onClick={() => void shareLink(keeping.id.value as string)}>
              <Icon name="out" />
              {t.copyLink}
            </button>
          </div>
        )}
      </section>
      <button type="button" class="button primary narrow-only" disabled={chart.lands.length === 0} onClick={use}>
        <Icon name="play" />
        {t.use}
      </button>
    </div>
  );
}

async function download(keeping: Keeping, format: string): Promise<void> {
  try {
    const blob = await api.blob(`/rulesets/${keeping.ruleset}/workshop/export`, { text: keeping.text.value, format, theme: theme.value });
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = `${(keeping.name.value.trim() || t.untitled).toLowerCase().replace(/[^\p{L}0-9]+/gu, '-')}.${format}`;
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(url), 5_000);
  } catch (error) {
    complain(sentenceOf(error));
  }
}
