import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionParams, startForTest } from './testing.ts';

let provider: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  provider = await startForTest();
});
afterAll(() => provider.stop());

const open = () => provider.stripe.checkout.sessions.create(sessionParams());
const send = (id: string, fields: Record<string, string>) =>
  fetch(`${provider.url}/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const good = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

test('the page shows merchant, lines and total, and allows nothing from elsewhere', async () => {
  const session = await open();
  const answer = await fetch(`${provider.url}/pay/${session.id}`);
  const html = await answer.text();
  expect(html).toContain('Pay Saffron &amp; Smoke');
  expect(html).toContain('2 × Smoked chicken tikka');
  expect(html).toContain('£31.40');
  expect(html).toContain('href="http://saffron.localhost:3000/?checkoutStatus=failure"');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self' http://saffron.localhost:3000");
  expect(policy).not.toContain('unsafe');
});

test('a good card leads to the success address with the session id in it', async () => {
  const session = await open();
  const answer = await send(session.id, good);
  expect(answer.status).toBe(303);
  const success = `http://saffron.localhost:3000/?checkoutStatus=success&session=${session.id}`;
  expect(answer.headers.get('location')).toBe(success);
  // Pressed twice: the same way out, no second charge.
  expect((await send(session.id, good)).headers.get('location')).toBe(success);
  const { data } = await provider.stripe.events.list({ type: 'charge.succeeded' });
  expect(data).toHaveLength(1);
  const later = await (await fetch(`${provider.url}/pay/${session.id}`)).text();
  expect(later).toContain('This order has been paid');
});

test('a declined card can be followed by another one, or by going back', async () => {
  const session = await open();
  const answer = await send(session.id, { 'test-card': '4000000000000002' });
  expect(answer.headers.get('location')).toBe(`/pay/${session.id}?declined`);
  const html = await (await fetch(`${provider.url}/pay/${session.id}?declined`)).text();
  expect(html).toContain('Your card was declined.');
  expect(html).toContain('Try another card');
  expect(html).toContain('Return to restaurant');
  expect((await send(session.id, good)).status).toBe(303);
  expect((await provider.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
});

test('mistakes show at their fields, and what was typed stays except the security code', async () => {
  const session = await open();
  const answer = await send(session.id, { number: '4242 4242 4242 4241', expiry: '13/40', cvc: '12' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('id="number-problem">Your card number is invalid.');
  expect(html).toContain('Your card&#39;s expiry month is invalid.');
  expect(html).toContain('Your card&#39;s security code is incomplete.');
  expect(html).toContain('value="4242 4242 4242 4241"');
  expect(html).not.toContain('value="12"');
  expect(html).toContain('aria-describedby="number-problem number-help" aria-invalid="true"');
  const past = await send(session.id, { ...good, expiry: '01/20' });
  expect(await past.text()).toContain('expiry date is in the past');
  expect((await provider.stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
});

test('an expired and an unknown session say so and charge nothing', async () => {
  const session = await open();
  await provider.stripe.checkout.sessions.expire(session.id);
  expect((await fetch(`${provider.url}/pay/${session.id}`)).status).toBe(410);
  const answer = await send(session.id, good);
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('This payment page has expired');
  expect((await fetch(`${provider.url}/pay/cs_test_nobody`)).status).toBe(404);
});

test('a name that looks like HTML is shown, not run', async () => {
  const hostile = '<script>alert(1)</script>"\'';
  const price_data = { currency: 'gbp', unit_amount: 500, product_data: { name: hostile } };
  const session = await provider.stripe.checkout.sessions.create(
    sessionParams({
      line_items: [{ quantity: 1, price_data }],
      branding_settings: { display_name: hostile },
    }),
  );
  const html = await (await fetch(`${provider.url}/pay/${session.id}`)).text();
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
