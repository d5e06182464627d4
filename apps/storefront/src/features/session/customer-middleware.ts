import { createMiddleware } from '@tanstack/react-start';
import { customerBackend } from '../../server/backend.server.ts';
import { tokenHeaders, tokenStore } from './token-store.ts';

/**
 * Gives a server function the backend as the customer sees it: sends the stored tokens with its call, and stores the
 * pair that comes back.
 */
export const customerMiddleware = createMiddleware({ type: 'function' })
  .client(({ next }) => {
    const sent = tokenStore.read();
    if (sent === null) return next();
    return next({
      headers: tokenHeaders(sent),
      fetch: async (input, init) => {
        // What is sent while the customer leaves the page must still arrive, such as the last quantity.
        const response = await fetch(input, { ...init, keepalive: init?.method === 'POST' });
        tokenStore.storeRenewed(sent, response.headers);
        return response;
      },
    });
  })
  .server(async ({ next }) => next({ context: { backend: await customerBackend() } }));
