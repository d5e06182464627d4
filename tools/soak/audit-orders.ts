import { type Audit, type AuditLine, queryRows, sum, unequalLines } from './audit.ts';
import { type ExpectedState, lineKey } from './expected-state.ts';
import type { ProviderSession } from './provider.ts';

interface OrderRow {
  readonly id: string;
  readonly status: string;
  /** Whether it was ever placed, also when it was closed since. */
  readonly isPlaced: boolean;
  readonly customerId: string;
  readonly restaurantId: string;
  readonly subtotal: number;
  readonly totalAmount: number;
  /** The sum of all its refunds, also of those that failed. */
  readonly requestedRefunds: number;
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
  readonly maxUses: number | null;
  readonly maxUsesPerCustomer: number | null;
  /** The counter that checkouts read. */
  readonly uses: number;
}

interface CartRow {
  readonly customerId: string;
  readonly restaurantId: string;
  readonly menuItemId: string;
  readonly quantity: number;
  readonly selectedOptions: readonly { readonly optionId: string; readonly choiceIds: readonly string[] }[];
}

/** Compares orders, promo codes and carts in the backend with the provider's payments and each customer's expected state. */
export async function auditOrders(
  databaseUrl: string,
  sessions: readonly ProviderSession[],
  expectedStates: readonly ExpectedState[],
): Promise<Audit> {
  const orders = await queryRows<OrderRow>(
    databaseUrl,
    `select id, status, placed_at is not null as "isPlaced", customer_id as "customerId", restaurant_id as "restaurantId", subtotal,
       total_amount as "totalAmount",
       (select coalesce(sum(amount), 0)::int from refunds r where r.order_id = o.id) as "requestedRefunds",
       promo_code_id as "promoCodeId", snapshot->'items' as lines from orders o`,
  );
  const redemptions = await queryRows<RedemptionRow>(
    databaseUrl,
    `select order_id as "orderId", promo_code_id as "promoCodeId", customer_id as "customerId", state
       from promo_redemptions`,
  );
  const codes = await queryRows<CodeRow>(
    databaseUrl,
    `select id, code, max_redemptions as "maxUses", max_redemptions_per_customer as "maxUsesPerCustomer",
       redemptions as uses from promo_codes`,
  );
  const cartLines = await queryRows<CartRow>(
    databaseUrl,
    `select c.customer_id as "customerId", c.restaurant_id as "restaurantId", i.menu_item_id as "menuItemId",
       i.quantity, i.selected_options as "selectedOptions"
       from cart_items i join carts c on c.id = i.cart_id`,
  );

  const placed = orders.filter(({ isPlaced }) => isPlaced);
  const paidFor = placed.filter(({ totalAmount }) => totalAmount > 0);
  const paidSessions = sessions.filter(({ payment_status }) => payment_status === 'paid');
  // A full refund releases the use of a promo code.
  const withCountedPromo = new Set(placed.filter((order) => !isGivenBack(order)).map(({ id }) => id));
  const counted = redemptions.filter(({ state }) => state === 'counted');

  const expectedOwners = new Set(expectedStates.map(ownerOf));
  const isExpected = (row: Owned) => expectedOwners.has(ownerOf(row));
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
      other: sum(expectedStates.map((expected) => expected.orders.filter(({ isPaid }) => isPaid).length)),
      against: customers,
    },
    {
      what: 'portions left in carts',
      backend: sum(cartLines.filter(isExpected).map(({ quantity }) => quantity)),
      other: sum(expectedStates.map(({ cart }) => sum([...cart.values()]))),
      against: customers,
    },
    {
      what: 'promo codes redeemed',
      backend: counted.length,
      other: placed.filter(({ id, promoCodeId }) => promoCodeId !== null && withCountedPromo.has(id)).length,
      against: 'orders with a code, not given back',
    },
    {
      what: 'promo codes still reserved',
      backend: redemptions.filter(({ state }) => state === 'reserved').length,
      other: 0,
      against: 'none',
    },
  ];
  const differences = [
    ...paymentDifferences(orders, paidSessions),
    ...redemptionDifferences(orders, redemptions, withCountedPromo),
    ...codes.flatMap((code) => codeDifferences(code, redemptions)),
    ...customerDifferences(orders, cartLines, expectedStates),
    ...unequalLines(lines),
  ];
  return { lines, differences, figures: [] };
}

/** Checks each order's sums and that it was paid exactly once, or not at all. */
function paymentDifferences(
  orders: readonly OrderRow[],
  paidSessions: readonly ProviderSession[],
): readonly string[] {
  const differences: string[] = [];
  const paymentsOf = Map.groupBy(paidSessions, (session) => session.client_reference_id ?? 'nobody');
  for (const order of orders) {
    const lineSum = sum(order.lines.map(({ totalPrice }) => totalPrice));
    const isConsistent = order.lines.every((line) => line.unitPrice * line.quantity === line.totalPrice);
    if (lineSum !== order.subtotal || !isConsistent)
      differences.push(`order ${order.id}: its lines sum to ${lineSum}, its subtotal is ${order.subtotal}`);
    if (order.status === 'pending_payment') differences.push(`order ${order.id} still waits for its payment`);
    const payments = paymentsOf.get(order.id) ?? [];
    const due = order.isPlaced && order.totalAmount > 0 ? 1 : 0;
    if (payments.length !== due)
      differences.push(`order ${order.id} is ${order.status} and was paid ${payments.length} times`);
    const [payment] = payments;
    if (payment !== undefined && payment.amount_total !== order.totalAmount)
      differences.push(`order ${order.id}: ${order.totalAmount} here, ${payment.amount_total} charged`);
  }
  const known = new Set(orders.map(({ id }) => id));
  for (const [orderId, payments] of paymentsOf)
    if (!known.has(orderId))
      differences.push(`${payments.length} payments name the unknown order ${orderId}`);
  return differences;
}

/** Checks that the use of a promo code is counted for the orders that keep it, and released for all others. */
function redemptionDifferences(
  orders: readonly OrderRow[],
  redemptions: readonly RedemptionRow[],
  withCountedPromo: ReadonlySet<string>,
): readonly string[] {
  const statusOf = new Map(orders.map(({ id, status }) => [id, status]));
  return redemptions.flatMap(({ orderId, state }) => {
    const due = withCountedPromo.has(orderId) ? 'counted' : 'released';
    if (state === due) return [];
    return [`the redemption of order ${orderId} (${statusOf.get(orderId)}) is ${state}, not ${due}`];
  });
}

/** Checks the counter and the limits of one promo code. */
function codeDifferences(
  { id, code, maxUses, maxUsesPerCustomer, uses }: CodeRow,
  redemptions: readonly RedemptionRow[],
): readonly string[] {
  const differences: string[] = [];
  const own = redemptions.filter(({ promoCodeId }) => promoCodeId === id);
  const held = own.filter(({ state }) => state !== 'released');
  if (maxUses !== null && uses !== held.length)
    differences.push(`${code} has ${held.length} uses, its counter says ${uses}`);
  const counted = own.filter(({ state }) => state === 'counted');
  if (maxUses !== null && counted.length > maxUses)
    differences.push(`${code} was redeemed ${counted.length} times, ${maxUses} are allowed`);
  for (const [customerId, each] of Map.groupBy(counted, (use) => use.customerId))
    if (maxUsesPerCustomer !== null && each.length > maxUsesPerCustomer)
      differences.push(
        `${code} was redeemed ${each.length} times by ${customerId}, ${maxUsesPerCustomer} are allowed`,
      );
  return differences;
}

/** Checks that each customer has the orders that were paid for, and the rest in the cart. */
function customerDifferences(
  orders: readonly OrderRow[],
  cartLines: readonly CartRow[],
  expectedStates: readonly ExpectedState[],
): readonly string[] {
  const differences: string[] = [];
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const cartOf = Map.groupBy(cartLines, ownerOf);
  for (const expected of expectedStates) {
    for (const { id, isPaid } of expected.orders) {
      const order = orderOf.get(id);
      if ((order?.isPlaced ?? false) !== isPaid)
        differences.push(
          `customer ${expected.customerId} ${isPaid ? 'paid' : 'did not pay'} ${id}, which is ${order?.status}`,
        );
    }
    const own = cartOf.get(ownerOf(expected)) ?? [];
    const left = new Map(own.map((line) => [lineKey(line.menuItemId, line.selectedOptions), line.quantity]));
    const isSame =
      left.size === expected.cart.size &&
      [...left].every(([key, quantity]) => expected.cart.get(key) === quantity);
    if (!isSame)
      differences.push(
        `cart of ${expected.customerId}: ${JSON.stringify([...left])}, expected ${JSON.stringify([...expected.cart])}`,
      );
  }
  return differences;
}

interface Owned {
  readonly customerId: string;
  readonly restaurantId: string;
}

/** Names a customer at one restaurant. */
const ownerOf = ({ customerId, restaurantId }: Owned): string => `${customerId}@${restaurantId}`;

function isGivenBack({ status, totalAmount, requestedRefunds }: OrderRow): boolean {
  // A released use stays released, also when a refund fails because the dashboard was quicker.
  if (totalAmount > 0) return requestedRefunds >= totalAmount;
  return status === 'declined' || status === 'cancelled';
}
