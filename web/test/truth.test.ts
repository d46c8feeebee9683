import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../src');
const GAMES = resolve(import.meta.dirname, '../../games');

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? (name === 'target' ? [] : files(path, ending)) : ending.test(name) ? [path] : [];
  });
}

const java = files(GAMES, /\.java$/).filter((path) => path.includes('/main/'));
const matches = (pattern: RegExp, paths: string[]) =>
  paths.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map((m) => m[1] as string));

/** The names of events in the rules. */
const events = matches(
  /^\s+record (\w+)\(/gm,
  java.filter((path) => path.endsWith('/Happening.java')),
);
const rulesets = matches(/new Ruleset\("(\w+)"/g, java);
const names = matches(/new Ruleset\("\w+", \d+, "([^"]+)"/g, java);
const folders = readdirSync(join(SOURCES, 'games')).filter((name) => statSync(join(SOURCES, 'games', name)).isDirectory());

function told(words: string[], paths: string[]): string[] {
  const wanted = new RegExp(`\\b(${words.map((word) => word.replace(/[^\w ]/g, '\\$&')).join('|')})\\b`, 'i');
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, i) => (wanted.test(line) ? [`${relative(SOURCES, path)}:${i + 1}: ${line.trim()}`] : [])),
  );
}

const pages = files(SOURCES, /\.(ts|tsx|css)$/);

it('only the folder of a game names it', () => {
  expect(rulesets.length).toBeGreaterThan(3);
  const shared = pages.filter((path) => !folders.some((folder) => path.startsWith(join(SOURCES, 'games', folder) + '/')));
  expect(told([...rulesets, ...names, ...folders], shared)).toEqual([]);
});

it('no page distinguishes kinds of events', () => {
  expect(events.length).toBeGreaterThan(50);
  const quoted = events.map((event) => `'${event}'`);
  const found = pages.flatMap((path) =>
    quoted.filter((event) => readFileSync(path, 'utf8').includes(event)).map((event) => `${relative(SOURCES, path)}: ${event}`),
  );
  expect(found).toEqual([]);
});

// Shapes say nothing about the rules, and the pictures of the server must have the same.
it('no page imports the data of a game, except the shapes that its pictures use too', () => {
  const imported = told(['src/main/resources'], pages);
  expect(imported.filter((line) => !/\/picture\/\w+\.json';$/.test(line))).toEqual([]);
});

/** Words that a game explains to its players and that the rest of the page uses in their ordinary sense. */
const EVERYDAY = new Set(
  [
    'answer,attack,build,cancel,colour,draw,end,found,go on,house,land,list,mine,move,place,points,ready,recruit',
    'reply,settle,start,swap,territories,train,units,upgrade,use,vote,worker',
  ].flatMap((line) => line.split(',')),
);

it('only the folder of a game uses the words of its rules', () => {
  const terms = matches(
    /^([A-Z][^:#]*):/gm,
    files(GAMES, /^terms\.txt$/).filter((path) => path.includes('/main/')),
  ).filter((term) => !EVERYDAY.has(term.toLowerCase()));
  expect(terms.length).toBeGreaterThan(50);
  const shared = pages.filter((path) => !folders.some((folder) => path.startsWith(join(SOURCES, 'games', folder) + '/')));
  expect(told([...terms, ...terms.map((term) => `${term}s`), 'army', 'armies', 'faction', 'datasheet'], shared)).toEqual([]);
});
