import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { MenuIndex } from '@tiffin/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { follow } from '../restaurant/follow-restaurant.ts';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { fileOf } from './menu-index.server.ts';
import { menuIndexPath } from './menu-index-path.ts';
import { searchQueries } from './search.queries.ts';

const index: MenuIndex = { restaurantId: 'r', version: 'two', updatedAt: '', categories: [] };

describe('the file', () => {
  const answer = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fileOf(index, new Request(`http://saffron.localhost${path}`, { headers }));

  test('is kept under the version that it is of, and under no other', async () => {
    const own = answer(menuIndexPath('two'));
    expect(own.headers.get('cache-control')).toMatch(/max-age=\d{5}.*immutable/);
    expect(await own.json()).toEqual(index);
    // The page is a moment older than the menu, or the other way round: it works, and is asked for again.
    for (const path of [menuIndexPath('one'), menuIndexPath(''), '/menu-index']) {
      const other = answer(path);
      expect(other.headers.get('cache-control'), path).toBe('public, no-cache');
      expect(await other.json(), path).toEqual(index);
    }
  });

  test('is not sent again to a browser that has it', () => {
    const etag = answer('/menu-index').headers.get('etag') ?? '';
    expect(answer('/menu-index', { 'if-none-match': etag }).status).toBe(304);
    // Compressed it has gone out with a weak one.
    expect(answer('/menu-index', { 'if-none-match': `W/${etag}` }).status).toBe(304);
    expect(answer('/menu-index', { 'if-none-match': '"one"' }).status).toBe(200);
  });
});

describe('in an open page', () => {
  beforeEach(() => {
    environmentManager.setIsServer(() => false);
    focusManager.setFocused(true);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    focusManager.setFocused(undefined);
  });

  test('it is fetched again within a minute of a change, under the new version', async () => {
    let version = 'one';
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({ ...index, version });
    });
    const queryClient = new QueryClient();
    queryClient.mount();
    const restaurant = { queryKey: restaurantQueries.current().queryKey, staleTime: 300_000 };
    // The restaurant's answer takes longer than it takes to ask for the index.
    const queryFn = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return { version };
    };
    new QueryObserver<unknown>(queryClient, { ...restaurant, queryFn }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(2_000);
    new QueryObserver(queryClient, searchQueries.index()).subscribe(() => undefined);
    const stop = follow({ queryClient }, async () => version);
    // The code that fetches it is imported at the first call.
    await vi.waitFor(() => expect(asked).toEqual([menuIndexPath('one')]));

    version = 'two';
    await vi.advanceTimersByTimeAsync(62_000);
    await vi.waitFor(() => expect(asked).toEqual([menuIndexPath('one'), menuIndexPath('two')]));
    stop();
    queryClient.unmount();
  });
});
