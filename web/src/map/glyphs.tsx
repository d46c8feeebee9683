/** One shape per unit and per construct, drawn by us in a square of 16 and filled by the even-odd rule. */
export const GLYPHS: Record<string, string> = {
  hq: 'M8 0.6 10.2 5.5 15.6 6.1 11.6 9.7 12.7 15 8 12.3 3.3 15 4.4 9.7 0.4 6.1 5.8 5.5Z',
  fortress: 'M1.5 2H4.2V4.4H6.6V2H9.4V4.4H11.8V2H14.5V14.5H10V11A2 2 0 0 0 6 11V14.5H1.5Z',
  ruin: 'M1.5 2.2H4.2V5L6.2 7.4 5.4 9.2 7.6 10.6 7 14.5H1.5ZM14.5 6.6 12.4 5.6 11.4 8.4 9.6 9.6 10.4 12 9.2 14.5H14.5Z',
  garrison: 'M8 1.2 15.2 7.2 13.8 8.4V14.5H9.8V10.2H6.2V14.5H2.2V8.4L0.8 7.2Z',
  bivouac: 'M7.1 1 8 2.4 8.9 1 9.9 1.7 8.9 3.6 15.6 14.5H10.2L8 9.6 5.8 14.5H0.4L7.1 3.6 6.1 1.7Z',
  watchtower: 'M8 0.6 12.6 3.6V7H11L12.6 15H9.4L9 12H7L6.6 15H3.4L5 7H3.4V3.6ZM6.4 4.4V5.8H9.6V4.4Z',
  library:
    'M7.4 3.6C5.6 2.2 3.2 1.8 0.8 2.2V13C3.2 12.6 5.6 13 7.4 14.4ZM8.6 3.6C10.4 2.2 12.8 1.8 15.2 2.2V13C12.8 12.6 10.4 13 8.6 14.4Z',
  intelligence:
    'M0.5 8C2.6 4.4 5.2 2.8 8 2.8S13.4 4.4 15.5 8C13.4 11.6 10.8 13.2 8 13.2S2.6 11.6 0.5 8ZM8 4.8A3.2 3.2 0 1 0 8 ' +
    '11.2 3.2 3.2 0 1 0 8 4.8ZM8 6.5A1.5 1.5 0 1 1 8 9.5 1.5 1.5 0 1 1 8 6.5Z',
  troop: 'M8 0.8A3.1 3.1 0 0 1 10.2 6.1C12.3 6.8 12.2 11 13.6 13V15H2.4V13C3.8 11 3.7 6.8 5.8 6.1A3.1 3.1 0 0 1 8 0.8Z',
  army: 'M1.8 1.4H14.2V7.4C14.2 11.4 11.4 14 8 15.4 4.6 14 1.8 11.4 1.8 7.4ZM7.2 3.4V6H4.4V7.6H7.2V12.4H8.8V7.6H11.6V6H8.8V3.4Z',
  cavalry:
    'M5.6 0.6 7 2.2C11.6 2.2 14 5.8 14 10.6L13.6 15H4.2C4 11.8 6.2 10.6 7.6 8.6 6.2 9 5 9 4 10.2L2.6 11 1 9.2 3.6 4.6 ' +
    '5 3.2ZM6 4.6A0.9 0.9 0 1 0 6 6.4 0.9 0.9 0 1 0 6 4.6Z',
  heavy: 'M8 0.8C12 0.8 14.2 3.8 14.2 7.4V15H9.1V8.8H12V6.8H4V8.8H6.9V15H1.8V7.4C1.8 3.8 4 0.8 8 0.8Z',
  spy: 'M5.4 1H10.6L11.6 5.2H15V6.8H1V5.2H4.4ZM3.4 8.2A2.2 2.2 0 0 0 7.4 9.4H8.6A2.2 2.2 0 0 0 12.6 8.2L14.6 15H9.4L8 12.4 6.6 15H1.4Z',
  trebuchet:
    'M15.4 1.2 14.6 0.2 8.6 4.4 7.4 4.2 7 5.6 4.2 7.6 3 6.4 0.4 8.4 3.2 11.8 5.6 9.8 5.2 8.8 7 7.6 4 ' +
    '13.4H1.6V15H14.4V13.4H12L8.8 6.4ZM8 9 10 13.4H5.8Z',
  mine:
    'M7.2 0.4H8.8V2.8A5.2 5.2 0 0 1 11.1 3.8L12.8 2.1 13.9 3.2 12.2 4.9A5.2 5.2 0 0 1 13.2 7.2H15.6V8.8H13.2A5.2 5.2 0 0 ' +
    '1 12.2 11.1L13.9 12.8 12.8 13.9 11.1 12.2A5.2 5.2 0 0 1 8.8 13.2V15.6H7.2V13.2A5.2 5.2 0 0 1 4.9 12.2L3.2 13.9 2.1 ' +
    '12.8 3.8 11.1A5.2 5.2 0 0 1 2.8 8.8H0.4V7.2H2.8A5.2 5.2 0 0 1 3.8 4.9L2.1 3.2 3.2 2.1 4.9 3.8A5.2 5.2 0 0 1 7.2 ' +
    '2.8ZM6.4 5.2A1.4 1.4 0 1 0 6.4 8 1.4 1.4 0 1 0 6.4 5.2Z',
};

export function Glyph({ kind, x = 0, y = 0, size = 16 }: { kind: string; x?: number; y?: number; size?: number }) {
  return (
    <path
      class="glyph"
      d={GLYPHS[kind] ?? GLYPHS.army}
      fill="currentColor"
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`}
    />
  );
}

/** The same shape among words. */
export function InlineGlyph({ kind }: { kind: string }) {
  return (
    <svg class="inline-glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={GLYPHS[kind] ?? GLYPHS.army} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
