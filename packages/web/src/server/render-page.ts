import type { AnyRouter } from '@tanstack/react-router';
import { defineHandlerCallback } from '@tanstack/react-router/ssr/server';
import { defaultRenderHandler, setResponseStatus } from '@tanstack/react-start/server';
import { FastResponse } from 'srvx/node';
import { hashInlineTags } from './inline-tags.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** How an app's pages are rendered. */
export interface RenderOptions {
  /** Whether pages may start a service worker of the app. @default false */
  readonly hasWorker?: boolean;
  /** Where pictures come from beside the app's own host, read when a page is rendered. @default none */
  readonly picturesUrl?: () => string | undefined;
}

/**
 * Makes what renders a page to one string. Its own inline scripts and styles run by their hashes: the nonce that marks them during
 * the rendering does not leave the server, so that the page is the same for everyone and can be cached.
 */
export const createRenderPage = ({ hasWorker = false, picturesUrl }: RenderOptions = {}) =>
  defineHandlerCallback(async (context) => {
    const { request, router } = context;
    const nonce = router.options.ssr?.nonce;
    if (nonce === undefined)
      throw new Error('The page has no nonce. Check that securityMiddleware is in start.ts.');
    await loadComponents(router);
    const rendered = await defaultRenderHandler(context);
    const response = rendered instanceof Response ? rendered : rendered.response;
    const { html, scriptHashes, styleHashes } = hashInlineTags(await response.text(), nonce);
    // A read that succeeded at its second attempt has left the 503 of its first one behind.
    if (response.status < 500) setResponseStatus(response.status);
    const headers = new Headers(response.headers);
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({
        scriptHashes,
        styleHashes,
        isSecure: new URL(request.url).protocol === 'https:',
        isDevelopment: import.meta.env.DEV,
        hasWorker,
        picturesUrl: picturesUrl?.(),
      }),
    );
    return new FastResponse(html, { status: response.status, headers });
  });

const kinds = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/** Loads the code of everything that the page may show: rendering to a string does not wait for it. */
async function loadComponents({ state, routesById, options }: AnyRouter): Promise<void> {
  const ofRoutes = state.matches.flatMap(({ routeId }) =>
    kinds.map((kind) => routesById[routeId]?.options[kind]),
  );
  await Promise.all([...ofRoutes, options.defaultErrorComponent].map((component) => component?.preload?.()));
}
