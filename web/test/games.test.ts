import { expect, it } from 'vitest';
import { isFiltered, readQuery, writeQuery } from '../src/pages/games/query';

it('reads and writes what the page shows', () => {
  const query = readQuery(new URLSearchParams('show=finished&search=%20heron%20&tempo=live&nonsense=1'));
  expect(query).toMatchObject({ show: 'finished', search: ' heron ', tempo: 'live', ruleset: '' });
  expect(writeQuery(query)).toBe('show=finished&search=heron&tempo=live');
});

it('shows games being played if the address asks for something else', () => {
  expect(readQuery(new URLSearchParams('show=everything')).show).toBe('public');
});

it('knows whether a filter is set', () => {
  expect(isFiltered(readQuery(new URLSearchParams('show=open&search=%20')))).toBe(false);
  expect(isFiltered(readQuery(new URLSearchParams('show=open&bots=none')))).toBe(true);
});
