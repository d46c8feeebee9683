import { describe, expect, it } from 'vitest';
import { beatsOf as carbonBeats } from '../src/games/carbon-and-crystal/beats';
import type { CarbonView } from '../src/games/carbon-and-crystal/view';
import { beatsOf as dynastyBeats } from '../src/games/dynasty-builder/beats';
import type { DynastyView } from '../src/games/dynasty-builder/view';
import { beatsOf as mapBeats, happenedIn, type MapBeat } from '../src/games/global-domination/replay';
import type { World } from '../src/games/global-domination/world';
import type { Members, Position } from '../src/api/types';

const name = (seat: number) => ['Raven', 'Kira'][seat] as string;
const position = (events: Members[], view: unknown = null) => ({ events, view, report: [] }) as unknown as Position;

describe('a replay', () => {
  it('of Dynasty Builder shows each event on the board that the ones before it left', () => {
    const before = position([], { structures: [], units: [{ id: 'a1', kind: 'soldier', owner: 0, at: { q: 0, r: 0 } }] });
    const beats = dynastyBeats(
      position([
        { is: 'HouseBuilt', player: 0, at: { q: 1, r: 0 } },
        {
          is: 'UnitMarched',
          player: 0,
          unit: 'a1',
          kind: 'soldier',
          from: { q: 0, r: 0 },
          path: [
            { q: 0, r: 1 },
            { q: 0, r: 2 },
          ],
          aboard: '',
        },
        { is: 'UnitLost', player: 0, unit: 'a1', kind: 'soldier', at: { q: 0, r: 2 }, cargo: '' },
        { is: 'BatchWaits', player: 0, lines: [] },
      ]),
      before,
      name,
    );
    expect(beats.map((beat) => beat.text)).toEqual([
      'Raven builds a house on 1,0.',
      'Raven’s Soldier a1 marches to 0,2.',
      'Raven loses Soldier a1 on 0,2.',
    ]);
    const views = beats.map((beat) => (beat.scene as { view: DynastyView }).view);
    expect(views[0]?.structures).toHaveLength(1);
    expect(views[1]?.units[0]?.at).toEqual({ q: 0, r: 2 });
    expect(views[2]?.units).toHaveLength(0);
  });

  it('of Dynasty Builder has the dice of a fight', () => {
    const side = (unit: string, die: number) => ({ player: 0, unit, kind: 'soldier', die, power: 1, support: 0, supporters: [] });
    const [beat] = dynastyBeats(
      position([{ is: 'Fought', at: { q: 0, r: 0 }, attack: side('a1', 4), defence: side('b1', 3), retaliation: false }]),
      position([], { structures: [], units: [] }),
      name,
    );
    expect(beat?.dice?.[0]?.values).toEqual([4, 3]);
  });

  it('of Carbon & Crystal moves, hurts and removes pieces, in words', () => {
    const piece = { id: 'B.SHA#1', seat: 1, code: 'SHA', name: 'Shard', unit: true, hex: { q: 1, r: 0 }, cohesion: 3, full: 3 };
    const view = {
      sides: [
        { seat: 0, faction: 'FERRUM' },
        { seat: 1, faction: 'LUMEN' },
      ],
      pieces: [piece],
      active: 0,
    };
    const beats = carbonBeats(
      position([
        { is: 'UnitMoved', unit: 'B.SHA#1', from: { q: 1, r: 0 }, to: { q: 2, r: 0 } },
        {
          is: 'Attacked',
          attacker: 'A.LGD#1',
          target: 'B.SHA#1',
          dice: [5, 6],
          needed: 4,
          hits: 2,
          saves: [1],
          savesNeeded: 5,
          lost: 2,
          left: 1,
        },
        { is: 'AssetDestroyed', asset: 'B.SHA#1', hex: { q: 2, r: 0 } },
      ]),
      position([], view),
      name,
    );
    expect(beats[0]?.text).toBe('Shard B1 moves to 2,0.');
    expect(beats[1]?.dice).toEqual([
      { values: [5, 6], from: 4 },
      { values: [1], from: 5 },
    ]);
    const views = beats.map((beat) => (beat.scene as { view: CarbonView }).view);
    expect(views[0]?.pieces[0]?.hex).toEqual({ q: 2, r: 0 });
    expect(views[1]?.pieces[0]?.cohesion).toBe(1);
    expect(views[2]?.pieces).toHaveLength(0);
  });

  const world = { byId: new Map() } as unknown as World;
  const scenes = (events: Members[]) => mapBeats(position(events), world, name).map((beat) => beat.scene as MapBeat);

  it('of Global Domination VI has attacks from several lands, and who holds the land then', () => {
    const side = (seat: number, army: number) => ({ seat, before: { army, cavalry: 0 }, after: { army: 0, cavalry: 0 } });
    const taken = { is: 'Invaded', step: 1, territory: 7, from: [5, 6], attacker: side(0, 4), defender: side(1, 2), outcome: 'taken' };
    const held = { is: 'Invaded', step: 1, territory: 8, from: [5], attacker: side(0, 1), defender: side(1, 2), outcome: 'held' };
    expect(scenes([{ is: 'Spawned', seat: 1, territory: 4, count: 3, took: true }])[0]?.owners).toEqual([[4, 1]]);
    const [first, second] = scenes([taken, held]);
    expect(first?.battles.map(({ at, text }) => [at, text])).toEqual([[7, '4 : 2']]);
    expect(mapBeats(position([taken, held]), world, name).map((beat) => beat.text)).toEqual([
      'Raven takes 7, 4 against 2.',
      'Raven is beaten off at 8, 1 against 2.',
    ]);
    const met = { is: 'Skirmished', step: 1, territories: [7], sides: [side(0, 4), side(1, 4)] };
    expect(mapBeats(position([met]), world, name)[0]?.text).toBe('Armies meet at 7: Raven 4 : Kira 4.');
    expect(first?.owners).toEqual([[7, 0]]);
    expect(second?.owners).toEqual([]);
    expect(happenedIn([taken, held])).toEqual([
      { from: 5, to: 7, seat: 0, amount: 4, stopped: false },
      { from: 6, to: 7, seat: 0, amount: 4, stopped: false },
      { from: 5, to: 8, seat: 0, amount: 1, stopped: true },
    ]);
  });

  it('of Global Domination V has its invasions, too, and no march that came to nothing', () => {
    const invaded = (at: number, outcome: string) => ({
      is: 'Invaded',
      round: 1,
      player: 1,
      from: [5],
      at,
      defender: 0,
      attackers: 5,
      defenders: 3,
      attackersLeft: 1,
      defendersLeft: 0,
      outcome,
    });
    const events: Members[] = [
      { is: 'Lapsed', stage: 'movement', player: 0, from: 1, to: 2, why: 'no-units' },
      { is: 'Expanded', player: 0, from: 2, to: 3, count: 2 },
      invaded(7, 'overtaken'),
      invaded(8, 'repelled'),
      invaded(9, 'neutralised'),
      { is: 'Entered', round: 2, player: 1, from: [9], at: 10, count: 2 },
    ];
    expect(happenedIn(events)).toEqual([
      { from: 2, to: 3, seat: 0, amount: 2, stopped: false },
      { from: 5, to: 7, seat: 1, amount: 5, stopped: false },
      { from: 5, to: 8, seat: 1, amount: 5, stopped: true },
      { from: 5, to: 9, seat: 1, amount: 5, stopped: true },
      { from: 9, to: 10, seat: 1, amount: 2, stopped: false },
    ]);
    const shown = scenes(events);
    expect(shown.flatMap((scene) => scene.owners)).toEqual([
      [3, 0],
      [7, 1],
      [9, null],
      [10, 1],
    ]);
    expect(shown.flatMap((scene) => scene.battles).map(({ at, text }) => [at, text])).toEqual([7, 8, 9].map((at) => [at, '5 : 3']));
  });
});
