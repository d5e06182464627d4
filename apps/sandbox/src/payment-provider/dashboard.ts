import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { newNonce, pageHeaders } from '../page.ts';
import { amountText, parseAmount } from './amount.ts';
import { ApiError } from './api-error.ts';
import { paymentsPage } from './dashboard-pages.ts';
import { paymentPage } from './dashboard-payment-page.ts';
import type { Ledger } from './ledger.ts';
import { noticePage } from './pages.ts';
import { findPayment, listPayments, type Payment } from './payments.ts';
import { createRefund } from './refunds.ts';

const paymentsPerPage = 50;

/** The merchant's own pages at `/dashboard`: payments, and refunds by hand. Plain forms, no script. */
export function createDashboard(ledger: Ledger): Hono<{ Variables: { nonce: string } }> {
  const routes = new Hono<{ Variables: { nonce: string } }>();
  routes.use(csrf(), async (c, next) => {
    const nonce = newNonce();
    c.set('nonce', nonce);
    await next();
    for (const [name, value] of Object.entries(pageHeaders(nonce, []))) c.res.headers.set(name, value);
    // Without a referrer a form would be sent with the origin "null", which the check above refuses.
    c.res.headers.set('Referrer-Policy', 'same-origin');
  });

  routes.get('/', (c) => {
    const number = Math.max(1, Math.trunc(Number(c.req.query('page') ?? 1)) || 1);
    const start = (number - 1) * paymentsPerPage;
    const all = listPayments(ledger);
    return c.html(
      paymentsPage({
        payments: all.slice(start, start + paymentsPerPage),
        number,
        hasOlder: all.length > start + paymentsPerPage,
        nonce: c.get('nonce'),
      }),
    );
  });

  routes.get('/:intentId', (c) => {
    const nonce = c.get('nonce');
    const payment = findPayment(ledger, c.req.param('intentId'));
    if (payment === undefined) return c.html(unknownPage(nonce), 404);
    const refunded = ledger.refunds.get(c.req.query('refund') ?? '');
    return c.html(paymentPage({ payment, nonce, ...(refunded !== undefined && { refunded }) }));
  });

  routes.post('/:intentId', async (c) => {
    const nonce = c.get('nonce');
    const payment = findPayment(ledger, c.req.param('intentId'));
    if (payment === undefined) return c.html(unknownPage(nonce), 404);
    const form = await c.req.parseBody();
    const field = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const typed = { amount: field('amount'), reason: field('reason') };
    const refused = (problem: string) => c.html(paymentPage({ payment, nonce, typed, problem }), 422);

    // Pressed twice, or refunded elsewhere meanwhile: the form was filled in for another remainder.
    if (field('refunded') !== String(payment.refunded)) {
      return refused(
        'This payment has changed since you opened the page. Check what is left, then try again.',
      );
    }
    const problem = amountProblem(typed.amount, payment);
    if (problem !== undefined) return refused(problem);
    try {
      const refund = createRefund(ledger, {
        payment_intent: payment.intent.id,
        amount: String(parseAmount(typed.amount)),
        reason: typed.reason,
      });
      return c.redirect(`/dashboard/${payment.intent.id}?refund=${refund.id}`, 303);
    } catch (error) {
      if (error instanceof ApiError) return refused(error.message);
      throw error;
    }
  });
  return routes;
}

function amountProblem(typed: string, { left, intent }: Payment): string | undefined {
  if (typed.trim() === '') return 'Enter the amount to refund.';
  const pence = parseAmount(typed);
  if (pence === undefined) return 'Enter an amount in pounds, such as 12.50.';
  if (pence === 0) return 'Enter £0.01 or more.';
  if (pence > left)
    return `Enter ${amountText(left, intent.currency)} or less: that is what is left to refund.`;
  return undefined;
}

function unknownPage(nonce: string) {
  return noticePage({
    title: 'No such payment',
    text: 'Check the address, or choose a payment from the list.',
    nonce,
    link: { href: '/dashboard', text: 'All payments' },
  });
}
