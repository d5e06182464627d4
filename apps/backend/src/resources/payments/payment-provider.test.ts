import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../ids.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createPaymentProvider, type PaymentProvider } from './payment-provider.ts';
import type { PaymentSessionRequest } from './provider-sessions.ts';
import { type PaymentStandIn, startPaymentStandIn } from './testing/payment-stand-in.ts';

let standIn: PaymentStandIn;
let provider: PaymentProvider;

beforeAll(async () => {
  standIn = await startPaymentStandIn();
  provider = waitingFor(10_000);
});
afterEach(() => standIn.clearFaults());
afterAll(() => standIn.stop());

const create = 'POST /v1/checkout/sessions';

/** The provider behind a client that gives a call up after this time; short only where the calls are to be given up. */
const waitingFor = (timeoutMs: number) =>
  createPaymentProvider(standIn.settings, pino({ level: 'silent' }), { timeoutMs, retries: 1 });

function newRequest(): PaymentSessionRequest {
  return {
    orderId: randomBytes(12).toString('hex'),
    orderNumber: 'S-1001',
    amount: 1234,
    restaurantName: 'Saffron & Smoke',
    customerEmail: 'maya@example.com',
    successUrl: 'http://saffron.localhost:3000/?checkoutStatus=success',
    failUrl: 'http://saffron.localhost:3000/?checkoutStatus=failure',
    expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 3_600_000),
  };
}

async function openSession(request: PaymentSessionRequest, through = provider) {
  const answer = await through.openSession(request);
  if (answer.kind !== 'session') throw new Error(`The session was not opened: ${answer.kind}`);
  return answer.session;
}

test('an order has one session, however often it is asked for', async () => {
  const request = newRequest();
  const sessions = await Promise.all([1, 2, 3].map(() => openSession(request)));
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  expect(sessions[0]).toMatchObject({
    state: 'open',
    orderId: request.orderId,
    amount: 1234,
    currency: 'gbp',
    expiresAt: request.expiresAt,
  });
  expect(await standIn.sessionsOf(request.orderId)).toHaveLength(1);
});

test("the payment page stands in the restaurant's name", async () => {
  const { url } = await openSession(newRequest());
  const page = await fetch(url ?? 'no page');
  expect(await page.text()).toContain('Pay Saffron &amp; Smoke</h1>');
});

test('a paid session is found as paid, with its payment', async () => {
  const { id } = await openSession(newRequest());
  expect(await standIn.pay(id)).toBe(200);
  const answer = await provider.findSession(id);
  expect(answer).toMatchObject({ kind: 'session', session: { state: 'paid', amount: 1234 } });
  expect(answer.kind === 'session' && answer.session.paymentIntentId).toMatch(/^pi_/);
});

test('closing a session that is paid already returns that it is paid', async () => {
  const { id } = await openSession(newRequest());
  await standIn.pay(id);
  expect(await provider.expireSession(id)).toMatchObject({ kind: 'session', session: { state: 'paid' } });
});

describe('a refund', () => {
  async function paidIntent(): Promise<string> {
    const { id } = await openSession(newRequest());
    await standIn.pay(id);
    const answer = await provider.findSession(id);
    return (answer.kind === 'session' && answer.session.paymentIntentId) || 'none';
  }
  const refundsOf = async (paymentIntentId: string) => {
    const { data } = await standIn.stripe.refunds.list({ payment_intent: paymentIntentId });
    return data.map(({ amount }) => amount);
  };

  test('is made once for each key', async () => {
    const paymentIntentId = await paidIntent();
    const [one, two] = [newId(), newId()];
    for (const refundId of [one, one, two]) {
      const answer = await provider.refund({ paymentIntentId, amount: 100, refundId, storedFailures: 0 });
      const made = { refundId, paymentIntentId, amount: 100, state: 'succeeded', failure: null };
      expect(answer).toMatchObject({ kind: 'refund', refund: made });
    }
    expect(await refundsOf(paymentIntentId)).toEqual([100, 100]);
    const list = await provider.listRefunds({ paymentIntentId });
    expect(list.kind === 'refunds' && list.refunds.map(({ refundId }) => refundId)).toEqual([two, one]);
  });

  test('of more than what is left is refused, also when nothing is', async () => {
    const paymentIntentId = await paidIntent();
    const refund = (amount: number) =>
      provider.refund({ paymentIntentId, amount, refundId: newId(), storedFailures: 0 });
    expect(await refund(9_999)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('greater than'),
    });
    expect(await refund(1_234)).toMatchObject({ kind: 'refund', refund: { state: 'succeeded' } });
    expect(await refund(1_234)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('already been refunded'),
    });
    expect(await refundsOf(paymentIntentId)).toEqual([1_234]);
  });

  test('whose answer is lost stays open, and is made once when it is repeated', async () => {
    const paymentIntentId = await paidIntent();
    const request = { paymentIntentId, amount: 50, refundId: newId(), storedFailures: 0 };
    await standIn.addFault({ kind: 'lost_answer', operation: 'POST /v1/refunds', times: 2 });
    expect(await provider.refund(request)).toEqual({ kind: 'unanswered' });
    expect(await provider.refund(request)).toMatchObject({ kind: 'refund' });
    expect(await refundsOf(paymentIntentId)).toEqual([50]);
  });

  test('that failed at the provider fails again with the same key, and is made with another', async () => {
    const paymentIntentId = await paidIntent();
    const request = { paymentIntentId, amount: 50, refundId: newId() };
    await standIn.addFault({ kind: 'stored_500', operation: 'POST /v1/refunds', times: 1 });
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect(await provider.refund({ ...request, storedFailures: 0 })).toEqual({ kind: 'stored_failure' });
    }
    expect(await provider.refund({ ...request, storedFailures: 1 })).toMatchObject({ kind: 'refund' });
    expect(await refundsOf(paymentIntentId)).toEqual([50]);
  });
});

test('closing an open session twice leaves it expired', async () => {
  const { id } = await openSession(newRequest());
  for (let time = 1; time <= 2; time += 1) {
    expect(await provider.expireSession(id)).toMatchObject({
      kind: 'session',
      session: { state: 'expired' },
    });
  }
  expect(await standIn.pay(id)).toBe(409);
});

test('a session that does not exist is refused', async () => {
  expect(await provider.findSession('cs_test_unknown')).toEqual({ kind: 'refused' });
  expect(await provider.expireSession('cs_test_unknown')).toEqual({ kind: 'refused' });
});

describe('faults', () => {
  // The repeat after a timeout has the same time, and is answered.
  test.each([
    ['reset', 10_000],
    ['lost_answer', 10_000],
    ['timeout', 3_000],
  ] as const)('one %s is overcome by the repeat', async (kind, timeoutMs) => {
    const request = newRequest();
    await standIn.addFault({ kind, operation: create });
    await openSession(request, waitingFor(timeoutMs));
    expect(await standIn.sessionsOf(request.orderId)).toHaveLength(1);
  });

  test('without any answer the outcome stays open, and a later repeat finds the same session', async () => {
    const request = newRequest();
    await standIn.addFault({ kind: 'timeout', operation: create, times: 2 });
    expect(await waitingFor(400).openSession(request)).toEqual({ kind: 'unanswered' });
    await openSession(request);
    expect(await standIn.sessionsOf(request.orderId)).toHaveLength(1);
  });

  test.each(['stored_500', 'stored_500_after_work'] as const)(
    'a %s is final for this order',
    async (kind) => {
      const request = newRequest();
      await standIn.addFault({ kind, operation: create });
      expect(await provider.openSession(request)).toEqual({ kind: 'refused' });
      expect(await provider.openSession(request)).toEqual({ kind: 'refused' });
    },
  );

  test('too many calls are no final answer', async () => {
    await standIn.addFault({ kind: 'rate_limited', operation: create, times: 2 });
    expect(await provider.openSession(newRequest())).toEqual({ kind: 'unanswered' });
  });

  test('a wrong key or nobody there is no final answer', async () => {
    const log = pino({ level: 'silent' });
    const patience = { timeoutMs: 10_000, retries: 0 };
    const wrongKey = createPaymentProvider(
      { ...standIn.settings, STRIPE_SECRET_KEY: 'sk_test_wrong' },
      log,
      patience,
    );
    expect(await wrongKey.openSession(newRequest())).toEqual({ kind: 'unanswered' });
    const nobody = { ...standIn.settings, STRIPE_API_BASE: new URL('http://127.0.0.1:1') };
    expect(await createPaymentProvider(nobody, log, patience).openSession(newRequest())).toEqual({
      kind: 'unanswered',
    });
  });
});

// Waits for the timeouts of production: twice four seconds, which ends before the storefront gives up.
test('configured as in production, a provider that hangs is given up after two tries', async () => {
  let calls = 0;
  const hanging = createServer(() => {
    calls += 1;
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const backend = await startTestApp(undefined, { STRIPE_API_BASE: `http://127.0.0.1:${port}` });
  try {
    expect(await backend.app.payments.openSession(newRequest())).toEqual({ kind: 'unanswered' });
    expect(calls).toBe(2);
  } finally {
    hanging.closeAllConnections();
    hanging.close();
    await backend.close();
  }
});

describe('what the stand-in never says', () => {
  /** A provider that gives these answers one after the other and keeps what it was asked. */
  async function scripted(
    run: (provider: PaymentProvider, answers: Answer[], asked: string[]) => Promise<void>,
  ) {
    const answers: Answer[] = [];
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const [status, headers, body] = answers.shift() ?? [500, {}, {}];
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const settings = { ...standIn.settings, STRIPE_API_BASE: new URL(`http://127.0.0.1:${port}`) };
    const log = pino({ level: 'silent' });
    try {
      await run(createPaymentProvider(settings, log, { timeoutMs: 10_000, retries: 0 }), answers, asked);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  type Answer = readonly [status: number, headers: Record<string, string>, body: object];

  test('only a session that the provider does not know is taken for none', () =>
    scripted(async (failing, answers) => {
      for (const [status, headers, error] of [
        [500, { 'stripe-should-retry': 'false' }, { type: 'api_error' }],
        [400, {}, { type: 'invalid_request_error', message: 'Unknown API version.' }],
        [402, {}, { type: 'card_error' }],
        [404, {}, { type: 'invalid_request_error', message: 'Unrecognized request URL.' }],
      ] as const) {
        answers.push([status, headers, { error }]);
        expect(await failing.findSession('cs_test_1'), String(status)).toEqual({ kind: 'unanswered' });
      }
      answers.push([404, {}, { error: { type: 'invalid_request_error', code: 'resource_missing' } }]);
      expect(await failing.findSession('cs_test_1')).toEqual({ kind: 'refused' });
    }));

  test.each([
    ['processing', 'processing'],
    ['requires_action', 'processing'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
  ])('a completed session whose payment is %s is %s', (status, state) =>
    scripted(async (slow, answers, asked) => {
      const session = { id: 'cs_1', object: 'checkout.session', url: null, expires_at: 1_800_000_000 };
      const money = { amount_total: 1234, currency: 'gbp', metadata: { orderId: 'f'.repeat(24) } };
      const unpaid = { status: 'complete', payment_status: 'unpaid' };
      const payment_intent = { id: 'pi_1', object: 'payment_intent', status };
      answers.push([200, {}, { ...session, ...money, ...unpaid, payment_intent }]);
      expect(await slow.findSession('cs_1')).toMatchObject({
        kind: 'session',
        session: { state, paymentIntentId: 'pi_1' },
      });
      // Without the payment itself nobody could tell the one from the other.
      expect(asked).toEqual([expect.stringContaining('expand[0]=payment_intent')]);
    }),
  );

  test('an open session whose card was declined is still open', () =>
    scripted(async (slow, answers) => {
      const payment_intent = { id: 'pi_1', object: 'payment_intent', status: 'requires_payment_method' };
      const session = {
        id: 'cs_1',
        object: 'checkout.session',
        url: 'http://pay.test',
        expires_at: 1_800_000_000,
      };
      answers.push([200, {}, { ...session, status: 'open', payment_status: 'unpaid', payment_intent }]);
      expect(await slow.findSession('cs_1')).toMatchObject({ kind: 'session', session: { state: 'open' } });
    }));
});

describe('events', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  test('tell what has become of a session', async () => {
    const request = newRequest();
    const { id } = await openSession(request);
    await standIn.pay(id);
    const completed = (await standIn.eventsOf(request.orderId)).find(
      ({ type }) => type === 'checkout.session.completed',
    );
    const payload = JSON.stringify(completed);
    expect(await provider.readEvent(bytes(payload), standIn.sign(payload))).toMatchObject({
      id: completed?.id,
      orderId: request.orderId,
      update: { outcome: 'paid', session: { id, orderId: request.orderId, state: 'paid' } },
    });
  });

  test('are refused when not genuine or too old', async () => {
    const payload = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } });
    const now = Math.floor(Date.now() / 1000);
    const refused = [
      '',
      't=,v1=',
      standIn.sign(payload, { secret: 'whsec_other' }),
      standIn.sign(`${payload} `),
      standIn.sign(payload, { timestamp: now - 310 }),
      standIn.sign(payload).replace('v1=', 'v0='),
      standIn.sign(payload).replace(/t=\d+/, `t=${now + 1}`),
    ];
    for (const signature of refused) {
      expect(await provider.readEvent(bytes(payload), signature), signature).toBeNull();
    }
    const justInTime = standIn.sign(payload, { timestamp: now - 290 });
    expect(await provider.readEvent(bytes(payload), justInTime)).not.toBeNull();
  });
});
