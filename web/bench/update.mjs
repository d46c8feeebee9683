// How many bytes a resolved turn costs a page that is open: node bench/update.mjs http://localhost:8080 [ruleset] [turns] [map.json]
// Plays against a bot through the API and counts the bytes sent, compressed as a browser gets them. The map is a file of
// `./arbiter map generate`; without it, on a built-in board.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';

const base = new URL(process.argv[2] ?? 'http://localhost:8080');
const ruleset = process.argv[3] ?? 'gd6';
const turns = Number(process.argv[4] ?? 6);
const board = { gd5: 'World', gd6: 'World' }[ruleset];
const cookies = new Map();

function call(method, path, body) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    'Accept-Encoding': 'gzip',
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((done, failed) => {
    const asked = request({ host: base.hostname, port: base.port, path: '/api' + path, method, headers }, (answer) => {
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
        cookies.set(name, value);
      }
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', async () => {
        const raw = Buffer.concat(parts);
        const { gunzipSync } = await import('node:zlib');
        const plain = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
        if (answer.statusCode >= 400) {
          failed(new Error(`${method} ${path}: ${answer.statusCode} ${plain}`));
        } else {
          done({ bytes: raw.length, plain: plain.length, json: plain.length > 0 ? JSON.parse(plain.toString()) : null });
        }
      });
    });
    asked.on('error', failed);
    asked.end(text);
  });
}

await call('GET', '/me');
const wish = { ruleset, seats: 2, bots: ['recruit'] };
let { game } = (await call('POST', '/play', board === undefined ? wish : { ...wish, board })).json;
await call('GET', '/me');
if (process.argv[5] !== undefined) {
  const map = (await call('POST', '/maps', { name: `Update ${game.id}`, ruleset, text: readFileSync(process.argv[5], 'utf8') })).json;
  ({ game } = (await call('POST', '/play', { ...wish, map: map.id })).json);
}
const path = `/games/${game.id}`;
let known = (await call('GET', `${path}/positions/now`)).json;
const sums = {};
let updates = 0;

function count(name, { bytes, plain }) {
  const sum = sums[name] ?? { bytes: 0, plain: 0, times: 0 };
  sums[name] = { bytes: sum.bytes + bytes, plain: sum.plain + plain, times: sum.times + 1 };
}

for (let tries = 0; updates < turns && tries < 2_000; tries++) {
  const now = (await call('GET', path)).json;
  if (now.status === 'over') {
    break;
  }
  const mine = now.awaiting.includes(now.me.seat) && !now.ready.includes(now.me.seat);
  if (now.at > known.at && mine) {
    count('whole', await call('GET', `${path}/positions/now`));
    count('table', await call('GET', `${path}/table?known=${known.tag ?? ''}&after=${known.at}`));
    const update = await call('GET', `${path}/positions/now?known=${known.tag ?? ''}`);
    count('patch', update);
    known = update.json;
    updates++;
  }
  if (mine) {
    const sheet = (await call('GET', `${path}/sheet`)).json;
    const lines = [];
    let last = null;
    for (let i = 0; i < 6 && (last === null || last.role === 'order'); i++) {
      const desk = (await call('POST', `${path}/desk`, { lines })).json;
      const choices = desk.choices.filter(({ role }) => role !== 'aside');
      if (choices.length === 0) {
        break;
      }
      const done = tries % 3 === 0 ? choices.find(({ role }) => role === 'decide') : undefined;
      last = done ?? choices[(i * 37 + tries * 11) % choices.length];
      lines.push(last.line);
    }
    count('desk', await call('POST', `${path}/desk`, { lines: lines.slice(0, -1) }));
    await call('PUT', `${path}/sheet`, { at: sheet.at, lines, version: sheet.version, ready: true }).catch(() => undefined);
  } else {
    await new Promise((done) => setTimeout(done, 200));
  }
}
console.log(`${ruleset}, ${updates} updates, bytes each on the line (compressed) and plain:`);
for (const [name, { bytes, plain, times }] of Object.entries(sums)) {
  const each = (sum) => String(Math.round(sum / times));
  console.log(`  ${name.padEnd(8)} ${each(bytes).padStart(8)} ${each(plain).padStart(9)}`);
}
