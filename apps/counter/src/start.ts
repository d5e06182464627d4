import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { malformedCallMiddleware } from '@tiffin/node/web-app/malformed-call';
import { securityMiddleware } from '@tiffin/node/web-app/security-middleware';
import { unknownServerFunctionMiddleware } from '@tiffin/node/web-app/unknown-server-function';
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
}));
