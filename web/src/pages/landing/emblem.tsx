/** A small seal per game: a coastline, rings of a city, a crystal. */
export function Emblem({ ruleset }: { ruleset: string }) {
  return (
    <svg class="emblem" viewBox="0 0 96 56" aria-hidden="true">
      {ruleset === 'dynasty' ? <Rings /> : ruleset === 'carbon' ? <Crystal /> : <Coast edition={ruleset} />}
    </svg>
  );
}

const hexes: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

function hexagon(q: number, r: number, size: number): string {
  const [cx, cy] = [48 + size * Math.sqrt(3) * (q + r / 2), 28 + size * 1.5 * r];
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${(cx + (size - 0.8) * Math.cos(angle)).toFixed(1)},${(cy + (size - 0.8) * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

function Rings() {
  return (
    <>
      {hexes.map(([q, r]) => (
        <polygon key={`${q},${r}`} points={hexagon(q, r, 10)} class={q === 0 && r === 0 ? 'e-strong' : 'e-soft'} />
      ))}
      {[
        [2, -1],
        [-2, 1],
        [2, 0],
        [-2, 0],
        [3, -1],
        [-3, 1],
      ].map(([q, r]) => (
        <polygon key={`${q},${r}`} points={hexagon(q as number, r as number, 10)} class="e-line" />
      ))}
      <path d="M44 31v-5h-1.5l5.5-4.5 5.5 4.5H52v5Z" class="e-paper" />
    </>
  );
}

function Crystal() {
  return (
    <>
      <path d="M48 6 60 20 54 48H42L36 20Z" class="e-strong" />
      <path d="M48 6 54 21 48 48 42 21Z" class="e-paper" opacity="0.35" />
      <path d="M30 26 36 32 33 48H27L24 32Z" class="e-soft" />
      <path d="M66 26 72 32 69 48H63L60 32Z" class="e-soft" />
      <path d="M14 48H82" class="e-line" />
    </>
  );
}

function Coast({ edition }: { edition: string }) {
  return (
    <>
      <path d="M8 30Q14 12 30 14T52 8Q62 10 60 20T48 34Q36 48 22 44T8 30Z" class="e-soft" />
      <path d="M66 20Q78 12 86 22T80 44Q68 50 62 40T66 20Z" class="e-strong" />
      <path d="M30 14Q32 24 40 26T48 34M40 26 22 44" class="e-line" />
      {edition === 'gd5' ? (
        <path d="M24 22h3v3h3v-3h4v3h3v-3h3v12H24Z" class="e-ink" />
      ) : (
        <path d="M30 19l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6Z" class="e-ink" />
      )}
      <path d="M46 22Q58 20 68 28" class="e-arrow" />
    </>
  );
}
