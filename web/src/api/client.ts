import { signal } from '@preact/signals';
import { texts } from '../texts/en';

/** An error with a sentence that people can read. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly body: Record<string, unknown> = {},
  ) {
    super(sentence);
  }

  /** A temporary failure that has nothing to do with the request: the same call may succeed later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

function cookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(name + '=')) {
      return decodeURIComponent(part.slice(name.length + 1));
    }
  }
  return null;
}

async function problemOf(answer: Response): Promise<Problem> {
  let body: Record<string, unknown> = {};
  try {
    body = (await answer.json()) as Record<string, unknown>;
  } catch {
    // No readable body: the sentence is made from the status code.
  }
  const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string) : '');
  const sentence = text('detail') || text('title') || texts.errors.status(answer.status);
  return new Problem(answer.status, text('code'), sentence, body);
}

/** Every read sets the token that writes need. Before the first write there may be none yet: then read once. */
async function writeToken(): Promise<string> {
  const known = cookie('XSRF-TOKEN');
  if (known !== null) {
    return known;
  }
  await fetch('/api/me', { credentials: 'same-origin' });
  return cookie('XSRF-TOKEN') ?? '';
}

export interface CallOptions {
  signal?: AbortSignal;
  key?: string;
}

/** When the server gave the answer shown now, if it came from this browser's cache. Null while the server answers. */
export const storedAt = signal<string | null>(null);

/** False after a call that did not reach the server, true again after one that did. Pages reload when it changes. */
export const reachable = signal(true);

/** Counts answers saying that the caller is not logged in: the session may have ended. */
export const unknownCaller = signal(0);

async function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json, application/problem+json' };
  if (method !== 'GET') {
    headers['X-XSRF-TOKEN'] = await writeToken();
  }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
  }
  if (options.key !== undefined) {
    headers['Idempotency-Key'] = options.key;
  }
  const answer = await fetch('/api' + path, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? null : JSON.stringify(body),
    signal: options.signal ?? null,
  });
  const stored = answer.headers.get('X-Arbiter-Stored-At');
  storedAt.value = stored;
  reachable.value = stored === null;
  return answer;
}

async function call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Response> {
  try {
    const answer = await send(method, path, body, options);
    if (answer.ok) {
      return answer;
    }
    const problem = await problemOf(answer);
    if (problem.status === 401) {
      unknownCaller.value++;
    }
    if (problem.code !== 'csrf') {
      throw problem;
    }
    // Another request of this page changed the token while this one was sent. The server did nothing yet: send it again.
    await fetch('/api/me', { credentials: 'same-origin' });
    const again = await send(method, path, body, options);
    if (!again.ok) {
      throw await problemOf(again);
    }
    return again;
  } catch (error) {
    if (error instanceof Problem || (error instanceof DOMException && error.name === 'AbortError')) {
      throw error;
    }
    reachable.value = false;
    throw new Problem(0, 'offline', texts.errors.offline);
  }
}

async function json<T>(answer: Response): Promise<T> {
  if (answer.status === 204) {
    return undefined as T;
  }
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export const api = {
  get: async <T>(path: string, options?: CallOptions) => json<T>(await call('GET', path, undefined, options)),
  post: async <T>(path: string, body: unknown = {}, options?: CallOptions) => json<T>(await call('POST', path, body, options)),
  put: async <T>(path: string, body: unknown, options?: CallOptions) => json<T>(await call('PUT', path, body, options)),
  patch: async <T>(path: string, body: unknown) => json<T>(await call('PATCH', path, body)),
  delete: async <T>(path: string, body?: unknown) => json<T>(await call('DELETE', path, body)),
  text: async (path: string, body: unknown) => (await call('POST', path, body)).text(),
  blob: async (path: string, body: unknown) => (await call('POST', path, body)).blob(),
};

/** A sentence for any thrown value. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
