import { createMiddleware } from '@tanstack/react-start';

/** Whether a request writes without naming our own origin. */
export function isForeignWrite({ method, url, headers }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers.get('origin') !== new URL(url).origin;
}

/**
 * Refuses foreign writes. Cookies of SameSite=Lax go along with requests of other subdomains of the same site, and
 * Start's own check is content with a Referer where a browser sends no Sec-Fetch-Site.
 */
export const originMiddleware = createMiddleware().server(({ next, request }) =>
  isForeignWrite(request) ? new Response('Forbidden', { status: 403 }) : next(),
);
