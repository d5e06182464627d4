import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { SendEvents } from '../contract/send-events.ts';

/** Makes a response of server-sent events, which nothing on the way may buffer, compress or keep. */
export function eventStreamResponse(
  context: Context,
  events: SendEvents,
  headers: Readonly<Record<string, string>>,
): Response {
  const response = streamSSE(context, events);
  const all = {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) response.headers.set(name, value);
  return response;
}
