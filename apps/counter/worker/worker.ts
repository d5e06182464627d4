// The counter's service worker (record 94). It keeps the files of one build and the page that is shown without a network.
// It never keeps answers to calls nor any other page.
declare const self: ServiceWorkerGlobalScope;

export {};

/** The addresses of the build's files, each with its fingerprint, and an id of them all; the build writes both in. */
declare const FILES: readonly string[];
declare const BUILD: string;

/** The page that reads the last board from this browser. Nothing of anyone is in its HTML. */
const offlinePage = '/offline';
const cachePrefix = 'counter-';
const cacheName = `${cachePrefix}${BUILD}`;
const files = new Set(FILES);

/** After so long a network that does not answer counts as none. */
const longestWaitMs = 15_000;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));
self.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds()));
self.addEventListener('message', (event) => event.waitUntil(takeOver(event.data)));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (files.has(pathname)) event.respondWith(fileOf(pathname, request));
  else if (request.mode !== 'navigate' || pathname.startsWith('/api/')) return;
  else event.respondWith(pathname === offlinePage ? fileOf(offlinePage, request) : openPage(request));
});

async function keepBuild(): Promise<void> {
  // Without cookies: what is kept is the same for everyone.
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'no-store' });
  const html = await page.clone().text();
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
  // While servers are being replaced, the page may come from one of another build: the browser tries again later.
  if (!page.ok || named.length === 0 || !named.every((file) => files.has(file))) {
    throw new Error('The offline page is not of this build.');
  }
  const cache = await caches.open(cacheName);
  await cache.addAll(FILES);
  await cache.put(offlinePage, page);
}

async function removeOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Takes over from the worker of the build before, at the word of a page of this build, and only where no other page is
 * open: one of the build before still loads its files.
 */
async function takeOver(filesOfPage: unknown): Promise<void> {
  const isOfThisBuild = Array.isArray(filesOfPage) && filesOfPage.every((file) => files.has(file));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isOfThisBuild && pages.length === 1) await self.skipWaiting();
}

async function fileOf(name: string, request: Request): Promise<Response> {
  // The browser may have thrown it away for room, and a page that took this worker out has: to open it would make it again.
  return (await caches.match(name, { cacheName, ignoreVary: true })) ?? fetch(request);
}

/** A page comes from the network, always; where there is none, the browser is led to the one that needs none. */
async function openPage(request: Request): Promise<Response> {
  const { promise: waited, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The network did not answer.')), longestWaitMs);
  try {
    return await Promise.race([fetch(request), waited]);
  } catch {
    return Response.redirect(offlinePage);
  } finally {
    clearTimeout(timer);
  }
}
