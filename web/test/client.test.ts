import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Problem } from '../src/api/client';

/** A server with `token` as its token against cross-site requests. Every read sets it as a cookie. */
function server(token: string) {
  const asked: string[] = [];
  const answer = (status: number, body: unknown) =>
    new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  const fetching = vi.fn((path: string, init: RequestInit = {}) => {
    const headers = (init.headers ?? {}) as Record<string, string>;
    asked.push(`${init.method ?? 'GET'} ${path} ${headers['X-XSRF-TOKEN'] ?? '-'}`);
    if ((init.method ?? 'GET') === 'GET') {
      document.cookie = 'XSRF-TOKEN=' + token;
      return Promise.resolve(answer(200, { ok: true }));
    }
    return Promise.resolve(
      headers['X-XSRF-TOKEN'] === token ? answer(200, { done: true }) : answer(403, { code: 'csrf', detail: 'No token.' }),
    );
  });
  vi.stubGlobal('fetch', fetching);
  return asked;
}

describe('the token against other sites', () => {
  beforeEach(() => vi.stubGlobal('document', { cookie: '' }));
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched before the first write', async () => {
    const asked = server('one');
    await expect(api.post('/games', {})).resolves.toEqual({ done: true });
    expect(asked).toEqual(['GET /api/me -', 'POST /api/games one']);
  });

  it('is fetched again, once, when it was out of date by the time the write arrived', async () => {
    document.cookie = 'XSRF-TOKEN=stale';
    const asked = server('fresh');
    await expect(api.put('/games/x/sheet', { at: 1 })).resolves.toEqual({ done: true });
    expect(asked).toEqual(['PUT /api/games/x/sheet stale', 'GET /api/me -', 'PUT /api/games/x/sheet fresh']);
  });

  it('is not requested without end', async () => {
    const asked = server('never told');
    vi.mocked(fetch).mockImplementation((path, init = {}) => {
      asked.push(`${init.method ?? 'GET'} ${String(path)}`);
      return Promise.resolve(new Response('{"code":"csrf","detail":"No token."}', { status: 403 }));
    });
    await expect(api.post('/games', {})).rejects.toMatchObject({ status: 403, code: 'csrf' });
    expect(asked.filter((each) => each.startsWith('POST'))).toHaveLength(2);
  });

  it('has nothing to do with other refusals', async () => {
    document.cookie = 'XSRF-TOKEN=one';
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}`);
      return Promise.resolve(new Response('{"code":"not-yours","detail":"Only the host."}', { status: 403 }));
    });
    await expect(api.post('/games/x/host/pause', {})).rejects.toBeInstanceOf(Problem);
    expect(asked).toEqual(['POST /api/games/x/host/pause']);
  });
});
