// Plays games over the API, for programs that photograph their boards.

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Somebody who plays with the cookies of a browser. */
export function player(context, base) {
  async function call(method, path, body) {
    const token = (await context.cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? '';
    const answer = await context.request.fetch(`${base}/api${path}`, {
      method,
      headers: { 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { data: JSON.stringify(body) }),
    });
    if (!answer.ok()) {
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    }
    const text = await answer.text();
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  }

  /** Plays a game up to a turn: hands in orders that the rules propose. */
  async function played(ruleset, seats, turns, extra = {}) {
    const { game } = await call('POST', '/play', {
      ruleset,
      seats,
      bots: Array.from({ length: seats - 1 }, () => 'captain'),
      ...(extra.board === undefined ? {} : { board: extra.board }),
    });
    for (let tries = 0; tries < 600; tries++) {
      const now = await call('GET', `/games/${game.id}`);
      if (now.status === 'over' || now.turn >= turns) {
        break;
      }
      if (now.awaiting.includes(now.me.seat) && !now.ready.includes(now.me.seat)) {
        await order(game.id, extra.wanted ?? 3, extra.prefer ?? []);
      } else {
        await pause(150);
      }
    }
    return game.id;
  }

  async function order(id, wanted, prefer) {
    const sheet = await call('GET', `/games/${id}/sheet`);
    const { orders } = await call('GET', `/games/${id}/candidates`);
    const lines = [];
    const rank = (line) => (prefer.findIndex((words) => words.test(line)) + prefer.length + 1) % (prefer.length + 1);
    for (const line of [...orders].sort((a, b) => rank(a) - rank(b))) {
      if (lines.length >= wanted) {
        break;
      }
      const checked = await call('POST', `/games/${id}/check`, { lines: [...lines, line] });
      if (checked.lines.every((one) => one.accepted)) {
        lines.push(line);
      }
    }
    await call('PUT', `/games/${id}/sheet`, {
      at: sheet.at,
      version: sheet.version,
      lines: lines.length > 0 ? lines : orders.slice(-1),
      ready: true,
    }).catch(() => pause(200));
  }

  return { call, played };
}
