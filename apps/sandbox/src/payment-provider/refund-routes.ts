import { Hono } from 'hono';
import { noSuch } from './api-error.ts';
import { balanceOf } from './balance.ts';
import type { ApiEnv } from './faults.ts';
import type { Ledger } from './ledger.ts';
import { list, query } from './lists.ts';
import { decodeParameters, text } from './parameters.ts';
import { createRefund } from './refunds.ts';

/** The calls of the API about money that has come in and gone back: refunds, charges, balance. */
export function createRefundRoutes(ledger: Ledger): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post('/refunds', async (c) => c.json(createRefund(ledger, decodeParameters(await c.req.text()))));
  routes.get('/refunds/:id', (c) => {
    const refund = ledger.refunds.get(c.req.param('id'));
    if (refund === undefined) throw noSuch('refund', c.req.param('id'), 'id');
    return c.json(refund);
  });
  routes.get('/refunds', (c) => {
    const params = query(c.req.url);
    const intent = text(params, 'payment_intent');
    const charge = text(params, 'charge');
    const found = [...ledger.refunds.values()].filter(
      (refund) =>
        (intent === undefined || refund.payment_intent === intent) &&
        (charge === undefined || refund.charge === charge),
    );
    return c.json(list(found, params, '/v1/refunds'));
  });

  routes.get('/charges/:id', (c) => {
    const charge = ledger.charges.get(c.req.param('id'));
    if (charge === undefined) throw noSuch('charge', c.req.param('id'), 'id');
    return c.json(charge);
  });
  routes.get('/charges', (c) => {
    const params = query(c.req.url);
    const intent = text(params, 'payment_intent');
    const found = [...ledger.charges.values()].filter(
      ({ payment_intent }) => intent === undefined || payment_intent === intent,
    );
    return c.json(list(found, params, '/v1/charges'));
  });

  routes.get('/balance', (c) => c.json(balanceOf(ledger)));
  routes.get('/balance_transactions', (c) =>
    c.json(list([...ledger.balanceTransactions.values()], query(c.req.url), '/v1/balance_transactions')),
  );
  return routes;
}
