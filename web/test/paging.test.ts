import { expect, it } from 'vitest';
import { merged } from '../src/shell/paging';

const row = (id: string, name = id) => ({ id, name });

it('puts new rows first and keeps the rows of later pages, each once', () => {
  const before = [row('a', 'old'), row('b'), row('c')];
  expect(merged([row('x'), row('a', 'new')], before)).toEqual([row('x'), row('a', 'new'), row('b'), row('c')]);
  expect(merged([], before)).toEqual(before);
});
