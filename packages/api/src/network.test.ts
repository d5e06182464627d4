import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { connectionFaults, isSilent, listen } from './testing/faulty-server.ts';
import { examples } from './testing/scripted-fetch.ts';

const cart = JSON.stringify(examples.Cart.value);

const answersCart: RequestListener = (_, response) => {
  response.writeHead(201, { 'content-type': 'application/json' }).end(cart);
};

// A busy machine is no fault: only what waits for the end of this time sets a shorter one.
function clientOf(baseUrl: string, fallbackBaseUrl?: string, timeoutMs = 60_000) {
  return createApiClient({
    baseUrl,
    fallbackBaseUrl,
    foundationId: '5f0c0ffee0ddba11ca7e0001',
    timeoutMs,
    tokens: () => ({ accessToken: 'access-1', refreshToken: 'refresh-1' }),
  });
}

test.each(Object.entries(connectionFaults))(
  'when the first base URL %s, one write reaches each side under one key',
  async (name, fault) => {
    const first = await listen(fault);
    const fallback = await listen(answersCart);
    const api = clientOf(first.url, fallback.url, isSilent(name) ? 5_000 : undefined);
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
