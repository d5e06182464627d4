import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Received, receiveWebhooks, sessionParams, startForTest, webhookSecret } from './testing.ts';

/** The events of one paid session. */
const eventsOfPayment = 4;

async function started(answers?: readonly number[], more: Parameters<typeof startForTest>[0] = {}) {
  const receiver = await receiveWebhooks(answers);
  const provider = await startForTest({ webhookUrls: [receiver.url], webhookSecret, ...more });
  const verify = ({ body, signature }: Received) =>
    provider.stripe.webhooks.constructEventAsync(body, signature, webhookSecret);
  const payOne = async () => {
    const session = await provider.stripe.checkout.sessions.create(sessionParams());
    await provider.control('POST', `/sessions/${session.id}/pay`);
    return session;
  };
  const stop = async () => {
    await provider.stop();
    await receiver.close();
  };
  return { receiver, provider, verify, payOne, stop };
}

test('a payment sends signed webhooks that the SDK accepts', async () => {
  const { receiver, verify, payOne, stop } = await started();
  const session = await payOne();
  await receiver.until(eventsOfPayment);
  const events = await Promise.all(receiver.received.map(verify));
  expect(events.map(({ type }) => type).sort()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed?.data.object).toMatchObject({
    id: session.id,
    payment_status: 'paid',
    amount_total: 3140,
  });
  expect(new Set(events.map(({ id }) => id)).size).toBe(eventsOfPayment);
  await stop();
});

test('a changed body or another secret does not verify', async () => {
  const { receiver, provider, payOne, stop } = await started();
  await payOne();
  await receiver.until(1);
  const [first] = receiver.received;
  if (first === undefined) expect.fail('nothing was received');
  const { webhooks } = provider.stripe;
  await expect(
    webhooks.constructEventAsync(`${first.body} `, first.signature, webhookSecret),
  ).rejects.toThrow();
  await expect(webhooks.constructEventAsync(first.body, first.signature, 'whsec_other')).rejects.toThrow();
  await stop();
});

test('an endpoint that fails is tried again until it takes the event', async () => {
  const { receiver, provider, payOne, stop } = await started([500, 503, 302, 500, 500, 200]);
  await payOne();
  // Five refusals, then each of the events once.
  await receiver.until(5 + eventsOfPayment);
  await expect
    .poll(async () => {
      const deliveries = (await (await provider.control('GET', '/webhooks/deliveries')).json()) as {
        state: string;
      }[];
      return deliveries.map(({ state }) => state);
    })
    .toEqual(Array.from({ length: eventsOfPayment }, () => 'delivered'));
  const { data } = await provider.stripe.events.list();
  expect(data.every(({ pending_webhooks }) => pending_webhooks === 0)).toBe(true);
  await stop();
});

test('an endpoint that never takes it is given up in the end', async () => {
  const { provider, payOne, stop } = await started([500], { retries: { firstRetryMs: 1, maxAttempts: 3 } });
  await payOne();
  await expect
    .poll(async () => {
      const deliveries = (await (await provider.control('GET', '/webhooks/deliveries')).json()) as object[];
      return deliveries[0];
    })
    .toMatchObject({ attempts: 3, state: 'given_up', lastResult: 'HTTP 500' });
  await stop();
});

test('webhooks can be held back, released, and an event replayed under its own id', async () => {
  const { receiver, provider, verify, payOne, stop } = await started();
  await provider.control('POST', '/webhooks/hold');
  await payOne();
  const { data } = await provider.stripe.events.list();
  expect(data).toHaveLength(eventsOfPayment);
  expect(receiver.received).toHaveLength(0);
  await provider.control('POST', '/webhooks/release');
  await receiver.until(eventsOfPayment);
  const id = data[0]?.id ?? '';
  expect((await provider.control('POST', `/events/${id}/replay`)).status).toBe(202);
  await receiver.until(eventsOfPayment + 1);
  const ids = (await Promise.all(receiver.received.map(verify))).map((event) => event.id);
  expect(ids.filter((each) => each === id)).toHaveLength(2);
  await stop();
});

test('endpoints can be added through the API, for chosen events', async () => {
  const { provider, payOne, stop } = await started();
  const other = await receiveWebhooks();
  const endpoint = await provider.stripe.webhookEndpoints.create({
    url: other.url,
    enabled_events: ['checkout.session.completed'],
  });
  await payOne();
  await other.until(1);
  const [{ body, signature } = { body: '', signature: '' }] = other.received;
  const event = await provider.stripe.webhooks.constructEventAsync(body, signature, endpoint.secret ?? '');
  expect(event.type).toBe('checkout.session.completed');
  await provider.stripe.webhookEndpoints.del(endpoint.id);
  expect((await provider.stripe.webhookEndpoints.list()).data).toHaveLength(1);
  await other.close();
  await stop();
});

test('sessions and undelivered webhooks survive a restart', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'payments-'));
  const receiver = await receiveWebhooks();
  const options = { stateDir, webhookUrls: [receiver.url], webhookSecret };
  const before = await startForTest(options);
  await before.control('POST', '/webhooks/hold');
  const session = await before.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'kept' });
  await before.control('POST', `/sessions/${session.id}/pay`);
  await before.stop();

  const after = await startForTest(options);
  expect((await after.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  const again = await after.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'kept' });
  expect(again.id).toBe(session.id);
  await receiver.until(eventsOfPayment);
  await after.stop();
  await receiver.close();
  await rm(stateDir, { recursive: true });
});
