import { createSerializationAdapter } from '@tanstack/react-router';
import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { apiErrorSerialization } from '@tiffin/api';
import { malformedCallMiddleware } from '@tiffin/web/server/malformed-call';
import { securityMiddleware } from '@tiffin/web/server/security-middleware';
import { unknownServerFunctionMiddleware } from '@tiffin/web/server/unknown-server-function';

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
  serializationAdapters: [createSerializationAdapter(apiErrorSerialization)],
}));
