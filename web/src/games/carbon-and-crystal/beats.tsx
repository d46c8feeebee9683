import type { Json, Members, Position } from '../../api/types';
import { Dice } from '../../hex/dice';
import { centreOf, cornersOf, SIZE, type Hex } from '../../hex/hex';
import type { HexSession } from '../../hex/session';
import { texts } from '../../texts/en';
import type { Beat } from '../game-ui';
import { pieceOf, type CarbonView } from './view';

const t = texts.boards.carbon;

interface Scene {
  from: Hex | null;
  at: Hex | null;
  text: string | null;
}

const members = (json: Json | undefined): Members => (json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {});
const hexIn = (json: Json | undefined): Hex | null => (typeof members(json).q === 'number' ? (members(json) as unknown as Hex) : null);
const numbers = (json: Json | undefined): number[] => (Array.isArray(json) ? json.filter((n): n is number => typeof n === 'number') : []);

export function LastDice({ events }: { events: Members[] }) {
  const attacks = events.filter((event) => event.is === 'Attacked').slice(-4);
  if (attacks.length === 0) {
    return null;
  }
  return (
    <ul class="stack tight" aria-label={t.dice}>
      {attacks.map((event, i) => (
        <li key={i} class="small">
          <Dice values={numbers(event.dice)} from={Number(event.needed)} />
          {numbers(event.saves).length > 0 ? ' / ' : ''}
          <Dice values={numbers(event.saves)} from={Number(event.savesNeeded)} />{' '}
          {t.attacked(String(event.attacker), String(event.target), Number(event.hits), Number(event.lost))}
        </li>
      ))}
    </ul>
  );
}

export function beatsOf(position: Position, before: Position): Beat[] {
  const view = before.view as unknown as CarbonView;
  const hexOfPiece = (id: Json | undefined) => (typeof id === 'string' ? (pieceOf(view, id, null)?.hex ?? null) : null);
  return position.events.flatMap((event): Beat[] => {
    const at = hexIn(event.to) ?? hexIn(event.hex) ?? hexIn(event.objective) ?? hexOfPiece(event.target ?? event.building ?? event.producer ?? event.asset ?? event.center);
    if (at === null) {
      return [];
    }
    const attack = event.is === 'Attacked';
    const scene: Scene = { from: hexIn(event.from) ?? hexOfPiece(event.attacker ?? event.builder), at, text: attack ? `−${String(event.lost)}` : null };
    const text = attack
      ? t.attacked(String(event.attacker), String(event.target), Number(event.hits), Number(event.lost))
      : `${String(event.is).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)}: ${String(event.unit ?? event.building ?? event.producer ?? event.asset ?? event.center ?? '')}`;
    return [{ text, scene, ms: attack ? 1_300 : 700 }];
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
