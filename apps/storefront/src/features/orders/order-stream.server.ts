import { isId } from '@tiffin/domain';
import { requestScope } from '@tiffin/node';
import { restaurantIdOf } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';
import { log } from '../../server/log.ts';
import { requestAddress, requestHostname } from '../../server/request-host.server.ts';

// For the backend's headers; what follows may take as long as the stream lives.
const connectMs = 10_000;

/**
 * Passes the stream of an order through, past the typed client, which reads whole answers. It goes with the access token
 * alone: a renewed pair could not be handed back once the stream has begun.
 */
export async function passOrderStream(request: Request, id: string): Promise<Response> {
  const authorization = request.headers.get('authorization');
  if (!isId(id)) return refusal(404);
  if (authorization === null) return refusal(401);
  if ((await restaurantIdOf(requestHostname(request))) === null) return refusal(404);

  const { BACKEND_URL, FOUNDATION_ID } = environment();
  const requestId = requestScope.getStore()?.requestId;
  const address = requestAddress(request);
  const connecting = new AbortController();
  const timer = setTimeout(() => connecting.abort(), connectMs);
  try {
    const answer = await fetch(`${BACKEND_URL.replace(/\/$/, '')}/orders/${id}/stream`, {
      headers: {
        authorization,
        'foundation-id': FOUNDATION_ID,
        ...(requestId !== undefined && { 'x-request-id': requestId }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      redirect: 'error',
      // The page goes away: so does the stream behind it.
      signal: AbortSignal.any([request.signal, connecting.signal]),
    });
    if (answer.status === 200 && answer.body !== null) return streamed(answer.body);
    await answer.body?.cancel();
    return refusal(answer.status);
  } catch (error) {
    if (!request.signal.aborted) log.warn({ err: error }, 'The stream of an order could not be opened');
    return refusal(503);
  } finally {
    clearTimeout(timer);
  }
}

function streamed(body: ReadableStream): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
