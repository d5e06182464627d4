import { createLogger } from '@tiffin/node';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { CheckoutRefused } from '../resources/checkout/checkout-refused.ts';
import { ProviderUnanswered } from '../resources/payments/provider-failures.ts';
import { errorHandler } from './error-handler.ts';
import { ClaimLost } from './idempotency.store.ts';
import type { RequestEnv } from './request-env.ts';

const lines: string[] = [];
const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });

/** What a request answers whose handler, or the data code below it, throws this. */
function answerTo(error: Error) {
  const app = new Hono<RequestEnv>();
  app.onError(errorHandler(log));
  app.get('/', () => {
    throw error;
  });
  return app.request('/');
}

test.each([
  [new CheckoutRefused({ kind: 'missing', what: 'This address' }), 404, 'not_found', null],
  [new CheckoutRefused({ kind: 'customer_gone' }), 401, 'unauthorized', null],
  [new CheckoutRefused({ kind: 'another_checkout' }), 409, 'conflict', null],
  [new ClaimLost(), 409, 'idempotency_conflict', '2'],
  [new ProviderUnanswered('No answer.'), 503, 'service_unavailable', '5'],
])('%s of data code answers %i %s, and is no fault', async (error, status, code, retryAfter) => {
  const answer = await answerTo(error);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(lines).toEqual([]);
});

test('anything else is a fault of ours, which the log keeps', async () => {
  const answer = await answerTo(new Error('a bug'));
  expect(answer.status).toBe(500);
  expect(lines.splice(0)).toHaveLength(1);
});
