import createClient, { type Client } from 'openapi-fetch';
import type { Fetch } from './attempt.ts';
import type { ApiError } from './errors.ts';
import { type BaseUrls, fetchWithFallback, type RepeatableCall } from './fallback.ts';
import type { paths } from './generated/schema.ts';
import { type EndedCall, measuring } from './measuring.ts';

/** How a client reaches the backend. */
export interface TransportOptions {
  readonly baseUrl: string;
  readonly fallbackBaseUrl?: string | undefined;
  /** The tenant, 24 hexadecimal characters. */
  readonly foundationId: string;
  /** How long one attempt may take, in milliseconds. @default 10000 */
  readonly timeoutMs?: number | undefined;
  /** The same for a call with files. @default 60000 */
  readonly uploadTimeoutMs?: number | undefined;
  /** @default the global fetch */
  readonly fetch?: Fetch | undefined;
  /** The clock of the fallback, in milliseconds. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** The id under which the caller's own request is known in the logs; it goes along as `x-request-id`. */
  readonly requestId?: (() => string | undefined) | undefined;
  /** Called with each attempt that got no response. */
  readonly onUnanswered?: ((error: ApiError, request: Request) => void) | undefined;
  /** Called with each call that has ended, with or without an answer. */
  readonly onCallEnded?: ((call: EndedCall) => void) | undefined;
  /** Makes the key of a call that is not idempotent. @default crypto.randomUUID */
  readonly newIdempotencyKey?: (() => string) | undefined;
}

/** What differs from one client to the next. */
export interface HttpScope {
  readonly baseUrls: BaseUrls;
  readonly repeatableCalls: readonly RepeatableCall[];
  /** The address of the caller's device: the backend counts attempts by it, not by that of the server in between. */
  readonly clientAddress: string | undefined;
}

/** Makes the openapi-fetch client that every call goes through; it sends no credentials of its own. */
export function createHttpClient(
  options: TransportOptions,
  { baseUrls, repeatableCalls, clientAddress }: HttpScope,
): Client<paths> {
  const http = createClient<paths>({
    baseUrl: baseUrls.first,
    credentials: 'include',
    // Followed, a redirect would carry the tokens to wherever it points.
    redirect: 'error',
    bodySerializer: serializeBody,
    fetch: fetchWithFallback({
      fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
      repeatableCalls,
      baseUrls,
      timeoutMs: options.timeoutMs ?? 10_000,
      uploadTimeoutMs: options.uploadTimeoutMs ?? 60_000,
      onUnanswered: options.onUnanswered,
    }),
  });
  if (options.onCallEnded !== undefined) http.use(measuring(options.onCallEnded));
  http.use({
    onRequest({ request }) {
      const requestId = options.requestId?.();
      if (requestId !== undefined) request.headers.set('x-request-id', requestId);
      if (clientAddress !== undefined) request.headers.set('x-forwarded-for', clientAddress);
      return request;
    },
  });
  return http;
}

/** A body as it is sent: form data as multipart, whose boundary fetch writes itself, all else as JSON (spec §7). */
export function serializeBody(body: unknown): string | FormData {
  return body instanceof FormData ? body : JSON.stringify(body);
}
