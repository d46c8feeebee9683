import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'test', 'browser', 'bench', 'tools'];

function linesOf(kind: RegExp): { at: string; line: string }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((file) => kind.test(file))
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .map((line, i) => ({ at: `${file}:${i + 1}`, line })),
    );
}

// The formatter does not break comments and long strings.
it('no line is longer than 140 characters', () => {
  const long = linesOf(/\.(ts|tsx|css|mjs)$/).filter(({ line }) => [...line].length > 140);
  expect(long.map(({ at }) => at)).toEqual([]);
});

it('tests wait for events, never for a fixed time', () => {
  const sleeps = linesOf(/^(test|browser).*\.ts$/).filter(({ line }) => /\.waitForTimeout\(/.test(line));
  expect(sleeps.map(({ at }) => at)).toEqual([]);
});
