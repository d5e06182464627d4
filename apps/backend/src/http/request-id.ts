import { randomUUID } from 'node:crypto';

/** The id a request is known by in the logs: the caller's own when it is a sane one, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
