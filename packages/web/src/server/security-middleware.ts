import { createMiddleware } from '@tanstack/react-start';
import { securityHeaders } from './security-headers.ts';

/** Marks what a page's rendering writes itself: 128 random bits, which no content can guess. */
const randomNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');

/** Gives each rendering its nonce and each response its security headers. */
export const securityMiddleware = createMiddleware().server(async ({ next, request, handlerType }) => {
  const result = await next({ context: { nonce: randomNonce() } });
  const isSecure = new URL(request.url).protocol === 'https:';
  const { headers } = result.response;
  for (const [name, value] of Object.entries(
    securityHeaders({ isSecure, isDevelopment: import.meta.env.DEV }),
  )) {
    // A page sets its own policy, and the landing page of the sign-in popup its own opener policy.
    if (!headers.has(name)) headers.set(name, value);
  }
  // Only public pages in the page cache and a restaurant's files may be stored (record 28): those set their own rules.
  // Responses to calls belong to one customer and may carry tokens.
  if (handlerType === 'serverFn' || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('vary')) headers.set('vary', 'cookie');
  return result;
});
