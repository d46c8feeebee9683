import { texts } from '../../texts/en';
import { Choice, Stepper } from '../editor-parts';
import { counted, countIn, edited, has, toggled, valued, wordsAbout } from '../given';
import type { EditorProps } from '../game-ui';
import type { MapSession } from './session';
import { pieceName, texts as own } from './texts';
import { titleOf } from './world';

const t = texts.sandbox;

interface Kinds {
  units: string[];
  constructs: string[];
  /** In the fifth edition a territory has room for one construct. */
  single: boolean;
  engines: string[];
  items: string[];
}

const SIXTH: Kinds = {
  units: ['army', 'cavalry', 'heavy', 'spy'],
  constructs: ['watchtower', 'bivouac', 'library', 'intelligence'],
  single: false,
  engines: ['mine'],
  items: ['crop', 'dynamite', 'toxic'],
};
const FIFTH: Kinds = {
  units: ['troop'],
  constructs: ['fortress', 'ruin', 'bivouac', 'garrison'],
  single: true,
  engines: ['trebuchet'],
  items: ['crop', 'salt', 'dynamite'],
};

const written = (name: string) => (/^\p{L}[\p{L}\p{N}_]*$/u.test(name) ? name : `"${name}"`);

/** A territory in a `given` block: owner, units, what is built there. */
export function LandEditor({ session, given, canonical, players, change }: EditorProps & { session: MapSession }) {
  const world = session.world.value;
  const place = world?.byId.get(session.chosen ?? '');
  const kinds = session.table.game.value?.ruleset === 'gd5' ? FIFTH : SIXTH;
  if (world === null || place === undefined) {
    return (
      <div class="stack tight">
        <p class="small faint">{t.tapFirst}</p>
        <Treasuries kinds={kinds} given={given} canonical={canonical} players={players} change={change} session={session} />
      </div>
    );
  }
  const same = (key: string) => world.byWord.get(key.toLowerCase()) === place.id;
  const edit = (how: (words: string[]) => string[]) =>
    change(edited(given, canonical, same, place.id, (old) => tidy(how(old.length === 0 ? ['neutral'] : old))));
  // Reads the text and not the board, so that a second tap need not wait until the board is updated.
  const words = wordsAbout(given, canonical, same, place.id);
  const owner = players.indexOf(words[0]?.replaceAll('"', '') ?? '');
  const owners = [{ value: -1, name: t.nobody }, ...players.map((name, seat) => ({ value: seat, name }))];
  const give = (seat: number) => edit(([, ...rest]) => [seat < 0 ? 'neutral' : written(players[seat] as string), ...rest]);
  const build = (kind: string) =>
    edit((old) => {
      const others = kinds.single && kind !== 'hq' ? old.filter((word) => word === kind || !kinds.constructs.includes(word)) : old;
      return toggled(others, kind);
    });
  return (
    <div class="stack tight" data-editor={place.id}>
      <div class="row apart">
        <h2 class="small-title">{titleOf(place)}</h2>
        <button class="button quiet slim" onClick={() => change(edited(given, canonical, same, place.id, () => []))}>
          {t.clear}
        </button>
      </div>
      <Choice label={t.owner} options={owners} value={owner} set={give} />
      <div class="row">
        {kinds.units.map((kind) => (
          <Stepper key={kind} label={pieceName(kind, 2)} value={countIn(words, kind)} set={(n) => edit((old) => counted(old, kind, n))} />
        ))}
        {kinds.engines.map((kind) => (
          <Stepper key={kind} label={pieceName(kind, 2)} value={countIn(words, kind)} set={(n) => edit((old) => counted(old, kind, n))} />
        ))}
      </div>
      <div class="row choice" role="group" aria-label={own.editor.constructs}>
        {['hq', ...kinds.constructs].map((kind) => (
          <button key={kind} class="button slim" aria-pressed={has(words, kind)} onClick={() => build(kind)}>
            {own.construct[kind] ?? kind}
          </button>
        ))}
        <button class="button slim" aria-pressed={has(words, 'wasteland')} onClick={() => edit((old) => toggled(old, 'wasteland'))}>
          {own.wasteland}
        </button>
      </div>
    </div>
  );
}

/** A neutral land with nothing on it needs no line. */
function tidy(words: string[]): string[] {
  return words.length === 1 && words[0] === 'neutral' ? [] : words;
}

function Treasuries({
  session,
  kinds,
  given,
  canonical,
  players,
  change,
}: Omit<EditorProps, 'board' | 'changeBoard'> & { session: MapSession; kinds: Kinds }) {
  const model = session.model.value;
  return (
    <details>
      <summary>{own.editor.treasury}</summary>
      {players.map((name, seat) => {
        const treasury = model?.players.get(seat);
        const edit = (how: (words: string[]) => string[]) => change(edited(given, canonical, (key) => key === name, written(name), how));
        const stash = (item: string) => treasury?.stash.find(([known]) => known === item)?.[1] ?? 0;
        const put = (item: string, count: number) => {
          const items = kinds.items.flatMap((known) => {
            const n = known === item ? count : stash(known);
            return n > 0 ? [`${known}*${n}`] : [];
          });
          edit((words) => [
            ...words.filter((word) => !word.startsWith('stash')),
            ...(items.length > 0 ? [`stash ${items.join(' ')}`] : []),
          ]);
        };
        return (
          <div key={name} class="row">
            <strong>{name}</strong>
            <Stepper label={own.editor.ip} value={treasury?.ip ?? 0} set={(n) => edit((words) => valued(words, 'ip', n))} />
            {kinds.items.map((item) => (
              <Stepper key={item} label={own.editor.item[item] ?? item} value={stash(item)} set={(n) => put(item, n)} />
            ))}
          </div>
        );
      })}
    </details>
  );
}
