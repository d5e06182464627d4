import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { advisoryLocks } from '../../db/locks.ts';
import { dataRequests } from '../../db/schema.ts';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { rounds } from '../../testing/soak.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { killRemaining, startKillableBackend } from '../checkout/testing/killable-backend.ts';
import { asker, copyForAda, mailsOf } from './testing/ask.ts';

let mailShop: MailShop;
beforeAll(async () => {
  mailShop = await startMailShop();
});
afterEach(killRemaining);
afterAll(() => mailShop.close());

const times = rounds(1, 20);

test.each([
  [
    'before it writes a request down',
    `select pg_advisory_xact_lock(${advisoryLocks.dataRequests}, hashtext('killed@example.com'))`,
  ],
  ['between a request and its mails', 'lock table mails in share mode'],
])(
  'a server that is killed %s: sent again, it is one request with its mails',
  {
    timeout: 60_000 * times,
  },
  async (_, hold) => {
    const { shop } = mailShop;
    for (let time = 0; time < times; time += 1) {
      await shop.app.db.delete(dataRequests);
      const headers = { 'idempotency-key': `killed-${time}-at-${hold.length}` };
      const body = { ...copyForAda, email: 'killed@example.com' };
      const victim = await startKillableBackend(shop, shop.standIn.settings.STRIPE_API_BASE?.href ?? '');
      const held = await holdBack(hold);
      const sent = fetch(`${victim.url}/restaurants/${shop.restaurantId}/data-requests`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'foundation-id': testFoundationId },
        body: JSON.stringify(body),
      }).catch(() => null);
      await held.reached();
      await victim.kill();
      expect(await sent).toBeNull();
      await held.release();
      expect(await shop.app.db.select().from(dataRequests)).toEqual([]);

      const ask = asker(mailShop);
      const again = await ask(body, { headers });
      expect(again.status).toBe(201);
      const rows = await shop.app.db
        .select()
        .from(dataRequests)
        .where(eq(dataRequests.email, 'killed@example.com'));
      expect(rows.map(({ reference }) => reference)).toEqual([again.body.reference]);
      const { toRestaurant, toAddress } = await mailsOf(mailShop, again);
      expect([toRestaurant.length, toAddress.length]).toEqual([1, 1]);
      expect((await ask(body, { headers })).body).toEqual(again.body);
    }
  },
);

/** Holds something that the transaction of a request wants, until it waits for it. */
async function holdBack(statement: string) {
  const client = new pg.Client({ connectionString: mailShop.shop.app.env.DATABASE_LISTEN_URL });
  await client.connect();
  await client.query('begin');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(statement);
  const waiting = 'from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
  return {
    reached: () =>
      expect
        .poll(async () => {
          await client.query('select pg_stat_clear_snapshot()');
          return (await client.query(`select pid ${waiting}`)).rowCount;
        })
        .toBeGreaterThan(0),
    // As their process did, those who wait end unfinished.
    release: async () => {
      await client.query(`select pg_terminate_backend(pid, 5000) ${waiting}`);
      await client.query('rollback');
      await client.end();
    },
  };
}
