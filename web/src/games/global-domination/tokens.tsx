import { memo } from '../../shell/memo';
import { Glyph } from './glyphs';
import type { Land } from './model';
import { itemsOf, GAP, PER_ROW, topOf, widthOf, type Detail, type Item } from './labels';
import { titleOf, type Place } from './world';

function Row({ items, y }: { items: Item[]; y: number }) {
  const width = items.reduce((sum, item) => sum + widthOf(item), 0) + GAP * (items.length - 1);
  let x = -width / 2;
  return (
    <g transform={`translate(0 ${y})`}>
      <rect class="plate" x={-width / 2 - 4} y="-11" width={width + 8} height="22" rx="4" />
      {items.map((item) => {
        const at = x;
        x += widthOf(item) + GAP;
        return (
          <g key={item.kind} transform={`translate(${at} 0)`}>
            <Glyph kind={item.kind} x={8} />
            {item.count === null ? null : (
              <text class="token-count" x="19" y="5">
                {item.count}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Stack({ items, y }: { items: Item[]; y: number }) {
  const rows: Item[][] = [];
  for (let i = 0; i < items.length; i += PER_ROW) {
    rows.push(items.slice(i, i + PER_ROW));
  }
  return (
    <>
      {rows.map((row, i) => (
        <Row key={i} items={row} y={y + i * 23} />
      ))}
    </>
  );
}

interface LabelProps {
  place: Place;
  land: Land | undefined;
  detail: Detail;
  /** Whether the number of the land is shown, too. */
  numbered: boolean;
}

function sameLabel(a: LabelProps, b: LabelProps): boolean {
  return a.place === b.place && a.detail === b.detail && a.land === b.land && a.numbered === b.numbered;
}

/** The name and the tokens of a territory, in pixels relative to its centre. */
export const Label = memo(function Label({ place, land, detail, numbered }: LabelProps) {
  return (
    <>
      <Tokens place={place} land={land} detail={detail} />
      {numbered && place.land ? (
        <text class="land-number" text-anchor="middle" y={topOf(place, land, detail) - 4}>
          {place.id}
        </text>
      ) : null}
    </>
  );
}, sameLabel);

function Tokens({ place, land, detail }: Omit<LabelProps, 'numbered'>) {
  if (detail === 0 || !place.land) {
    return detail === 4 && place.name !== '' ? (
      <text class="sea-name" text-anchor="middle">
        {place.name}
      </text>
    ) : null;
  }
  const items = itemsOf(land);
  const units = (land?.units ?? []).reduce((sum, [, n]) => sum + n, 0);
  const hq = land?.constructs.includes('hq') === true;
  if (detail === 2) {
    return (
      <>
        <text class="land-name" text-anchor="middle" y="-6">
          {titleOf(place)}
        </text>
        {hq ? <Glyph kind="hq" size={14} x={units > 0 ? -10 : 0} y={7} /> : null}
        {units > 0 ? (
          <text class="token-count halo" text-anchor="middle" x={hq ? 8 : 0} y="12">
            {units}
          </text>
        ) : null}
      </>
    );
  }
  if (detail === 1) {
    return (
      <>
        {hq ? <Glyph kind="hq" size={14} y={units > 0 ? -8 : 0} /> : null}
        {units > 0 ? (
          <text class="token-count halo" text-anchor="middle" y={hq ? 11 : 5}>
            {units}
          </text>
        ) : null}
      </>
    );
  }
  const named = detail === 4;
  return (
    <>
      {named ? (
        <text class="land-name" text-anchor="middle" y={items.length > 0 ? -6 : 4}>
          {titleOf(place)}
        </text>
      ) : null}
      {items.length > 0 ? <Stack items={items} y={named ? 12 : 0} /> : null}
    </>
  );
}
