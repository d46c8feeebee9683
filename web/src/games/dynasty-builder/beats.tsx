import type { Members, Position } from '../../api/types';
import { Dice } from '../../hex/dice';
import { hexesIn, hexIn, members } from '../../hex/events';
import { centreOf, cornersOf, SIZE, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import type { Beat } from '../game-ui';
import { after, told } from './telling';
import type { DynastyView } from './view';

const t = texts.boards.dynasty;
/** No die is a hit by itself in this game; what counts is the sum. */
const NEVER = 7;

interface Scene {
  path: Hex[];
  at: Hex | null;
  battle: string | null;
  /** The board after this event. */
  view: DynastyView;
}

function total(side: Members): number {
  return Number(side.die) + Number(side.power) + Number(side.support);
}

/** The dice of an event, as it shows them: whose, and what they came to. */
export function diceOf(event: Members): { values: number[]; text: string } | null {
  const attack = members(event.attack);
  const defence = members(event.defence);
  switch (event.is) {
    case 'Fought':
      return {
        values: [Number(attack.die), Number(defence.die)],
        text: t.fought(String(attack.unit), total(attack), String(defence.unit), total(defence)),
      };
    case 'Stormed':
      return { values: [Number(attack.die)], text: t.stormed(String(attack.unit), total(attack), Number(event.defence)) };
    case 'ShotFired':
      return { values: [Number(event.die)], text: t.shot(String(event.target), Number(event.needed)) };
    default:
      return null;
  }
}

export function LastDice({ events }: { events: Members[] }) {
  const rolled = events.flatMap((event) => diceOf(event) ?? []);
  if (rolled.length === 0) {
    return null;
  }
  return (
    <ul class="stack tight" aria-label={t.dice}>
      {rolled.slice(-4).map((roll, i) => (
        <li key={i} class="small">
          <Dice values={roll.values} from={NEVER} /> {roll.text}
        </li>
      ))}
    </ul>
  );
}

/** One picture per visible event, each on the board after the events before it. */
export function beatsOf(position: Position, before: Position, nameOf: (seat: number) => string): Beat[] {
  let view = before.view as unknown as DynastyView;
  return position.events.flatMap((event): Beat[] => {
    view = after(view, event);
    const path = hexesIn(event.path);
    const from = hexIn(event.from);
    const at = hexIn(event.at) ?? hexIn(event.to) ?? path.at(-1) ?? null;
    const dice = diceOf(event);
    const text = dice?.text ?? told(event, nameOf);
    if (text === '') {
      return [];
    }
    const scene: Scene = { path: from === null ? path : [from, ...path], at, battle: dice === null ? null : dice.values.join(' : '), view };
    return [{ text, scene, ms: dice === null ? 900 : 1_600, dice: dice === null ? [] : [{ values: dice.values, from: NEVER }] }];
  });
}

export function BeatMarks({ session }: { session: HexSession<DynastyView> }) {
  const scene = session.beat.value?.scene as Scene | undefined;
  if (scene === undefined || scene.at === null) {
    return null;
  }
  const { x, y } = centreOf(scene.at);
  return (
    <g>
      {scene.path.length > 1 ? (
        <polyline
          points={scene.path
            .map(centreOf)
            .map((p) => `${p.x},${p.y}`)
            .join(' ')}
          fill="none"
          stroke="var(--map-glow)"
          stroke-width="4"
          stroke-linejoin="round"
        />
      ) : null}
      <polygon class="hex-chosen" points={cornersOf(scene.at, SIZE)} />
      {scene.battle === null ? null : (
        <g class="clash" transform={`translate(${x} ${y})`}>
          <circle class="pulse" r="24" />
          <rect x="-26" y="-12" width="52" height="24" rx="4" />
          <text text-anchor="middle" y="5">
            {scene.battle}
          </text>
        </g>
      )}
    </g>
  );
}
