import drawn from '../../../../games/carbon-and-crystal/src/main/resources/arbiter/games/carbon/picture/emblems.json';

/**
 * One emblem per building and unit of each faction, in a square of 16 and filled by the even-odd rule. The server's pictures use the
 * same file. The Compact's are forged and angular, the Choir's are cut from glass. Each must be recognisable at 16 pixels.
 */
const EMBLEMS: Record<string, Record<string, string>> = drawn;

export function emblemOf(faction: string, code: string): string | null {
  return EMBLEMS[faction]?.[code] ?? null;
}

/** An emblem on a board, around the origin. */
export function Emblem({ path, size, fill }: { path: string; size: number; fill: string }) {
  return <path class="emblem" d={path} fill={fill} fill-rule="evenodd" transform={`scale(${size / 16}) translate(-8 -8)`} />;
}

/** An emblem in a line of text. */
export function InlineEmblem({ path }: { path: string }) {
  return (
    <svg class="inline-glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
