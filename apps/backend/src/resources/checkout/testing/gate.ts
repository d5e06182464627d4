import { createServer, type IncomingMessage } from 'node:http';

/** Where a call is held up: before the provider hears of it, or after it has answered. */
export type GateStep = 'request' | 'answer';

/** Something between the backend and its payment provider that can hold a call up. */
export interface Gate {
  readonly url: string;
  /** Holds the next call up for good; the promise settles when it has come there. */
  readonly hold: (step: GateStep) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Passes calls on to the provider until it is told to hold one up. */
export async function startGate(target: URL): Promise<Gate> {
  let held: { readonly step: GateStep; readonly reached: () => void } | null = null;
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const stop = held;
    held = null;
    if (stop?.step === 'request') return stop.reached();
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
    if (stop?.step === 'answer') return stop.reached();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    hold: (step) => new Promise((reached) => (held = { step, reached })),
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
