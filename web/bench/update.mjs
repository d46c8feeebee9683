// How many bytes a resolved turn costs a page that is open: node bench/update.mjs http://localhost:8080 [ruleset] [turns]
// Plays against bots through the API and counts what travels, compressed as a browser gets it.
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
const { game } = (await call('POST', '/play', { ruleset, seats: 2, bots: ['recruit'], ...(board === undefined ? {} : { board }) })).json;
await call('GET', '/me');
const path = `/games/${game.id}`;
let known = (await call('GET', `${path}/positions/now`)).json;
const sums = {};
let updates = 0;
for (let tries = 0; updates < turns && tries < 2_000; tries++) {
  const now = (await call('GET', path)).json;
  if (now.status === 'over') {
    break;
  }
  if (now.at > known.at) {
    const asked = {
      game: path,
      whole: `${path}/positions/now`,
      update: `${path}/positions/now?known=${known.tag ?? ''}`,
      list: `${path}/positions?after=${known.at}`,
      sheet: `${path}/sheet`,
      menu: `${path}/candidates`,
    };
    for (const [name, url] of Object.entries(asked)) {
      const { bytes, plain, json } = await call('GET', url);
      sums[name] = { bytes: (sums[name]?.bytes ?? 0) + bytes, plain: (sums[name]?.plain ?? 0) + plain };
      known = name === 'update' ? json : known;
    }
    updates++;
  }
  if (now.awaiting.includes(now.me.seat) && !now.ready.includes(now.me.seat)) {
    const menu = (await call('GET', `${path}/candidates`)).json;
    const sheet = (await call('GET', `${path}/sheet`)).json;
    const lines = [];
    for (let i = 0; i < 6 && menu.orders.length > 0; i++) {
      const line = menu.orders[(i * 37 + updates * 11) % menu.orders.length];
      const checked = (await call('POST', `${path}/check`, { lines: [...lines, line] })).json;
      if (checked.lines.every((one) => one.accepted)) {
        lines.push(line);
      }
    }
    await call('PUT', `${path}/sheet`, { at: sheet.at, lines, version: sheet.version, ready: true }).catch(() => undefined);
  } else {
    await new Promise((done) => setTimeout(done, 200));
  }
}
console.log(`${ruleset}, ${updates} updates, bytes each on the line (compressed) and plain:`);
for (const [name, { bytes, plain }] of Object.entries(sums)) {
  console.log(`  ${name.padEnd(8)} ${String(Math.round(bytes / updates)).padStart(8)} ${String(Math.round(plain / updates)).padStart(9)}`);
}
