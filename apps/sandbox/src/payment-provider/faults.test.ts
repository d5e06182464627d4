import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionParams, startForTest } from './testing.ts';

let provider: Awaited<ReturnType<typeof startForTest>>;
beforeEach(async () => {
  provider = await startForTest();
});
afterEach(() => provider.stop());

const order = (kind: string, more: object = {}) =>
  provider.control('POST', '/faults', { kind, operation: 'POST /v1/checkout/sessions', ...more });
const create = (options: Stripe.RequestOptions = {}) =>
  provider.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'order-1', ...options });
const openSessions = async () => (await provider.stripe.checkout.sessions.list()).data;

test('an answer lost after the work: the same key finds the session that was opened', async () => {
  await order('lost_answer');
  // The SDK repeats a cut connection once by itself, with the same key.
  const session = await create();
  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await openSessions()).toHaveLength(1);
});

test('a cut connection before the work leaves nothing behind', async () => {
  await order('reset', { times: 2 });
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  expect(await openSessions()).toHaveLength(0);
});

test('a timeout after the work: the same key finds the session that was opened', async () => {
  await order('timeout');
  await expect(create({ timeout: 200 })).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const session = await create();
  expect((await openSessions()).map(({ id }) => id)).toEqual([session.id]);
});

test('a stored 500 comes again for its key, and a new key succeeds', async () => {
  await order('stored_500');
  await expect(create()).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
  await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  expect(await openSessions()).toHaveLength(0);
  expect((await create({ idempotencyKey: 'order-1-again' })).status).toBe('open');
});

test('a stored 500 after the work hides a session that exists', async () => {
  await order('stored_500_after_work');
  await expect(create()).rejects.toMatchObject({ statusCode: 500 });
  expect(await openSessions()).toHaveLength(1);
});

test('a slow answer holds the key: a second request meanwhile gets an error that says so', async () => {
  // Long enough for a second request to arrive meanwhile on a busy machine.
  await order('slow', { delayMs: 5_000 });
  const slow = create();
  // Only once the fault is taken is the first request under way.
  await expect
    .poll(async () => (await (await provider.control('GET', '/faults')).json()) as unknown)
    .toEqual([]);
  await expect(create()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  const first = await slow;
  expect((await create()).id).toBe(first.id);
});

test('a rate limit is not stored', async () => {
  await order('rate_limited');
  await expect(create()).rejects.toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' });
  expect((await create()).status).toBe('open');
});

test('a fault waits for its own operation', async () => {
  await order('stored_500', { operation: 'POST /v1/checkout/sessions/*/expire' });
  const session = await create();
  await expect(provider.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({
    statusCode: 500,
  });
  expect((await order('unheard_of')).status).toBe(400);
});
