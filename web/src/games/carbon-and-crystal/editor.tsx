import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keyOf } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import { Choice, Stepper } from '../editor-parts';
import { said, toggled, valued } from '../given';
import type { EditorProps } from '../game-ui';
import { carbon } from './texts';
import { letterOf, type CarbonView, type Piece } from './view';

const t = texts.sandbox;
const c = carbon.editor;
const HEX = /^-?\d+,-?\d+$/;

const idOf = (piece: Piece) => (piece.id.includes('.') ? piece.id : `${letterOf(piece.seat)}.${piece.id}`);

/** The words about a piece. The pieces that `start` puts on the board have no line; the first change adds one. */
export function aboutPiece(given: readonly string[], id: string, change: (words: string[]) => string[]): string[] {
  const about = (line: string) => said(line)?.key.toUpperCase() === id.toUpperCase();
  const at = given.findIndex(about);
  const young = change(at < 0 ? [] : (said(given[at] as string)?.words ?? []));
  const line = young.length === 0 ? [] : [`${id}: ${young.join(', ')}`];
  return at < 0 ? [...given, ...line] : given.flatMap((known, i) => (i === at ? line : [known]));
}

/** Edits a piece in a `given` block: places, moves, damages or removes it. */
export function PieceEditor({ session, given, players, change }: EditorProps & { session: HexSession<CarbonView> }) {
  const view = session.view.value;
  const key = session.choosing.place.value;
  const moving = useSignal<string | null>(null);
  const seat = useSignal(0);
  useEffect(() => {
    if (moving.value !== null && key !== null) {
      const id = moving.value;
      moving.value = null;
      change(aboutPiece(given, id, (words) => [key, ...words.filter((word) => !HEX.test(word) && !word.startsWith('entry'))]));
    }
  }, [key]);
  if (view === null || key === null) {
    return <p class="small faint">{moving.value === null ? t.tapFirst : c.moveHint}</p>;
  }
  const piece = view.pieces.find((p) => keyOf(p.hex) === key);
  if (piece === undefined) {
    return (
      <NewPiece
        view={view}
        hex={key}
        players={players}
        seat={seat.value}
        side={(next) => (seat.value = next)}
        put={(id) => change(aboutPiece(given, id, () => [key]))}
      />
    );
  }
  const id = idOf(piece);
  const edit = (how: (words: string[]) => string[]) => change(aboutPiece(given, id, how));
  const begun = given.some((line) => line.trim() === 'start');
  const remove = () => edit(() => (begun ? ['gone'] : []));
  return (
    <div class="stack tight" data-editor={key}>
      <h2 class="small-title">
        {piece.name} <span class="code">{id}</span>
      </h2>
      <div class="row">
        <Stepper
          label={c.cohesion}
          value={piece.cohesion}
          most={piece.full}
          set={(n) => edit((words) => valued(words, 'cohesion', Math.max(1, n)).sort(hexFirst))}
        />
        {piece.size === 7 ? (
          <Stepper
            label={c.level}
            value={piece.level}
            set={(n) => edit((words) => valued(words, 'level', Math.max(1, n)).sort(hexFirst))}
          />
        ) : null}
      </div>
      <div class="row">
        {piece.unit ? (
          <>
            <button class="button slim" aria-pressed={piece.moved} onClick={() => edit((words) => toggled(words, 'moved'))}>
              {c.moved}
            </button>
            <button class="button slim" aria-pressed={piece.acted} onClick={() => edit((words) => toggled(words, 'acted'))}>
              {c.acted}
            </button>
          </>
        ) : null}
        <button
          class="button slim"
          aria-pressed={moving.value === id}
          onClick={() => {
            moving.value = id;
            session.choosing.place.value = null;
          }}
        >
          {c.move}
        </button>
        <button class="button slim" onClick={remove}>
          {c.remove}
        </button>
      </div>
    </div>
  );
}

/** The hex is the first word of a line. */
const hexFirst = (a: string, b: string) => Number(HEX.test(b)) - Number(HEX.test(a));

interface NewProps {
  view: CarbonView;
  hex: string;
  players: string[];
  seat: number;
  side(seat: number): void;
  put(id: string): void;
}

function NewPiece({ view, hex, players, seat, side, put }: NewProps) {
  const own = view.sides[seat];
  const onBoard = new Set(view.pieces.filter((piece) => piece.seat === seat).map((piece) => piece.id.split('.').at(-1)));
  const number = (code: string) => {
    const copy = own?.copies.find((one) => one.code === code && one.zone === 'list');
    let free = copy?.number ?? 1;
    while (onBoard.has(`${code}#${free}`)) {
      free++;
    }
    return free;
  };
  const sheets = (own?.sheets ?? []).filter(
    (sheet) =>
      sheet.part !== 'upgrade' && (sheet.core || own?.copies.some((copy) => copy.code === sheet.code && copy.zone === 'list') === true),
  );
  return (
    <div class="stack tight" data-editor={hex}>
      <h2 class="small-title">{hex}</h2>
      <Choice label={t.owner} value={seat} options={players.map((name, i) => ({ value: i, name }))} set={side} />
      <p class="small faint">{c.place}</p>
      <div class="row choice">
        {sheets.map((sheet) => (
          <button key={sheet.code} class="button slim" onClick={() => put(`${letterOf(seat)}.${sheet.code}#${number(sheet.code)}`)}>
            {sheet.name}
          </button>
        ))}
      </div>
    </div>
  );
}
