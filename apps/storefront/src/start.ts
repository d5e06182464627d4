import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { malformedCallMiddleware } from '@tiffin/web/server/malformed-call';
import { securityMiddleware } from '@tiffin/web/server/security-middleware';
import { unknownServerFunctionMiddleware } from '@tiffin/web/server/unknown-server-function';
import { tokenMiddleware } from './features/session/token-middleware.ts';

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** What happens around every request and every server function call. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    securityMiddleware,
    createCsrfMiddleware({
      // Calls in any method, and whatever else writes: better-auth leaves out callers without cookies.
      filter: ({ handlerType, request }) => handlerType === 'serverFn' || !isReading(request.method),
    }),
    malformedCallMiddleware,
    unknownServerFunctionMiddleware,
  ],
  functionMiddleware: [tokenMiddleware],
}));
