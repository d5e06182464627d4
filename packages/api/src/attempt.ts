import { failureWithoutAnswer } from './errors.ts';

/** The part of `fetch` that the client uses; tests bring their own. */
export type Fetch = (request: Request) => Promise<Response>;

const statusesWithoutBody: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/**
 * Sends a request once and waits for the whole answer, at most `timeoutMs`; throws an ApiError of kind `network`,
 * `timeout` or `aborted`. The body is read here, so that an answer that breaks off half way counts as none.
 */
export async function attempt(fetch: Fetch, request: Request, timeoutMs: number): Promise<Response> {
  const { signal: callerSignal } = request;
  const timer = new AbortController();
  const timeout = setTimeout(() => timer.abort(), timeoutMs);
  const signal = AbortSignal.any([callerSignal, timer.signal]);
  const abort = abortOf(signal);
  try {
    signal.throwIfAborted();
    return await Promise.race([abort.promise, fetchWhole(fetch, new Request(request, { signal }))]);
  } catch (error) {
    if (callerSignal.aborted) throw failureWithoutAnswer('aborted', error);
    throw failureWithoutAnswer(timer.signal.aborted ? 'timeout' : 'network', error);
  } finally {
    clearTimeout(timeout);
    abort.forget();
  }
}

async function fetchWhole(fetch: Fetch, request: Request): Promise<Response> {
  const response = await fetch(request);
  const { status, statusText, headers } = response;
  const body = statusesWithoutBody.has(status) ? null : await response.arrayBuffer();
  return new Response(body, { status, statusText, headers });
}

// A fetch that does not heed its signal must not hold the caller. Node keeps a combined signal in memory for as long as
// it has a listener.
function abortOf(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  const listener = () => reject(signal.reason);
  signal.addEventListener('abort', listener, { once: true });
  return { promise, forget: () => signal.removeEventListener('abort', listener) };
}
