import contract from '../generated/openapi.json' with { type: 'json' };

/** What was sent, with the body read. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly credentials: string;
  readonly redirect: string;
  readonly body: string;
}

/** Answers one request. */
export type Reply = (request: Request) => Response | Promise<Response>;

/** A fetch that answers by the script, one reply for each request (the last one again and again), and keeps what was sent. */
export function scriptedFetch(...replies: Reply[]) {
  const sent: SentRequest[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const reply = replies[Math.min(sent.length, replies.length - 1)];
    if (reply === undefined) throw new Error('The script has no reply.');
    const { method, url, headers, credentials, redirect } = request;
    sent.push({ method, url, headers, credentials, redirect, body: await request.clone().text() });
    return reply(request);
  };
  return { fetch, sent };
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
}

/** Answers with a status and no body. */
export function empty(status: number): Reply {
  return () => new Response(null, { status });
}

/** No answer: the connection is refused or reset. */
export const unreachable: Reply = () => {
  throw new TypeError('fetch failed');
};

/** No answer until the request is given up. */
export const hanging: Reply = (request) =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));

/** An answer that breaks off after its first half. */
export const brokenOff: Reply = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"_id":'));
        controller.error(new TypeError('terminated'));
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  );

/** The examples of the contract by their names there: what the backend answers is like them. */
export const examples = contract.components.examples;
