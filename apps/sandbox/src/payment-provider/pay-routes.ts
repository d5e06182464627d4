import { Hono } from 'hono';
import { newNonce, pageHeaders } from '../page.ts';
import { cardProblems } from './cards.ts';
import { paySession } from './charging.ts';
import type { Ledger } from './ledger.ts';
import type { CheckoutSession } from './objects.ts';
import { cardPage, noticePage } from './pages.ts';
import { findSession } from './sessions.ts';

/** The hosted payment page at `/pay/:sessionId`: plain forms, no script, nothing from elsewhere. */
export function createPayRoutes(ledger: Ledger): Hono<{ Variables: { nonce: string } }> {
  const routes = new Hono<{ Variables: { nonce: string } }>();

  routes.use('/:id', async (c, next) => {
    const nonce = newNonce();
    c.set('nonce', nonce);
    const session = findSession(ledger, c.req.param('id'));
    await next();
    const headers = pageHeaders(nonce, [session?.success_url, session?.cancel_url]);
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });

  routes.get('/:id', (c) => {
    const session = findSession(ledger, c.req.param('id'));
    const nonce = c.get('nonce');
    if (session === undefined) return c.html(unknownPage(nonce), 404);
    if (session.status === 'complete') return c.html(paidPage(session, nonce));
    if (session.status === 'expired') return c.html(expiredPage(session, nonce), 410);
    const wasDeclined = c.req.query('declined') !== undefined;
    const intent = ledger.intents.get(session.payment_intent ?? '');
    const declined = wasDeclined ? intent?.last_payment_error?.message : undefined;
    const lines = ledger.parts.get(session.id)?.lines ?? [];
    return c.html(cardPage({ session, lines, nonce, ...(declined !== undefined && { declined }) }));
  });

  routes.post('/:id', async (c) => {
    const id = c.req.param('id');
    const nonce = c.get('nonce');
    const form = await c.req.parseBody();
    const typed = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const testCard = typed('test-card');
    const card = { number: typed('number'), expiry: typed('expiry'), cvc: typed('cvc') };

    const session = findSession(ledger, id);
    if (testCard === '' && session?.status === 'open' && session.amount_total > 0) {
      const problems = cardProblems(card, new Date(ledger.now() * 1000));
      if (Object.keys(problems).length > 0) {
        const lines = ledger.parts.get(id)?.lines ?? [];
        return c.html(cardPage({ session, lines, nonce, typed: card, problems }), 422);
      }
    }
    const result = paySession(ledger, id, testCard === '' ? card.number : testCard);
    switch (result.kind) {
      case 'paid':
      // Pressed twice: the customer sees the same success, and nothing is charged again.
      case 'already_paid':
        return c.redirect(successAddress(result.session), 303);
      case 'declined':
        return c.redirect(`/pay/${id}?declined`, 303);
      case 'expired':
        return c.html(expiredPage(result.session, nonce), 410);
      case 'unknown':
        return c.html(unknownPage(nonce), 404);
    }
  });
  return routes;
}

/** Where the customer goes after paying. */
function successAddress(session: CheckoutSession): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function paidPage(session: CheckoutSession, nonce: string) {
  return noticePage({
    title: 'This order has been paid',
    text: 'There is nothing more to pay.',
    nonce,
    link: { href: successAddress(session), text: 'Return to restaurant' },
  });
}

function expiredPage(session: CheckoutSession, nonce: string) {
  return noticePage({
    title: 'This payment page has expired',
    text: 'Nothing has been charged. Go back to your cart and check out again.',
    nonce,
    ...(session.cancel_url !== null && {
      link: { href: session.cancel_url, text: 'Return to restaurant' },
    }),
  });
}

function unknownPage(nonce: string) {
  return noticePage({
    title: 'No such payment page',
    text: 'Check the address, or go back to the restaurant and check out again.',
    nonce,
  });
}
