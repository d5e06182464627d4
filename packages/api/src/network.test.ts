import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { examples } from './testing/scripted-fetch.ts';

const cart = JSON.stringify(examples.Cart.value);
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A real server on a free port, which keeps what it was asked. */
async function listen(answer: RequestListener) {
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

const answersCart: RequestListener = (_, response) => {
  response.writeHead(201, { 'content-type': 'application/json' }).end(cart);
};

function clientOf(baseUrl: string, fallbackBaseUrl?: string) {
  return createApiClient({
    baseUrl,
    fallbackBaseUrl,
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    timeoutMs: 200,
    tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
  });
}

const faults: Record<string, RequestListener> = {
  'resets the connection': (request) => request.socket.resetAndDestroy(),
  'closes without an answer': (request) => request.socket.destroy(),
  'never answers': () => {},
  'sends half of the promised length': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': cart.length });
    response.write(cart.slice(0, cart.length / 2), () => request.socket.destroy());
  },
  'breaks off a chunked answer': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(cart.slice(0, cart.length / 2), () => request.socket.destroy());
  },
  'stops half way and keeps the connection': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(cart.slice(0, cart.length / 2));
  },
  'speaks no HTTP': (request) => request.socket.end('220 mail.test ESMTP\r\n'),
};

test.each(Object.entries(faults))(
  'when the first base URL %s, one write reaches each side under one key',
  async (_, fault) => {
    const first = await listen(fault);
    const fallback = await listen(answersCart);
    const api = clientOf(first.url, fallback.url);
    expect(await api.addToCart(examples.CartAddPayload.value)).toMatchObject({
      ok: true,
      data: { totalAmount: 3400 },
    });
    expect(first.asked).toHaveLength(1);
    expect(fallback.asked).toEqual(first.asked);
    expect(first.asked[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(first.asked[0]?.body ?? '')).toEqual(examples.CartAddPayload.value);
  },
);

test('a port that nobody listens on leads to the fallback', async () => {
  const first = await listen(answersCart);
  await first.close();
  const fallback = await listen(answersCart);
  expect(await clientOf(first.url, fallback.url).getCart()).toMatchObject({ ok: true });
  expect(await clientOf(first.url).getCart()).toMatchObject({ ok: false, error: { kind: 'network' } });
});

test('a redirect does not carry the tokens away', async () => {
  const thief = await listen(answersCart);
  const first = await listen((_, response) => {
    response.writeHead(307, { location: `${thief.url}/restaurant-cart` }).end();
  });
  expect(await clientOf(first.url).getCart()).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(thief.asked).toEqual([]);
});
