import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Point } from '../src/map/geometry';
import {
  bordersOf,
  changed,
  EMPTY,
  landAt,
  landOf,
  readChart,
  touching,
  writeChart,
  type Chart,
  type Land,
} from '../src/pages/maps/chart/chart';
import { insertCorner, moveCorner, removeCorner, type Outcome } from '../src/pages/maps/chart/corners';
import { halve, splitLand } from '../src/pages/maps/chart/cut';
import { addLand, alongCoast } from '../src/pages/maps/chart/draw';
import { History } from '../src/pages/maps/chart/history';
import { mergeLands, removeLand, toggleLink, union } from '../src/pages/maps/chart/join';
import { codeFor, freshName } from '../src/pages/maps/chart/naming';
import { areaOf, contains, cross, isSimple } from '../src/pages/maps/chart/outline';
import { snapTo } from '../src/pages/maps/chart/snap';

const MAPS = resolve(import.meta.dirname, '../../games/global-domination/src/main/resources/arbiter/games/globaldomination/maps');
const builtIn = (name: string) => readFileSync(resolve(MAPS, `${name}.json`), 'utf8');

const square = (x: number, y: number, size = 100): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const land = (id: number, ring: Point[]): Land => ({
  id,
  name: `Land ${id}`,
  code: `L${id}`,
  sea: false,
  start: false,
  label: null,
  rings: [ring],
});
const chart = (...lands: Land[]): Chart => ({ ...EMPTY, lands });
const facts = { name: 'Norn', code: 'NOR', sea: false };

/** Two squares side by side with one common edge. */
const TWINS = chart(land(1, square(0, 0)), land(2, square(100, 0)));

function made(outcome: Outcome): Chart {
  if ('refused' in outcome) {
    throw new Error(`refused: ${outcome.refused} ${outcome.lands.join()}`);
  }
  return outcome.chart;
}

const why = (outcome: Outcome) => ('refused' in outcome ? outcome.refused : 'made');
const whole = (c: Chart) => c.lands.reduce((sum, l) => sum + l.rings.reduce((s, r) => s + areaOf(r), 0), 0);

describe('outlines', () => {
  it('know what is inside', () => {
    const ring: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [50, 40],
      [0, 100],
    ];
    expect(contains(ring, [50, 20])).toBe(true);
    expect(contains(ring, [50, 80])).toBe(false);
    expect(contains(ring, [-1, 20])).toBe(false);
  });

  it('cross between their ends and not at their ends', () => {
    expect(cross([0, 0], [10, 10], [0, 10], [10, 0])).toBe(true);
    expect(cross([0, 0], [10, 10], [10, 10], [20, 0])).toBe(false);
    expect(cross([0, 0], [10, 0], [5, 0], [5, 9])).toBe(false);
    expect(cross([0, 0], [10, 0], [2, 0], [8, 0])).toBe(false);
  });

  it('do not cross or fold over themselves', () => {
    expect(isSimple(square(0, 0))).toBe(true);
    expect(
      isSimple([
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ]),
    ).toBe(false);
    expect(
      isSimple([
        [0, 0],
        [100, 0],
        [50, 0],
        [50, 80],
      ]),
    ).toBe(false);
    expect(
      isSimple([
        [0, 0],
        [100, 0],
      ]),
    ).toBe(false);
  });
});

describe('a map', () => {
  it.each(['two-shores', 'the-drowned-crown', 'europe', 'compact-world', 'world'])('%s is written as it was read', (name) => {
    const file = JSON.parse(builtIn(name)) as unknown;
    expect(JSON.parse(writeChart(readChart(builtIn(name))))).toEqual(file);
  });

  it('has the borders that its outlines show, except closed ones', () => {
    const crown = readChart(builtIn('the-drowned-crown'));
    expect(crown.added).toEqual([]);
    expect(bordersOf(crown)).toEqual(touching(crown.lands).filter(([a, b]) => !crown.closed.some((c) => c[0] === a && c[1] === b)));
  });

  it('has a border where two corners are shared, and none where one is', () => {
    expect(touching([...TWINS.lands, land(3, square(200, 100))])).toEqual([[1, 2]]);
  });

  it('finds the land at a point, the smaller where one lies in another', () => {
    const nested = chart(land(1, square(0, 0)), land(2, square(40, 40, 20)));
    expect(landAt(nested, [50, 50])?.id).toBe(2);
    expect(landAt(nested, [10, 10])?.id).toBe(1);
    expect(landAt(nested, [300, 10])).toBeNull();
  });
});

describe('snapping', () => {
  it('prefers a corner to a border, and a border to the open', () => {
    expect(snapTo(TWINS, [104, 3], { tolerance: 8 })).toEqual({ kind: 'corner', point: [100, 0] });
    expect(snapTo(TWINS, [50, -4], { tolerance: 8 })).toMatchObject({ kind: 'edge', point: [50, 0] });
    expect(snapTo(TWINS, [50.04, -40], { tolerance: 8 })).toEqual({ kind: 'open', point: [50, -40] });
  });

  it('closes on the first point once three are drawn', () => {
    const drawn: Point[] = [
      [0, 300],
      [50, 300],
      [50, 350],
    ];
    expect(snapTo(TWINS, [3, 303], { tolerance: 8, drawn }).kind).toBe('first');
    expect(snapTo(TWINS, [3, 303], { tolerance: 8, drawn: drawn.slice(0, 2) }).kind).toBe('open');
  });

  it('can be limited to one land', () => {
    expect(snapTo(TWINS, [203, 2], { tolerance: 8, only: 1 }).kind).toBe('open');
  });
});

describe('corners', () => {
  it('are added to an edge for both sides', () => {
    const more = insertCorner(
      TWINS,
      [100, 50],
      [
        [100, 0],
        [100, 100],
      ],
    );
    expect(more.lands.map((l) => l.rings[0]?.length)).toEqual([5, 5]);
    expect(bordersOf(more)).toEqual([[1, 2]]);
  });

  it('move for all lands that share them', () => {
    const moved = made(moveCorner(TWINS, [100, 0], [120, 10]));
    expect(moved.lands.every((l) => l.rings[0]?.some((p) => p[0] === 120 && p[1] === 10))).toBe(true);
    expect(whole(moved)).toBeCloseTo(whole(TWINS) - 1000, 5);
  });

  it('may not fold a land or overlap another', () => {
    expect(why(moveCorner(TWINS, [0, 0], [60, 150]))).toBe('folds');
    const apart = chart(land(1, square(0, 0)), land(2, square(130, 0)));
    expect(why(moveCorner(apart, [100, 0], [180, 20]))).toBe('crosses');
  });

  it('become one when moved onto another', () => {
    const apart = chart(land(1, square(0, 0)), land(2, square(130, 0)));
    const once = made(moveCorner(apart, [100, 0], [130, 0]));
    expect(touching(once.lands)).toEqual([]);
    expect(touching(made(moveCorner(once, [100, 100], [130, 100])).lands)).toEqual([[1, 2]]);
  });

  it('can be removed until three are left', () => {
    const triangle = made(removeCorner(chart(land(1, square(0, 0))), [0, 0]));
    expect(triangle.lands[0]?.rings[0]).toHaveLength(3);
    expect(why(removeCorner(triangle, [100, 0]))).toBe('too-few');
  });
});

describe('drawing', () => {
  it('shares corners with the neighbour, also in the middle of its border', () => {
    const outcome = addLand(
      TWINS,
      [
        [20, 0],
        [80, 0],
        [80, -60],
        [20, -60],
      ],
      facts,
    );
    const drawn = made(outcome);
    expect(bordersOf(drawn)).toEqual([
      [1, 2],
      [1, 3],
    ]);
    expect(drawn.lands[0]?.rings[0]).toHaveLength(6);
  });

  it('includes the corners that lie on its edges', () => {
    const drawn = made(
      addLand(
        TWINS,
        [
          [0, 0],
          [200, 0],
          [200, -50],
          [0, -50],
        ],
        facts,
      ),
    );
    expect(bordersOf(drawn)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('is refused if it crosses, covers or encloses others, or has no area', () => {
    expect(why(addLand(TWINS, square(50, 50), facts))).toBe('crosses');
    expect(why(addLand(TWINS, square(20, 20, 40), facts))).toBe('crosses');
    expect(why(addLand(TWINS, square(0, 0), facts))).toBe('crosses');
    expect(why(addLand(TWINS, square(-50, -50, 400), facts))).toBe('encloses');
    expect(
      why(
        addLand(
          TWINS,
          [
            [300, 0],
            [400, 100],
            [400, 0],
            [300, 60],
          ],
          facts,
        ),
      ),
    ).toBe('folds');
    expect(
      why(
        addLand(
          TWINS,
          [
            [300, 0],
            [400, 0],
          ],
          facts,
        ),
      ),
    ).toBe('thin');
  });

  it('follows the coast between two points on it', () => {
    const from = snapTo(TWINS, [0, 100], { tolerance: 2 });
    const to = snapTo(TWINS, [200, 100], { tolerance: 2 });
    expect(alongCoast(TWINS, from, to)).toEqual([[100, 100]]);
    expect(alongCoast(TWINS, from, { kind: 'open', point: [50, 200] })).toBeNull();
    const onEdge = snapTo(TWINS, [0, 40], { tolerance: 2 });
    expect(alongCoast(TWINS, onEdge, snapTo(TWINS, [60, 0], { tolerance: 2 }))).toEqual([[0, 0]]);
  });
});

describe('splitting', () => {
  it('cuts along a line and keeps the neighbours’ borders whole', () => {
    const cut = made(
      splitLand(
        TWINS,
        1,
        [
          [0, 50],
          [60, 30],
          [100, 50],
        ],
        facts,
      ),
    );
    expect(cut.lands).toHaveLength(3);
    expect(whole(cut)).toBeCloseTo(whole(TWINS), 5);
    expect(bordersOf(cut)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(landOf(cut, 3)?.name).toBe('Norn');
    expect(areaOf(landOf(cut, 3)?.rings[0] ?? [])).toBeLessThan(areaOf(landOf(cut, 1)?.rings[0] ?? []));
  });

  it('is refused if the line leaves the land or does not reach its border', () => {
    expect(
      why(
        splitLand(
          TWINS,
          1,
          [
            [0, 50],
            [60, -30],
            [100, 50],
          ],
          facts,
        ),
      ),
    ).toBe('no-way-through');
    expect(
      why(
        splitLand(
          TWINS,
          1,
          [
            [0, 50],
            [60, 30],
          ],
          facts,
        ),
      ),
    ).toBe('not-on-border');
    expect(
      why(
        splitLand(
          TWINS,
          1,
          [
            [0, 0],
            [100, 0],
          ],
          facts,
        ),
      ),
    ).toBe('no-way-through');
  });

  it('halves the lands of the world', () => {
    const world = readChart(builtIn('world'));
    for (const each of world.lands.filter((_, i) => i % 4 === 0)) {
      const half = made(halve(world, each.id, facts));
      expect(half.lands).toHaveLength(world.lands.length + 1);
      expect(whole(half) / whole(world)).toBeCloseTo(1, 4);
    }
  });
});

describe('merging', () => {
  it('removes the common border', () => {
    const one = made(mergeLands({ ...TWINS, seaLines: [[2, 9]] }, 1, 2));
    expect(one.lands).toHaveLength(1);
    expect(areaOf(one.lands[0]?.rings[0] ?? [])).toBe(20_000);
    expect(one.seaLines).toEqual([[1, 9]]);
  });

  it('undoes a split', () => {
    const cut = made(
      splitLand(
        TWINS,
        1,
        [
          [0, 50],
          [60, 30],
          [100, 50],
        ],
        facts,
      ),
    );
    const back = made(mergeLands(cut, 1, 3));
    expect(areaOf(back.lands[0]?.rings[0] ?? [])).toBeCloseTo(10_000, 5);
    expect(bordersOf(back)).toEqual([[1, 2]]);
  });

  it('joins islands over a sea line, and refuses lands that are not neighbours', () => {
    const isles = { ...chart(land(1, square(0, 0)), land(2, square(300, 0))), seaLines: [[1, 2] as const] };
    expect(made(mergeLands(isles, 1, 2)).lands[0]?.rings).toHaveLength(2);
    expect(why(mergeLands({ ...isles, seaLines: [] }, 1, 2))).toBe('apart');
  });

  it('keeps neighbours in the world in one piece', () => {
    const world = readChart(builtIn('world'));
    for (const [a, b] of bordersOf(world).filter((_, i) => i % 8 === 0)) {
      const outcome = mergeLands(world, a, b);
      if ('chart' in outcome) {
        expect(whole(outcome.chart)).toBeGreaterThanOrEqual(whole(world) - 1);
        expect(landOf(outcome.chart, a)?.rings.every((ring) => ring.length > 2)).toBe(true);
      }
    }
  });

  it('walks around a ring of lands that closes', () => {
    const three = [square(0, 0), square(100, 0), square(100, 100)];
    expect(union(three)).toHaveLength(1);
  });
});

describe('links', () => {
  const isles = chart(land(1, square(0, 0)), land(2, square(300, 0)));

  it('over the sea are added and removed', () => {
    const linked = made(toggleLink(isles, 2, 1));
    expect(linked.seaLines).toEqual([[1, 2]]);
    expect(made(toggleLink(linked, 1, 2)).seaLines).toEqual([]);
  });

  it('by land are closed and opened', () => {
    const shut = made(toggleLink(TWINS, 1, 2));
    expect(bordersOf(shut)).toEqual([]);
    expect(readChart(writeChart(shut)).closed).toEqual([[1, 2]]);
    expect(bordersOf(made(toggleLink(shut, 1, 2)))).toEqual([[1, 2]]);
  });

  it('vanish with the land', () => {
    expect(removeLand(made(toggleLink(isles, 1, 2)), 2).seaLines).toEqual([]);
  });
});

describe('names', () => {
  it('are never given twice', () => {
    let c = EMPTY;
    for (let i = 1; i <= 200; i++) {
      c = { ...c, lands: [...c.lands, { ...land(i, square(0, 0)), ...freshName(c) }] };
    }
    const words = c.lands.flatMap((l) => [l.name.toLowerCase(), l.code.toLowerCase()]);
    expect(new Set(words).size).toBe(words.length);
    expect(c.lands.every((l) => /^(?=.*\p{L})[\p{L}0-9]{1,5}$/u.test(l.code))).toBe(true);
  });

  it('give short codes', () => {
    expect(codeFor('Oldmere', new Set())).toBe('OLD');
    expect(codeFor('Oldmere', new Set(['old']))).toBe('OLM');
    expect(codeFor('Ox', new Set())).toBe('OX1');
  });
});

describe('undo', () => {
  it('goes back without a limit, and forward until something new is done', () => {
    const history = new History(TWINS);
    for (let i = 0; i < 50; i++) {
      history.push(changed(history.now, 1, { name: `Name ${i}` }));
    }
    for (let i = 0; i < 50; i++) {
      history.undo();
    }
    expect(history.now).toBe(TWINS);
    expect(history.canUndo).toBe(false);
    expect(landOf(history.redo(), 1)?.name).toBe('Name 0');
    history.push(changed(history.now, 1, { name: 'Other' }));
    expect(history.canRedo).toBe(false);
  });
});
