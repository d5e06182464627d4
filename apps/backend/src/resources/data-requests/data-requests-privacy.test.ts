import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers, dataRequests, mails } from '../../db/schema.ts';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { eraseCustomer } from '../../personal-data/erase-customer.ts';
import { exportCustomer } from '../../personal-data/export-customer.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { rounds } from '../../testing/soak.ts';
import { asker } from './testing/ask.ts';

let mailShop: MailShop;
let ask: ReturnType<typeof asker>;
beforeAll(async () => {
  mailShop = await startMailShop();
  ask = asker(mailShop);
});
beforeEach(async () => {
  await mailShop.shop.app.db.delete(dataRequests);
  mailShop.server.mails.length = 0;
});
afterAll(() => mailShop.close());

/** A customer with a request that was sent while signed in, with another address, and one from before. */
async function withRequests(email: string) {
  const session = await mailShop.shop.signIn({ sub: `sub of ${email}`, email });
  const signedIn = await ask({ email: `work.${email}`, text: `Signed in as ${email}.` }, { session });
  const before = await ask({ email: email.toUpperCase(), text: `Before ${email} signed in.` });
  const others = await ask({ email: `not.${email}`, text: 'Of another person.' });
  return { id: session.user._id, session, signedIn, before, others };
}

test("an export has the customer's own requests and the mails to their address", async () => {
  const { session, signedIn, before } = await withRequests('export@example.com');
  await runJobs(mailShop.shop, { only: ['send-mail'] });
  const { body } = await mailShop.shop.call<components['schemas']['PersonalData']>('GET', '/auth/me/export', {
    session,
  });
  expect(body.dataRequests).toMatchObject([
    { id: signedIn.body._id, kind: 'access', text: 'Signed in as export@example.com.' },
    { id: before.body._id, email: 'EXPORT@EXAMPLE.COM', reference: before.body.reference },
  ]);
  expect(body.mails).toMatchObject([
    { dataRequestId: signedIn.body._id, kind: 'data_request_received', address: 'work.export@example.com' },
    { dataRequestId: before.body._id, kind: 'data_request_received', state: 'sent' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/another person|hello@testaurant/);
});

test('a request with an address that nobody has verified is not exported for it, nor deleted', async () => {
  const { id, signedIn, before } = await withRequests('unverified@example.com');
  await mailShop.shop.app.db.update(customers).set({ isEmailVerified: false }).where(eq(customers.id, id));
  const exported = await exportCustomer(mailShop.shop.app.db, id);
  expect(exported.dataRequests.map((row) => row.id)).toEqual([signedIn.body._id]);
  expect(await eraseCustomer(mailShop.shop.app.db, id)).toMatchObject({ kind: 'erased' });
  const [kept] = await mailShop.shop.app.db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.id, before.body._id));
  expect(kept).toMatchObject({ email: 'UNVERIFIED@EXAMPLE.COM' });
});

test('an erasure deletes them with their mails; what waits is not sent, and others stay', async () => {
  const { session, others } = await withRequests('erase@example.com');
  expect((await mailShop.shop.call('DELETE', '/auth/me', { session })).status).toBe(204);
  await runJobs(mailShop.shop, { only: ['send-mail'] });
  const { rows } = await mailShop.shop.app.pool.query<{ text: string }>(
    "select to_jsonb(t)::text as text from data_requests t where to_jsonb(t)::text ~* '[^.]erase@example|work.erase'",
  );
  expect(rows).toEqual([]);
  const left = await mailShop.shop.app.db
    .select()
    .from(mails)
    .where(eq(mails.dataRequestId, others.body._id));
  expect(left.map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(mailShop.server.mails.map(({ recipients }) => recipients.join()).sort()).toEqual([
    'hello@testaurant.test',
    'not.erase@example.com',
  ]);
});

test('a request at the moment of an erasure is deleted, or one of nobody', { timeout: 60_000 }, async () => {
  for (let round = 0; round < rounds(6, 200); round += 1) {
    const session = await mailShop.shop.signIn({ sub: `racer ${round}`, email: `racer${round}@example.com` });
    const [asked, erasure] = await Promise.all([
      ask({ email: `elsewhere${round}@example.com` }, { session }),
      eraseCustomer(mailShop.shop.app.db, session.user._id),
    ]);
    expect([asked.status, erasure.kind]).toEqual([201, 'erased']);
    const rows = await mailShop.shop.app.db
      .select()
      .from(dataRequests)
      .where(eq(dataRequests.id, asked.body._id));
    expect(rows.every(({ customerId }) => customerId === null)).toBe(true);
  }
});
