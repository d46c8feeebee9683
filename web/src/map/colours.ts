import type { Theme } from '../shell/theme';

/** The same colours as in the server's pictures, so that the page and a downloaded map agree. */
export type Rgb = readonly [number, number, number];

export interface Ground {
  land: Rgb;
  ink: Rgb;
}

const GROUNDS: Record<Theme, Ground> = {
  paper: { land: [0xf7, 0xf1, 0xe3], ink: [0x2a, 0x29, 0x25] },
  night: { land: [0x2b, 0x32, 0x42], ink: [0xf0, 0xeb, 0xdf] },
};

/** The colour set of Okabe and Ito. Black does not work as a player's colour and was replaced by wine. */
export const PLAYER_COLOURS = ['#e69f00', '#0072b2', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442', '#8f2d56'];

/** The minimum contrast of text on coloured land. */
const READABLE = 5.2;

export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex(colour: Rgb): string {
  return '#' + colour.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('');
}

export function mix(top: Rgb, ground: Rgb, share: number): Rgb {
  return top.map((c, i) => c * share + (ground[i] as number) * (1 - share)) as unknown as Rgb;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The contrast ratio of the Web Content Accessibility Guidelines, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const light = Math.max(luminance(a), luminance(b));
  const dark = Math.min(luminance(a), luminance(b));
  return (light + 0.05) / (dark + 0.05);
}

/** The land colour of a player: as strong as readable text allows. */
export function tint(colour: string, theme: Theme): string {
  const { land, ink } = GROUNDS[theme];
  let share = theme === 'paper' ? 0.62 : 0.6;
  let result = mix(rgb(colour), land, share);
  while (contrast(result, ink) < READABLE && share > 0.1) {
    share -= 0.04;
    result = mix(rgb(colour), land, share);
  }
  return hex(result);
}

/** The full colour, darkened or lightened towards the text colour until a line is visible on land. */
export function lineColour(colour: string, theme: Theme): string {
  const { land, ink } = GROUNDS[theme];
  let result = rgb(colour);
  for (let share = 1; share > 0.3 && contrast(result, land) < 3; share -= 0.05) {
    result = mix(rgb(colour), ink, share);
  }
  return hex(result);
}

/** The text colour on the full colour. */
export function onColour(colour: string): string {
  const ground = rgb(colour);
  return contrast(ground, [0, 0, 0]) >= contrast(ground, [255, 255, 255]) ? '#000000' : '#ffffff';
}
