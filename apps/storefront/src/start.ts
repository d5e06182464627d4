import { createCsrfMiddleware, createStart } from '@tanstack/react-start';
import { tokenMiddleware } from './features/session/token-middleware.ts';
import { securityMiddleware } from './server/security-middleware.ts';

/** What happens around every request and every server function call. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    securityMiddleware,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
  ],
  functionMiddleware: [tokenMiddleware],
}));
