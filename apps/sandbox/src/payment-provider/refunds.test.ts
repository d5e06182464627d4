import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiveWebhooks, startForTest, webhookSecret } from './testing.ts';

let provider: Awaited<ReturnType<typeof startForTest>>;
let stripe: Stripe;
beforeEach(async () => {
  provider = await startForTest();
  stripe = provider.stripe;
});
afterEach(() => provider.stop());

const slowRefundCard = '4000000000007726';
const failedRefundCard = '4000000000005126';
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );
const chargeOf = async (intent: string) => {
  const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
  return latest_charge as Stripe.Charge;
};
const settle = (id: string) => provider.control('POST', `/refunds/${id}/settle`);
const balance = async () => (await stripe.balance.retrieve()).available[0]?.amount;
const eventTypes = async () => {
  const { data } = await stripe.events.list({ limit: 100 });
  const types = data.reverse().map(({ type }) => type);
  return types.filter((type) => type.includes('refund'));
};

test('refunds add up to the charge and never beyond', async () => {
  const intent = await provider.payWith();
  expect(await failure(stripe.refunds.create({ payment_intent: intent, amount: 3141 }))).toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'amount',
    message: 'Refund amount (£31.41) is greater than charge amount (£31.40)',
  });
  const part = await stripe.refunds.create({
    payment_intent: intent,
    amount: 450,
    reason: 'requested_by_customer',
    metadata: { refundId: 'refund-1' },
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 450,
    currency: 'gbp',
    status: 'succeeded',
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { refundId: 'refund-1' },
  });
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 450, refunded: false });
  expect(await failure(stripe.refunds.create({ payment_intent: intent, amount: 2691 }))).toMatchObject({
    statusCode: 400,
    code: 'amount_too_large',
    param: 'amount',
    message: 'Refund amount (£26.91) is greater than unrefunded amount on charge (£26.90)',
  });
  expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(2690);
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 3140, refunded: true });
  expect(await failure(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
  expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 450 });
});

test('wrong refunds are refused and move no money', async () => {
  const intent = await provider.payWith();
  expect(await failure(stripe.refunds.create({ payment_intent: 'pi_nobody' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payment_intent',
  });
  const wrongReason = { payment_intent: intent, reason: 'no_reason' };
  expect(await failure(stripe.refunds.create(wrongReason))).toMatchObject({ param: 'reason' });
  expect(await failure(stripe.refunds.create({ payment_intent: intent, amount: 0 }))).toMatchObject({
    code: 'parameter_invalid_integer',
  });
  expect(await failure(stripe.refunds.retrieve('re_nobody'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const declined = await provider.payWith('4000000000000002');
  expect(await failure(stripe.refunds.create({ payment_intent: declined }))).toMatchObject({
    statusCode: 400,
  });
  expect(await balance()).toBe(3140);
});

test('one key refunds once, however often and at whatever moment it is sent', async () => {
  const intent = await provider.payWith();
  const refund = (amount: number) =>
    stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: 'refund-1' });
  await provider.control('POST', '/faults', { kind: 'lost_answer', operation: 'POST /v1/refunds' });
  const first = await refund(1000);
  expect(first.lastResponse.headers['idempotent-replayed']).toBe('true');
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => refund(1000)));
  for (const answer of answers) {
    if (answer.status === 'fulfilled') expect(answer.value.id).toBe(first.id);
    else expect(answer.reason).toMatchObject({ statusCode: 409 });
  }
  expect(await failure(refund(1001))).toMatchObject({ type: 'StripeIdempotencyError' });
  expect((await chargeOf(intent)).amount_refunded).toBe(1000);
});

test('refunds of one payment are listed, newest first, page by page', async () => {
  const intent = await provider.payWith();
  await stripe.refunds.create({ payment_intent: await provider.payWith() });
  const ids: string[] = [];
  for (const amount of [100, 200, 300]) {
    ids.unshift((await stripe.refunds.create({ payment_intent: intent, amount })).id);
  }
  const page = await stripe.refunds.list({ payment_intent: intent, limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/refunds' });
  const all: string[] = [];
  for await (const { id } of stripe.refunds.list({ payment_intent: intent, limit: 2 })) all.push(id);
  expect(all).toEqual(ids);
});

test('an ordinary refund succeeds at once and gets its reference later', async () => {
  const intent = await provider.payWith();
  const { id } = await stripe.refunds.create({ payment_intent: intent, amount: 450 });
  expect(await eventTypes()).toEqual(['refund.created', 'charge.refunded']);
  const { data } = await stripe.events.list({ type: 'charge.refunded' });
  expect(data[0]?.data).toMatchObject({
    object: { object: 'charge', payment_intent: intent, amount_refunded: 450, refunded: false },
    previous_attributes: { amount_refunded: 0 },
  });
  await provider.control('POST', '/clock', { advanceSeconds: 10 });
  expect(await eventTypes()).toEqual(['refund.created', 'charge.refunded', 'refund.updated']);
  expect(await stripe.refunds.retrieve(id)).toMatchObject({
    status: 'succeeded',
    destination_details: { card: { reference_status: 'available', reference: expect.any(String) } },
  });
  // The bank answers once.
  await settle(id);
  expect(await eventTypes()).toHaveLength(3);
});

test('the card ending in 7726: pending first, then succeeded', async () => {
  const intent = await provider.payWith(slowRefundCard);
  const refund = await stripe.refunds.create({ payment_intent: intent });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  // What is on its way cannot be given back a second time.
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 3140, refunded: true });
  await settle(refund.id);
  const settled = await stripe.refunds.retrieve(refund.id);
  expect(settled.status).toBe('succeeded');
  expect(settled.pending_reason).toBeUndefined();
  const { data } = await stripe.events.list({ type: 'refund.updated' });
  expect(data[0]?.data).toMatchObject({
    object: { id: refund.id, status: 'succeeded' },
    previous_attributes: { status: 'pending' },
  });
});

test('the card ending in 5126: succeeded first, failed later, and the money is back', async () => {
  const intent = await provider.payWith(failedRefundCard);
  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
  expect(refund.status).toBe('succeeded');
  expect(await balance()).toBe(2140);
  await settle(refund.id);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await eventTypes()).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.updated',
    'refund.failed',
  ]);
  expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(await balance()).toBe(3140);
  expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(3140);
});

test('the events of a refund come by signed webhook, again until they are taken', async () => {
  const receiver = await receiveWebhooks([500, 200]);
  const intent = await provider.payWith(failedRefundCard);
  const { secret } = await stripe.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ['refund.created', 'refund.updated', 'refund.failed', 'charge.refunded'],
  });
  const refund = await stripe.refunds.create({ payment_intent: intent });
  await receiver.until(3);
  await settle(refund.id);
  await receiver.until(5);
  const events = await Promise.all(
    receiver.received.map(({ body, signature }) =>
      stripe.webhooks.constructEventAsync(body, signature, secret ?? webhookSecret),
    ),
  );
  // The first one is refused and comes again under its own id.
  expect(new Set(events.map(({ id }) => id)).size).toBe(4);
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set(['refund.created', 'charge.refunded', 'refund.updated', 'refund.failed']),
  );
  await receiver.close();
});
