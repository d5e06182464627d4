import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFoundationId } from '../../testing/test-app.ts';
import {
  type KillableBackend,
  killRemaining,
  startKillableBackend,
} from '../checkout/testing/killable-backend.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';

type AuthSession = components['schemas']['AuthSession'];

// Two servers in processes of their own: they share nothing but their database.
let shop: Shop;
let servers: readonly [KillableBackend, KillableBackend];
beforeAll(async () => {
  shop = await startShop();
  const start = () => startKillableBackend(shop, 'http://127.0.0.1:9');
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  killRemaining();
  await shop.close();
});

const send = (server: KillableBackend, method: string, path: string, headers: Record<string, string>) =>
  fetch(server.url + path, { method, headers: { 'foundation-id': testFoundationId, ...headers } });

async function refresh(server: KillableBackend, refreshToken: string): Promise<AuthSession | null> {
  const response = await send(server, 'POST', '/auth/refresh', { 'refresh-token': refreshToken });
  if (response.status !== 200) {
    expect(response.status).toBe(401);
    return null;
  }
  const { data } = (await response.json()) as components['schemas']['AuthSessionResponse'];
  return data;
}

const rotatedAgo = (customerId: string, seconds: number) =>
  shop.app.pool.query(
    `update refresh_tokens set rotated_at = rotated_at - make_interval(secs => $2)
     where family_id in (select id from refresh_families where customer_id = $1)`,
    [customerId, seconds],
  );

test('tabs that renew the same token at both at once all stay in, at either server', async () => {
  const session = await shop.signIn();
  const renewed = await Promise.all(
    Array.from({ length: 6 }, (_, index) => refresh(servers[index % 2 === 0 ? 0 : 1], session.refreshToken)),
  );
  expect(renewed.filter((pair) => pair === null)).toEqual([]);
  for (const [index, pair] of renewed.entries()) {
    const other = servers[index % 2 === 0 ? 1 : 0];
    const me = await send(other, 'GET', '/auth/me', { authorization: `Bearer ${pair?.accessToken}` });
    expect(me.status).toBe(200);
    expect(await refresh(other, pair?.refreshToken ?? '')).not.toBeNull();
  }
});

test('a token rotated at one is honoured at the other for 30 s more, and its reuse after that ends the sign-in at both', async () => {
  const session = await shop.signIn();
  const first = await refresh(servers[0], session.refreshToken);
  await rotatedAgo(session.user._id, 10);
  const within = await refresh(servers[1], session.refreshToken);
  expect(within).not.toBeNull();
  await rotatedAgo(session.user._id, 21);
  expect(await refresh(servers[1], session.refreshToken)).toBeNull();
  expect(await refresh(servers[0], first?.refreshToken ?? '')).toBeNull();
  expect(await refresh(servers[0], within?.refreshToken ?? '')).toBeNull();
});

test('a logout at one ends the sign-in at the other', async () => {
  const session = await shop.signIn();
  const renewed = await refresh(servers[1], session.refreshToken);
  const logout = await send(servers[0], 'POST', '/auth/logout', {
    authorization: `Bearer ${session.accessToken}`,
  });
  expect(logout.status).toBe(204);
  expect(await refresh(servers[1], renewed?.refreshToken ?? '')).toBeNull();
});
