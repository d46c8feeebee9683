import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

/** The classes that a style sheet styles wherever they occur, without naming the part of the page. */
function everywhere(sheet: string): string[] {
  const rules = sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, selectors = '']) => selectors.split(',').flatMap((one) => /^\s*\.([\w-]+)\s*$/.exec(one)?.[1] ?? []));
}

// Style sheets stay loaded when another page opens: a class of a page must not change what other pages show.
it('no page styles a class that belongs to all pages or to another page', () => {
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ folder: dirname(name), text: readFileSync(join(ROOT, 'src', name), 'utf8') }));
  const shared = sheets.filter(({ folder }) => folder === 'design').flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/g)]);
  const owner = new Map(shared.map(([, name]) => [name, 'design']));
  const clashes = sheets
    .filter(({ folder }) => folder !== 'design')
    .flatMap(({ folder, text }) =>
      everywhere(text).filter((name) => {
        const first = owner.get(name) ?? folder;
        owner.set(name, first);
        return first !== folder;
      }),
    );
  expect(clashes).toEqual([]);
});
