import '../../../map/map.css';
import '../../game/table.css';
import './editor.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { OwnMap } from '../../../api/types';
import { Dialog } from '../../../shell/dialog';
import { ThemeSwitch } from '../../../shell/frame';
import { Icon } from '../../../shell/icons';
import { go, Link } from '../../../shell/router';
import { texts } from '../../../texts/en';
import type { Chart } from '../chart/chart';
import { shareLink } from '../share';
import { Canvas } from './canvas';
import { Desk } from './desk';
import { dropDraft, Keeping } from './keeping';
import { KeyHelp, useKeys } from './keys';
import { Panel } from './panel';
import { HintBar, Toolbar } from './toolbar';

const t = texts.maps;

interface EditorProps {
  map: OwnMap | null;
  chart: Chart;
  name: string;
  /** The id of the game that the map is made for. */
  ruleset: string;
  /** Whether the chart comes from this browser and is not saved yet. */
  unsaved: boolean;
}

/** The map editor: tools, the map, and information about it. */
export function Editor({ map, chart, name, ruleset, unsaved }: EditorProps) {
  const [desk, keeping] = useMemo(() => {
    const made = new Desk(chart);
    const keeper = new Keeping(made, map, name, ruleset);
    if (unsaved) {
      keeper.savedText.value = '';
    }
    return [made, keeper] as const;
  }, []);
  const open = useSignal(false);
  const help = useSignal(false);
  const restored = useSignal(unsaved && map !== null);
  useEffect(() => {
    keeping.start();
    return () => keeping.stop();
  }, []);
  useEffect(() => {
    document.title = `${keeping.name.value || t.untitled} · ${texts.name}`;
  }, [keeping.name.value]);
  useKeys(desk, keeping, { help: () => (help.value = true), showPanel: () => (open.value = true) });
  const use = async () => {
    if (!(await keeping.playable())) {
      desk.tab.value = 'health';
      open.value = true;
      desk.complain(t.mendFirst);
      return;
    }
    if ((keeping.id.value !== null && !keeping.dirty.value) || (await keeping.save())) {
      go(`/new?ruleset=${keeping.ruleset}&map=${keeping.id.value}`);
    }
  };
  const takeTheirs = () => {
    dropDraft(keeping.id.value as string);
    window.location.reload();
  };
  return (
    <div class={'chart-page' + (open.value ? ' panel-open' : '')}>
      <header class="chart-bar">
        <Link class="button quiet icon" href="/maps" aria-label={t.back}>
          <Icon name="left" />
        </Link>
        <h1 class="clip grow">{keeping.name.value.trim() || t.untitled}</h1>
        <span class="small faint wide-only" data-kept={keeping.dirty.value ? 'here' : keeping.id.value === null ? 'new' : 'saved'}>
          {keeping.saving.value
            ? t.saving
            : keeping.dirty.value
              ? desk.chart.value.lands.length === 0
                ? ''
                : t.keptHere
              : keeping.id.value === null
                ? ''
                : t.saved}
        </span>
        <button
          type="button"
          class="button quiet icon"
          aria-label={t.undo}
          title={t.undo}
          disabled={!desk.canUndo.value && desk.drawn.value.length === 0}
          onClick={() => desk.undo()}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="button quiet icon"
          aria-label={t.redo}
          title={t.redo}
          disabled={!desk.canRedo.value}
          onClick={() => desk.redo()}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="button quiet icon wide-only"
          aria-label={t.keysTitle}
          title={t.keysTitle}
          onClick={() => (help.value = true)}
        >
          <Icon name="keys" />
        </button>
        <span class="wide-only">
          <ThemeSwitch />
        </span>
        {keeping.id.value === null ? null : (
          <button type="button" class="button wide-only" onClick={() => void shareLink(keeping.id.value as string)}>
            {t.share}
          </button>
        )}
        <button
          type="button"
          class="button"
          data-testid="save"
          disabled={keeping.saving.value || (!keeping.dirty.value && keeping.id.value !== null) || desk.chart.value.lands.length === 0}
          onClick={() => void keeping.save()}
        >
          {keeping.saving.value ? t.saving : !keeping.dirty.value && keeping.id.value !== null ? t.saved : t.save}
        </button>
        <button
          type="button"
          class="button primary icon-narrow"
          aria-label={t.use}
          disabled={desk.chart.value.lands.length === 0}
          onClick={() => void use()}
        >
          <Icon name="play" />
          <span class="wide-only">{t.use}</span>
        </button>
      </header>
      <main class="chart-main">
        <Toolbar desk={desk} />
        <div class="chart-area">
          <Canvas desk={desk} />
          {restored.value ? (
            <div class="note chart-note row">
              <span class="grow">{t.restored}</span>
              <button type="button" class="button slim" onClick={takeTheirs}>
                {t.loadSaved}
              </button>
              <button type="button" class="button quiet slim icon" aria-label={texts.close} onClick={() => (restored.value = false)}>
                <Icon name="close" />
              </button>
            </div>
          ) : null}
          <HintBar desk={desk} />
        </div>
      </main>
      <Panel desk={desk} keeping={keeping} open={open.value} toggle={(to) => (open.value = to)} use={() => void use()} />
      {help.value ? <KeyHelp onClose={() => (help.value = false)} /> : null}
      {keeping.stale.value === null ? null : (
        <Dialog title={t.unsavedMark} onClose={() => (keeping.stale.value = null)}>
          <p>{t.stale}</p>
          <div class="row">
            <button type="button" class="button primary" onClick={() => void keeping.save(keeping.stale.value)}>
              {t.keepMine}
            </button>
            <button type="button" class="button" onClick={takeTheirs}>
              {t.takeTheirs}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
