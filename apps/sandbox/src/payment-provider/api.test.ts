import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionParams, startForTest } from './testing.ts';

type Provider = Awaited<ReturnType<typeof startForTest>>;
let provider: Provider;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startForTest();
  stripe = provider.stripe;
});
afterAll(() => provider.stop());

const create = (extra?: Stripe.Checkout.SessionCreateParams, idempotencyKey?: string) =>
  stripe.checkout.sessions.create(
    sessionParams(extra),
    idempotencyKey === undefined ? undefined : { idempotencyKey },
  );
const pay = (id: string, card?: string) => provider.control('POST', `/sessions/${id}/pay`, { card });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call should have failed'),
    (error: unknown) => error as Stripe.errors.StripeError,
  );
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('a session is created, read, paid, and its payment can be followed', async () => {
  const session = await create();
  expect(session).toMatchObject({
    object: 'checkout.session',
    amount_total: 3140,
    currency: 'gbp',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: 'order-1',
    metadata: { orderId: 'order-1' },
    url: `${provider.url}/pay/${session.id}`,
  });
  expect(session.lastResponse.requestId).toMatch(/^req_/);

  expect((await pay(session.id)).status).toBe(200);
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: { status: 'succeeded', amount_received: 3140, metadata: { orderId: 'order-1' } },
  });
  const intentId = (paid.payment_intent as Stripe.PaymentIntent).id;
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  expect(intent.latest_charge).toMatchObject({
    paid: true,
    payment_method_details: { card: { last4: '4242' } },
  });

  const lines = await stripe.checkout.sessions.listLineItems(session.id);
  expect(lines.data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
    ['Smoked chicken tikka', 2690],
    ['Garlic and coriander naan', 450],
  ]);
});

test('a discount and a delivery fee make up the total', async () => {
  const coupon = await stripe.coupons.create({ amount_off: 314, currency: 'gbp', duration: 'once' });
  const delivery = {
    type: 'fixed_amount',
    display_name: 'Delivery',
    fixed_amount: { amount: 249, currency: 'gbp' },
  };
  const session = await create({
    discounts: [{ coupon: coupon.id }],
    shipping_options: [{ shipping_rate_data: { ...delivery, type: 'fixed_amount' } }],
  });
  expect(session.amount_subtotal).toBe(3140);
  expect(session.total_details).toMatchObject({ amount_discount: 314, amount_shipping: 249 });
  expect(session.amount_total).toBe(3075);
});

test('wrong parameters and keys are refused as Stripe refuses them', async () => {
  const line = (unit_amount: number, quantity = 1) => ({
    quantity,
    price_data: { currency: 'gbp', unit_amount, product_data: { name: 'Chai' } },
  });
  expect(await failure(create({ line_items: [] }))).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'line_items',
    code: 'parameter_missing',
  });
  expect(await failure(create({ line_items: [line(29)] }))).toMatchObject({ code: 'amount_too_small' });
  expect(await failure(create({ line_items: [line(1.5)] }))).toMatchObject({
    code: 'parameter_invalid_integer',
    param: 'line_items[0][price_data][unit_amount]',
  });
  expect(await failure(create({ success_url: 'javascript:alert(1)' }))).toMatchObject({
    code: 'url_invalid',
  });
  expect(await failure(create({ expires_at: inSeconds(1700) }))).toMatchObject({ param: 'expires_at' });
  expect(await failure(create({ expires_at: inSeconds(90_000) }))).toMatchObject({ param: 'expires_at' });
  expect((await create({ expires_at: inSeconds(1860) })).status).toBe('open');
  const misspelt = { ...sessionParams(), sucess_url: 'http://localhost' };
  expect(await failure(stripe.checkout.sessions.create(misspelt))).toMatchObject({
    code: 'parameter_unknown',
  });
  expect(await failure(stripe.checkout.sessions.retrieve('cs_test_nobody'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const stranger = new Stripe('sk_test_wrong', { host: '127.0.0.1', port: provider.port, protocol: 'http' });
  expect(await failure(stranger.checkout.sessions.list())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
    requestId: expect.stringMatching(/^req_/),
  });
  expect((await fetch(`${provider.url}/v1/refunds`)).status).toBe(401);
});

test('the same idempotency key gives the first answer again, and refuses other parameters', async () => {
  const first = await create({}, 'order-77');
  const again = await create({}, 'order-77');
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(await failure(create({ client_reference_id: 'order-78' }, 'order-77'))).toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

test('fifty requests at once with one key open one session', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => create({}, 'at-once')));
  const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
  expect(new Set(ids).size).toBe(1);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ statusCode: 409 });
  }
});

test('refused parameters leave the key free', async () => {
  await failure(create({ line_items: [] }, 'second-try'));
  expect((await create({}, 'second-try')).status).toBe('open');
});

test('an open session can be expired once, and then not paid', async () => {
  const session = await create();
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
  expect(await failure(stripe.checkout.sessions.expire(session.id))).toMatchObject({ statusCode: 400 });
  expect((await pay(session.id)).status).toBe(409);
});

test('a declined card charges nothing and another card may follow; a second payment never happens', async () => {
  const session = await create();
  expect((await pay(session.id, '4000000000000002')).status).toBe(402);
  const declined = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  expect(declined).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', message: 'Your card was declined.' },
    },
  });
  const both = await Promise.all([pay(session.id), pay(session.id), pay(session.id)]);
  const results = await Promise.all(both.map(async (answer) => (await answer.json()) as { kind: string }));
  expect(results.map(({ kind }) => kind).sort()).toEqual(['already_paid', 'already_paid', 'paid']);
  const { data } = await stripe.events.list({ type: 'charge.succeeded', limit: 100 });
  const intentId = (declined.payment_intent as Stripe.PaymentIntent).id;
  expect(
    data.filter(({ data: { object } }) => 'payment_intent' in object && object.payment_intent === intentId),
  ).toHaveLength(1);
});

test('lists begin with the newest and page on', async () => {
  const ids = [await create(), await create(), await create()].map(({ id }) => id);
  const page = await stripe.checkout.sessions.list({ limit: 2 });
  expect(page.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect(page.has_more).toBe(true);
  const next = await stripe.checkout.sessions.list({ limit: 1, starting_after: String(ids[1]) });
  expect(next.data[0]?.id).toBe(ids[0]);
  const back = await stripe.checkout.sessions.list({ limit: 1, ending_before: String(ids[0]) });
  expect(back.data.map(({ id }) => id)).toEqual([ids[1]]);
  expect(await failure(stripe.checkout.sessions.list({ starting_after: 'cs_test_nobody' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'starting_after',
  });
  expect(await failure(stripe.checkout.sessions.list({ limit: 101 }))).toMatchObject({ param: 'limit' });
});

test('time passing expires a session', async () => {
  const own = await startForTest();
  try {
    const session = await own.stripe.checkout.sessions.create(sessionParams({ expires_at: inSeconds(1860) }));
    await own.control('POST', '/clock', { advanceSeconds: 1861 });
    expect((await own.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect((await own.stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1);
  } finally {
    await own.stop();
  }
});

test('the control endpoints ask for the secret key', async () => {
  expect((await fetch(`${provider.url}/sandbox/reset`, { method: 'POST' })).status).toBe(401);
  expect((await provider.control('GET', '')).status).toBe(200);
});
