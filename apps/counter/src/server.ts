import { createStartHandler } from '@tanstack/react-start/server';
import { renderPage } from '@tiffin/web/server/render-page';
import { isMadeUpFunction, unknownServerFunction } from '@tiffin/web/server/unknown-server-function';

const handle = createStartHandler(renderPage);

export default {
  fetch: async (request: Request): Promise<Response> =>
    // In development functions have other names.
    !import.meta.env.DEV && isMadeUpFunction(new URL(request.url).pathname)
      ? unknownServerFunction()
      : handle(request),
};
