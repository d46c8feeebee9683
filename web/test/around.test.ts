import { describe, expect, it } from 'vitest';
import { waysBetween } from '../src/map/around';

const box = { x: -10, y: 0, width: 1000, height: 500 };

describe('a path over the map', () => {
  it('is straight if that is shorter', () => {
    expect(waysBetween([100, 100], [500, 200], box)).toEqual([
      [
        [100, 100],
        [500, 200],
      ],
    ]);
    expect(waysBetween([400, 100], [980, 200], box)).toHaveLength(1);
  });

  it('leaves a map of the world on one side and comes back on the other', () => {
    expect(waysBetween([50, 100], [950, 200], box)).toEqual([
      [
        [50, 100],
        [-10, 125],
      ],
      [
        [990, 175],
        [950, 200],
      ],
    ]);
    expect(waysBetween([950, 200], [50, 100], box)[0]?.[1]).toEqual([990, 175]);
  });
});
