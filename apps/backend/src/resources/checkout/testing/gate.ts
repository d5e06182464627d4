import { createServer, type IncomingMessage } from 'node:http';

/** Where a call is held up: before the provider hears of it, or after it has answered. */
export type GateStep = 'request' | 'answer';

/** A call that is held up: `reached` settles when it has come there, `goOn` lets it pass after all. */
export interface HeldCall {
  readonly reached: Promise<void>;
  readonly goOn: () => void;
}

/** Something between the backend and its payment provider that can hold a call up. */
export interface Gate {
  readonly url: string;
  /** Holds the next call up, or the next one that begins with `call`, as "POST /v1/refunds". */
  readonly hold: (step: GateStep, call?: string) => HeldCall;
  readonly close: () => Promise<void>;
}

/** Passes calls on to the provider until `hold` stops one. */
export async function startGate(target: URL): Promise<Gate> {
  let held: { readonly step: GateStep; readonly call: string; readonly arrive: () => Promise<void> } | null =
    null;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const isMeant = held !== null && `${request.method} ${request.url}`.startsWith(held.call);
    const stop = isMeant ? held : null;
    if (isMeant) held = null;
    if (stop?.step === 'request') await stop.arrive();
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      ['host', 'connection', 'content-length'].includes(name) ? [] : [[name, String(value)]],
    );
    const method = request.method ?? 'GET';
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method,
      headers,
      ...(method === 'GET' ? {} : { body }),
    });
    const text = await answer.text();
    if (stop?.step === 'answer') await stop.arrive();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    hold: (step, call = '') => {
      const reached = Promise.withResolvers<void>();
      const passing = Promise.withResolvers<void>();
      const arrive = () => {
        reached.resolve();
        return passing.promise;
      };
      held = { step, call, arrive };
      return { reached: reached.promise, goOn: passing.resolve };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}
