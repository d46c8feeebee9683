import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import { boardKeys, towards, type Spot } from '../src/map/board-keys';
import type { Choosing } from '../src/pages/game/choosing';

const spots: Spot[] = [
  { id: 'middle', x: 0, y: 0 },
  { id: 'east', x: 10, y: 1 },
  { id: 'far east', x: 30, y: 0 },
  { id: 'south', x: 2, y: 10 },
  { id: 'north-west', x: -8, y: -7 },
];
const at = (id: string) => spots.find((spot) => spot.id === id) as Spot;

describe('arrow keys', () => {
  it('lead to the nearest place in their direction', () => {
    expect(towards(at('middle'), 1, 0, spots)?.id).toBe('east');
    expect(towards(at('east'), 1, 0, spots)?.id).toBe('far east');
    expect(towards(at('middle'), 0, 1, spots)?.id).toBe('south');
    expect(towards(at('middle'), -1, 0, spots)?.id).toBe('north-west');
    expect(towards(at('middle'), 0, -1, spots)?.id).toBe('north-west');
    expect(towards(at('far east'), 1, 0, spots)).toBeNull();
  });
});

describe('the keys of a board', () => {
  let pressed: string[];
  let choosing: Choosing;
  let press: (key: string) => void;
  beforeEach(() => {
    pressed = [];
    const fake = {
      aim: signal<{ key: string; path: string[] } | null>(null),
      cursor: signal<string | null>(null),
      place: signal<string | null>(null),
      targets: signal(new Set(['far east'])),
      ends: signal(new Set<string>()),
      press: (place: string) => pressed.push(place),
    };
    choosing = fake as unknown as Choosing;
    const keys = boardKeys(choosing, spots, () => 'middle');
    press = (key) => keys({ key, preventDefault: () => undefined } as KeyboardEvent);
  });

  it('start at my own pieces, move between places, and open with Enter', () => {
    press('Enter');
    expect(pressed).toEqual([]);
    press('ArrowRight');
    expect(choosing.cursor.value).toBe('middle');
    press('ArrowRight');
    press('Enter');
    expect(pressed).toEqual(['east']);
  });

  it('move only between targets while one is asked for', () => {
    choosing.aim.value = { key: 'Move', path: ['middle'] };
    press('ArrowRight');
    expect(choosing.cursor.value).toBe('far east');
    press('ArrowDown');
    expect(choosing.cursor.value).toBe('far east');
  });
});
