import { spawnSync } from 'node:child_process';
import { pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addresses, customers, orderAcknowledgements, orders } from '../db/schema.ts';
import { jobs } from '../jobs/jobs.ts';
import type { SweepName } from '../jobs/retention.ts';
import { jpegOf } from '../pictures/testing/pictures.ts';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { mismatch } from '../resources/mismatched-payments/testing/mismatch.ts';
import { runSystemAction } from '../resources/order-actions/run-system-action.ts';
import { report } from '../resources/order-problems/testing/reported.ts';
import { payAgain } from '../resources/payments/testing/pay-again.ts';
import { openRefundDesk } from '../resources/refunds/testing/refund-desk.ts';
import { ownerOf } from '../resources/team/testing/team.ts';
import { rounds } from '../testing/soak.ts';
import { testFoundationId } from '../testing/test-app.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

/** A customer whose every text is found nowhere else. */
interface Person extends Shopper {
  readonly texts: readonly string[];
  readonly email: string;
}

let people = 0;
async function newPerson(): Promise<Person> {
  people += 1;
  const shopper = await shop.newShopper();
  const own = (what: string) => `${what} of person ${people}.`;
  const email = `person-${people}@unmistakable.example`;
  const phoneNumber = `+4477009${String(people).padStart(5, '7')}`;
  const fields = { name: own('Name'), email, phoneNumber, photoUrl: `https://photos.example/${people}` };
  await shop.app.db.update(customers).set(fields).where(eq(customers.id, shopper.id));
  const place = { address: own('Address'), building: own('Building'), city: own('City') };
  await shop.app.db.update(addresses).set(place).where(eq(addresses.id, shopper.addressId));
  const texts = [
    ...Object.values(fields),
    ...Object.values(place),
    own('Note'),
    own('Allergy'),
    own('Door'),
    own('Problem'),
    own('Answer'),
    shopper.id,
  ];
  return { ...shopper, texts, email };
}

/** Orders and pays; the order, the notes and the address are the person's. */
async function order(person: Person, isPaid = true): Promise<string> {
  await person.add({ ...curry, quantity: 2 });
  const written = (what: string) => person.texts.find((text) => text.startsWith(what)) ?? '';
  const notes = { note: written('Note'), allergyNote: written('Allergy'), riderNote: written('Door') };
  const { body, status } = await person.checkout({ ...notes, promoCode: 'TEN' });
  expect(status).toBe(200);
  if (isPaid) await shop.payOrder(body.orderId);
  else {
    const [session] = await shop.standIn.sessionsOf(body.orderId);
    await shop.standIn.stripe.checkout.sessions.expire(session?.id ?? '');
  }
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  return body.orderId;
}

/** A person of the restaurant has seen that the orders are new. */
async function acknowledge(...ids: readonly string[]): Promise<void> {
  const owner = await ownerOf(shop, shop.restaurantId);
  for (const id of ids)
    expect((await owner.call('POST', `/orders/${id}/acknowledgements`, { of: 'new' })).status).toBe(200);
}

/** Whether it is known that an allergy note was in sight. */
async function wasAllergySeen(id: string): Promise<boolean | undefined> {
  const [row] = await shop.app.db
    .select()
    .from(orderAcknowledgements)
    .where(eq(orderAcknowledgements.orderId, id));
  return row?.allergySeen;
}

/** The person reports something with a photo, and the restaurant answers, each in words of the person's own. */
async function reportAndAnswer(person: Person, orderId: string): Promise<void> {
  const [words = '', answer = ''] = person.texts.filter((text) => /^(Problem|Answer)/.test(text));
  const photos = [await jpegOf(40, 30)];
  const { body } = await report(person, orderId, { reason: 'allergy', text: words, photos });
  const owner = await ownerOf(shop, shop.restaurantId);
  const path = `/orders/${orderId}/problems/${body.problems?.[0]?._id}`;
  expect((await owner.call('POST', path, { state: 'closed', answer })).status).toBe(200);
}

/** How many problems an order has, how many answers they have, and how many photos. */
async function problemsOf(orderId: string): Promise<number[]> {
  const { rows } = await shop.app.pool.query<{ count: number }>(
    `with p as (select id from order_problems where order_id = $1)
     select count(*)::int as count from p
     union all select count(*)::int from order_problem_answers where problem_id in (select id from p)
     union all select count(*)::int from order_problem_photos where problem_id in (select id from p)`,
    [orderId],
  );
  return rows.map(({ count }) => count);
}

/** The tables in which any of the texts stands, in whatever column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await shop.app.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await shop.app.pool.query(
      `select from "${name}" t where exists (select from unnest($1::text[]) text where position(text in to_jsonb(t)::text) > 0)`,
      [texts],
    );
    if ((rowCount ?? 0) > 0) found.push(name);
  }
  return found;
}

/** Lets the system accept an order, and complete it when its promise is long past. */
async function endOrder(orderId: string): Promise<void> {
  await runSystemAction(shop.app, 'accept', orderId);
  shop.setTime(new Date('2026-03-04T15:00:00Z'));
  await runSystemAction(shop.app, 'complete', orderId);
  shop.setTime(new Date('2026-03-04T12:00:00Z'));
  expect(await rowOf(orderId)).toMatchObject({ status: 'completed' });
}

const rowOf = async (id: string) =>
  (await shop.app.db.select().from(orders).where(eq(orders.id, id)))[0] ?? null;
const forgotten = {
  customerId: null,
  cartId: null,
  note: '',
  allergyNote: '',
  riderNote: '',
  paymentSessionUrl: null,
};

describe('erasing a customer', () => {
  test('leaves nothing of the person in any table, and keeps their orders without them', async () => {
    const [person, bystander] = [await newPerson(), await newPerson()];
    const paid = await order(person);
    const expired = await order(person, false);
    await order(bystander);
    await person.add({ dish: 'Soup' });
    // The key of this call keeps the address as its answer.
    const headers = { 'idempotency-key': `address-of-${person.id}` };
    const [saved] = await shop.app.db.select().from(addresses).where(eq(addresses.id, person.addressId));
    const { type, address, building, postalCode } = saved ?? {};
    const body = { type, address, building, postalCode };
    expect((await person.call('POST', '/addresses', body, headers)).status).toBe(201);
    await endOrder(paid);
    await reportAndAnswer(person, paid);
    const desk = openRefundDesk(shop);
    await desk.request(paid, { amount: pence(100) });
    const refunded = await desk.rowsOf(paid);
    const before = await rowOf(paid);
    for (const text of person.texts) expect(await tablesWith([text]), text).not.toEqual([]);
    expect(await tablesWith(person.texts)).toEqual([
      'addresses',
      'carts',
      'customers',
      'idempotency_keys',
      'order_problem_answers',
      'order_problems',
      'orders',
      'promo_redemptions',
      'refresh_families',
    ]);
    const ofBystander = await exportCustomer(shop.app.db, bystander.id);

    expect(await eraseCustomer(shop.app.db, person.id)).toEqual({ kind: 'erased', keptOrders: 2 });
    expect(await tablesWith(person.texts)).toEqual([]);
    expect(await problemsOf(paid)).toEqual([0, 0, 0]);
    expect(await rowOf(paid)).toEqual({
      ...before,
      ...forgotten,
      fingerprint: '',
      successUrl: '',
      failUrl: '',
      snapshot: { ...before?.snapshot, address: null, phoneNumber: null, customerEmail: '' },
    });
    expect(await desk.rowsOf(paid)).toEqual(refunded);
    expect(await rowOf(expired)).toMatchObject({ ...forgotten, status: 'payment_expired' });
    expect((await person.call('GET', '/auth/me')).status).toBe(401);
    expect((await person.call('POST', '/restaurant-cart', shop.payload({ dish: 'Soup' }))).status).toBe(401);
    // The history names no person.
    const { rows: history } = await shop.app.pool.query(
      'select action, actor, actor_name from order_history where order_id = $1 order by version',
      [paid],
    );
    expect(history).toEqual([
      { action: 'placed', actor: 'customer', actor_name: null },
      { action: 'accept', actor: 'system', actor_name: null },
      { action: 'complete', actor: 'system', actor_name: null },
    ]);
    // News of the provider that comes late still finds its order.
    for (const event of await shop.standIn.eventsOf(paid)) expect(await shop.sendEvent(event)).toBe(200);
    expect(await exportCustomer(shop.app.db, bystander.id)).toEqual(ofBystander);
  });

  test("leaves nothing of the person under the keys of the restaurant's people", async () => {
    const person = await newPerson();
    const paid = await order(person);
    const owner = await ownerOf(shop, shop.restaurantId);
    const send = async (path: string, body: object, key: string) => {
      const headers = { 'idempotency-key': `${key}-${paid}` };
      return (await owner.call('POST', `/orders/${paid}/${path}`, body, headers)).status;
    };
    const promisedAt = (minutes: number) => new Date(Date.UTC(2026, 2, 4, 12, minutes)).toISOString();
    const accept = { action: 'accept', expectedVersion: 1 };
    const refund = { amount: 100, reason: 'missing', expectedRefunded: 0 };
    const cancel = { action: 'cancel', reason: 'no_show', refund: { kind: 'full' } };
    expect([
      await send('actions', { ...accept, promisedAt: promisedAt(1) }, 'too-early'),
      await send('actions', { ...accept, promisedAt: promisedAt(30) }, 'accept'),
      await send('actions', { ...accept, promisedAt: promisedAt(30) }, 'accepted-already'),
      await send('refunds', refund, 'refund'),
      await send('refunds', refund, 'refunded-already'),
      await send('actions', { ...cancel, expectedVersion: 3 }, 'cancel'),
    ]).toEqual([400, 200, 409, 201, 409, 200]);
    expect(await rowOf(paid)).toMatchObject({ status: 'cancelled' });
    await acknowledge(paid);
    expect(await wasAllergySeen(paid)).toBe(true);
    expect(await tablesWith(person.texts)).not.toContain('idempotency_keys');
    expect(await eraseCustomer(shop.app.db, person.id)).toEqual({ kind: 'erased', keptOrders: 1 });
    expect(await tablesWith(person.texts)).toEqual([]);
    expect(await wasAllergySeen(paid)).toBe(false);
  });

  test('is refused while an order is being paid, and changes nothing', async () => {
    const person = await newPerson();
    await person.add({ ...curry, quantity: 2 });
    await person.checkout();
    const before = await exportCustomer(shop.app.db, person.id);
    expect(await eraseCustomer(shop.app.db, person.id)).toEqual({
      kind: 'open',
      orders: [{ id: before.orders[0]?.id, number: before.orders[0]?.number, status: 'pending_payment' }],
    });
    expect(await exportCustomer(shop.app.db, person.id)).toEqual(before);
  });

  test('is refused while an order is with the restaurant, and not once it is over', async () => {
    const person = await newPerson();
    const paid = await order(person);
    for (const status of ['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery'] as const) {
      await shop.app.db.update(orders).set({ status }).where(eq(orders.id, paid));
      const number = (await rowOf(paid))?.number;
      expect(await eraseCustomer(shop.app.db, person.id)).toEqual({
        kind: 'open',
        orders: [{ id: paid, number, status }],
      });
    }
    await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, paid));
    expect(await eraseCustomer(shop.app.db, person.id)).toEqual({ kind: 'erased', keptOrders: 1 });
  });

  test('at the same moment as a checkout is one or the other', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds(6, 60); round += 1) {
      const person = await newPerson();
      await person.add({ ...curry, quantity: 2 });
      const [answer, erasure] = await Promise.all([
        person.checkout(),
        eraseCustomer(shop.app.db, person.id),
        person.add({ dish: 'Soup' }),
        person.call('GET', '/auth/me'),
      ]);
      if (answer.status === 200) expect(erasure).toMatchObject({ orders: [{ status: 'pending_payment' }] });
      else {
        expect([400, 401, 404, 409]).toContain(answer.status);
        expect(erasure).toEqual({ kind: 'erased', keptOrders: 0 });
        expect(await tablesWith(person.texts)).toEqual([]);
      }
    }
  });

  test('takes its locks as a sweep over the same orders does, so that neither fails', async () => {
    const person = await newPerson();
    const expired = await order(person, false);
    const sweep = await shop.app.pool.connect();
    await sweep.query('begin');
    await sweep.query('select from orders where id = $1 for update', [expired]);
    const { rows } = await sweep.query<{ pid: number }>('select pg_backend_pid() as pid');
    const erasure = eraseCustomer(shop.app.db, person.id);
    const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
    await expect
      .poll(async () => (await shop.app.pool.query(waiting, [rows[0]?.pid])).rowCount)
      .toBeGreaterThan(0);
    const forget = 'update promo_redemptions set customer_id = null where order_id = $1';
    const [forgetting, erased] = await Promise.allSettled([
      sweep.query(forget, [expired]).then(() => sweep.query('commit')),
      erasure,
    ]);
    sweep.release();
    expect(forgetting).toMatchObject({ status: 'fulfilled' });
    expect(erased).toMatchObject({ status: 'fulfilled', value: { kind: 'erased' } });
  });
});

describe('an export', () => {
  test('holds everything of the person and no token', async () => {
    const person = await newPerson();
    const paid = await order(person);
    await person.add({ dish: 'Soup' });
    await openRefundDesk(shop).request(paid, { amount: pence(100) });
    await reportAndAnswer(person, paid);
    const data = await exportCustomer(shop.app.db, person.id);
    const text = JSON.stringify(data);
    for (const own of person.texts) expect(text).toContain(own);
    expect(data).toMatchObject({
      customer: { email: person.email },
      addresses: [{ id: person.addressId }],
      cartItems: [{ dish: 'Soup', quantity: 1 }],
      orders: [{ id: paid, snapshot: { items: [{ name: 'Curry' }] } }],
      orderHistory: [{ orderId: paid, version: 1, action: 'placed', toStatus: 'placed' }],
      orderProblems: [{ orderId: paid, reason: 'allergy', state: 'closed' }],
      orderProblemAnswers: [{ at: expect.any(Date) }],
      orderProblemPhotos: [{ width: 40, height: 30, jpeg: expect.stringMatching(/^\/9j\/[\w+/]+=*$/) }],
      refunds: [{ orderId: paid, amount: 100, reason: 'missing', state: 'requested' }],
      promoRedemptions: [{ orderId: paid, code: 'TEN', state: 'counted' }],
      signIns: [{ revokedAt: null }],
    });
    const { rows } = await shop.app.pool.query<{ hash: string }>(
      'select token_hash as hash from refresh_tokens t join refresh_families f on f.id = t.family_id where customer_id = $1',
      [person.id],
    );
    expect(rows).not.toEqual([]);
    for (const { hash } of rows) expect(text).not.toContain(hash);
    // Who answered is a person of their own.
    expect(text).not.toContain('Maria');
  });

  test("holds a payment that does not match its order, and the provider's events", async () => {
    const { shopper, orderId } = await mismatch(shop, 'other');
    const data = await exportCustomer(shop.app.db, shopper.id);
    const undecided = { decision: null, settledAt: null };
    const payment = { orderId, amount: 123, currency: 'gbp', paidAt: expect.any(Date), ...undecided };
    expect(data.mismatchedPayments).toMatchObject([payment]);
    const event = { orderId, type: 'checkout.session.completed', receivedAt: expect.any(Date) };
    expect(data.paymentEvents).toEqual([event, event]);
  });
});

describe('every table', () => {
  type Export = Awaited<ReturnType<typeof exportCustomer>>;
  /** What becomes of the rows about a customer: the name they have in the export, and what the erasure does. */
  interface Handling {
    readonly exportedAs: keyof Export | null;
    readonly onErasure: 'deleted' | 'taken out' | 'names nobody';
  }
  // A new table belongs into the export and into the erasure, and then into this list or the one below.
  const ofCustomers: Readonly<Record<string, Handling>> = {
    addresses: { exportedAs: 'addresses', onErasure: 'deleted' },
    cart_items: { exportedAs: 'cartItems', onErasure: 'deleted' },
    carts: { exportedAs: 'carts', onErasure: 'deleted' },
    customers: { exportedAs: 'customer', onErasure: 'deleted' },
    data_requests: { exportedAs: 'dataRequests', onErasure: 'deleted' },
    // Keys of a restaurant's people keep nothing of a customer.
    idempotency_keys: { exportedAs: 'recentWrites', onErasure: 'deleted' },
    mails: { exportedAs: 'mails', onErasure: 'taken out' },
    mismatched_payments: { exportedAs: 'mismatchedPayments', onErasure: 'names nobody' },
    order_acknowledgements: { exportedAs: 'orderAcknowledgements', onErasure: 'names nobody' },
    order_history: { exportedAs: 'orderHistory', onErasure: 'names nobody' },
    order_prints: { exportedAs: 'orderPrints', onErasure: 'names nobody' },
    order_problem_answers: { exportedAs: 'orderProblemAnswers', onErasure: 'deleted' },
    order_problem_photos: { exportedAs: 'orderProblemPhotos', onErasure: 'deleted' },
    order_problems: { exportedAs: 'orderProblems', onErasure: 'deleted' },
    orders: { exportedAs: 'orders', onErasure: 'taken out' },
    payment_events: { exportedAs: 'paymentEvents', onErasure: 'names nobody' },
    promo_redemptions: { exportedAs: 'promoRedemptions', onErasure: 'taken out' },
    // Holds digests, which end with their window.
    rate_limit_windows: { exportedAs: null, onErasure: 'names nobody' },
    refresh_families: { exportedAs: 'signIns', onErasure: 'deleted' },
    refresh_tokens: { exportedAs: 'signIns', onErasure: 'deleted' },
    refunds: { exportedAs: 'refunds', onErasure: 'names nobody' },
  };
  const ofNoCustomer = [
    'audit_log',
    'devices',
    'foundations',
    'menu_categories',
    'menu_choices',
    'menu_items',
    'menu_options',
    'order_counters',
    'order_feeds',
    'pairing_codes',
    'pictures',
    'promo_codes',
    'restaurant_domains',
    'restaurant_pictures',
    'restaurant_settings',
    'restaurants',
    'service_states',
    'sold_outs',
    'special_hours',
    'staff_members',
    'staff_sessions',
  ];
  const namesOf = async (query: string) =>
    (await shop.app.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

  test('is known here: to hold data of customers or not', async () => {
    const tables = await namesOf(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables.sort()).toEqual([...Object.keys(ofCustomers), ...ofNoCustomer].sort());
  });

  test('that leads to a customer is known to hold data of customers', async () => {
    const tables = await namesOf(
      `with recursive linked(oid) as (
         select 'public.customers'::regclass::oid
         union select c.conrelid from pg_constraint c join linked l on c.confrelid = l.oid where c.contype = 'f')
       select relname as name from pg_class where oid in (select oid from linked)
       union select table_name from information_schema.columns
         where table_schema = 'public' and column_name in ('customer_id', 'order_id', 'cart_id', 'owner')`,
    );
    expect(tables).toContain('refunds');
    expect(Object.keys(ofCustomers)).toEqual(expect.arrayContaining(tables));
  });

  test('of customers stands in the export', async () => {
    const exported = Object.keys(await exportCustomer(shop.app.db, (await newPerson()).id));
    const named = Object.values(ofCustomers).flatMap(({ exportedAs }) => exportedAs ?? []);
    expect(exported.sort()).toEqual([...new Set<string>(named)].sort());
  });

  test('that is known to name nobody holds nothing of a person', async () => {
    const person = await newPerson();
    const paid = await order(person);
    await openRefundDesk(shop).request(paid, { amount: pence(100) });
    await payAgain(shop, paid, { amount: 123 });
    const found = await tablesWith(person.texts);
    expect(found).toContain('orders');
    expect(found.filter((name) => ofCustomers[name]?.onErasure === 'names nobody')).toEqual([]);
  });
});

describe('retention', () => {
  const sweep = (name: SweepName) => jobs[`sweep-${name}`]?.run(shop.app, {}, () => false);
  const age = (id: string, interval: string) =>
    shop.app.pool.query('update orders set created_at = now() - $2::interval where id = $1', [id, interval]);

  test('takes the person out of an order after seven years, and of an unpaid one after 90 days', async () => {
    const person = await newPerson();
    const [old, recent] = [await order(person), await order(person)];
    const [oldUnpaid, recentUnpaid] = [await order(person, false), await order(person, false)];
    await age(old, '7 years 1 day');
    await age(recent, '6 years 364 days');
    await age(oldUnpaid, '91 days');
    await age(recentUnpaid, '89 days');
    const before = await rowOf(old);
    await sweep('unpaid-orders');
    expect(await rowOf(oldUnpaid)).toMatchObject(forgotten);
    expect(await rowOf(old)).toEqual(before);
    await sweep('orders');
    const after = await rowOf(old);
    expect(after).toMatchObject({
      ...forgotten,
      totalAmount: before?.totalAmount,
      snapshot: { items: before?.snapshot.items, address: null, phoneNumber: null, customerEmail: '' },
    });
    for (const kept of [recent, recentUnpaid]) {
      expect(await rowOf(kept)).toMatchObject({
        customerId: person.id,
        snapshot: { customerEmail: person.email },
      });
    }
    const { rows } = await shop.app.pool.query<{ id: string }>(
      'select order_id as id from promo_redemptions where customer_id = $1',
      [person.id],
    );
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([recent, recentUnpaid]));
  });

  test('empties allergies and notes to the rider after 90 days, and keeps the rest of the order', async () => {
    const person = await newPerson();
    const [old, recent] = [await order(person), await order(person)];
    await age(old, '91 days');
    await age(recent, '89 days');
    await acknowledge(old, recent);
    const [before, kept] = [await rowOf(old), await rowOf(recent)];
    await sweep('private-notes');
    expect(await rowOf(old)).toEqual({ ...before, allergyNote: '', riderNote: '', fingerprint: '' });
    expect(before?.note).not.toBe('');
    expect(await rowOf(recent)).toEqual(kept);
    // That an allergy was seen says that there was one.
    expect([await wasAllergySeen(old), await wasAllergySeen(recent)]).toEqual([false, true]);
  });

  test('deletes problems with their photos 90 days after they were closed, and after a year at most', async () => {
    const person = await newPerson();
    const [closed, fresh, open, forgottenOne] = [
      await order(person),
      await order(person),
      await order(person),
      await order(person),
    ];
    for (const id of [closed, fresh]) await reportAndAnswer(person, id);
    for (const id of [open, forgottenOne])
      await report(person, id, { reason: 'late', photos: [await jpegOf(40, 30)] });
    const set = (id: string, column: 'closed_at' | 'created_at', interval: string) =>
      shop.app.pool.query(`update order_problems set ${column} = now() - $2::interval where order_id = $1`, [
        id,
        interval,
      ]);
    await set(closed, 'closed_at', '91 days');
    await set(fresh, 'closed_at', '89 days');
    await set(open, 'created_at', '364 days');
    await set(forgottenOne, 'created_at', '366 days');
    await sweep('closed-problems');
    await sweep('problems');
    const all = [closed, fresh, open, forgottenOne];
    expect(await Promise.all(all.map(problemsOf))).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [1, 0, 1],
      [0, 0, 0],
    ]);
  });

  test('deletes the events of the payment provider after 90 days', async () => {
    await shop.app.pool.query(`insert into payment_events (id, type, received_at) values
      ('evt_old', 'x', now() - interval '91 days'), ('evt_new', 'x', now() - interval '89 days')`);
    await sweep('payment-events');
    const { rows } = await shop.app.pool.query("select id from payment_events where type = 'x'");
    expect(rows).toEqual([{ id: 'evt_new' }]);
  });
});

describe('the command', () => {
  function run(
    command: 'export' | 'erase',
    args: readonly string[],
    environment: Record<string, string> = {},
  ) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [`${inject('bundle')}${command}-customer.js`, ...args],
      {
        env: { DATABASE_URL: shop.app.env.DATABASE_URL, FOUNDATION_ID: testFoundationId, ...environment },
        encoding: 'utf8',
      },
    );
    return { status, stdout, stderr: stderr.trim() };
  }

  test('exports and erases, by e-mail in any case or by id, and logs each run without naming the person', async () => {
    const person = await newPerson();
    const exported = run('export', [person.email.toUpperCase()]);
    expect(JSON.parse(exported.stdout)).toMatchObject({ customer: { id: person.id } });
    expect(JSON.parse(exported.stderr)).toMatchObject({
      msg: 'a customer was exported',
      customerId: person.id,
    });
    const asked = run('erase', [person.id]);
    expect(asked).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^This erases customer .+ Add --yes/),
    });
    expect(JSON.parse(run('export', [person.id]).stdout)).toMatchObject({ customer: { id: person.id } });
    const erased = run('erase', [person.email, '--yes']);
    expect(erased).toMatchObject({
      status: 0,
      stdout: `Customer ${person.id} is erased; 0 orders are kept without the person.\n`,
    });
    expect(JSON.parse(erased.stderr)).toMatchObject({ msg: 'a customer was erased', keptOrders: 0 });
    expect(erased.stderr + exported.stderr).not.toContain(person.email);
    expect(run('export', [person.id])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^No customer has the id or e-mail address/),
    });
  }, 60_000);

  test('refuses while an order is being paid, and says when to try again', async () => {
    const person = await newPerson();
    await person.add({ ...curry, quantity: 2 });
    await person.checkout();
    const { status, stderr } = run('erase', [person.id, '--yes']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Order T-\d+ is being paid: run the command again/);
    expect(stderr).toContain('a customer was not erased');
  });

  test('refuses while an order is with the restaurant, and says when to try again', async () => {
    const person = await newPerson();
    await order(person);
    const { status, stderr } = run('erase', [person.id, '--yes']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Order T-\d+ is with the restaurant: run the command again when it is completed/);
  });

  test('wants one account', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await shop.app.db.update(customers).set({ email: one.email }).where(eq(customers.id, other.id));
    const { status, stderr } = run('erase', [one.email, '--yes']);
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Several accounts have this e-mail address. Name one by its id: ${one.id}, ${other.id}`,
    );
  });

  test.each<[string, readonly string[], Record<string, string>, RegExp]>([
    ['nobody', [], {}, /^Name the customer: npm run erase-customer/],
    ['an unknown address', ['nobody@example.com'], {}, /^No customer has the id or e-mail address nobody@/],
    ['another tenant', ['a@b.example'], { FOUNDATION_ID: 'mine' }, /^FOUNDATION_ID is not valid: /],
    [
      'no database',
      ['a@b.example'],
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' },
      /^The database at 127\.0\.0\.1:9 cannot be reached/,
    ],
  ])('%s is refused in one sentence', (_name, args, environment, message) => {
    const { status, stderr } = run('erase', args, environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });
});
