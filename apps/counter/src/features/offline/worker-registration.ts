/**
 * Starts the service worker of this build. One of a new build waits until no page of the build before is open: the only
 * page that is open lets it take over when it is of the new build itself.
 */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  const follow = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed') worker.postMessage(filesOfPage());
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') worker.postMessage(filesOfPage());
    });
  };
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  follow(registration.waiting);
}

/** Takes the worker out of this browser, with the files that it has kept. */
export async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The addresses of the build's files that this page has named. */
const filesOfPage = (): readonly string[] =>
  [...document.querySelectorAll('script[src], link[href]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/assets/'));
