import { createMiddleware } from '@tanstack/react-start';

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Refuses whatever writes without naming our own origin. Cookies of SameSite=Lax go along with requests of other
 * subdomains of the same site, which Start's check lets pass where a browser sends no Sec-Fetch-Site.
 */
export const originMiddleware = createMiddleware().server(({ next, request }) => {
  const isOwn = request.headers.get('origin') === new URL(request.url).origin;
  return isReading(request.method) || isOwn ? next() : new Response('Forbidden', { status: 403 });
});
