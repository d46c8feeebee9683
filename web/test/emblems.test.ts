import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { emblemOf } from '../src/games/carbon-and-crystal/emblems';

const FACTIONS = resolve(import.meta.dirname, '../../games/carbon-and-crystal/src/main/resources/arbiter/games/carbon/factions');

interface Faction {
  faction: string;
  buildings: { code: string }[];
  units: { code: string }[];
}

function everyEmblem(): Record<string, string> {
  const factions = readdirSync(FACTIONS).map((file) => JSON.parse(readFileSync(resolve(FACTIONS, file), 'utf8')) as Faction);
  return Object.fromEntries(
    factions.flatMap(({ faction, buildings, units }) =>
      [...buildings, ...units].map(({ code }) => [`${faction} ${code}`, emblemOf(faction, code) ?? '']),
    ),
  );
}

it('every building and unit of every faction has its own emblem', () => {
  const all = Object.entries(everyEmblem());
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(([, path]) => path === '').map(([piece]) => piece)).toEqual([]);
  expect(new Set(all.map(([, path]) => path)).size).toBe(all.length);
});

it('emblems stay inside their square of 16', () => {
  const outside = Object.entries(everyEmblem()).filter(([, path]) => (path.match(/-?\d+(\.\d+)?/g) ?? []).some((n) => +n < 0 || +n > 16));
  expect(outside.map(([piece]) => piece)).toEqual([]);
});
