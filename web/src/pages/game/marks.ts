const MARK = 12;

/**
 * Positions of the badges at the ends of lines. Where lines end close together, the badges are moved apart: downwards, and up
 * again from the lower edge.
 */
export function spread(ends: readonly { seat: number; y: number }[], lowest: number): Map<number, number> {
  const marks = [...ends].sort((a, b) => a.y - b.y).map((end) => ({ ...end }));
  marks.forEach((mark, i) => {
    mark.y = Math.max(mark.y, (marks[i - 1]?.y ?? -Infinity) + MARK);
  });
  for (let i = marks.length - 1, limit = lowest; i >= 0; i--) {
    const mark = marks[i] as { y: number };
    mark.y = Math.min(mark.y, limit);
    limit = mark.y - MARK;
  }
  return new Map(marks.map(({ seat, y }) => [seat, y]));
}

/** The numbers beside a graph from 0 to `top`: whole, and each only once. */
export function ticks(top: number): number[] {
  return [...new Set([0, Math.round(top / 2), top])];
}
