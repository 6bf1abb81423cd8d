// The page without a network: the first screens of the version that this browser saw last, and nothing else.
//
// A page is always asked of the network first, so that nobody is shown an older one while the server answers; its files are
// below a hash and never change. The API and the sockets are not looked at. The server puts the version in.

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Extendable */
/** @typedef {Extendable & {request: Request, preloadResponse: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void}} Fetch */

const VERSION = 'VERSION';
const CACHE = `basra.${VERSION}`;
const worker = /** @type {any} */ (globalThis);
const ROOT = new URL('./', worker.location.href).href;
const FILES = `${ROOT}static/${VERSION}/`;
const PLACES = ['./', './r/-']; // the lobby, and any room
const A_ROOM = /^r\/[^/]+\/?$/u;
const A_PAGE = /^(?:|learn\/?|lesson\/?)$/u;

worker.addEventListener('install', (/** @type {Extendable} */ event) => {
  event.waitUntil(keepFirstScreens().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {Extendable} */ event) => {
  event.waitUntil(Promise.all([dropOthers(), worker.registration.navigationPreload?.enable()]));
});

// What the page has loaded beside what it names: its words in another language, its pictures.
worker.addEventListener('message', (/** @type {Extendable & {data: {keep?: string[]}}} */ event) => {
  const urls = (event.data.keep ?? []).filter((url) => url.startsWith(FILES));
  event.waitUntil(keep(urls).catch(() => {}));
});

worker.addEventListener('fetch', (/** @type {Fetch} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(ROOT)) return;
  const path = request.url.slice(ROOT.length).replace(/[?#].*$/u, '');
  if (request.mode === 'navigate') {
    if (A_ROOM.test(path)) event.respondWith(page(event, PLACES[1] ?? ''));
    else if (A_PAGE.test(path)) event.respondWith(page(event, PLACES[0] ?? ''));
  } else if (request.url.startsWith(FILES) && request.cache !== 'no-store') {
    event.respondWith(file(request));
  }
});

async function keepFirstScreens() {
  const cache = await caches.open(CACHE);
  for (const place of PLACES) {
    const answer = await fetch(place, { cache: 'no-cache' });
    const html = await answer.clone().text();
    // While the server is being updated this may be another version's.
    if (!answer.ok || !html.includes(`static/${VERSION}/`)) throw new Error(`no page of ${VERSION}`);
    await cache.put(place, answer);
    await keep([...html.matchAll(/="(static\/[^"]+)"/gu)].map(([, name]) => new URL(name ?? '', ROOT).href).filter((url) => url.startsWith(FILES)));
  }
}

/** @param {string[]} urls */
async function keep(urls) {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...new Set(urls)].filter((url) => !kept.has(url)));
}

async function dropOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith('basra.') && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Returns the network's page; the kept one where there is no network, or where a proxy answers for a server that is away.
 * @param {Fetch} event
 * @param {string} place
 */
async function page(event, place) {
  /** @type {Response | undefined} */
  let answer;
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.status < 502 || answer.status > 504) return answer;
  } catch {
    // no network
  }
  return (await caches.match(place, { cacheName: CACHE, ignoreVary: true })) ?? answer ?? Response.error();
}

/** @param {Request} request */
async function file(request) {
  const kept = await caches.match(request, { cacheName: CACHE, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
