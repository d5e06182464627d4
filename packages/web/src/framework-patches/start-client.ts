import type { AnyRouter, AnySerializationAdapter } from '@tanstack/react-router';

/** What the page needs of the options of `createStart`. */
interface StartOptions {
  readonly serializationAdapters?: readonly AnySerializationAdapter[];
}

declare global {
  interface Window {
    /** Where Start's server function calls look for the middleware of this page. */
    __TSS_START_OPTIONS__?: StartOptions;
  }
}

/**
 * Stands in for `<StartClient>` of `@tanstack/react-start/client`: makes the router that `<RouterClient>` hydrates.
 *
 * Why: `<StartClient>` loads the serializer of server function calls with every page, for values in the page's data that
 * these apps never have. Here that code loads with the first call.
 * Gain: 11.4 kB gzipped of the first load, 8 % (146.6 kB with it, 135.2 kB without).
 * Upstream: https://github.com/TanStack/router/pull/8392. `start-client.test.ts` fails when `<StartClient>` becomes
 * that small; then use it as the documentation does and delete this file.
 */
export async function createHydratedRouter<Router extends AnyRouter>(
  getRouter: () => Router,
  startInstance: { readonly getOptions: () => StartOptions | Promise<StartOptions> },
): Promise<Router> {
  const options = await startInstance.getOptions();
  window.__TSS_START_OPTIONS__ = options;
  const router = getRouter();
  // A page of an error carries the error itself.
  Object.assign(router.options, { serializationAdapters: options.serializationAdapters });
  return router;
}
