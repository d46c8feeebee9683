import { describe, expect, it } from 'vitest';
import { spread, ticks } from '../src/pages/game/marks';

describe('the badges of a graph', () => {
  it('stay where their lines end if there is room', () => {
    expect([
      ...spread(
        [
          { seat: 0, y: 10 },
          { seat: 1, y: 60 },
        ],
        140,
      ),
    ]).toEqual([
      [0, 10],
      [1, 60],
    ]);
  });

  it('are moved apart, and those at the lower edge upwards, while the leader keeps its place', () => {
    const marks = spread(
      [
        { seat: 0, y: 8 },
        { seat: 1, y: 140 },
        { seat: 2, y: 140 },
        { seat: 3, y: 138 },
      ],
      140,
    );
    expect([...marks]).toEqual([
      [0, 8],
      [3, 116],
      [1, 128],
      [2, 140],
    ]);
  });
});

it('the numbers beside a graph are whole and different', () => {
  expect([1, 2, 7, 20].map(ticks)).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 4, 7],
    [0, 10, 20],
  ]);
});
