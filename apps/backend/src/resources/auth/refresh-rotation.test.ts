import type { components } from '@tiffin/api/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundations } from '../../db/schema.ts';
import { rounds } from '../../testing/soak.ts';
import { startTestApp, type TestApp, testFoundationId } from '../../testing/test-app.ts';
import { createAccessTokens } from './access-tokens.ts';

type Session = components['schemas']['AuthSessionResponse'];
type AuthSession = components['schemas']['AuthSession'];
type Pair = Pick<AuthSession, 'accessToken' | 'refreshToken'>;

const otherFoundation = '5f0c0ffee0ddba11ca7e0002';
let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
  await backend.app.db.insert(foundations).values({ id: otherFoundation });
});
afterAll(() => backend.close());

const refresh = (refreshToken: string, foundationId = testFoundationId) =>
  backend.call<Session>('POST', '/auth/refresh', {
    headers: { 'refresh-token': refreshToken, 'foundation-id': foundationId },
  });
const me = (session: Pair) => backend.call('GET', '/auth/me', { session });
const ageFamily = (customerId: string, interval: string) =>
  backend.app.pool.query(
    `with aged as (update refresh_families set created_at = created_at - $2::interval where customer_id = $1 returning id)
     update refresh_tokens set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval,
       rotated_at = rotated_at - $2::interval where family_id in (select id from aged)`,
    [customerId, interval],
  );

/** An access token of this session that has expired. */
async function expiredAccessToken(session: AuthSession): Promise<string> {
  const claims: { sid: string } = JSON.parse(
    Buffer.from(session.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  );
  const { JWT_SECRET } = backend.app.env;
  const anHourAgo = new Date(Date.now() - 3_600_000);
  return createAccessTokens(JWT_SECRET).sign(
    { customerId: session.user._id, foundationId: testFoundationId, familyId: claims.sid },
    anHourAgo,
  );
}

describe('a refresh token beside what is not its own', () => {
  test('is refused and stays good for its owner', async () => {
    const mine = await backend.signIn();
    const theirs = await backend.signIn();
    const mixed = { accessToken: await expiredAccessToken(mine), refreshToken: theirs.refreshToken };
    expect((await me(mixed)).status).toBe(401);
    const { rows } = await backend.app.pool.query(
      `select count(*)::int as spent from refresh_tokens t join refresh_families f on f.id = t.family_id
       where f.customer_id = $1 and t.rotated_at is not null`,
      [theirs.user._id],
    );
    expect(rows).toEqual([{ spent: 0 }]);
    expect((await refresh(theirs.refreshToken)).status).toBe(200);
  });

  test('in the name of another tenant is refused and stays good for its own', async () => {
    const session = await backend.signIn();
    expect((await refresh(session.refreshToken, otherFoundation)).status).toBe(401);
    await ageFamily(session.user._id, '1 minute');
    expect((await refresh(session.refreshToken)).status).toBe(200);
  });
});

describe('a sign-in', () => {
  test('ends 30 days after it began, however often its tokens were renewed', async () => {
    let session = await backend.signIn();
    for (let week = 1; week <= 4; week += 1) {
      await ageFamily(session.user._id, '7 days');
      const renewed = await refresh(session.refreshToken);
      expect(renewed.status, `week ${week}`).toBe(200);
      session = renewed.body.data;
    }
    await ageFamily(session.user._id, '2 days');
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });
});

const races = rounds(20, 200);
test(`${races} races: tabs that renew at once all stay in, and the thief of an old token puts everybody out`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 3 }),
      fc.boolean(),
      async (tabs, rounds, hasThief) => {
        const first = await backend.signIn();
        let held: readonly string[] = Array.from({ length: tabs }, () => first.refreshToken);
        for (let round = 0; round < rounds; round += 1) {
          const answers = await Promise.all(held.map((token) => refresh(token)));
          expect(answers.map(({ status }) => status)).toEqual(held.map(() => 200));
          const renewed = answers.map(({ body }) => body.data.refreshToken);
          expect(new Set(renewed).size).toBe(tabs);
          // The tabs share one storage: whichever answer is written last is what all of them hold.
          held = renewed.map(() => renewed[round % tabs] ?? '');
        }
        if (!hasThief) return;
        await ageFamily(first.user._id, '31 seconds');
        const [stolen, ...honest] = await Promise.all(
          [first.refreshToken, ...held].map((token) => refresh(token)),
        );
        expect(stolen?.status).toBe(401);
        const survivors = honest.flatMap(({ status, body }) =>
          status === 200 ? [body.data.refreshToken] : [],
        );
        for (const token of [...held, ...survivors]) expect((await refresh(token)).status).toBe(401);
      },
    ),
    { numRuns: races },
  );
});
