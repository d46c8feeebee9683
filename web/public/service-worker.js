/**
 * The service worker: shows the last known data when there is no connection, and shows notifications. Files with a hash in their
 * name are cached; everything else comes from the network whenever it answers. Answers of the API are cached for one person only:
 * a log-out, or an answer that nobody is logged in, deletes them.
 */
const FILES = 'arbiter-files';
const KNOWN = 'arbiter-known';
const MOST_FILES = 80;
const MOST_KNOWN = 60;
/** A header on answers from this cache: when the server gave the answer. */
const STORED_AT = 'X-Arbiter-Stored-At';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) {
    return;
  }
  if (request.method !== 'GET') {
    if (changesPerson(url)) {
      event.waitUntil(caches.delete(KNOWN));
    }
    return;
  }
  if (url.pathname.startsWith('/assets/')) {
    event.respondWith(file(request));
  } else if (request.mode === 'navigate' && !url.pathname.startsWith('/embed/')) {
    event.respondWith(page(request));
  } else if (worthKnowing(url)) {
    event.respondWith(known(request, url));
  }
});

/** Somebody logs in or out: the data of one person must not be shown to the next. */
function changesPerson(url) {
  return /^\/api\/(session|accounts|guests|password|administrator|me|me\/(claim|logout-everywhere))$/.test(url.pathname);
}

/** Boards, reports and lists. No streams, no downloads, no data of hosts and administrators. */
function worthKnowing(url) {
  return /^\/api\/(me|games|rulesets(\/[^/]+)?|games\/[^/]+(\/(table|positions|positions\/\d+))?)$/.test(url.pathname);
}

async function file(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) {
    return kept;
  }
  const answer = await fetch(request);
  if (answer.ok) {
    await keep(FILES, request, answer.clone(), MOST_FILES);
  }
  return answer;
}

/** All pages use the same HTML file. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await keep(FILES, '/', answer.clone(), MOST_FILES);
    }
    return answer;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept !== undefined) {
      return kept;
    }
    throw error;
  }
}

async function known(request, url) {
  // With `known` or `after`, a table contains only what is new. Only a complete table is cached.
  const whole = !url.pathname.endsWith('/table') || (!url.searchParams.has('known') && (url.searchParams.get('after') ?? '-1') === '-1');
  // A list depends on its filters; a whole table is the same however it was asked for.
  const key = url.pathname.endsWith('/table') ? url.pathname : url.pathname + url.search;
  try {
    const answer = await fetch(request);
    if (answer.status === 401) {
      await caches.delete(KNOWN);
    } else if (answer.ok && whole) {
      await keep(KNOWN, key, await dated(answer.clone()), MOST_KNOWN);
    }
    return answer;
  } catch (error) {
    const cache = await caches.open(KNOWN);
    const kept = whole ? await cache.match(key) : undefined;
    if (kept !== undefined) {
      return kept;
    }
    throw error;
  }
}

async function dated(answer) {
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, new Date().toISOString());
  return new Response(await answer.blob(), { status: answer.status, headers });
}

async function keep(name, key, answer, most) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

self.addEventListener('push', (event) => {
  const { text, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification('Arbiter', {
      body: text,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      // A later notification about the same game replaces this one.
      tag: tag === '' ? 'arbiter' : tag,
      renotify: true,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Opens the table: in the window that shows it, otherwise in any window of this site, otherwise in a new one. */
async function open(path) {
  const shows = (window) => new URL(window.url).pathname.replace('/game/', '/games/') === path;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = windows.find(shows) ?? windows[0];
  if (here === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // Some browsers allow neither for a window that this worker does not control.
  await here.focus().catch(() => undefined);
  if (!shows(here)) {
    await here.navigate(path).catch(() => self.clients.openWindow(path));
  }
}
