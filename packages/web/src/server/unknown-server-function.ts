import { createMiddleware } from '@tanstack/react-start';

/** Makes the response for an unknown server function: the page is of another version, or the address is made up. */
export const unknownServerFunction = () =>
  new Response('This page is out of date. Reload it.', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });

// As the build names functions. Start looks any other name, such as __proto__, up in a plain object.
const functionPath = /^\/_serverFn\/[0-9a-f]{64}\/?$/;

/** Whether an address is under that of the server functions, but cannot be one that a build has made. */
export function isMadeUpFunction(pathname: string): boolean {
  return pathname.startsWith('/_serverFn/') && !functionPath.test(pathname);
}

/** Responds with 404 to a call of a function that this version does not have. The last of the request middleware. */
export const unknownServerFunctionMiddleware = createMiddleware().server(
  async ({ next, request, handlerType }) => {
    if (handlerType !== 'serverFn') return next();
    try {
      return await next();
    } catch (error) {
      // Start makes a response of whatever a function throws. What it throws itself is that it has not found one.
      if (request.signal.aborted) throw error;
      // The host writes it to the log.
      console.warn('Unknown server function', error);
      return unknownServerFunction();
    }
  },
);
