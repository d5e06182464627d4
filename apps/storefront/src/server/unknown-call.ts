import { createMiddleware } from '@tanstack/react-start';

/** What a call is told whose function is not there: the page is of another version, or the address is made up. */
export const unknownCall = () =>
  new Response('There is no such call: load the page anew.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });

// As the build names functions. Of any other name, such as __proto__, the framework takes whatever it finds.
const callPath = /^\/_serverFn\/[0-9a-f]{64}\/?$/;

/** Whether an address looks like a call's and is none that a build could have made. */
export function isMadeUpCall(pathname: string): boolean {
  return pathname.startsWith('/_serverFn/') && !callPath.test(pathname);
}

// The framework throws before it has found a function, and gives the error no name.
const isUnknown = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Server function info not found');

/** Answers 404 to a call of a function that this version does not have. */
export const unknownCallMiddleware = createMiddleware().server(async ({ next, handlerType }) => {
  if (handlerType !== 'serverFn') return next();
  try {
    return await next();
  } catch (error) {
    if (isUnknown(error)) return unknownCall();
    throw error;
  }
});
