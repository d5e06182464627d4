import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshFamilies } from '../../db/schema.ts';
import { startTestApp, type TestApp, testFoundationId } from '../../testing/test-app.ts';
import { familyOf, revoke, rotate } from './refresh-tokens.store.ts';

let backend: TestApp;
let session: components['schemas']['AuthSession'];
let familyId: string;
beforeAll(async () => {
  backend = await startTestApp();
});
beforeEach(async () => {
  session = await backend.signIn();
  familyId = (await familyOf(backend.app.db, testFoundationId, session.refreshToken)) ?? '';
});
afterAll(() => backend.close());

const scope = { foundationId: testFoundationId };
const exchange = (refreshToken: string, of: Parameters<typeof rotate>[2] = scope) =>
  rotate(backend.app.db, refreshToken, of);
const change = (columns: string) =>
  backend.app.pool.query(`update refresh_tokens set ${columns} where family_id = $1`, [familyId]);
async function revokedBecause(): Promise<string | null | undefined> {
  const [family] = await backend.app.db
    .select()
    .from(refreshFamilies)
    .where(eq(refreshFamilies.id, familyId));
  return family?.revokedBecause;
}

test('a token is exchanged for another one of its sign-in', async () => {
  const rotated = await exchange(session.refreshToken, { ...scope, familyId });
  expect(rotated).toEqual({
    kind: 'rotated',
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    customerId: session.user._id,
    familyId,
  });
  if (rotated.kind === 'rotated')
    expect(await familyOf(backend.app.db, testFoundationId, rotated.refreshToken)).toBe(familyId);
});

test('a refusal says why', async () => {
  const refused = (because: string) => ({ kind: 'refused', because });
  expect(await exchange('x'.repeat(43))).toEqual(refused('unknown'));
  expect(await familyOf(backend.app.db, testFoundationId, 'x'.repeat(43))).toBeNull();
  const { refreshToken } = session;
  expect(await exchange(refreshToken, { foundationId: 'f'.repeat(24) })).toEqual(refused('foreign'));
  expect(await exchange(refreshToken, { ...scope, familyId: 'f'.repeat(24) })).toEqual(refused('foreign'));
  await change("expires_at = now() - interval '1 second'");
  expect(await exchange(refreshToken)).toEqual(refused('expired'));
  await change("expires_at = now() + interval '1 day'");
  expect(await exchange(refreshToken)).toMatchObject({ kind: 'rotated' });
  expect(await revokedBecause()).toBeNull();
  await change("rotated_at = now() - interval '31 seconds'");
  expect(await exchange(refreshToken)).toEqual(refused('reused'));
  expect(await revokedBecause()).toBe('reuse');
  expect(await exchange(refreshToken)).toEqual(refused('revoked'));
});

test('the first reason for the end of a sign-in stays', async () => {
  await revoke(backend.app.db, familyId, 'logout');
  await revoke(backend.app.db, familyId, 'reuse');
  expect(await revokedBecause()).toBe('logout');
});
