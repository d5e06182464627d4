import type { SSEStreamingApi } from 'hono/streaming';

/** Writes the events of one response; the stream ends when it settles. It must not reject. */
export type SendEvents = (stream: SSEStreamingApi) => Promise<void>;
