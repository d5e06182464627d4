import pg from 'pg';
import { ports } from './ports.ts';

const connectionString = `postgres://tiffin:tiffin@127.0.0.1:${ports.database}/tiffin_store`;

async function withDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Lets a restaurant answer its orders itself, within five minutes; its device has just been seen. */
export function answersItself(domain: string): Promise<void> {
  return withDatabase(async (client) => {
    // First, since the job that runs each minute pauses a restaurant that answers itself and has no device.
    await client.query(
      `insert into devices (id, restaurant_id, name, token_hash, paired_by_name)
        select substr(md5(random()::text), 1, 24), restaurant_id, 'Till', md5(random()::text), 'Noor'
        from restaurant_domains where hostname = $1`,
      [domain],
    );
    const text = `update restaurants set acceptance = 'manual'
      where id in (select restaurant_id from restaurant_domains where hostname = $1)`;
    const { rowCount } = await client.query(text, [domain]);
    if (rowCount !== 1) throw new Error(`There is no restaurant at ${domain}.`);
  });
}

/** Pauses one ordering mode of a restaurant, as its staff do. */
export function pauseMode(domain: string, mode: 'delivery' | 'collection'): Promise<void> {
  return withDatabase(async (client) => {
    const text = `insert into service_states (restaurant_id, paused_modes, paused_until, pause_reason)
      select restaurant_id, array[$2], '2100-01-01', 'staff' from restaurant_domains where hostname = $1`;
    const { rowCount } = await client.query(text, [domain, mode]);
    if (rowCount !== 1) throw new Error(`There is no restaurant at ${domain}.`);
  });
}

interface Move {
  readonly action: 'accept' | 'start' | 'delay' | 'dispatch' | 'complete' | 'undo';
  readonly to: 'accepted' | 'preparing' | 'out_for_delivery' | 'completed';
  /** An ISO 8601 instant. */
  readonly promisedAt?: string;
  /** How long ago, as PostgreSQL writes intervals; as of the payment without it. */
  readonly ago?: string;
}

/** Does to an order what its restaurant would do: its row and one of its history, in one transaction. */
export function moveOrder(orderId: string, { action, to, promisedAt, ago }: Move): Promise<void> {
  return withDatabase(async (client) => {
    await client.query('begin');
    // The order first, as the backend does: what it still does for the payment might wait for this, and this for that.
    await client.query('select from orders where id = $1 for update', [orderId]);
    await client.query(
      `insert into order_history (id, order_id, version, action, actor, at, from_status, to_status)
       select substr(md5(random()::text), 1, 24), id, version + 1, $2, 'staff',
         coalesce(placed_at - $4::interval, placed_at), status, $3
       from orders where id = $1`,
      [orderId, action, to, ago ?? null],
    );
    await client.query(
      `update orders set status = $2, version = version + 1,
         promised_from = coalesce($3, promised_from), promised_to = coalesce($3, promised_to)
       where id = $1`,
      [orderId, to, promisedAt ?? null],
    );
    await client.query('commit');
  });
}

/** Ends the time that a restaurant has to answer an order. The backend's own timer then does what it does. */
export function endAnswerTime(orderId: string): Promise<void> {
  return withDatabase(async (client) => {
    // The deadline first: a timer that comes before it sends itself again.
    await client.query('update orders set accept_by = placed_at where id = $1', [orderId]);
    await makeDue(client, 'decline-unanswered', orderId);
  });
}

/** Ends the 70 seconds that a device has to read an order. */
export function endFetchTime(orderId: string): Promise<void> {
  return withDatabase((client) => makeDue(client, 'check-order-fetched', orderId));
}

async function makeDue(
  client: pg.Client,
  job: 'decline-unanswered' | 'check-order-fetched',
  orderId: string,
): Promise<void> {
  const text = `update pgboss.job set start_after = now()
    where name = $1 and data ->> 'orderId' = $2 and state = 'created'`;
  const { rowCount } = await client.query(text, [job, orderId]);
  if (rowCount !== 1) throw new Error(`No ${job} waits for the order ${orderId}.`);
}

/** When a device of a restaurant was last on shift, as the database has noted it. */
export function attendedAt(restaurantId: string): Promise<Date | null> {
  return withDatabase(async (client) => {
    const text = 'select max(attended_at) as at from devices where restaurant_id = $1';
    const { rows } = await client.query<{ readonly at: Date | null }>(text, [restaurantId]);
    return rows[0]?.at ?? null;
  });
}
