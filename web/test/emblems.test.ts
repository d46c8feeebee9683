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

it('every building and unit of every faction has its own emblem', () => {
  const factions = readdirSync(FACTIONS).map((file) => JSON.parse(readFileSync(resolve(FACTIONS, file), 'utf8')) as Faction);
  const all = factions.flatMap(({ faction, buildings, units }) =>
    [...buildings, ...units].map(({ code }) => ({ piece: `${faction} ${code}`, path: emblemOf(faction, code) })),
  );
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(({ path }) => path === null).map(({ piece }) => piece)).toEqual([]);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
});

it('emblems stay inside their square of 16', () => {
  const numbers = (emblemOf('FERRUM', 'TNK') ?? '').match(/-?\d+(\.\d+)?/g) ?? [];
  expect(numbers.map(Number).every((n) => n >= 0 && n <= 16)).toBe(true);
});
