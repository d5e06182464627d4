import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { logIn } from './log-in.ts';
import { customerKey, sessionQueries } from './session.queries.ts';
import { tokenStore } from './token-store.ts';

const sessionOf = (id: string) => ({
  accessToken: `access-${id}`,
  refreshToken: `refresh-${id}`,
  user: { id, phoneNumber: null },
});

test('a visitor who signs in ends no session: the dish to add is kept', () => {
  tokenStore.clear();
  const onSessionEnd = vi.fn();
  const { unsubscribe: stop } = tokenStore.onSessionEnd(onSessionEnd);
  logIn(new QueryClient(), sessionOf('first'));
  stop();
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test('signing in ends the session before it, for every tab that listens', () => {
  const onSessionEnd = vi.fn();
  const { unsubscribe: stop } = tokenStore.onSessionEnd(onSessionEnd);
  const queryClient = new QueryClient();
  logIn(queryClient, sessionOf('first'));
  queryClient.setQueryData([...customerKey, 'orders'], ['theirs']);
  onSessionEnd.mockClear();
  logIn(queryClient, sessionOf('second'));
  stop();
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData([...customerKey, 'orders'])).toBeUndefined();
  expect(queryClient.getQueryData(sessionQueries.me().queryKey)).toMatchObject({ id: 'second' });
  expect(tokenStore.read()).toMatchObject({ accessToken: 'access-second' });
});
