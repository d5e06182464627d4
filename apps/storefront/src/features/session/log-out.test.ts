import { beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '../../browser/session-storage.ts';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { logOut, resumePendingLogouts } from './log-out.ts';
import { endSession } from './session.functions.ts';
import { tokenStore } from './token-store.ts';

vi.mock('./session.functions.ts', () => ({ endSession: vi.fn() }));

const ended = vi.mocked(endSession);
const entry = tabStorage.entry('pendingLogout');

const logOutOf = (refreshToken: string) => {
  tokenStore.write({ accessToken: 'a', refreshToken });
  return logOut();
};

beforeEach(() => {
  entry.write(null);
  ended.mockReset();
});

test('a logout that the server has taken leaves nothing', async () => {
  ended.mockResolvedValue(null);
  await logOutOf('r1');
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ data: { refreshToken: 'r1' } }));
  expect(entry.read()).toBeNull();
});

test('a logout during another one is sent too', async () => {
  ended.mockResolvedValue(null);
  await Promise.all([logOutOf('r1'), logOutOf('r2')]);
  expect(ended).toHaveBeenCalledTimes(2);
  expect(entry.read()).toBeNull();
});

test('a session that the server does not know is over as well', async () => {
  ended.mockRejectedValue(refusedWith(401));
  await logOutOf('r1');
  expect(entry.read()).toBeNull();
});

test.each([
  ['offline', () => ended.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['without an answer of the backend', () => ended.mockRejectedValue(refusedWith(null))],
  ['while the backend is away', () => ended.mockRejectedValue(refusedWith(503))],
  ['above a limit', () => ended.mockRejectedValue(refusedWith(429))],
])('%s it is kept until it can be sent', async (_, fail) => {
  fail();
  await logOutOf('r1');
  await logOutOf('r2');
  expect(entry.read()?.trim()).toBe('r1 r2');
  expect(tokenStore.read()).toBeNull();
  ended.mockReset().mockResolvedValueOnce(null).mockRejectedValueOnce(refusedWith(503));
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  resumePendingLogouts();
  await expect.poll(() => entry.read()).toBe('r2');
  ended.mockResolvedValue(null);
  page.dispatchEvent(new Event('online'));
  await expect.poll(() => entry.read()).toBeNull();
  vi.unstubAllGlobals();
});

test('it outlives the end of the session, which clears everything else', () => {
  entry.write('r1');
  tabStorage.entry('orderNote').write('Ring twice');
  tabStorage.clear('pendingLogout');
  expect([entry.read(), tabStorage.entry('orderNote').read()]).toEqual(['r1', null]);
});
