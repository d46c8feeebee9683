import { describe, expect, it } from 'vitest';
import { beatsOf as carbonBeats } from '../src/games/carbon-and-crystal/beats';
import type { CarbonView } from '../src/games/carbon-and-crystal/view';
import { beatsOf as dynastyBeats } from '../src/games/dynasty-builder/beats';
import type { DynastyView } from '../src/games/dynasty-builder/view';
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
});
