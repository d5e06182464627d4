import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../server/call-result.ts';
import { failureTellingCaches } from './failed-requests.ts';
import { noticeStore } from './notices.ts';

const texts = () => noticeStore.read().map(({ text }) => text);
const refused = (status: number | null) =>
  new CallError({ status, code: null, message: 'no', blockers: [], changed: null });

async function fail(error: Error, path: string, hasOwnMessage = false) {
  vi.stubGlobal('window', { location: { pathname: path } });
  const client = new QueryClient(failureTellingCaches());
  const query = {
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    retry: false,
    meta: { hasOwnMessage },
  };
  await client.fetchQuery(query).catch(() => undefined);
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of noticeStore.read()) noticeStore.dismiss(id);
});

test.each([
  [401, 'Unauthorized: Please log in again.'],
  [404, "Not Found: The requested resource doesn't exist."],
  [503, 'Internal Server Error'],
])('status %i off the home page is told', async (status, text) => {
  await fail(refused(status), '/profile');
  expect(texts()).toEqual([text]);
});

test('a fault of our own server counts as 5xx', async () => {
  await fail(new Error('boom'), '/profile');
  expect(texts()).toEqual(['Internal Server Error']);
});

test.each([
  ['on the home page', refused(503), '/', false],
  ['below 401', refused(400), '/profile', false],
  ['without an answer', refused(null), '/profile', false],
  ['without a network', new TypeError('Failed to fetch'), '/profile', false],
  ['that has words of its own', refused(503), '/profile', true],
])('a failure %s is not told', async (_, error, path, hasOwnMessage) => {
  await fail(error, path, hasOwnMessage);
  expect(texts()).toEqual([]);
});

test('the same words stand once, and old notices make room', () => {
  noticeStore.failure('a');
  noticeStore.failure('a');
  expect(texts()).toEqual(['a']);
  for (const text of ['b', 'c', 'd']) noticeStore.success(text);
  expect(texts()).toEqual(['b', 'c', 'd']);
});
