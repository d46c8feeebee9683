import { cornersOf } from '../../hex/hex';
import { GroundSign, MarkSign } from '../../hex/signs';
import type { LegendGroup } from '../game-ui';
import { SpotSign } from './board';
import { emblemOf, InlineEmblem } from './emblems';
import { Level } from './pieces';
import { carbon as t } from './texts';
import type { CarbonView, Sheet } from './view';

/** The emblems of the factions in this game, or of all before they are chosen; the ground; the marks. */
export function legendOf(view: CarbonView | null): LegendGroup[] {
  const playing = new Map((view?.sides ?? []).filter(({ sheets }) => sheets.length > 0).map((side) => [side.faction, side.sheets]));
  const offered = new Map((view?.catalogue?.factions ?? []).map((offer) => [offer.id, offer.sheets]));
  const emblems = ([faction, sheets]: [string, Sheet[]]): LegendGroup => ({
    title: t.legend.faction[faction] ?? faction,
    rows: sheets.flatMap(({ code, name }) => {
      const path = emblemOf(faction, code);
      return path === null ? [] : [{ sign: <InlineEmblem path={path} />, text: name }];
    }),
  });
  return [
    ...[...(playing.size > 0 ? playing : offered)].map(emblems),
    {
      title: t.legend.terrain,
      rows: Object.entries(t.terrain).map(([terrain, text]) => ({ sign: <Ground terrain={terrain} />, text })),
    },
    {
      title: t.legend.marks,
      rows: [
        { sign: <Shape kind="unit" />, text: t.legend.unit },
        { sign: <Shape kind="building" />, text: t.legend.building },
        { sign: <LevelSign />, text: t.legend.level },
        ...(view?.ground.reach === undefined ? [] : [{ sign: <ScoringSign />, text: t.legend.scoring }]),
        ...(['ready', 'target', 'move'] as const).map((mark) => ({ sign: <MarkSign mark={mark} />, text: t.legend[mark] })),
      ],
    },
  ];
}

function Ground({ terrain }: { terrain: string }) {
  return (
    <span class="sign-pair">
      <GroundSign terrain={terrain} />
      <svg class="sign" viewBox="-32 -32 64 64" aria-hidden="true">
        <SpotSign terrain={terrain} />
      </svg>
    </span>
  );
}

function LevelSign() {
  return (
    <svg class="sign" viewBox="-16 0 32 24" aria-hidden="true">
      <Level level={2} colour="currentColor" />
    </svg>
  );
}

function ScoringSign() {
  return (
    <svg class="sign" viewBox="-32 -32 64 64" aria-hidden="true">
      <polygon class="scoring" points={cornersOf({ q: 0, r: 0 })} />
    </svg>
  );
}

function Shape({ kind }: { kind: 'unit' | 'building' }) {
  return (
    <svg class="sign" viewBox="-22 -22 44 44" aria-hidden="true">
      {kind === 'unit' ? (
        <circle r="16" fill="none" stroke="currentColor" stroke-width="3" />
      ) : (
        <rect x="-18" y="-16" width="36" height="30" rx="4" fill="none" stroke="currentColor" stroke-width="3" />
      )}
      <rect x="-15" y="14" width="22" height="5" rx="2" fill="var(--good)" />
    </svg>
  );
}
