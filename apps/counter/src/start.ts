import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { securityMiddleware } from '@tiffin/node/web-app/security-middleware';
import { unknownServerFunctionMiddleware } from '@tiffin/node/web-app/unknown-server-function';

/** What happens around every request and every server function call. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    securityMiddleware,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
    unknownServerFunctionMiddleware,
  ],
}));
