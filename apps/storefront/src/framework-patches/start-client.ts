import { getRouter } from '../router.tsx';
import { startInstance } from '../start.ts';

declare global {
  interface Window {
    /** Where Start's server function calls look for the middleware of this page. */
    __TSS_START_OPTIONS__?: Awaited<ReturnType<typeof startInstance.getOptions>>;
  }
}

/**
 * Stands in for `<StartClient>` of `@tanstack/react-start/client`: makes the router that `<RouterClient>` hydrates.
 *
 * Why: `<StartClient>` loads the serializer of server function calls with every page, for values in the page's data that
 * this app never has. Here that code loads with the first call.
 * Gain: 11.4 kB gzipped of the first load, 8 % (146.6 kB with it, 135.2 kB without).
 * Upstream: https://github.com/TanStack/router/pull/8392. `start-client.test.ts` fails when `<StartClient>` becomes
 * that small; then use it as the documentation does and delete this file.
 */
export async function createHydratedRouter() {
  window.__TSS_START_OPTIONS__ = await startInstance.getOptions();
  return getRouter();
}
