import type { LegendGroup } from '../game-ui';
import { InlineGlyph } from './glyphs';
import type { MapSession } from './session';
import { pieceName, texts as t } from './texts';

const kindsOf = (kinds: Record<string, unknown>, seen: Set<string>) => Object.keys(kinds).filter((kind) => seen.has(kind));

/** The pieces that are on the map or can be ordered now, and the marks of the map. */
export function legendOf(session: MapSession): LegendGroup[] {
  const lands = [...(session.model.value?.lands.values() ?? [])];
  const seen = new Set([
    ...lands.flatMap(({ units, engines, constructs }) => [...[...units, ...engines].map(([kind]) => kind), ...constructs]),
    ...session.choosing.choices.value.flatMap(({ strokes }) => strokes.map(({ what }) => what)),
  ]);
  const waste = lands.some(({ wasteland }) => wasteland);
  const rows = (kinds: string[], name: (kind: string) => string) =>
    kinds.map((kind) => ({ sign: <InlineGlyph kind={kind} />, text: name(kind) }));
  return [
    { title: t.legend.units, rows: rows(kindsOf(t.piece, seen), (kind) => pieceName(kind, 1)) },
    { title: t.legend.constructs, rows: rows(kindsOf(t.construct, seen), (kind) => t.construct[kind] ?? kind) },
    {
      title: t.legend.marks,
      rows: [
        ...(waste ? rows(['wasteland'], () => t.wasteland) : []),
        { sign: <Line kind="sea-line" />, text: t.legend.seaLine },
        { sign: <Line kind="frontier" />, text: t.legend.frontier },
        { sign: <Line kind="target-line" />, text: t.legend.target },
        { sign: <Order />, text: t.legend.order },
      ],
    },
  ].filter((group) => group.rows.length > 0);
}

function Line({ kind }: { kind: string }) {
  return (
    <svg class="sign map-sign" viewBox="0 0 28 28" aria-hidden="true">
      <path class={kind} d="M2 18 10 11 18 17 26 9" fill="none" />
    </svg>
  );
}

function Order() {
  return (
    <svg class="sign" viewBox="0 0 28 28" aria-hidden="true">
      <path d="M2 20 20 9" fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="5 3" />
      <path d="M26 5 21.500 13 17.500 6.500Z" fill="currentColor" />
    </svg>
  );
}
