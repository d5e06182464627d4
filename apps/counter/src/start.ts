import { createSerializationAdapter } from '@tanstack/react-router';
import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { apiErrorSerialization } from '@tiffin/api';
import { malformedCallMiddleware } from '@tiffin/web/server/malformed-call';
import { securityMiddleware } from '@tiffin/web/server/security-middleware';
import { unknownServerFunctionMiddleware } from '@tiffin/web/server/unknown-server-function';
import { originMiddleware } from './server/origin-middleware.ts';

/** What happens around every request and every server function call. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    securityMiddleware,
    originMiddleware,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
    malformedCallMiddleware,
    unknownServerFunctionMiddleware,
  ],
  serializationAdapters: [createSerializationAdapter(apiErrorSerialization)],
}));
