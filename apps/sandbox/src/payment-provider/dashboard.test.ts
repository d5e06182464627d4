import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest } from './testing.ts';

let provider: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  provider = await startForTest();
});
afterAll(() => provider.stop());

const read = async (path = '') => (await fetch(`${provider.url}/dashboard${path}`)).text();
const pay = (orderNumber: string, card?: string) =>
  provider.payWith(card, {
    payment_intent_data: { metadata: { orderNumber } },
    customer_email: 'ana@tiffin.example',
  });
const send = (
  intent: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = { origin: provider.url },
) =>
  fetch(`${provider.url}/dashboard/${intent}`, {
    method: 'POST',
    body: new URLSearchParams({ refunded: '0', reason: 'requested_by_customer', ...fields }),
    headers,
    redirect: 'manual',
  });
const refundsOf = async (payment_intent: string) =>
  (await provider.stripe.refunds.list({ payment_intent })).data;
/** The text of the row of the list that names an order. */
const rowOf = async (orderNumber: string) => {
  const row = (await read()).split('<tr>').find((part) => part.includes(orderNumber)) ?? '';
  return row
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

test('payments are listed, newest first, with order, amount, refunded and state', async () => {
  const intent = await pay('T-1001');
  await pay('T-1002', '4000000000000002');
  await pay('T-1003', '4000000000007726').then((slow) =>
    provider.stripe.refunds.create({ payment_intent: slow }),
  );
  await provider.stripe.refunds.create({ payment_intent: intent, amount: 450 });
  const html = await read();
  expect(html.indexOf('T-1003')).toBeLessThan(html.indexOf('T-1002'));
  expect(html.indexOf('T-1002')).toBeLessThan(html.indexOf('T-1001'));
  expect(await rowOf('T-1001')).toMatch(/ana@tiffin\.example .* £31\.40 £4\.50 Partly refunded/);
  expect(await rowOf('T-1002')).toMatch(/£31\.40 – Declined/);
  expect(await rowOf('T-1003')).toMatch(/£31\.40 £31\.40 Refund pending/);
});

test('a refund by the form happens once, and sends the events of a refund by the API', async () => {
  const intent = await pay('T-2001');
  const [first, second] = await Promise.all([
    send(intent, { amount: '4.50', reason: 'duplicate' }),
    send(intent, { amount: '4.50', reason: 'duplicate' }),
  ]);
  expect([first.status, second.status].sort()).toEqual([303, 422]);
  const [refund, ...others] = await refundsOf(intent);
  expect(refund).toMatchObject({ amount: 450, reason: 'duplicate' });
  expect(others).toEqual([]);
  const done = first.status === 303 ? first : second;
  expect(done.headers.get('location')).toBe(`/dashboard/${intent}?refund=${refund?.id}`);
  expect(await read(`/${intent}?refund=${refund?.id}`)).toContain('£4.50 refunded: succeeded.');
  const { data } = await provider.stripe.events.list({ types: ['refund.created', 'charge.refunded'] });
  expect(data.slice(0, 2).map(({ type }) => type)).toEqual(['charge.refunded', 'refund.created']);

  expect((await send(intent, { amount: '26.90', refunded: '450' })).status).toBe(303);
  expect(await read(`/${intent}`)).not.toContain('<form');
});

test.each([
  ['', 'Enter the amount to refund.'],
  ['four', 'Enter an amount in pounds, such as 12.50.'],
  ['4.505', 'Enter an amount in pounds, such as 12.50.'],
  ['0.00', 'Enter £0.01 or more.'],
  ['31.41', 'Enter £31.40 or less: that is what is left to refund.'],
])('the amount "%s" is refused with a sentence at its field', async (amount, sentence) => {
  const intent = await pay('T-3001');
  const answer = await send(intent, { amount, reason: 'fraudulent' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(`id="amount-problem" role="alert">${sentence}`);
  expect(html).toContain(
    `value="${amount}" aria-describedby="amount-problem amount-help" aria-invalid="true"`,
  );
  expect(html).toContain('value="fraudulent" selected');
  expect(await refundsOf(intent)).toEqual([]);
});

test('a form that was opened before another refund is refused', async () => {
  const intent = await pay('T-4001');
  await provider.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  const answer = await send(intent, { amount: '31.00' });
  expect(await answer.text()).toContain('This payment has changed since you opened the page.');
  expect(await refundsOf(intent)).toHaveLength(1);
});

test('another site cannot send the form, and the page runs no script', async () => {
  const intent = await pay('<script>alert(1)</script>');
  for (const headers of [{ origin: 'http://localhost:3000' }, { origin: 'null' }, {}]) {
    expect((await send(intent, { amount: '1.00' }, headers)).status).toBe(403);
  }
  expect(await refundsOf(intent)).toEqual([]);
  const page = await fetch(`${provider.url}/dashboard/${intent}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(await page.text()).not.toContain('<script');
  expect(await read()).not.toContain('<script');
  expect((await fetch(`${provider.url}/dashboard/pi_nobody`)).status).toBe(404);
});
