import { Hono } from 'hono';
import { ApiError, invalidParameter, noSuch } from './api-error.ts';
import { type ApiEnv, connectionFaults, type FaultQueue, serverFaults } from './faults.ts';
import { idempotency } from './idempotency.ts';
import type { Ledger } from './ledger.ts';
import { list, query } from './lists.ts';
import { type CheckoutSession, type Coupon, newId, type PaymentIntent } from './objects.ts';
import {
  assertKnown,
  decodeParameters,
  integer,
  metadata,
  type Parameters,
  requiredText,
  text,
  texts,
} from './parameters.ts';
import { createRefundRoutes } from './refund-routes.ts';
import {
  createSession,
  expireSession,
  findSession,
  requireSession,
  type SessionSettings,
} from './sessions.ts';
import { addEndpoint } from './webhooks.ts';

interface ApiOptions {
  readonly ledger: Ledger;
  readonly faults: FaultQueue;
  readonly secretKey: string;
  readonly sessionSettings: () => SessionSettings;
}

/** The provider's API under `/v1`, as far as the official SDK needs it for hosted one-off payments. */
export function createApi({ ledger, faults, secretKey, sessionSettings }: ApiOptions): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => {
    if (!(error instanceof ApiError)) console.error(error);
    const known =
      error instanceof ApiError
        ? error
        : new ApiError(500, 'An unknown error occurred', { type: 'api_error' });
    if (known.status >= 500) c.header('Stripe-Should-Retry', 'false');
    return c.json(known.body(), known.status);
  });
  api.use(async (c, next) => {
    const requestId = newId('req');
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('Request-Id', requestId);
    c.res.headers.set('Stripe-Version', c.req.header('stripe-version') ?? '2026-10-28.endive');
  });
  api.use(async (c, next) => {
    requireKey(c.req.header('authorization'), secretKey);
    await next();
  });
  api.use(connectionFaults(faults), idempotency(ledger), serverFaults());

  api.post('/checkout/sessions', async (c) => {
    const params = decodeParameters(await c.req.text());
    return c.json(expandSession(ledger, createSession(ledger, params, sessionSettings()), params));
  });
  api.get('/checkout/sessions', (c) => {
    for (const id of ledger.sessions.keys()) findSession(ledger, id);
    const params = query(c.req.url);
    const intent = text(params, 'payment_intent');
    const status = text(params, 'status');
    const found = [...ledger.sessions.values()].filter(
      (session) =>
        (intent === undefined || session.payment_intent === intent) &&
        (status === undefined || session.status === status),
    );
    return c.json(list(found, params, '/v1/checkout/sessions'));
  });
  api.get('/checkout/sessions/:id', (c) =>
    c.json(expandSession(ledger, requireSession(ledger, c.req.param('id')), query(c.req.url))),
  );
  api.get('/checkout/sessions/:id/line_items', (c) => {
    const { id } = requireSession(ledger, c.req.param('id'));
    // Lines keep the order in which they were given; all other lists begin with the newest.
    const lines = [...(ledger.parts.get(id)?.lines ?? [])].reverse();
    return c.json(list(lines, query(c.req.url), `/v1/checkout/sessions/${id}/line_items`));
  });
  api.post('/checkout/sessions/:id/expire', async (c) => {
    const params = decodeParameters(await c.req.text());
    return c.json(expandSession(ledger, expireSession(ledger, c.req.param('id')), params));
  });

  api.get('/payment_intents/:id', (c) => {
    const intent = ledger.intents.get(c.req.param('id'));
    if (intent === undefined) throw noSuch('payment_intent', c.req.param('id'), 'intent');
    const isExpanded = texts(query(c.req.url), 'expand').includes('latest_charge');
    return c.json(isExpanded ? withCharge(ledger, intent) : intent);
  });
  api.get('/payment_intents', (c) =>
    c.json(list([...ledger.intents.values()], query(c.req.url), '/v1/payment_intents')),
  );

  api.route('/', createRefundRoutes(ledger));

  api.post('/coupons', async (c) => c.json(createCoupon(ledger, decodeParameters(await c.req.text()))));
  api.get('/coupons/:id', (c) => {
    const coupon = ledger.coupons.get(c.req.param('id'));
    if (coupon === undefined) throw noSuch('coupon', c.req.param('id'));
    return c.json(coupon);
  });

  api.get('/events', (c) => {
    const params = query(c.req.url);
    const types = [...texts(params, 'types'), ...(text(params, 'type') ?? '').split(',')].filter(Boolean);
    const found = [...ledger.events.values()].filter(
      ({ type }) => types.length === 0 || types.includes(type),
    );
    return c.json(list(found, params, '/v1/events'));
  });
  api.get('/events/:id', (c) => {
    const event = ledger.events.get(c.req.param('id'));
    if (event === undefined) throw noSuch('event', c.req.param('id'), 'id');
    return c.json(event);
  });

  api.post('/webhook_endpoints', async (c) => {
    const params = decodeParameters(await c.req.text());
    const events = texts(params, 'enabled_events');
    if (events.length === 0)
      throw invalidParameter('enabled_events', 'Missing required param: enabled_events.');
    return c.json(addEndpoint(ledger, requiredText(params, 'url'), { events }));
  });
  api.get('/webhook_endpoints', (c) => {
    // The secret is returned once, when the endpoint is created.
    const shown = [...ledger.endpoints.values()].map(({ secret: _secret, ...endpoint }) => endpoint);
    return c.json(list(shown, query(c.req.url), '/v1/webhook_endpoints'));
  });
  api.delete('/webhook_endpoints/:id', (c) => {
    const id = c.req.param('id');
    if (!ledger.endpoints.delete(id)) throw noSuch('webhook endpoint', id, 'webhook_endpoint');
    ledger.touch();
    return c.json({ id, object: 'webhook_endpoint', deleted: true });
  });

  api.all('*', (c) => {
    throw new ApiError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  return api;
}

/** Refuses callers that do not send the secret key, as bearer token or as Basic user name. */
export function requireKey(authorization: string | undefined, secretKey: string): void {
  const [, scheme = '', credentials = ''] = /^(bearer|basic) +(\S+)$/i.exec(authorization ?? '') ?? [];
  if (credentials === '') {
    throw new ApiError(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const key =
    scheme.toLowerCase() === 'bearer'
      ? credentials
      : Buffer.from(credentials, 'base64').toString().split(':')[0];
  if (key !== secretKey) {
    throw new ApiError(401, `Invalid API Key provided: ${(key ?? '').slice(0, 7)}********`);
  }
}

function expandSession(ledger: Ledger, session: CheckoutSession, params: Parameters): object {
  const wanted = texts(params, 'expand');
  const intent = session.payment_intent === null ? undefined : ledger.intents.get(session.payment_intent);
  const withLatestCharge = wanted.includes('payment_intent.latest_charge');
  return {
    ...session,
    ...(intent !== undefined &&
      wanted.some((name) => name.startsWith('payment_intent')) && {
        payment_intent: withLatestCharge ? withCharge(ledger, intent) : intent,
      }),
    ...(wanted.includes('line_items') && {
      line_items: {
        object: 'list',
        data: ledger.parts.get(session.id)?.lines ?? [],
        has_more: false,
        url: `/v1/checkout/sessions/${session.id}/line_items`,
      },
    }),
  };
}

function withCharge(ledger: Ledger, intent: PaymentIntent): object {
  return { ...intent, latest_charge: ledger.charges.get(intent.latest_charge ?? '') ?? null };
}

function createCoupon(ledger: Ledger, params: Parameters): Coupon {
  assertKnown(params, [
    ...['id', 'amount_off', 'percent_off', 'currency', 'duration', 'name', 'metadata'],
    ...['max_redemptions', 'redeem_by'],
  ]);
  const amountOff = integer(params, 'amount_off', 1) ?? null;
  const percentOff = text(params, 'percent_off');
  if ((amountOff === null) === (percentOff === undefined)) {
    throw invalidParameter('amount_off', 'Give either amount_off or percent_off.');
  }
  const coupon: Coupon = {
    id: text(params, 'id') ?? newId('').slice(1, 9),
    object: 'coupon',
    amount_off: amountOff,
    created: ledger.now(),
    currency: amountOff === null ? null : requiredText(params, 'currency'),
    duration: 'once',
    livemode: false,
    metadata: metadata(params),
    name: text(params, 'name') ?? null,
    percent_off: percentOff === undefined ? null : Number(percentOff),
    valid: true,
  };
  ledger.coupons.set(coupon.id, coupon);
  ledger.touch();
  return coupon;
}
