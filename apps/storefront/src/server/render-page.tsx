import type { AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { pageHtml } from './page-html.ts';

/**
 * Renders a page in one piece: loaders have fetched everything before, so that a stream of many small pieces would
 * bring nothing earlier and take longer.
 */
export const renderPage = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  try {
    // No query begins during a rendering. Told so at once, the router has all its scripts ready before it, and need
    // not put some into the finished page.
    router.serverSsr?.setRenderFinished();
    await new Promise(setImmediate);
    request.signal.throwIfAborted();
    const html = await pageHtml(<RouterServer router={router} />, givenAgain(router));
    const text = await transformHtmlStringWithRouter(router, html, { signal: request.signal });
    // As bytes: a Response looks a text through for halves of characters first.
    return new Response(Buffer.from(text), {
      status: getSsrStatus(router),
      headers: responseHeaders,
    });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/** Lets a second rendering have the scripts that the router gives away once; returns what begins it. */
function givenAgain({ serverSsr }: AnyRouter): () => void {
  if (serverSsr === undefined) return () => undefined;
  const take = serverSsr.takeInitialHydrationScriptTags;
  let taken: ReturnType<typeof take>;
  serverSsr.takeInitialHydrationScriptTags = () => {
    const given = take();
    taken = given ?? taken;
    return given;
  };
  return () => {
    serverSsr.takeInitialHydrationScriptTags = () => {
      const given = taken;
      taken = undefined;
      return given ?? take();
    };
  };
}
