import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { afterAll } from 'vitest';

const body = JSON.stringify({ _id: '0123456789abcdef01234567', items: [], text: 'x'.repeat(200) });

const closing: (() => Promise<void>)[] = [];

afterAll(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A real server on a free port, which keeps what it was asked. */
export async function listen(answer: RequestListener) {
  const asked: { method: string | undefined; key: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const key = request.headers['idempotency-key'];
    asked.push({
      method: request.method,
      key: typeof key === 'string' ? key : undefined,
      body: await bodyOf(request),
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closing.push(close);
  return { url: `http://127.0.0.1:${address.port}`, asked, close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/** The ways in which a server gives no answer that could be used. */
export const connectionFaults: Readonly<Record<string, RequestListener>> = {
  'resets the connection': (request) => request.socket.resetAndDestroy(),
  'closes without an answer': (request) => request.socket.destroy(),
  'never answers': () => {},
  'sends half of the promised length': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
  },
  'breaks off a chunked answer': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
  },
  'stops half way and keeps the connection': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(body.slice(0, body.length / 2));
  },
  'speaks no HTTP': (request) => request.socket.end('220 mail.test ESMTP\r\n'),
};

/** Whether a fault shows only when the time for an answer is over. */
export const isSilent = (fault: string): boolean =>
  fault === 'never answers' || fault === 'stops half way and keeps the connection';
