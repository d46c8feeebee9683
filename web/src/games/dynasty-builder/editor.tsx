import type { HexSession } from '../../hex/session';
import { keyOf } from '../../hex/hex';
import { texts } from '../../texts/en';
import { dynasty as d } from './texts';
import { Choice, Stepper } from '../editor-parts';
import { edited, said } from '../given';
import type { EditorProps } from '../game-ui';
import type { DynastyView } from './view';

const t = texts.sandbox;

const STRUCTURES = ['house', 'token', 'city', 'bridge'];
const KINDS = ['soldier', 'knight', 'ship', 'siege'];
const CITY = /\bcity\b/;
const isUnit = (word: string) => /^(cargo )?(soldier|knight|ship|siege) /.test(word);
const written = (name: string) => (/^\p{L}[\p{L}\p{N}_]*$/u.test(name) ? name : `"${name}"`);

/** The rules compute supplies from the board unless the author states them. So a canonical block omits them. */
export function withoutSupplies(canonical: readonly string[], given: readonly string[]): string[] {
  const stated = given.some((line) => /\b(supply|land|next) \d/.test(line));
  return stated
    ? [...canonical]
    : canonical.flatMap((line) => {
        const read = said(line);
        if (read === null || !read.words.some((word) => /^supply \d/.test(word))) {
          return [line];
        }
        const words = read.words.filter((word) => !/^(supply|land|next) \d/.test(word) && word !== 'tokens 0');
        return words.length === 0 ? [] : [`${read.key}: ${words.join(', ')}`];
      });
}

const HEX = /^-?\d+,-?\d+$/;
const GROUNDS = ['plain', 'water', 'mountain', 'canyon'];

/**
 * The lines of a board with the terrain of one tile changed. A later line overrides an earlier one, which may name many tiles.
 */
export function paintedBoard(board: readonly string[], key: string, ground: string): string[] {
  const left = board.flatMap((line) => {
    const [head = '', ...tiles] = line.split(/\s+/);
    if (!GROUNDS.includes(head)) {
      return [line];
    }
    const others = tiles.filter((tile) => tile !== key);
    return others.length === 0 ? [] : [[head, ...others].join(' ')];
  });
  const bare =
    left.every(
      (line) =>
        line.startsWith('radius') ||
        line
          .split(/\s+/)
          .slice(1)
          .every((tile) => HEX.test(tile)),
    ) && left[0] !== 'default';
  if (ground === 'plain' && bare) {
    return left;
  }
  const last = left.at(-1) ?? '';
  return last.split(' ')[0] === ground ? [...left.slice(0, -1), `${last} ${key}`] : [...left, `${ground} ${key}`];
}

/** A tile in a `given` block: its terrain, one structure, one unit. */
export function TileEditor({
  session,
  given,
  canonical,
  players,
  change,
  board,
  changeBoard,
}: EditorProps & { session: HexSession<DynastyView> }) {
  const view = session.view.value;
  const key = session.choosing.place.value;
  if (view === null || key === null) {
    return <p class="small faint">{t.tapFirst}</p>;
  }
  const structure = view.structures.find((s) => keyOf(s.at) === key);
  const unit = view.units.find((u) => keyOf(u.at) === key && !u.cargo);
  const whole = withoutSupplies(canonical, given);
  const edit = (how: (words: string[]) => string[]) => change(edited(given, whole, (known) => known === key, key, how));
  const owner = structure?.owner ?? unit?.owner ?? 0;
  const piece = structure === undefined ? '' : structure.piece === 'land-token' ? 'token' : structure.piece;
  const put = (what: string, seat: number, level: number) =>
    edit((words) => {
      const units = words.filter(isUnit);
      const said_ = `${written(players[seat] ?? players[0] ?? 'A')} ${what}${what === 'city' ? ` ${level}` : ''}`;
      return what === '' ? units : [said_, ...units];
    });
  const station = (kind: string, seat: number) =>
    edit((words) => {
      const rest = words.filter((word) => !isUnit(word) || word.startsWith('cargo '));
      const id = unit !== undefined && unit.owner === seat ? unit.id : freeId(view, seat);
      return kind === '' ? rest : [...rest, `${kind} ${id}`];
    });
  const owners = players.map((name, seat) => ({ value: seat, name }));
  return (
    <div class="stack tight" data-editor={key}>
      <div class="row apart">
        <h2 class="small-title">{key}</h2>
        <button class="button quiet slim" onClick={() => edit(() => [])}>
          {t.clear}
        </button>
      </div>
      <Choice
        label={d.editor.ground}
        value={view.tiles.find((tile) => keyOf(tile.at) === key)?.terrain ?? ''}
        options={GROUNDS.map((value) => ({ value, name: d.terrain[value] ?? value }))}
        set={(ground) => changeBoard(paintedBoard(board, key, ground))}
      />
      <Choice
        label={d.editor.structure}
        value={piece}
        options={[{ value: '', name: d.editor.none }, ...STRUCTURES.map((value) => ({ value, name: d.pieces[value] ?? value }))]}
        set={(what) => put(what, owner, 1)}
      />
      {structure === undefined ? null : (
        <div class="row">
          <Choice
            label={t.owner}
            value={structure.owner ?? -1}
            options={owners}
            set={(seat) => put(piece, seat, Math.max(1, structure.level))}
          />
          {CITY.test(piece) ? (
            <Stepper
              label={d.editor.level}
              value={structure.level}
              most={structure.growth === null ? structure.level : undefined}
              set={(level) => put(piece, owner, Math.max(1, level))}
            />
          ) : null}
        </div>
      )}
      <Choice
        label={d.editor.unit}
        value={unit?.kind ?? ''}
        options={[{ value: '', name: d.editor.none }, ...KINDS.map((value) => ({ value, name: d.kinds[value] ?? value }))]}
        set={(kind) => station(kind, unit?.owner ?? owner)}
      />
      {unit === undefined ? null : (
        <div class="row">
          <Choice label={d.editor.unitOwner} value={unit.owner} options={owners} set={(seat) => station(unit.kind, seat)} />
          <button
            class="button slim"
            aria-pressed={unit.marched}
            onClick={() =>
              edit((words) =>
                words.map((word) =>
                  isUnit(word) && !word.startsWith('cargo ') ? (unit.marched ? word.replace(' marched', '') : `${word} marched`) : word,
                ),
              )
            }
          >
            {d.editor.marched}
          </button>
        </div>
      )}
    </div>
  );
}

/** A unit id is the player's letter and the first number that no unit on the board has. */
function freeId(view: DynastyView, seat: number): string {
  const letter = view.players.find((player) => player.seat === seat)?.letter ?? 'a';
  const taken = new Set(view.units.map((unit) => unit.id));
  let number = 1;
  while (taken.has(letter + number)) {
    number++;
  }
  return letter + number;
}
