import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { type ToastMessage, toasts } from '../toasts/toasts.ts';
import { forgetCustomerAtEnd } from './forget-customer.ts';
import { fetchMe, renewSession } from './session.functions.ts';
import { revalidateSession, sessionQueries } from './session.queries.ts';
import { tokenStore } from './token-store.ts';

vi.mock('./session.functions.ts', () => ({ fetchMe: vi.fn(), renewSession: vi.fn() }));

const user = {
  id: 'a'.repeat(24),
  name: 'Quin',
  email: 'quin@example.com',
  phoneNumber: null,
  photoUrl: null,
  role: 'customer',
} as const;

let client: QueryClient;
let shown: ToastMessage[];
let stopListening: () => void;
beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/profile' } });
  tokenStore.write({ accessToken: 'a', refreshToken: 'r' });
  client = new QueryClient();
  shown = [];
  forgetCustomerAtEnd(client);
  stopListening = toasts.listen({ show: (toast) => void shown.push(toast), resolve: () => {} });
  vi.mocked(fetchMe).mockReset();
  vi.mocked(renewSession).mockReset();
});
afterEach(() => {
  stopListening();
  tokenStore.clear();
  vi.unstubAllGlobals();
});

test('a session that was ended elsewhere ends here, with one message however much was refused', async () => {
  vi.mocked(fetchMe).mockRejectedValue(refusedWith(401));
  vi.mocked(renewSession).mockRejectedValue(refusedWith(401));
  const refusals = Array.from({ length: 5 }, () => revalidateSession(client));
  expect(new Set(await Promise.all(refusals))).toEqual(new Set([true]));
  expect(await revalidateSession(client)).toBe(true);
  expect(fetchMe).toHaveBeenCalledTimes(1);
  expect(tokenStore.read()).toBeNull();
  expect(shown).toEqual([{ tone: 'bad', message: 'Unauthorized: Please log in again.' }]);
});

test('a session that still stands goes on, with or without new tokens', async () => {
  vi.mocked(fetchMe).mockResolvedValue(user);
  expect(await revalidateSession(client)).toBe(false);
  vi.mocked(fetchMe).mockRejectedValue(refusedWith(401));
  vi.mocked(renewSession).mockResolvedValue({ accessToken: 'a2', refreshToken: 'r2', user });
  expect(await revalidateSession(client)).toBe(false);
  expect(tokenStore.read()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
  expect(shown).toEqual([]);
});

test('while the server cannot be asked, nobody is signed out', async () => {
  vi.mocked(fetchMe).mockRejectedValue(refusedWith(503));
  expect(await revalidateSession(client)).toBe(false);
  expect(tokenStore.read()).not.toBeNull();
});

test('the read of who is signed in is not checked by itself', async () => {
  expect(await revalidateSession(client, sessionQueries.me().queryKey)).toBe(false);
  expect(fetchMe).not.toHaveBeenCalled();
});
