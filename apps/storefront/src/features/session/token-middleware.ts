import { createMiddleware } from '@tanstack/react-start';
import { tokenHeaders, tokenStore } from './token-store.ts';

/** Sends the stored tokens with each server function call, and stores the pair that comes back. */
export const tokenMiddleware = createMiddleware({ type: 'function' }).client(({ next }) => {
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
});
