import { originOf } from './accounts.ts';
import { ports } from './ports.ts';
import { type Account, callBackend, restaurantAt, untilPlaced } from './services.ts';

interface CheckoutChoices {
  readonly addressId?: string;
  readonly promoCode?: string;
  readonly note?: string;
}

interface Checkout {
  readonly orderId: string;
  /** The payment page's address. */
  readonly url: string;
}

/** Starts the checkout of a customer's cart at the restaurant of `domain`, without the pages. */
export async function startCheckout(
  account: Account,
  choices: CheckoutChoices = {},
  domain = 'saffron.localhost',
): Promise<Checkout> {
  const home = `${originOf(domain)}/`;
  return callBackend<Checkout>('POST', '/restaurant-cart/checkout', {
    account,
    restaurantId: await restaurantAt(domain),
    idempotencyKey: crypto.randomUUID(),
    body: { ...choices, successUrl: home, failUrl: home, source: 'web' },
  });
}

/** Orders and pays for a customer's cart, without the pages; returns the order's id once it is placed. */
export async function placeOrder(
  account: Account,
  choices?: CheckoutChoices,
  domain = 'saffron.localhost',
): Promise<string> {
  const { orderId, url } = await startCheckout(account, choices, domain);
  await payFor(url);
  await untilPlaced(account, await restaurantAt(domain), orderId);
  return orderId;
}

/** Pays on the provider's page at `url` without opening it. */
export async function payFor(url: string, card = '4242424242424242'): Promise<void> {
  const id = new URL(url).pathname.split('/').at(-1);
  const answer = await fetch(`http://localhost:${ports.payments}/sandbox/sessions/${id}/pay`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: JSON.stringify({ card }),
  });
  if (!answer.ok) throw new Error(`Paying answered ${answer.status}: ${await answer.text()}`);
}
