const PIPS: Record<number, [number, number][]> = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [6, 6],
    [10, 10],
    [14, 14],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [6, 6],
    [14, 6],
    [10, 10],
    [6, 14],
    [14, 14],
  ],
  6: [
    [6, 5.5],
    [14, 5.5],
    [6, 10],
    [14, 10],
    [6, 14.5],
    [14, 14.5],
  ],
};

/** A die result. Dice with more than six sides show a number. */
export function Die({ value, hit = false }: { value: number; hit?: boolean }) {
  const pips = PIPS[value];
  return (
    <svg class={'die' + (hit ? ' hit' : '')} viewBox="0 0 20 20" width="22" height="22" role="img" aria-label={String(value)}>
      <rect x="1" y="1" width="18" height="18" rx="4" />
      {pips === undefined ? (
        <text x="10" y="14.5" text-anchor="middle" font-size="12" font-weight="700" fill="currentColor">
          {value}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" />)
      )}
    </svg>
  );
}

export function Dice({ values, from }: { values: number[]; from: number }) {
  return (
    <span>
      {values.map((value, i) => (
        <Die key={i} value={value} hit={from > 0 && value >= from} />
      ))}
    </span>
  );
}
