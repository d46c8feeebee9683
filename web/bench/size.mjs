// How large the page's scripts and styles are, compressed: node bench/size.mjs [folder of a build]
// The first load is what index.html names, with everything that it imports at once; the rest is loaded when a page needs it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../target/classes/static'));
const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
const text = (name) => readFileSync(join(folder, 'assets', name), 'utf8');
const size = (name) => gzipSync(text(name), { level: 9 }).length;

const first = new Set();
function load(name) {
  if (!first.has(name) && assets.includes(name)) {
    first.add(name);
    for (const [, imported] of text(name).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      load(imported);
    }
  }
}
for (const [, name] of readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/assets\/([^"]+)"/g)) {
  load(name);
}

for (const ending of ['.js', '.css']) {
  const all = assets.filter((name) => name.endsWith(ending));
  const sum = (names) => (names.reduce((total, name) => total + size(name), 0) / 1000).toFixed(1);
  console.log(`${ending}: first load ${sum(all.filter((name) => first.has(name)))} kB, total ${sum(all)} kB in ${all.length} files`);
}
for (const name of assets.filter((each) => each.endsWith('.js')).sort((a, b) => size(b) - size(a))) {
  console.log(`${String(size(name)).padStart(8)} ${first.has(name) ? 'first' : '     '} ${name}`);
}
