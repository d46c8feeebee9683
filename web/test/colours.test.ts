import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, hex, lineColour, onColour, PLAYER_COLOURS, rgb, tint } from '../src/map/colours';

describe('player colours', () => {
  for (const colour of PLAYER_COLOURS) {
    it(`${colour} keeps text readable in both themes`, () => {
      expect(contrast(rgb(tint(colour, 'paper')), rgb('#2a2925'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tint(colour, 'night')), rgb('#f0ebdf'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(colour), rgb(onColour(colour)))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(lineColour(colour, 'paper')), rgb('#f7f1e3'))).toBeGreaterThanOrEqual(3);
      expect(contrast(rgb(lineColour(colour, 'night')), rgb('#2b3242'))).toBeGreaterThanOrEqual(3);
    });
  }

  it('are those of the server’s pictures', () => {
    const source = readFileSync(resolve(import.meta.dirname, '../../engine/src/main/java/arbiter/engine/picture/SeatColours.java'), 'utf8');
    expect(source.match(/#[0-9a-f]{6}/g)).toEqual(PLAYER_COLOURS);
  });

  it('may be any others, and text on them is readable', () => {
    const steps = [0, 51, 102, 118, 153, 204, 255];
    for (const colour of steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hex([r, g, b]))))) {
      expect(contrast(rgb(colour), rgb(onColour(colour))), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tint(colour, 'paper')), rgb('#2a2925')), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tint(colour, 'night')), rgb('#f0ebdf')), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});
