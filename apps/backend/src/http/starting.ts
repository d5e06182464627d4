import { requestIdOf } from '@tiffin/node';
import { unavailable } from '../contract/problem.ts';

const retryAfterSeconds = 2;

/** Answers while the server migrates: it lives, and takes no requests yet. */
export function answerWhileStarting(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === '/healthz') return Response.json({ status: 'ok' });
  const { status, error, headers } = unavailable(
    'This is not available at the moment. Please try again.',
    retryAfterSeconds,
  );
  const body = pathname === '/readyz' ? { status: 'starting' } : error;
  return Response.json(body, { status, headers: { ...headers, 'x-request-id': requestIdOf(request) } });
}
