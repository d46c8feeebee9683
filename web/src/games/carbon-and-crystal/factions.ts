import ferrum from '../../../../games/carbon-and-crystal/src/main/resources/arbiter/games/carbon/factions/ferrum.json';
import lumen from '../../../../games/carbon-and-crystal/src/main/resources/arbiter/games/carbon/factions/lumen.json';

/** The datasheets come from the very files that the rules read; nothing is written twice. */
export interface Sheet {
  code: string;
  name: string;
  carbon: number;
  crystals: number;
  kind: string;
  part: 'buildings' | 'units' | 'upgrades';
  core: boolean;
}

export interface Faction {
  id: string;
  name: string;
  words: string;
  sheets: Sheet[];
  byDefault: Record<string, number>;
}

interface Entry {
  code: string;
  name: string;
  carbon: number;
  crystals: number;
  type?: string;
  class?: string;
}

interface File {
  faction: string;
  name: string;
  words: string;
  buildings: Entry[];
  units: Entry[];
  upgrades: Entry[];
  defaultList: Record<string, number>;
}

function read(file: File): Faction {
  const part = (name: 'buildings' | 'units' | 'upgrades') =>
    file[name].map((entry): Sheet => {
      const kind = entry.type ?? entry.class ?? '';
      return {
        code: entry.code,
        name: entry.name,
        carbon: entry.carbon,
        crystals: entry.crystals,
        kind,
        part: name,
        core: kind === 'command-center' || kind === 'worker',
      };
    });
  return {
    id: file.faction,
    name: file.name,
    words: file.words,
    sheets: [...part('buildings'), ...part('units'), ...part('upgrades')],
    byDefault: file.defaultList,
  };
}

export const FACTIONS: Faction[] = [read(ferrum as unknown as File), read(lumen as unknown as File)];

export function sheetOf(faction: string, code: string): Sheet | undefined {
  return FACTIONS.find((f) => f.id.toLowerCase() === faction.toLowerCase())?.sheets.find((sheet) => sheet.code === code);
}

const DEFAULT_CAPS: Record<string, number> = { building: 4, field: 6, heavy: 4, special: 2, upgrade: 1 };

/** How many copies of a sheet a list may hold. */
export function capOf(sheet: Sheet): number {
  return DEFAULT_CAPS[sheet.part === 'buildings' ? 'building' : sheet.part === 'upgrades' ? 'upgrade' : sheet.kind] ?? 4;
}

export function pointsOf(faction: Faction, list: Record<string, number>): number {
  return faction.sheets.reduce((sum, sheet) => sum + (list[sheet.code] ?? 0) * (sheet.carbon + 2 * sheet.crystals), 0);
}

/** The line that hands a list in. */
export function listLine(faction: Faction, list: Record<string, number>): string {
  const copies = faction.sheets.flatMap((sheet) => {
    const count = list[sheet.code] ?? 0;
    return count === 0 ? [] : [count === 1 ? sheet.code : `${sheet.code}*${count}`];
  });
  return ['LIST', faction.id, ...copies].join(' ');
}
