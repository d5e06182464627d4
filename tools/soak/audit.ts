import pg from 'pg';
import type { ExpectedState } from './expected-state.ts';
import { lineKey } from './expected-state.ts';
import type { ProviderSession } from './provider.ts';

interface OrderRow {
  readonly id: string;
  readonly status: string;
  /** Whether it was paid and placed once, whatever became of it since. */
  readonly isPlaced: boolean;
  readonly customerId: string;
  readonly restaurantId: string;
  readonly subtotal: number;
  readonly discount: number;
  readonly totalAmount: number;
  /** What all its refunds were to give back, also those that failed. */
  readonly wantedBack: number;
  readonly promoCodeId: string | null;
  readonly lines: readonly {
    readonly totalPrice: number;
    readonly unitPrice: number;
    readonly quantity: number;
  }[];
}

interface RedemptionRow {
  readonly orderId: string;
  readonly promoCodeId: string;
  readonly customerId: string;
  readonly state: string;
}

interface CodeRow {
  readonly id: string;
  readonly code: string;
  readonly most: number | null;
  readonly mostEach: number | null;
  readonly uses: number;
}

interface CartRow {
  readonly customerId: string;
  readonly restaurantId: string;
  readonly menuItemId: string;
  readonly quantity: number;
  readonly selectedOptions: readonly { readonly optionId: string; readonly choiceIds: readonly string[] }[];
}

/** One line of the audit: the same thing counted on two sides. */
export interface AuditLine {
  readonly what: string;
  readonly backend: number;
  readonly other: number;
  /** Who the other side is. */
  readonly against: string;
}

/** What the audit found: the counts side by side, and every single thing that does not agree. */
export interface Audit {
  readonly lines: readonly AuditLine[];
  readonly differences: readonly string[];
  /** Counts that nothing has to agree with. */
  readonly figures: readonly (readonly [string, number])[];
}

/** Holds the backend's database, the provider's ledger and each customer's expected state against each other. */
export async function audit(
  databaseUrl: string,
  sessions: readonly ProviderSession[],
  expectedStates: readonly ExpectedState[],
): Promise<Audit> {
  const orders = await rowsOf<OrderRow>(
    databaseUrl,
    `select id, status, placed_at is not null as "isPlaced", customer_id as "customerId", restaurant_id as "restaurantId", subtotal, discount,
       total_amount as "totalAmount",
       (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as "wantedBack",
       promo_code_id as "promoCodeId", snapshot->'items' as lines from orders o`,
  );
  const redemptions = await rowsOf<RedemptionRow>(
    databaseUrl,
    `select order_id as "orderId", promo_code_id as "promoCodeId", customer_id as "customerId", state
       from promo_redemptions`,
  );
  const codes = await rowsOf<CodeRow>(
    databaseUrl,
    `select id, code, max_redemptions as most, max_redemptions_per_customer as "mostEach",
       redemptions as uses from promo_codes`,
  );
  const cartLines = await rowsOf<CartRow>(
    databaseUrl,
    `select c.customer_id as "customerId", c.restaurant_id as "restaurantId", i.menu_item_id as "menuItemId",
       i.quantity, i.selected_options as "selectedOptions"
       from cart_items i join carts c on c.id = i.cart_id`,
  );

  const differences: string[] = [];
  const placed = orders.filter(({ isPlaced }) => isPlaced);
  const paidFor = placed.filter(({ totalAmount }) => totalAmount > 0);
  const paidSessions = sessions.filter(({ payment_status }) => payment_status === 'paid');
  const byOrder = Map.groupBy(paidSessions, (session) => session.client_reference_id ?? 'nobody');

  for (const order of orders) {
    const sum = order.lines.reduce((total, { totalPrice }) => total + totalPrice, 0);
    const isConsistent = order.lines.every((line) => line.unitPrice * line.quantity === line.totalPrice);
    if (sum !== order.subtotal || !isConsistent)
      differences.push(`order ${order.id}: its lines sum to ${sum}, its subtotal is ${order.subtotal}`);
    if (order.status === 'pending_payment') differences.push(`order ${order.id} still waits for its payment`);
    const payments = byOrder.get(order.id) ?? [];
    const wanted = order.isPlaced && order.totalAmount > 0 ? 1 : 0;
    if (payments.length !== wanted)
      differences.push(`order ${order.id} is ${order.status} and was paid ${payments.length} times`);
    const [payment] = payments;
    if (payment !== undefined && payment.amount_total !== order.totalAmount)
      differences.push(`order ${order.id}: ${order.totalAmount} here, ${payment.amount_total} charged`);
  }
  const known = new Set(orders.map(({ id }) => id));
  for (const [orderId, payments] of byOrder)
    if (!known.has(orderId))
      differences.push(`${payments.length} payments name the unknown order ${orderId}`);

  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  const placedIds = new Set(placed.map(({ id }) => id));
  // A full refund releases the use of a promo code.
  const keepsPromo = new Set(placed.filter((order) => !isGivenBack(order)).map(({ id }) => id));
  for (const { orderId, state } of redemptions) {
    const due = keepsPromo.has(orderId) ? 'counted' : 'released';
    if (state !== due)
      differences.push(
        `the redemption of order ${orderId} (${statusOf.get(orderId)}) is ${state}, not ${due}`,
      );
  }
  const counted = redemptions.filter(({ state }) => state === 'counted');
  for (const { id, code, most, mostEach, uses: counter } of codes) {
    const held = redemptions.filter(({ promoCodeId, state }) => promoCodeId === id && state !== 'released');
    if (most !== null && counter !== held.length)
      differences.push(`${code} has ${held.length} uses, its counter says ${counter}`);
    const uses = counted.filter(({ promoCodeId }) => promoCodeId === id);
    if (most !== null && uses.length > most)
      differences.push(`${code} was redeemed ${uses.length} times, ${most} are allowed`);
    for (const [customerId, own] of Map.groupBy(uses, (use) => use.customerId))
      if (mostEach !== null && own.length > mostEach)
        differences.push(
          `${code} was redeemed ${own.length} times by ${customerId}, ${mostEach} are allowed`,
        );
  }

  let ordersInBooks = 0;
  let expectedPortions = 0;
  const cartsByOwner = Map.groupBy(
    cartLines,
    ({ customerId, restaurantId }) => `${customerId}@${restaurantId}`,
  );
  for (const expected of expectedStates) {
    for (const { id, isPaid } of expected.orders) {
      if (isPaid) ordersInBooks += 1;
      if (placedIds.has(id) !== isPaid)
        differences.push(
          `customer ${expected.customerId} ${isPaid ? 'paid' : 'did not pay'} ${id}, which is ${statusOf.get(id)}`,
        );
    }
    const own = cartsByOwner.get(`${expected.customerId}@${expected.restaurantId}`) ?? [];
    const left = new Map(own.map((line) => [lineKey(line.menuItemId, line.selectedOptions), line.quantity]));
    for (const quantity of expected.cart.values()) expectedPortions += quantity;
    const isSame =
      left.size === expected.cart.size &&
      [...left].every(([key, quantity]) => expected.cart.get(key) === quantity);
    if (!isSame)
      differences.push(
        `cart of ${expected.customerId}: ${JSON.stringify([...left])}, expected ${JSON.stringify([...expected.cart])}`,
      );
  }

  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const owners = new Set(
    expectedStates.map(({ customerId, restaurantId }) => `${customerId}@${restaurantId}`),
  );
  const isExpected = ({ customerId, restaurantId }: { customerId: string; restaurantId: string }) =>
    owners.has(`${customerId}@${restaurantId}`);
  const provider = 'payment provider';
  const customers = "customers' expected states";
  const lines: readonly AuditLine[] = [
    { what: 'orders paid for', backend: paidFor.length, other: paidSessions.length, against: provider },
    {
      what: 'money taken, in pence',
      backend: sum(paidFor.map(({ totalAmount }) => totalAmount)),
      other: sum(paidSessions.map(({ amount_total }) => amount_total)),
      against: provider,
    },
    {
      what: 'payments still open',
      backend: orders.filter(({ status }) => status === 'pending_payment').length,
      other: sessions.filter(({ status }) => status === 'open').length,
      against: provider,
    },
    {
      what: 'orders placed',
      backend: placed.filter(isExpected).length,
      other: ordersInBooks,
      against: customers,
    },
    {
      what: 'portions left in carts',
      backend: sum(cartLines.filter(isExpected).map(({ quantity }) => quantity)),
      other: expectedPortions,
      against: customers,
    },
    {
      what: 'promo codes redeemed',
      backend: counted.length,
      other: placed.filter(({ id, promoCodeId }) => promoCodeId !== null && keepsPromo.has(id)).length,
      against: 'orders with a code, not given back',
    },
    {
      what: 'promo codes still reserved',
      backend: redemptions.filter(({ state }) => state === 'reserved').length,
      other: 0,
      against: 'none',
    },
  ];
  for (const { what, backend, other, against } of lines)
    if (backend !== other) differences.push(`${what}: ${backend} in the backend, ${other} (${against})`);
  return { lines, differences, figures: [] };
}

function isGivenBack({ status, totalAmount, wantedBack }: OrderRow): boolean {
  // A use that was released stays so, also when a refund fails because the dashboard was quicker.
  if (totalAmount > 0) return wantedBack >= totalAmount;
  return status === 'declined' || status === 'cancelled';
}

/** Reads rows of the backend's database. */
export async function rowsOf<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  sql: string,
): Promise<readonly Row[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // The limits of the role are made for requests.
    await client.query('set statement_timeout = 0');
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
