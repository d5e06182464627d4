import { createStartHandler } from '@tanstack/react-start/server';
import type { WebMetrics } from './metrics.ts';
import { createRenderPage, type RenderOptions } from './render-page.ts';
import { isMadeUpFunction, unknownServerFunction } from './unknown-server-function.ts';

/** Makes what answers every request of a Start app, and measures the pages among the responses. */
export function createRequestHandler(
  { pageRendered }: Pick<WebMetrics, 'pageRendered'>,
  options?: RenderOptions,
): (request: Request) => Promise<Response> {
  const handle = createStartHandler(createRenderPage(options));
  return async (request) => {
    // In development functions have other names.
    if (!import.meta.env.DEV && isMadeUpFunction(new URL(request.url).pathname))
      return unknownServerFunction();
    const begun = performance.now();
    const response = await handle(request);
    if (response.headers.get('content-type')?.startsWith('text/html'))
      pageRendered(response.status, (performance.now() - begun) / 1000);
    return response;
  };
}
