import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../src/api/types';
import { Table } from '../src/pages/game/table';
import { me } from '../src/shell/me';

interface Asked {
  path: string;
  answer(body: unknown): Promise<void>;
}

const game = (version: number, turn = version) => ({
  id: 'g',
  status: 'over',
  version,
  turn,
  seats: [],
  awaiting: [],
  winners: [],
  me: { seat: null },
  ready: [],
  lastEvent: 1,
});
const position = (at: number) => ({ at, turn: at, tag: `t${at}`, view: {}, changes: null, report: [] });
const table = (version: number, at: number) => ({ game: game(version), position: position(at), positions: [], sheet: null, desk: null });

/** Lets all pending promises finish. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((done) => setImmediate(done));
  }
}

describe('an open game', () => {
  let asked: Asked[];
  let hear: (kind: string, data?: object) => void;
  let open: Table;

  const next = (path: string): Asked => {
    const at = asked.findIndex((each) => each.path.startsWith(`/api/games/g${path}`));
    expect(at, `${path} was asked for`).toBeGreaterThanOrEqual(0);
    return asked.splice(at, 1)[0] as Asked;
  };

  beforeEach(async () => {
    asked = [];
    vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => 0, setInterval: () => 0, addEventListener: () => undefined });
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=known', addEventListener: () => undefined });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
    vi.stubGlobal('fetch', (path: string) => {
      return new Promise<Response>((done) => {
        const answer = (body: unknown) => {
          done(new Response(JSON.stringify(body)));
          return rest();
        };
        asked.push({ path, answer });
      });
    });
    vi.stubGlobal(
      'EventSource',
      class {
        constructor() {
          hear = (kind, data = {}) => this.kinds.get(kind)?.({ lastEventId: '', data: JSON.stringify(data) });
        }
        private readonly kinds = new Map<string, (event: object) => void>();
        addEventListener(kind: string, heard: (event: object) => void) {
          this.kinds.set(kind, heard);
        }
        close() {}
      },
    );
    me.value = { account: null } as unknown as Me;
    open = new Table('g');
    const opened = open.open();
    await rest();
    await next('/table').answer(table(3, 1));
    await opened;
    await next('/messages').answer({ messages: [], read: 0, muted: [] });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the newest of its answers, whichever arrives last', async () => {
    hear('deadline');
    hear('seat');
    const [first, second] = [next(''), next('')];
    await second.answer(game(5));
    await first.answer(game(4));
    expect(open.game.value?.version).toBe(5);
  });

  it('loads everything again if an answer about everything is older than what is shown', async () => {
    hear('turn');
    hear('deadline');
    const all = next('/table');
    await next('').answer(game(6));
    await all.answer(table(5, 2));
    await next('/table').answer(table(6, 2));
    expect(open.game.value?.version).toBe(6);
    expect(asked).toEqual([]);
  });

  it.each([
    ['everything', 'begin', '/table', table(4, 2)],
    ['the game', 'seat', '', game(4)],
  ])('loads %s again if somebody became ready while it was loading', async (_, kind, path, answer) => {
    hear(kind);
    const old = next(path);
    hear('ready', { seat: 1, ready: true });
    expect(open.game.value?.ready).toEqual([1]);
    await old.answer(answer);
    const ready = { ...game(4), ready: [1] };
    await next(path).answer(path === '' ? ready : { ...table(4, 2), game: ready });
    expect(open.game.value?.ready).toEqual([1]);
    expect(asked).toEqual([]);
  });

  it('loads the game again if somebody became ready while an action was carried out', async () => {
    const acting = open.act('/begin');
    await rest();
    const action = next('/begin');
    hear('ready', { seat: 1, ready: true });
    await action.answer(game(4));
    await next('').answer({ ...game(4), ready: [1] });
    await acting;
    expect(open.game.value?.ready).toEqual([1]);
    expect(asked).toEqual([]);
  });

  it('does not ask what the rules say about the last sheet when the game is over', async () => {
    const timers: (() => void)[] = [];
    vi.stubGlobal('window', { setTimeout: (run: () => void) => timers.push(run), clearTimeout: () => undefined, setInterval: () => 0 });
    const seated = (version: number, status: string) => ({ ...game(version), status, me: { seat: 0 } });
    const sheet = { at: 2, turn: 2, version: 1, lines: [{ text: 'move', accepted: true }], mayOrder: true, ready: true, receipt: null };
    const desk = { at: 2, lines: [], choices: [], changes: [] };
    hear('turn');
    await next('/table').answer({ ...table(4, 2), game: seated(4, 'running'), sheet, desk });
    expect(open.draft.value?.texts).toEqual(['move']);
    asked.length = 0;
    hear('turn');
    await next('/table').answer({ ...table(5, 3), game: seated(5, 'over') });
    timers.forEach((run) => run());
    await rest();
    expect(asked.map(({ path }) => path).filter((path) => path.endsWith('/desk'))).toEqual([]);
    expect(open.desk.answer.value).toBeNull();
  });

  it('shows the position that was asked for last', async () => {
    void open.look(0);
    void open.look(2);
    const [first, second] = [next('/positions/0'), next('/positions/2')];
    await second.answer(position(2));
    await first.answer(position(0));
    expect(open.shown.value?.at).toBe(2);
  });

  it('has every entry of the trail, also one that arrived while the others were loading', async () => {
    hear('host');
    void open.trail.load();
    hear('host');
    await next('/audit').answer({ items: [{ id: 1 }] });
    await next('/audit').answer({ items: [{ id: 1 }, { id: 2 }] });
    expect(open.trail.entries.value).toHaveLength(2);
  });
});
