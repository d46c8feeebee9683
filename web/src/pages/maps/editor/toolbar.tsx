import { Icon, type IconName } from '../../../shell/icons';
import { texts } from '../../../texts/en';
import { landOf, titleOf } from '../chart/chart';
import { finish } from './clicks';
import { TOOLS, type Desk, type Tool } from './desk';

const t = texts.maps;

const ICONS: Record<Tool, IconName> = {
  select: 'select',
  draw: 'draw',
  split: 'split',
  merge: 'merge',
  link: 'link',
  start: 'start',
  water: 'water',
  erase: 'trash',
};

/** The tools, each with its label and key. */
export function Toolbar({ desk }: { desk: Desk }) {
  return (
    <div class="chart-tools" role="toolbar" aria-label={t.tools}>
      {TOOLS.map(({ tool, key }) => (
        <button
          key={tool}
          type="button"
          class="chart-tool"
          data-tool={tool}
          aria-pressed={desk.tool.value === tool}
          aria-keyshortcuts={key}
          onClick={() => desk.take(tool)}
        >
          <Icon name={ICONS[tool]} />
          <span>{t.tool[tool]}</span>
          <kbd aria-hidden="true">{key}</kbd>
        </button>
      ))}
    </div>
  );
}

function hintOf(desk: Desk): string {
  const count = desk.drawn.value.length;
  const land = landOf(desk.chart.value, desk.selected.value);
  switch (desk.tool.value) {
    case 'select':
      return desk.held.value !== null
        ? t.hint.held
        : desk.corner.value !== null
          ? t.hint.corner
          : land === null
            ? t.hint.select
            : t.hint.selected(titleOf(land));
    case 'draw':
      return count === 0
        ? desk.chart.value.lands.length === 0
          ? t.hint.drawEmpty
          : t.hint.drawFirst
        : count < 3
          ? t.hint.drawNext
          : t.hint.drawClose;
    case 'split':
      return count === 0 ? t.hint.splitFirst : t.hint.splitNext;
    case 'merge':
      return land === null ? t.hint.mergeFirst : t.hint.mergeNext(titleOf(land));
    case 'link':
      return land === null ? t.hint.linkFirst : t.hint.linkNext(titleOf(land));
    case 'start':
      return t.hint.start;
    case 'water':
      return t.hint.water;
    case 'erase':
      return t.hint.erase;
  }
}

/** One line below the map: the result of the last action, and what the tool expects next. */
export function HintBar({ desk }: { desk: Desk }) {
  const said = desk.said.value;
  const preview = desk.preview.value;
  const drawing = desk.drawn.value.length > 0;
  return (
    <div class={'chart-hint' + (said === null && !drawing ? ' quiet' : '')}>
      <p class="grow" id="map-hint">
        <span role="status" aria-live="polite" class={said === null ? 'unseen' : said.bad ? 'said bad' : 'said'}>
          {said?.text ?? ''}
        </span>{' '}
        <span class="faint">
          {preview !== null && 'refused' in preview
            ? t.refusals[preview.refused](desk.name(preview.lands[0]), desk.name(preview.lands[1]), '')
            : hintOf(desk)}
        </span>
      </p>
      {desk.corner.value !== null && desk.tool.value === 'select' ? (
        <button type="button" class="button slim" onClick={() => desk.eraseChosen()}>
          {t.takeOut}
        </button>
      ) : null}
      {drawing ? (
        <div class="row nowrap">
          <button type="button" class="button slim icon" aria-label={t.backPoint} onClick={() => desk.back()}>
            <Icon name="undo" />
          </button>
          <button type="button" class="button slim" onClick={() => desk.escape()}>
            {t.cancel}
          </button>
          {desk.tool.value === 'draw' && desk.drawn.value.length > 2 ? (
            <button type="button" class="button slim primary" onClick={() => finish(desk)}>
              {t.finish}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
