import type { Json, Members, Position } from '../../api/types';
import { Die } from '../../hex/dice';
import { centreOf, cornersOf, SIZE, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import type { Beat } from '../game-ui';
import type { DynastyView } from './view';

const t = texts.boards.dynasty;

interface Scene {
  path: Hex[];
  at: Hex | null;
  battle: string | null;
}

const members = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});
const isHex = (json: Json | undefined): boolean => typeof members(json).q === 'number';
const hexIn = (json: Json | undefined): Hex | null => (isHex(json) ? (members(json) as unknown as Hex) : null);

function total(side: Members): number {
  return Number(side.die) + Number(side.power) + Number(side.support);
}

/** The dice of an event, as it shows them: whose, and what they came to. */
export function diceOf(event: Members): { values: number[]; text: string } | null {
  const attack = members(event.attack);
  const defence = members(event.defence);
  switch (event.is) {
    case 'Fought':
      return { values: [Number(attack.die), Number(defence.die)], text: t.fought(String(attack.unit), total(attack), String(defence.unit), total(defence)) };
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
          {roll.values.map((value, j) => (
            <Die key={j} value={value} />
          ))}{' '}
          {roll.text}
        </li>
      ))}
    </ul>
  );
}

/** One picture an event that has a place; its words are the report's own sentence where the numbers agree. */
export function beatsOf(position: Position): Beat[] {
  const sentences = position.report.flatMap((section) => section.sentences);
  return position.events.flatMap((event, i): Beat[] => {
    const at = hexIn(event.at) ?? hexIn(event.to);
    const from = hexIn(event.from);
    const path = Array.isArray(event.path) ? event.path.flatMap((hex) => hexIn(hex) ?? []) : [];
    if (at === null && path.length === 0) {
      return [];
    }
    const dice = diceOf(event);
    const scene: Scene = { path: from === null ? path : [from, ...path], at: at ?? path.at(-1) ?? null, battle: dice === null ? null : dice.values.join(' : ') };
    const text = dice?.text ?? (sentences.length === position.events.length ? (sentences[i] ?? '') : words(event));
    return [{ text, scene, ms: dice === null ? 800 : 1_400 }];
  });
}

function words(event: Members): string {
  return String(event.is).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
}

export function BeatMarks({ session }: { session: HexSession<DynastyView> }) {
  const scene = session.beat.value?.scene as Scene | undefined;
  if (scene === undefined || scene.at === null) {
    return null;
  }
  const { x, y } = centreOf(scene.at);
  return (
    <g>
      {scene.path.length > 1 ? <polyline points={scene.path.map(centreOf).map((p) => `${p.x},${p.y}`).join(' ')} fill="none" stroke="var(--map-glow)" stroke-width="4" stroke-linejoin="round" /> : null}
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
