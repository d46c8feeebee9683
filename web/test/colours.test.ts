import { describe, expect, it } from 'vitest';
import { contrast, lineColour, onColour, PLAYER_COLOURS, rgb, tint } from '../src/map/colours';

describe('player colours', () => {
  for (const colour of PLAYER_COLOURS) {
    it(`${colour} leaves letters readable in both themes`, () => {
      expect(contrast(rgb(tint(colour, 'paper')), rgb('#2a2925'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tint(colour, 'night')), rgb('#f0ebdf'))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(colour), rgb(onColour(colour)))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(lineColour(colour, 'paper')), rgb('#f7f1e3'))).toBeGreaterThanOrEqual(3);
      expect(contrast(rgb(lineColour(colour, 'night')), rgb('#2b3242'))).toBeGreaterThanOrEqual(3);
    });
  }
});
