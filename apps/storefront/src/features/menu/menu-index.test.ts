import type { MenuIndex } from '@tiffin/domain';
import { describe, expect, test } from 'vitest';
import { versionedResponse } from './menu-index.server.ts';
import { menuIndexPath } from './menu-index-path.ts';

const index: MenuIndex = { restaurantId: 'r', version: 'two', updatedAt: '', popular: [], categories: [] };

describe('the file', () => {
  const answer = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    versionedResponse(index, new Request(`http://saffron.localhost${path}`, { headers }));

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
