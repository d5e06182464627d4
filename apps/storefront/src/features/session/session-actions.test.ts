import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { customerKey, sessionQueries } from './session.queries.ts';
import { logIn } from './session-actions.ts';
import { tokenStore } from './token-store.ts';

const sessionOf = (id: string) => ({
  accessToken: `access-${id}`,
  refreshToken: `refresh-${id}`,
  user: { id, phoneNumber: null },
});

test('signing in ends the session of whoever was signed in before, for every tab that listens', () => {
  const onEnded = vi.fn();
  const stop = tokenStore.onEnded(onEnded);
  const queryClient = new QueryClient();
  logIn(queryClient, sessionOf('first'));
  queryClient.setQueryData([...customerKey, 'orders'], ['theirs']);
  onEnded.mockClear();
  logIn(queryClient, sessionOf('second'));
  stop();
  expect(onEnded).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData([...customerKey, 'orders'])).toBeUndefined();
  expect(queryClient.getQueryData(sessionQueries.me().queryKey)).toMatchObject({ id: 'second' });
  expect(tokenStore.read()).toMatchObject({ accessToken: 'access-second' });
});
