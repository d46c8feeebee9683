import './maps.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../api/client';
import type { BoardText, OwnMap, Ruleset } from '../../api/types';
import { useFetched } from '../../shell/fetching';
import { Frame } from '../../shell/frame';
import { Icon } from '../../shell/icons';
import { account, ensureAccount } from '../../shell/me';
import { usePaged } from '../../shell/paging';
import { go, Link } from '../../shell/router';
import { ShowMore } from '../../shell/show-more';
import { SvgPicture } from '../../shell/svg-picture';
import { theme } from '../../shell/theme';
import { complain, say } from '../../shell/toast';
import { texts } from '../../texts/en';
import { Select } from '../create/parts';
import { dropDraft, localDraft } from './editor/keeping';
import { namedBy, namesIn } from './geojson';
import { shareLink } from './share';
import { withWorkshop } from './workshop';

const t = texts.maps;
const LARGEST_FILE = 1_500_000;

/** My maps first, then all ways to start a new one. */
export function Gallery() {
  const mine = usePaged<OwnMap>(account.value === null ? null : '/maps', 'maps');
  const rulesets = useFetched<{ rulesets: Ruleset[] }>('/rulesets');
  const ruleset = withWorkshop(rulesets.value?.rulesets ?? []);
  return (
    <Frame title={t.title}>
      <div class="stack gallery">
        <div>
          <h1>{t.title}</h1>
          <p class="prose">{t.lead}</p>
        </div>
        <Unsaved />
        {account.value === null ? null : (
          <section class="stack">
            <h2>{t.mine}</h2>
            {mine.items !== null && mine.items.length === 0 ? <p class="empty card">{t.mineEmpty}</p> : null}
            <ul class="map-cards">
              {(mine.items ?? []).map((map) => (
                <MyMap key={map.id} map={map} changed={mine.afresh} />
              ))}
            </ul>
            <ShowMore more={mine.more} of={t.mine} />
          </section>
        )}
        <section class="stack">
          <h2>{t.begin}</h2>
          <ul class="map-cards">
            <li>
              <Link class="map-card" href="/maps/new">
                <span class="map-thumb blank">
                  <Icon name="plus" />
                </span>
                <span class="map-card-name">{t.blank}</span>
                <span class="small faint">{t.blankNote}</span>
              </Link>
            </li>
            {(ruleset?.boards ?? []).map((board) => (
              <li key={board}>
                <Link class="map-card" href={`/maps/new?from=${encodeURIComponent(board)}`}>
                  <img
                    class="map-thumb"
                    alt=""
                    loading="lazy"
                    src={`/api/rulesets/${ruleset?.id}/boards/${encodeURIComponent(board)}/thumbnail.svg?theme=${theme.value}`}
                  />
                  <span class="map-card-name">{board}</span>
                  <span class="small faint">{t.template}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {ruleset === null ? null : (
          <div class="gallery-ways">
            <Maker ruleset={ruleset.id} styles={ruleset.workshop?.styles ?? []} />
            <Importer ruleset={ruleset.id} />
          </div>
        )}
      </div>
    </Frame>
  );
}

function Unsaved() {
  const draft = useSignal(localDraft('new'));
  if (draft.value === null) {
    return null;
  }
  const discard = () => {
    if (window.confirm(t.discardSure)) {
      dropDraft('new');
      draft.value = null;
    }
  };
  return (
    <div class="note brass row">
      <span class="grow">{t.unsaved(draft.value.name || t.untitled)}</span>
      <Link class="button" href="/maps/new">
        {t.goOn}
      </Link>
      <button type="button" class="button quiet" onClick={discard}>
        {t.discard}
      </button>
    </div>
  );
}

function MyMap({ map, changed }: { map: OwnMap; changed(): void }) {
  const remove = () => {
    if (window.confirm(t.removeSure(map.name))) {
      api.delete(`/maps/${map.id}`).then(() => {
        dropDraft(map.id);
        say(t.removed(map.name));
        changed();
      }, complain);
    }
  };
  const when = new Date(map.changedAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <li class="map-card own">
      <Link class="map-card-open" href={`/maps/${map.id}`}>
        <img class="map-thumb" alt="" loading="lazy" src={`/api/maps/${map.id}/thumbnail.svg?theme=${theme.value}&v=${map.version}`} />
        <span class="map-card-name clip">{map.name}</span>
        <span class="small faint">{t.changed(when)}</span>
      </Link>
      <div class="map-card-acts">
        <Link class="button slim grow" href={`/new?ruleset=${map.ruleset}&map=${map.id}`} aria-label={`${t.use}: ${map.name}`}>
          {t.use}
        </Link>
        <button
          type="button"
          class="button slim icon"
          aria-label={`${t.share}: ${map.name}`}
          title={t.share}
          onClick={() => void shareLink(map.id)}
        >
          <Icon name="out" />
        </button>
        <button type="button" class="button slim icon" aria-label={`${t.remove}: ${map.name}`} title={t.remove} onClick={remove}>
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}

/** Saves a text as a new map of mine and opens it. */
async function keep(board: BoardText, ruleset: string): Promise<void> {
  await ensureAccount();
  const map = await api.post<OwnMap>('/maps', { name: board.name || t.untitled, ruleset, text: board.text });
  go(`/maps/${map.id}`);
}

function Maker({ ruleset, styles }: { ruleset: string; styles: string[] }) {
  const seed = useSignal(String(1 + Math.floor(Math.random() * 9_999)));
  const size = useSignal('40');
  const seats = useSignal('4');
  const style = useSignal('continents');
  const made = useSignal<BoardText | null>(null);
  const svg = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const wish = JSON.stringify({
    seed: Number(seed.value) || 0,
    size: Number(size.value) || 0,
    seats: Number(seats.value),
    style: style.value,
  });
  useEffect(() => {
    const stop = new AbortController();
    const timer = window.setTimeout(async () => {
      busy.value = true;
      try {
        const board = await api.post<BoardText>(`/rulesets/${ruleset}/workshop/make`, JSON.parse(wish), { signal: stop.signal });
        const picture = await api.text(`/rulesets/${ruleset}/workshop/export`, { text: board.text, format: 'svg', theme: theme.value });
        if (!stop.signal.aborted) {
          [made.value, svg.value, problem.value] = [board, picture, null];
        }
      } catch (error) {
        if (!stop.signal.aborted) {
          [made.value, svg.value] = [null, null];
          problem.value = error instanceof Error ? error.message : String(error);
        }
      } finally {
        busy.value = false;
      }
    }, 400);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [wish, theme.value]);
  return (
    <section class="card stack maker" aria-labelledby="maker">
      <div>
        <h2 id="maker">{t.generate}</h2>
        <p class="small faint">{t.generateLead}</p>
      </div>
      <div class="maker-fields">
        <div class="field">
          <label for="make-seed">{t.seed}</label>
          <input
            id="make-seed"
            class="input count"
            type="number"
            min={0}
            max={999_999_999}
            value={seed.value}
            onInput={(event) => (seed.value = event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="make-size">{t.size}</label>
          <input
            id="make-size"
            class="input count"
            type="number"
            min={20}
            max={600}
            value={size.value}
            onInput={(event) => (size.value = event.currentTarget.value)}
          />
        </div>
        <Select
          id="make-seats"
          label={t.seats}
          value={seats.value}
          options={Array.from({ length: 11 }, (_, i): [string, string] => [String(i + 2), String(i + 2)])}
          choose={(n) => (seats.value = n)}
        />
        <Select
          id="make-style"
          label={t.style}
          value={style.value}
          options={styles.map((each): [string, string] => [each, t.styles[each] ?? each])}
          choose={(next) => (style.value = next)}
        />
      </div>
      <div class={'maker-picture' + (busy.value ? ' busy' : '')} aria-busy={busy.value}>
        {problem.value !== null ? (
          <p class="note bad">{problem.value}</p>
        ) : svg.value === null ? (
          <p class="empty">{t.making}</p>
        ) : (
          <SvgPicture svg={svg.value} alt={t.pictureOf(made.value?.name ?? '')} />
        )}
      </div>
      <div class="row">
        <button type="button" class="button" onClick={() => (seed.value = String(1 + Math.floor(Math.random() * 99_999)))}>
          <Icon name="dice" />
          {t.another}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={made.value === null || busy.value}
          onClick={() => void keep(made.value as BoardText, ruleset).catch(complain)}
        >
          {t.editThis}
        </button>
      </div>
    </section>
  );
}

interface Chosen {
  file: string;
  text: string;
  names: string[];
}

function Importer({ ruleset }: { ruleset: string }) {
  const problem = useSignal<string | null>(null);
  const over = useSignal(false);
  const chosen = useSignal<Chosen | null>(null);
  const bring = async (file: string, text: string) => {
    try {
      await keep(await api.post<BoardText>(`/rulesets/${ruleset}/workshop/import`, { file, text }), ruleset);
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
    }
  };
  const take = async (file: File | undefined) => {
    over.value = false;
    problem.value = null;
    chosen.value = null;
    if (file === undefined) {
      return;
    }
    if (file.size > LARGEST_FILE) {
      problem.value = t.tooLarge;
      return;
    }
    const text = await file.text();
    const names = namesIn(text);
    if (names.length > 1) {
      chosen.value = { file: file.name, text, names };
    } else {
      await bring(file.name, text);
    }
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    over.value = event.type === 'dragover';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  };
  return (
    <section class="card stack" aria-labelledby="importer">
      <div>
        <h2 id="importer">{t.importTitle}</h2>
        <p class="small faint">{t.importLead}</p>
      </div>
      <div class={'drop-zone' + (over.value ? ' over' : '')} onDragOver={drag} onDragLeave={drag} onDrop={drop}>
        <label class="button" for="map-file">
          <Icon name="map" />
          {t.choose}
        </label>
        <input
          id="map-file"
          class="unseen"
          type="file"
          accept=".json,.geojson,.gdl,.txt,application/json,application/geo+json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <span class="small faint">{t.dropHere}</span>
      </div>
      {chosen.value === null ? null : <NameChoice chosen={chosen.value} bring={bring} />}
      {problem.value === null ? null : (
        <p class="note bad" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}

/** If the lands of a file have several properties with text, asks which one is the name. */
function NameChoice({ chosen, bring }: { chosen: Chosen; bring(file: string, text: string): Promise<void> }) {
  const property = useSignal(chosen.names[0] as string);
  return (
    <div class="stack tight">
      <Select
        id="name-property"
        label={t.namesFrom(chosen.file)}
        value={property.value}
        options={chosen.names.map((name): [string, string] => [name, name])}
        choose={(name) => (property.value = name)}
      />
      <button type="button" class="button primary" onClick={() => void bring(chosen.file, namedBy(chosen.text, property.value))}>
        {t.importThis}
      </button>
    </div>
  );
}
