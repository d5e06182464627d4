import { createMiddleware } from '@tanstack/react-start';
import { freshNonce } from './nonce.ts';
import { securityHeaders } from './security-headers.ts';

/** Gives each request its nonce and each answer its security headers. */
export const securityMiddleware = createMiddleware().server(async ({ next, request, handlerType }) => {
  const nonce = freshNonce();
  const result = await next({ context: { nonce } });
  const isSecure = new URL(request.url).protocol === 'https:';
  for (const [name, value] of Object.entries(
    securityHeaders({ nonce, isSecure, isDevelopment: import.meta.env.DEV }),
  )) {
    // A page may choose its own, as the landing page of the sign-in popup does.
    if (!result.response.headers.has(name)) result.response.headers.set(name, value);
  }
  // Answers to calls are one customer's, and may carry tokens.
  if (handlerType === 'serverFn') result.response.headers.set('cache-control', 'no-store');
  return result;
});
