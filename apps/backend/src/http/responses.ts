import type { Problem } from '../contract/problem.ts';
import type { SendEvents } from '../contract/send-events.ts';
import type { SentPicture } from '../contract/sent-picture.ts';

/** An answer ready to be sent. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** The body as JSON where it has been written already. */
  readonly text?: string;
  /** Sends a CSV file in place of a body. */
  readonly csv?: string;
  /** Sends a picture in place of a body. */
  readonly picture?: SentPicture;
  /** Sends server-sent events in place of a body. */
  readonly events?: SendEvents;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The refusal as an answer. */
export function replyOf(problem: Problem): Reply {
  return {
    status: problem.status,
    body: problem.error,
    ...(problem.headers ? { headers: problem.headers } : {}),
  };
}

/** Makes the response: JSON, never sniffed, kept by nobody unless the handler says otherwise. */
export function toResponse(
  reply: Reply,
  requestId: string,
  tokens?: Readonly<Record<string, string>>,
): Response {
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...reply.headers,
    ...tokens,
  };
  if (reply.csv !== undefined) {
    headers['content-type'] = 'text/csv; charset=utf-8';
    return new Response(reply.csv, { status: reply.status, headers });
  }
  if (reply.picture !== undefined) {
    headers['content-type'] = reply.picture.type;
    return new Response(reply.picture.bytes, { status: reply.status, headers });
  }
  if (reply.body === undefined || reply.status === 204 || reply.status === 304) {
    return new Response(null, { status: reply.status, headers });
  }
  headers['content-type'] = 'application/json; charset=utf-8';
  return new Response(reply.text ?? JSON.stringify(reply.body), { status: reply.status, headers });
}
