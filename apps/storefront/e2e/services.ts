import { expect, type Page } from '@playwright/test';
import { ports } from './ports.ts';

const backend = `http://localhost:${ports.backend}`;
const payments = `http://localhost:${ports.payments}`;
/** The tenant of all restaurants in the journeys. */
export const foundationId = '5f0c0ffee0ddba11ca7e0001';

/** A signed-in customer, as the storefront stores them. */
export interface Account {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly email: string;
}

interface Call {
  readonly account?: Account;
  readonly restaurantId?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly refreshToken?: string;
}

/** Calls the backend past the storefront, to arrange what a test begins with or to see what has become of it. */
export async function callBackend<Answer>(
  method: string,
  path: string,
  { account, restaurantId, body, idempotencyKey, refreshToken }: Call = {},
): Promise<Answer> {
  const answer = await fetch(`${backend}${path}`, {
    method,
    headers: {
      'foundation-id': foundationId,
      ...(account && { authorization: `Bearer ${account.accessToken}` }),
      ...(restaurantId && { 'restaurant-id': restaurantId }),
      ...(refreshToken && { 'refresh-token': refreshToken }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

interface Restaurant {
  readonly _id: string;
}

/** The id of the restaurant at a hostname. */
export async function restaurantAt(domain = 'saffron.localhost'): Promise<string> {
  return (await callBackend<Restaurant>('GET', `/restaurants/by-domain/${domain}`))._id;
}

interface MenuAnswer {
  readonly categories: readonly {
    readonly items: readonly { readonly _id: string; readonly name: string }[];
  }[];
}

/** Puts a dish without options into a customer's cart. */
export async function addToCart(
  account: Account,
  dish: string,
  quantity = 1,
  domain = 'saffron.localhost',
): Promise<void> {
  const restaurantId = await restaurantAt(domain);
  const { categories } = await callBackend<MenuAnswer>('GET', `/restaurants/${restaurantId}/menu`);
  const item = categories.flatMap(({ items }) => items).find(({ name }) => name === dish);
  if (item === undefined) throw new Error(`${domain} has no ${dish}.`);
  const body = { menuItemId: item._id, quantity, selectedOptions: [] };
  await callBackend('POST', '/restaurant-cart', { account, restaurantId, body });
}

interface CartAnswer {
  readonly items: readonly { readonly quantity: number; readonly menuItem: { readonly name: string } }[];
  readonly totalAmount: number;
}

/** The customer's cart as the backend has it. */
export async function cartOf(account: Account, domain = 'saffron.localhost'): Promise<CartAnswer> {
  return callBackend('GET', '/restaurant-cart', { account, restaurantId: await restaurantAt(domain) });
}

const granaryWharf = {
  type: 'apartment',
  building: 'Flat 4, Granary Wharf',
  postalCode: 'LS1 4GJ',
  city: 'Leeds',
  state: 'Yorkshire and The Humber',
  country: 'England',
  longitude: -1.5491,
  latitude: 53.7936,
};

/** Saves an address of a customer, a flat in Leeds where nothing else is given. */
export function saveAddress(
  account: Account,
  parts: Partial<typeof granaryWharf & { address: string }> = {},
): Promise<{ readonly _id: string }> {
  const { building, city, state, country } = { ...granaryWharf, ...parts };
  // The line that the form composes, unless the test writes one by hand.
  const address = [building, city, state, country].join(', ');
  return callBackend('POST', '/addresses', { account, body: { ...granaryWharf, address, ...parts } });
}

interface Report {
  readonly reason: 'missing' | 'wrong_dish' | 'not_right' | 'late' | 'never_came' | 'allergy';
  /** How many of the order's lines it is about, from the first on. */
  readonly lines: number;
  readonly text: string;
  readonly photos: readonly Buffer[];
}

/** Says that something is wrong with an order, as its page does. */
export async function reportProblem(account: Account, orderId: string, report: Report): Promise<void> {
  const { items } = await callBackend<{ readonly items: readonly { readonly _id: string }[] }>(
    'GET',
    `/orders/${orderId}`,
    { account },
  );
  const form = new FormData();
  form.set('reason', report.reason);
  form.set('text', report.text);
  for (const { _id } of items.slice(0, report.lines)) form.append('lines', _id);
  for (const photo of report.photos)
    form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${backend}/orders/${orderId}/problems`, {
    method: 'POST',
    headers: {
      'foundation-id': foundationId,
      authorization: `Bearer ${account.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: form,
  });
  if (!answer.ok) throw new Error(`The report was answered with ${answer.status}: ${await answer.text()}`);
}

interface Order {
  readonly _id: string;
  readonly number: string;
  readonly status: string;
  readonly placedAt: string | null;
  readonly mode: 'delivery' | 'collection';
  readonly breakdown: { readonly totalAmount: number };
}

/** The customer's orders as the backend knows them, asked with the tokens that the page has stored. */
export async function ordersOf(page: Page, domain = 'saffron.localhost'): Promise<readonly Order[]> {
  const accessToken = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { 'foundation-id': foundationId, authorization: `Bearer ${accessToken}` };
  const restaurant = await fetch(`${backend}/restaurants/by-domain/${domain}`, { headers });
  const { _id } = (await restaurant.json()) as { _id: string };
  const answer = await fetch(`${backend}/orders`, { headers: { ...headers, 'restaurant-id': _id } });
  const { docs } = (await answer.json()) as { docs: readonly Order[] };
  return docs;
}

/** Waits until the payment of an order has been heard of: before that the cart is still the paid order's. */
export async function untilPlaced(account: Account, restaurantId: string, orderId: string): Promise<void> {
  // Not by its state: the order is accepted by itself soon after.
  const isPlaced = async () =>
    (await callBackend<Order>('GET', `/orders/${orderId}`, { account, restaurantId })).placedAt !== null;
  await expect.poll(isPlaced).toBe(true);
}

interface Session {
  readonly id: string;
  readonly payment_status: string;
  readonly amount_total: number;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What the payment provider has charged for an order, in pence: one number for each paid session. */
export async function chargesFor(orderId: string): Promise<readonly number[]> {
  const answer = await fetch(`${payments}/v1/checkout/sessions?limit=100`, {
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  const { data } = (await answer.json()) as { data: readonly Session[] };
  return data
    .filter(({ client_reference_id, metadata }) =>
      [client_reference_id, ...Object.values(metadata)].includes(orderId),
    )
    .filter(({ payment_status }) => payment_status === 'paid')
    .map(({ amount_total }) => amount_total);
}

interface PaymentFault {
  readonly kind: 'reset' | 'lost_answer' | 'timeout' | 'stored_500' | 'rate_limited';
  /** Such as `POST /v1/checkout/sessions`. */
  readonly operation: string;
  /** Only this customer's requests, so that other journeys go on undisturbed. */
  readonly customer: Account;
}

/** Makes the payment provider fail while `during` runs. */
export async function withPaymentFault<Result>(
  { customer, ...fault }: PaymentFault,
  during: () => Promise<Result>,
): Promise<Result> {
  const send = (method: string, body?: object) =>
    fetch(`${payments}/sandbox/faults`, {
      method,
      headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  // As it stands in a form: the part before the sign that is written otherwise there.
  const containing = customer.email.split('@')[0];
  await send('POST', { ...fault, containing, times: 20 });
  try {
    return await during();
  } finally {
    await send('DELETE');
  }
}
