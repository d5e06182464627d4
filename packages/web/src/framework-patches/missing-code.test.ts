import { lazyRouteComponent } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { isMissingCode, keepAppWithoutCode } from './missing-code.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a page whose code cannot be fetched, in a window with nothing but events, storage and `reload`. */
async function openPage({ isPatched }: { isPatched: boolean }) {
  const reload = vi.fn();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', window);
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  if (isPatched) keepAppWithoutCode();
  const error = new TypeError('Failed to fetch dynamically imported module: https://saffron.test/terms.js');
  const Page = lazyRouteComponent<{ default: () => null }>(() => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    return Promise.reject(error);
  });
  await Page.preload?.();
  let thrown: unknown;
  try {
    Page({});
  } catch (problem) {
    thrown = problem;
  }
  return { reload, thrown };
}

test('the router still reloads the window by itself when the code of a page is missing', async () => {
  const { reload } = await openPage({ isPatched: false });
  expect(reload, 'When this fails, follow the last sentence of keepAppWithoutCode.').toHaveBeenCalledOnce();
});

test('code that is missing reaches the error component as such', async () => {
  const { reload, thrown } = await openPage({ isPatched: true });
  expect(reload).not.toHaveBeenCalled();
  expect(isMissingCode(thrown)).toBe(true);
  expect(isMissingCode(new TypeError('Failed to fetch'))).toBe(false);
});
