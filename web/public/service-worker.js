/**
 * What the page can do without its window: show what it last knew when there is no connection, and ring.
 *
 * Files named by their content are kept; everything else comes from the network whenever that answers. What the API said is kept
 * for one person only: a log-out, or an answer that nobody is logged in, forgets it.
 */
const FILES = 'arbiter-files';
const KNOWN = 'arbiter-known';
const MOST_FILES = 80;
const MOST_KNOWN = 60;
/** Told to the page with an answer from here: when the server gave it. */
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
  } else if (request.mode === 'navigate') {
    event.respondWith(page(request));
  } else if (worthKnowing(url)) {
    event.respondWith(known(request, url));
  }
});

/** Somebody logs in or out; what one person knew is not for the next. */
function changesPerson(url) {
  return /^\/api\/(session|accounts|guests|password|administrator|me|me\/(claim|logout-everywhere))$/.test(url.pathname);
}

/** Boards, reports and lists; no streams, no downloads, nothing of hosts and administrators. */
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

/** One file makes all pages. */
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
  // A table that is asked for what is new since then is a part of one; only a whole one is kept.
  const whole = !url.pathname.endsWith('/table') || (!url.searchParams.has('known') && (url.searchParams.get('after') ?? '-1') === '-1');
  try {
    const answer = await fetch(request);
    if (answer.status === 401) {
      await caches.delete(KNOWN);
    } else if (answer.ok && whole) {
      await keep(KNOWN, url.pathname, await dated(answer.clone()), MOST_KNOWN);
    }
    return answer;
  } catch (error) {
    const cache = await caches.open(KNOWN);
    const kept = whole ? await cache.match(url.pathname) : undefined;
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
      // A later ring about the same game takes the place of this one.
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

async function open(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const here = windows.find((window) => new URL(window.url).pathname.replace('/game/', '/games/') === path) ?? windows[0];
  if (here === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await here.focus();
  if (new URL(here.url).pathname.replace('/game/', '/games/') !== path) {
    await here.navigate(path);
  }
}
