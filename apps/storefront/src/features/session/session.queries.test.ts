import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../browser/safe-storage.ts';
import { cartQueries } from '../cart/cart.queries.ts';
import { doubtSession, forgetCustomerAtEnd, sessionQueries } from './session.queries.ts';
import { createTokenStore } from './token-store.ts';

test('nothing of one customer is left for the next who signs in', () => {
  const client = new QueryClient();
  const tokens = createTokenStore(createSafeStorage(() => undefined));
  forgetCustomerAtEnd(client, tokens);
  tokens.write({ accessToken: 'a', refreshToken: 'r' });
  client.setQueryData(['customer', 'addresses'], ['18 Call Lane']);
  client.setQueryData(['menu'], 'stays');
  tokens.clear();
  expect(client.getQueryData(['customer', 'addresses'])).toBeUndefined();
  expect(client.getQueryData(['menu'])).toBe('stays');
});

test('refused tokens are looked at once more, unless that was the look', () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  doubtSession(client, sessionQueries.me().queryKey);
  expect(invalidate).not.toHaveBeenCalled();
  doubtSession(client, cartQueries.current().queryKey);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: sessionQueries.me().queryKey });
});
