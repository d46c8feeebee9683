import type { Json, Members, Position } from '../../api/types';
import { Dice } from '../../hex/dice';
import { hexIn, numbersIn, textIn } from '../../hex/events';
import { centreOf, cornersOf, SIZE, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import type { Beat } from '../game-ui';
import { after, called, told } from './telling';
import { pieceOf, type CarbonView } from './view';

const t = texts.boards.carbon;

interface Scene {
  from: Hex | null;
  at: Hex | null;
  text: string | null;
  /** The board after this event. */
  view: CarbonView;
}

export function LastDice({ events, view }: { events: Members[]; view: CarbonView }) {
  const attacks = events.filter((event) => event.is === 'Attacked').slice(-4);
  if (attacks.length === 0) {
    return null;
  }
  return (
    <ul class="stack tight" aria-label={t.dice}>
      {attacks.map((event, i) => (
        <li key={i} class="small">
          {diceOf(event).map(({ values, from }, j) => (
            <span key={j}>
              {j > 0 ? ' / ' : ''}
              <Dice values={values} from={from} />
            </span>
          ))}{' '}
          {attackWords(event, view)}
        </li>
      ))}
    </ul>
  );
}

function diceOf(event: Members): { values: number[]; from: number }[] {
  return [
    { values: numbersIn(event.dice), from: Number(event.needed) },
    { values: numbersIn(event.saves), from: Number(event.savesNeeded) },
  ].filter(({ values }) => values.length > 0);
}

function attackWords(event: Members, view: CarbonView): string {
  return t.attacked(called(view, textIn(event.attacker)), called(view, textIn(event.target)), Number(event.hits), Number(event.lost));
}

/** One picture per visible event, each on the board after the events before it. */
export function beatsOf(position: Position, before: Position, nameOf: (seat: number) => string): Beat[] {
  let view = before.view as unknown as CarbonView;
  return position.events.flatMap((event): Beat[] => {
    const seen = view;
    view = after(view, event);
    const attack = event.is === 'Attacked';
    const text = attack ? attackWords(event, seen) : told(event, seen, nameOf);
    if (text === '') {
      return [];
    }
    const hexOfPiece = (id: Json | undefined) => (typeof id === 'string' ? (pieceOf(seen, id, null)?.hex ?? null) : null);
    const at =
      hexIn(event.to) ??
      hexIn(event.hex) ??
      hexIn(event.objective) ??
      hexOfPiece(event.target ?? event.building ?? event.producer ?? event.asset ?? event.center ?? event.host);
    const scene: Scene = {
      from: hexIn(event.from) ?? hexOfPiece(event.attacker ?? event.builder),
      at,
      text: attack ? `−${String(event.lost)}` : null,
      view,
    };
    return [{ text, scene, ms: attack ? 1_600 : 900, dice: attack ? diceOf(event) : [] }];
  });
}

export function BeatMarks({ session }: { session: HexSession<CarbonView> }) {
  const scene = session.beat.value?.scene as Scene | undefined;
  if (scene === undefined || scene.at === null) {
    return null;
  }
  const to = centreOf(scene.at);
  const from = scene.from === null ? null : centreOf(scene.from);
  return (
    <g>
      {from === null ? null : <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="var(--map-glow)" stroke-width="4" />}
      <polygon class="hex-chosen" points={cornersOf(scene.at, SIZE)} />
      {scene.text === null ? null : (
        <g class="clash" transform={`translate(${to.x} ${to.y})`}>
          <circle class="pulse" r="24" />
          <rect x="-20" y="-12" width="40" height="24" rx="4" />
          <text text-anchor="middle" y="5">
            {scene.text}
          </text>
        </g>
      )}
    </g>
  );
}
