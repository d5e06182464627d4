import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { tokenMiddleware } from './features/session/token-middleware.ts';
import { securityMiddleware } from './server/security-middleware.ts';
import { unknownCallMiddleware } from './server/unknown-call.ts';

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** What happens around every request and every server function call. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    securityMiddleware,
    createCsrfMiddleware({
      // Calls in any method, and whatever else writes: better-auth leaves out callers without cookies.
      filter: ({ handlerType, request }) => handlerType === 'serverFn' || !isReading(request.method),
    }),
    unknownCallMiddleware,
  ],
  functionMiddleware: [tokenMiddleware],
}));
