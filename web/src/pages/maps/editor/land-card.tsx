import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../shell/icons';
import { texts } from '../../../texts/en';
import { hasPair, landOf, titleOf, touching, type Chart, type Land } from '../chart/chart';
import { codeFor, freshName } from '../chart/naming';
import type { Desk } from './desk';

const t = texts.maps;
const NAME = /^[^"\p{Cc}\u2028\u2029]{1,60}$/u;
const CODE = /^(?=.*\p{L})[\p{L}0-9]{1,5}$/u;

/** The land that already has this word as its name or code, if any. */
function takenBy(chart: Chart, word: string, except: number): Land | null {
  const lower = word.toLowerCase();
  return chart.lands.find((land) => land.id !== except && (land.name.toLowerCase() === lower || land.code.toLowerCase() === lower)) ?? null;
}

/** Everything that can be done with the selected land, without using the map. */
export function LandCard({ desk }: { desk: Desk }) {
  const land = landOf(desk.chart.value, desk.selected.value);
  if (land === null) {
    return <p class="empty">{t.noneChosen}</p>;
  }
  return (
    <div class="stack" key={land.id}>
      <Names desk={desk} land={land} />
      <div class="row land-switches">
        <label class="choice">
          <input type="checkbox" checked={land.start} disabled={land.sea} onChange={() => desk.toggleStart(land.id)} />
          <span>
            {land.start ? t.start(desk.starts.value.indexOf(land.id) + 1) : t.isStart}{' '}
            <span class="small faint block">{t.isStartHint}</span>
          </span>
        </label>
        <label class="choice">
          <input type="checkbox" checked={land.sea} onChange={() => desk.toggleWater(land.id)} />
          <span>
            {t.isWater} <span class="small faint block">{t.isWaterHint}</span>
          </span>
        </label>
      </div>
      <Neighbours desk={desk} land={land} />
      <div class="row">
        <button type="button" class="button slim" onClick={() => desk.halve(land.id)}>
          <Icon name="split" />
          {t.halve}
        </button>
        {land.rings.length > 1 ? (
          <button type="button" class="button slim" title={t.detachNote} onClick={() => desk.detach(land.id)}>
            {t.detach}
          </button>
        ) : null}
        <button type="button" class="button slim danger" onClick={() => desk.erase(land.id)}>
          <Icon name="trash" />
          {t.erase}
        </button>
      </div>
    </div>
  );
}

function Names({ desk, land }: { desk: Desk; land: Land }) {
  const name = useSignal(land.name);
  const code = useSignal(land.code);
  const field = useRef<HTMLInputElement>(null);
  // Typed text stays until the land is renamed by something else: by undo or by the random name button.
  const seen = useRef(`${land.name} ${land.code}`);
  useEffect(() => {
    if (seen.current !== `${land.name} ${land.code}`) {
      seen.current = `${land.name} ${land.code}`;
      name.value = land.name;
      code.value = land.code;
    }
  }, [land.name, land.code]);
  useEffect(() => {
    if (desk.wantsName.value > 0) {
      field.current?.focus();
      field.current?.select();
      desk.wantsName.value = 0;
    }
  }, [desk.wantsName.value]);
  const wrongName = name.value.trim() === land.name ? null : nameProblem(desk.chart.value, name.value.trim(), land.id);
  const wrongCode = code.value.trim() === land.code ? null : codeProblem(desk.chart.value, code.value.trim(), land.id);
  const keepName = () => {
    const next = name.value.trim();
    if (next !== land.name && nameProblem(desk.chart.value, next, land.id) === null) {
      // A code derived from the old name changes with the name; a code chosen by a person stays.
      const others = new Set(
        desk.chart.value.lands.filter((l) => l.id !== land.id).flatMap((l) => [l.name.toLowerCase(), l.code.toLowerCase()]),
      );
      const derived = land.code === '' || land.name.toUpperCase().startsWith(land.code[0] ?? ' ');
      desk.rename(land.id, derived ? { name: next, code: codeFor(next, new Set([...others, next.toLowerCase()])) } : { name: next });
    }
  };
  const keepCode = () => {
    const next = code.value.trim();
    if (next !== land.code && codeProblem(desk.chart.value, next, land.id) === null) {
      desk.rename(land.id, { code: next });
    }
  };
  const enter = (keep: () => void) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      keep();
      (event.currentTarget as HTMLElement).blur();
      document.querySelector<SVGElement>('.chart')?.focus();
    }
  };
  return (
    <div class="land-names">
      <div class="field grow">
        <label for="land-name">{t.landName}</label>
        <div class="row nowrap">
          <input
            id="land-name"
            ref={field}
            class="input"
            maxLength={60}
            autocomplete="off"
            value={name.value}
            aria-invalid={wrongName !== null}
            aria-describedby="land-wrong"
            onInput={(event) => (name.value = event.currentTarget.value)}
            onBlur={keepName}
            onKeyDown={enter(keepName)}
          />
          <button
            type="button"
            class="button icon"
            aria-label={t.dice}
            title={t.dice}
            onClick={() => desk.rename(land.id, freshName(desk.chart.value))}
          >
            <Icon name="dice" />
          </button>
        </div>
      </div>
      <div class="field land-code">
        <label for="land-code">{t.code}</label>
        <input
          id="land-code"
          class="input mono"
          maxLength={5}
          autocomplete="off"
          value={code.value}
          title={t.codeHint}
          aria-invalid={wrongCode !== null}
          aria-describedby="land-wrong"
          onInput={(event) => (code.value = event.currentTarget.value)}
          onBlur={keepCode}
          onKeyDown={enter(keepCode)}
        />
      </div>
      <p id="land-wrong" class="small danger-text" role="status">
        {wrongName ?? wrongCode ?? ''}
      </p>
    </div>
  );
}

function nameProblem(chart: Chart, word: string, id: number): string | null {
  const other = takenBy(chart, word, id);
  return !NAME.test(word) ? t.nameWrong : other !== null ? t.nameTaken(word, titleOf(other)) : null;
}

function codeProblem(chart: Chart, word: string, id: number): string | null {
  const other = word === '' ? null : takenBy(chart, word, id);
  return word !== '' && !CODE.test(word) ? t.codeWrong : other !== null ? t.nameTaken(word, titleOf(other)) : null;
}

/** The neighbours of this land, and how to change them. */
function Neighbours({ desk, land }: { desk: Desk; land: Land }) {
  const chart = desk.chart.value;
  const other = ([a, b]: readonly [number, number]) => landOf(chart, a === land.id ? b : a);
  const mine = (pairs: readonly (readonly [number, number])[]) =>
    pairs
      .filter((p) => p.includes(land.id))
      .map(other)
      .filter((l) => l !== null);
  const byLand = mine(desk.borders.value);
  const bySea = mine(chart.seaLines);
  const shut = mine(chart.closed.filter(([a, b]) => !hasPair(chart.seaLines, a, b) && hasPair(touching(chart.lands), a, b)));
  const rows: [Land, string, string, string][] = [
    ...byLand.map((l): [Land, string, string, string] => [l, t.byLand, t.close, t.closeBorder(titleOf(l))]),
    ...bySea.map((l): [Land, string, string, string] => [l, t.bySea, t.drop, t.dropLine(titleOf(l))]),
    ...shut.map((l): [Land, string, string, string] => [l, t.shut, t.openIt, t.openBorder(titleOf(l))]),
  ];
  const linked = new Set(rows.map(([l]) => l.id));
  const strangers = chart.lands.filter((l) => l.id !== land.id && !linked.has(l.id));
  return (
    <section class="stack tight">
      <h2 class="small-title">{t.neighbours}</h2>
      {rows.length === 0 ? <p class="small faint">{t.noNeighbours}</p> : null}
      <ul class="neighbours">
        {rows.map(([l, how, word, label]) => (
          <li key={l.id}>
            <button
              type="button"
              class="button quiet slim grow land-name-button"
              onClick={() => desk.goTo(l.id)}
              aria-label={t.goTo(titleOf(l))}
            >
              {titleOf(l)}
            </button>
            <span class="small faint">{how}</span>
            <button type="button" class="button quiet slim" aria-label={label} onClick={() => desk.link(land.id, l.id)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
      <div class="land-picks">
        <Pick id="line-to" label={t.lineTo} lands={strangers} choose={(id) => desk.link(land.id, id)} />
        <Pick id="merge-with" label={t.mergeWith} lands={rows.map(([l]) => l)} choose={(id) => desk.merge(land.id, id)} />
      </div>
    </section>
  );
}

function Pick({ id, label, lands, choose }: { id: string; label: string; lands: Land[]; choose(id: number): void }) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="select"
        disabled={lands.length === 0}
        value=""
        onChange={(event) => {
          const chosen = Number(event.currentTarget.value);
          event.currentTarget.value = '';
          if (chosen > 0) {
            choose(chosen);
          }
        }}
      >
        <option value="">{t.pick}</option>
        {[...lands]
          .sort((a, b) => titleOf(a).localeCompare(titleOf(b)))
          .map((land) => (
            <option key={land.id} value={land.id}>
              {titleOf(land)}
            </option>
          ))}
      </select>
    </div>
  );
}
