import { Hono } from 'hono';
import { requireKey } from './api.ts';
import { ApiError, invalidParameter } from './api-error.ts';
import { approvedCard } from './cards.ts';
import { paySession } from './charging.ts';
import { type FaultQueue, faultKinds } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { settleDueRefunds, settleRefund } from './refunds.ts';
import { expireOverdue } from './sessions.ts';
import type { Webhooks } from './webhooks.ts';

interface ControlOptions {
  readonly ledger: Ledger;
  readonly faults: FaultQueue;
  readonly webhooks: Webhooks;
  readonly secretKey: string;
}

const guide = {
  'GET /sandbox': 'this page',
  'POST /sandbox/faults': `{kind, operation?, containing?, times?, delayMs?}; kinds: ${faultKinds.join(', ')}`,
  'GET /sandbox/faults': 'the faults that still wait',
  'DELETE /sandbox/faults': 'forget them',
  'POST /sandbox/sessions/:id/pay': '{card?}: pay as the hosted page would; declined cards answer 402',
  'POST /sandbox/refunds/:id/settle':
    'the bank answers at once: a pending refund succeeds, a failing one fails',
  'POST /sandbox/webhooks/hold': 'keep webhooks back',
  'POST /sandbox/webhooks/release': 'send them',
  'GET /sandbox/webhooks/deliveries': 'every delivery with its attempts and last result',
  'POST /sandbox/events/:id/replay': 'send an event once more',
  'POST /sandbox/clock':
    '{advanceSeconds}: move the provider on in time, so that sessions expire and refunds settle',
  'POST /sandbox/reset': 'forget everything but the webhook endpoints',
};

const payStatus = { paid: 200, already_paid: 200, declined: 402, expired: 409, unknown: 404 } as const;

/** What tests use to make the provider misbehave, under `/sandbox`; it asks for the secret key like the API. */
export function createControl({ ledger, faults, webhooks, secretKey }: ControlOptions): Hono {
  const control = new Hono();
  control.onError((error, c) =>
    error instanceof ApiError
      ? c.json(error.body(), error.status)
      : c.json({ error: { message: error.message, type: 'api_error' } }, 500),
  );
  control.get('/', (c) => c.json(guide));
  control.use(async (c, next) => {
    requireKey(c.req.header('authorization'), secretKey);
    await next();
  });
  control.get('/faults', (c) => c.json(faults.waiting));
  control.post('/faults', async (c) => c.json(faults.add(await body(c.req.raw)), 201));
  control.delete('/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  control.post('/sessions/:id/pay', async (c) => {
    const { card = approvedCard } = await body(c.req.raw);
    const result = paySession(ledger, c.req.param('id'), String(card));
    return c.json(result, payStatus[result.kind]);
  });
  control.post('/refunds/:id/settle', (c) => c.json(settleRefund(ledger, c.req.param('id'))));
  control.post('/webhooks/hold', (c) => {
    webhooks.hold();
    return c.body(null, 204);
  });
  control.post('/webhooks/release', (c) => {
    webhooks.release();
    return c.body(null, 204);
  });
  control.get('/webhooks/deliveries', (c) => c.json([...ledger.deliveries.values()]));
  control.post('/events/:id/replay', (c) => c.json(webhooks.replay(c.req.param('id')), 202));
  control.post('/clock', async (c) => {
    const { advanceSeconds } = await body(c.req.raw);
    if (typeof advanceSeconds !== 'number') throw invalidParameter('advanceSeconds', 'Must be a number');
    ledger.clockOffset += advanceSeconds * 1000;
    expireOverdue(ledger);
    settleDueRefunds(ledger);
    return c.json({ now: ledger.now() });
  });
  control.post('/reset', (c) => {
    ledger.clear();
    faults.clear();
    webhooks.release();
    return c.body(null, 204);
  });
  return control;
}

async function body(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Refused below.
  }
  throw new ApiError(400, 'The body must be a JSON object.');
}
