import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { mismatch, refundsOf } from '../resources/mismatched-payments/testing/mismatch.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** Runs the command as an operator does, on the shop's database and its payment provider. */
function settlePayment(args: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${inject('bundle')}settle-payment.js`, ...args],
    {
      env: {
        DATABASE_URL: shop.app.env.DATABASE_URL,
        ALLOW_SANDBOX: '1',
        STRIPE_SECRET_KEY: shop.standIn.settings.STRIPE_SECRET_KEY,
        STRIPE_API_BASE: shop.standIn.settings.STRIPE_API_BASE?.href ?? '',
        ...environment,
      },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('a mismatched payment is counted and listed, and blocks its cart', async () => {
  expect(settlePayment([]).stdout).toBe('No mismatched payment waits to be settled.\n');
  const { shopper, orderId, number, sessionId } = await mismatch(shop, 'own');
  expect((await shopper.checkout({ promoCode: 'TEN' })).status).toBe(409);
  expect((await shopper.checkout({ note: 'Changed' })).status).toBe(409);
  const { status, stdout } = settlePayment([]);
  expect(status).toBe(0);
  expect(stdout).toContain(`${number} (${orderId}, pending_payment): paid £1.23, costs £27.33`);
  expect(stdout).toContain(`session ${sessionId}`);
  const metrics = await shop.app.metrics.registry.metrics();
  expect(metrics).toMatch(/^payments_mismatched_total [1-9]\d*$/m);
  expect(settlePayment([orderId, '--refund']).status).toBe(0);
});

test('a payment is refunded', async () => {
  const { number, sessionId } = await mismatch(shop, 'own');
  expect(settlePayment([number, '--refund'])).toEqual({
    status: 0,
    stdout: `The payment ${sessionId} of order ${number} is refunded.\n`,
    stderr: '',
  });
  expect(await refundsOf(shop, sessionId)).toEqual([123]);
  expect(settlePayment([number, '--refund'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No mismatched payment'),
  });
});

test('a refund goes on where it was interrupted', async () => {
  const { shopper, orderId, sessionId } = await mismatch(shop, 'own');
  const away = settlePayment([orderId, '--refund'], { STRIPE_API_BASE: 'http://127.0.0.1:9' });
  expect(away).toMatchObject({ status: 1, stderr: expect.stringContaining('run the same command again') });
  expect(settlePayment([]).stdout).toContain('refund has begun');
  // It pays for nothing by now: nobody is led to the page that says so, and no second page is opened.
  expect((await shopper.checkout({ promoCode: 'TEN' })).status).toBe(409);
  expect((await shopper.checkout({ note: 'Changed' })).status).toBe(409);
  expect(settlePayment([orderId, '--refund']).status).toBe(0);
  expect(await refundsOf(shop, sessionId)).toEqual([123]);
});

test('a payment places its order', async () => {
  const { shopper, orderId, number, sessionId } = await mismatch(shop, 'own');
  expect(settlePayment([orderId, '--place']).stdout).toBe(
    `Order ${number} is placed by the payment ${sessionId}.\n`,
  );
  expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  expect(settlePayment([]).stdout).not.toContain(orderId);
});

test.each<[string, readonly string[], Record<string, string>, RegExp]>([
  ['both ways at once', ['T-1001', '--refund', '--place'], {}, /^Usage: /],
  ['no way', ['T-1001'], {}, /^Usage: /],
  ['no order', ['--refund'], {}, /^Usage: /],
  ['an unknown flag', ['T-1001', '--undo'], {}, /^Usage: /],
  ['an order without such a payment', ['T-9999', '--place'], {}, /^No mismatched payment of T-9999 /],
  ['no key', ['T-1001', '--refund'], { STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is not set: /],
  [
    'no database',
    [],
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' },
    /^The database at 127\.0\.0\.1:9 cannot be reached/,
  ],
])('%s is answered with one sentence', (_name, args, environment, message) => {
  const { status, stderr } = settlePayment(args, environment);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(message);
  expect(stderr).not.toContain('    at ');
});
