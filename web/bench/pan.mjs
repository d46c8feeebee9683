// Whether a large map pans and zooms smoothly: node bench/pan.mjs http://localhost:8080 map.json [slower]
// The map is a file of `./arbiter map generate --territories 200`. Drags and zooms it in Chromium and measures two times: the
// time between frames and, from a trace, the work of the page's main thread for each frame.
// `slower` throttles the processor by this factor.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const base = process.argv[2] ?? 'http://localhost:8080';
const text = readFileSync(process.argv[3] ?? 'map.json', 'utf8');
const slower = Number(process.argv[4] ?? 1);
const size = { width: 1280, height: 800 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const context = await browser.newContext({ viewport: size });
const page = await context.newPage();
await page.goto(base);

async function call(method, path, body) {
  await context.request.get(`${base}/api/me`);
  const token = (await context.cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.fetch(`${base}/api${path}`, {
    method,
    headers: { 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' },
    data: JSON.stringify(body),
  });
  if (!answer.ok()) {
    throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  }
  return answer.json();
}

const first = await call('POST', '/play', { ruleset: 'gd6', seats: 2 });
const map = await call('POST', '/maps', { name: `Pan ${first.game.id}`, ruleset: 'gd6', text });
const { game } = await call('POST', '/play', { ruleset: 'gd6', seats: 4, bots: ['recruit', 'recruit', 'recruit'], map: map.id });
await page.goto(`${base}/game/${game.id}`);
await page.waitForSelector('.map [data-territory]');
await page.waitForTimeout(1_500);
const territories = await page.locator('.map [data-territory]').count();

const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });

/** What the main thread and the raster threads did while something moved. */
async function traced(what, move) {
  const events = [];
  const heard = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', heard);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await page.evaluate(() => {
    const deltas = [];
    let last = performance.now();
    const tick = (now) => {
      deltas.push(now - last);
      last = now;
      window.frames_ = deltas;
      window.ticking_ = requestAnimationFrame(tick);
    };
    window.ticking_ = requestAnimationFrame(tick);
  });
  await move();
  const deltas = await page.evaluate(() => {
    cancelAnimationFrame(window.ticking_);
    return window.frames_.slice(2);
  });
  const done = new Promise((ready) => cdp.once('Tracing.tracingComplete', ready));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', heard);
  tell(what, deltas, events);
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function tell(what, deltas, events) {
  const sorted = [...deltas].sort((a, b) => a - b);
  const spent = new Map();
  for (const event of events) {
    if (
      event.ph === 'X' &&
      [
        'FunctionCall',
        'UpdateLayoutTree',
        'Layout',
        'PrePaint',
        'Paint',
        'Layerize',
        'Commit',
        'EventDispatch',
        'FireAnimationFrame',
        'RasterTask',
      ].includes(event.name)
    ) {
      // Processor time, not wall-clock time: other programs may use the processor in between.
      spent.set(event.name, (spent.get(event.name) ?? 0) + (event.tdur ?? event.dur) / 1_000);
    }
  }
  const frames = Math.max(1, deltas.length);
  const main = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'EventDispatch', 'FireAnimationFrame'].reduce(
    (sum, name) => sum + (spent.get(name) ?? 0),
    0,
  );
  const parts = [...spent].sort((a, b) => b[1] - a[1]).map(([name, ms]) => `${name} ${(ms / frames).toFixed(2)}`);
  const between = `median ${share(sorted, 0.5).toFixed(1)} ms, 95 % ${share(sorted, 0.95).toFixed(1)} ms`;
  const busy = `main thread ${(main / frames).toFixed(2)} ms a frame (${parts.join(', ')})`;
  console.log(`${what}: ${frames} frames, between them ${between}; ${busy}`);
}

console.log(`${territories} territories, processor ${slower} times slower`);
const box = await page.locator('.map').boundingBox();
const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
for (let i = 0; i < 3; i++) {
  await page.mouse.move(cx, cy);
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(300);
}
await traced('pan', async () => {
  await page.mouse.move(cx, cy);
  await page.mouse.down();
  for (let i = 0; i < 90; i++) {
    await page.mouse.move(cx + 160 * Math.sin(i / 10), cy + 90 * Math.cos(i / 10));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
});
// One wheel event per frame, as from a touch pad. They are sent inside the page, because the debugger's protocol is too slow.
await traced('zoom', () =>
  page.evaluate(
    ([x, y]) =>
      new Promise((done) => {
        const map = document.querySelector('.map');
        let sent = 0;
        const turn = () => {
          map.dispatchEvent(
            new WheelEvent('wheel', { deltaY: sent % 120 < 60 ? 12 : -12, clientX: x, clientY: y, bubbles: true, cancelable: true }),
          );
          sent++;
          sent < 240 ? requestAnimationFrame(turn) : done(null);
        };
        requestAnimationFrame(turn);
      }),
    [cx, cy],
  ),
);
await browser.close();
