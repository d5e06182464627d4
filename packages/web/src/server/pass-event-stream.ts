import { type Logger, requestScope } from '@tiffin/node';

/** What a page asks the backend for by its own request, such as a stream of events. */
export interface BackendRequest {
  /** The page's own request: when it goes away, so does the one behind it. */
  readonly request: Request;
  readonly url: string;
  readonly authorization: string;
  readonly foundationId: string;
  /** The address of the page's device. */
  readonly clientAddress: string | undefined;
  readonly log: Pick<Logger, 'warn'>;
}

// For the backend's headers; what follows may take as long as the stream lives.
const connectMs = 10_000;

/** Passes a stream of events through, past the typed client, which reads whole answers. */
export async function passEventStream(wanted: BackendRequest): Promise<Response> {
  const { request, url, authorization, foundationId, clientAddress, log } = wanted;
  const requestId = requestScope.getStore()?.requestId;
  const connecting = new AbortController();
  const timer = setTimeout(() => connecting.abort(), connectMs);
  try {
    const answer = await fetch(url, {
      headers: {
        authorization,
        'foundation-id': foundationId,
        ...(requestId !== undefined && { 'x-request-id': requestId }),
        ...(clientAddress !== undefined && { 'x-forwarded-for': clientAddress }),
      },
      redirect: 'error',
      signal: AbortSignal.any([request.signal, connecting.signal]),
    });
    if (answer.status === 200 && answer.body !== null) return streamed(answer.body);
    await answer.body?.cancel();
    return streamRefusal(answer.status);
  } catch (error) {
    if (!request.signal.aborted) log.warn({ err: error }, 'A stream of events could not be opened');
    return streamRefusal(503);
  } finally {
    clearTimeout(timer);
  }
}

/** Says that there is nothing to pass through, and why. */
export function streamRefusal(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
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
