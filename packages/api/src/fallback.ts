import { attempt, type Fetch } from './attempt.ts';
import { ApiError } from './errors.ts';

/** How long the client keeps to the fallback before it tries the first base URL again, in milliseconds. */
export const returnToFirstAfterMs = 60_000;

/** Which base URL is in use; one for each process, so that all calls switch together. */
export interface BaseUrls {
  readonly first: string;
  /** The base URL for the next attempt. */
  active(): string;
  /** Notes that nothing answered there; the base URL to repeat the call on, or null when there is none. */
  failed(baseUrl: string): string | null;
}

/** What the choice between two base URLs is made from; `now` in milliseconds. */
export interface BaseUrlOptions {
  readonly baseUrl: string;
  readonly fallbackBaseUrl?: string | undefined;
  readonly now?: (() => number) | undefined;
}

/** Begins on the first base URL (spec §8; record 3); throws on one that calls must not go to. */
export function createBaseUrls({ baseUrl, fallbackBaseUrl, now = Date.now }: BaseUrlOptions): BaseUrls {
  const first = normalise(baseUrl);
  const fallback = fallbackBaseUrl === undefined ? null : normalise(fallbackBaseUrl);
  if (first.startsWith('https:') && fallback?.startsWith('http:')) {
    throw new Error(
      `The fallback ${fallback} must be https as well: a switch to it would lay the tokens open.`,
    );
  }
  let switchedAt: number | null = null;
  return {
    first,
    active: () =>
      fallback !== null && switchedAt !== null && now() - switchedAt < returnToFirstAfterMs
        ? fallback
        : first,
    failed(failedUrl) {
      if (fallback === null || failedUrl !== first) return null;
      switchedAt = now();
      return fallback;
    },
  };
}

/** A call whose method alone does not say whether it may be sent twice. */
export interface RepeatableCall {
  readonly method: string;
  readonly path: RegExp;
  readonly isRepeatable: boolean;
}

/** How requests are sent. */
export interface SendOptions {
  readonly fetch: Fetch;
  readonly repeatableCalls: readonly RepeatableCall[];
  readonly baseUrls: BaseUrls;
  readonly timeoutMs: number;
  /** The same for a body with files, which the backend works on for longer. */
  readonly uploadTimeoutMs: number;
  /** Called with each attempt that got no response. */
  readonly onUnanswered?: ((error: ApiError, request: Request) => void) | undefined;
}

/** A fetch that repeats a call once on the fallback when the first base URL gave no answer and a repeat does no harm. */
export function fetchWithFallback({
  fetch,
  repeatableCalls,
  baseUrls,
  timeoutMs,
  uploadTimeoutMs,
  onUnanswered,
}: SendOptions): Fetch {
  return async (request) => {
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') === true;
    const path = request.url.slice(baseUrls.first.length);
    // Kept aside, since a body can be sent only once.
    const body = request.body === null ? null : await request.arrayBuffer();
    const sendTo = async (baseUrl: string) => {
      const readied = withUrl(request, `${baseUrl}${path}`, body);
      try {
        return await attempt(fetch, readied, isUpload ? uploadTimeoutMs : timeoutMs);
      } catch (error) {
        if (error instanceof ApiError && error.kind !== 'aborted') onUnanswered?.(error, readied);
        throw error;
      }
    };

    const baseUrl = baseUrls.active();
    try {
      return await sendTo(baseUrl);
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
      const other = baseUrls.failed(baseUrl);
      if (other === null || !isRepeatable(request, path, repeatableCalls)) throw error;
      return await sendTo(other);
    }
  };
}

/**
 * Whether a request may be sent twice: its effect is the same, its key lets the backend recognise it, or the contract
 * says so (`x-repeatable`). A repeated DELETE without a key would find nothing to delete and make a success look like a
 * failure.
 */
export function isRepeatable(request: Request, path: string, calls: readonly RepeatableCall[]): boolean {
  if (request.headers.has('idempotency-key')) return true;
  const { method } = request;
  const pathname = path.replace(/\?.*/, '');
  const declared = calls.find((call) => call.method === method && call.path.test(pathname));
  return declared?.isRepeatable ?? (method !== 'POST' && method !== 'DELETE');
}

function withUrl(request: Request, url: string, body: ArrayBuffer | null): Request {
  const { method, headers, credentials, redirect, signal } = request;
  return new Request(url, { method, headers, body, credentials, redirect, signal });
}

function normalise(baseUrl: string): string {
  if (!/^https?:\/\//i.test(baseUrl)) {
    throw new Error(`The base URL ${baseUrl} must begin with http:// or https://.`);
  }
  return new URL(baseUrl).href.replace(/\/+$/, '');
}
