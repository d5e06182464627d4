import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../server/call-result.ts';
import { failureTellingCaches, recoveryInterval } from './failed-requests.ts';
import { createNotices, type Notice, notices } from './notices.ts';

let told: Notice[] = [];
let stop = () => {};
const refused = (status: number | null) =>
  new CallError({ status, code: null, message: 'no', blockers: [], changed: null });

async function fail(error: Error, path: string, hasOwnMessage = false, ownToast?: string) {
  vi.stubGlobal('window', { location: { pathname: path } });
  const client = new QueryClient(failureTellingCaches());
  const query = {
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    retry: false,
    meta: { hasOwnMessage, ...(ownToast !== undefined && { ownToast }) },
  };
  await client.fetchQuery(query).catch(() => undefined);
}

beforeEach(() => {
  told = [];
  stop = notices.listen((notice) => told.push(notice));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  [401, 'Unauthorized: Please log in again.'],
  [404, "Not Found: The requested resource doesn't exist."],
  [503, 'Internal Server Error'],
])('status %i off the home page is told', async (status, message) => {
  await fail(refused(status), '/profile');
  expect(told).toEqual([{ tone: 'bad', message }]);
});

test('a fault of our own server counts as 5xx', async () => {
  await fail(new Error('boom'), '/profile');
  expect(told).toEqual([{ tone: 'bad', message: 'Internal Server Error' }]);
});

test.each([
  ['on the home page', refused(503), '/', false],
  ['below 401', refused(400), '/profile', false],
  ['without an answer', refused(null), '/profile', false],
  ['without a network', new TypeError('Failed to fetch'), '/profile', false],
  ['that has words of its own', refused(503), '/profile', true],
])('a failure %s is not told', async (_, error, path, hasOwnMessage) => {
  await fail(error, path, hasOwnMessage);
  expect(told).toEqual([]);
});

test('a failure with a toast of its own shows that one only, on every page', async () => {
  await fail(refused(503), '/profile', false, 'Failed to fetch addresses');
  await fail(refused(null), '/', false, 'Failed to fetch addresses');
  expect(told.map(({ message }) => message)).toEqual([
    'Failed to fetch addresses',
    'Failed to fetch addresses',
  ]);
});

test('what is told before anybody listens is kept, and told once', () => {
  const early = createNotices();
  early.failure('a');
  early.success('b');
  const heard: string[] = [];
  early.listen(({ message }) => heard.push(message))();
  early.listen(({ message }) => heard.push(message));
  early.success('c');
  expect(heard).toEqual(['a', 'b', 'c']);
});

test.each([
  ['no answer', new TypeError('Failed to fetch'), 5_000],
  ['a fault of the server', refused(503), 5_000],
  ['a refusal', refused(404), false],
])('after %s a read is tried again by itself: %s', async (_, error, delay) => {
  const client = new QueryClient();
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) }).catch(() => null);
  const query = client.getQueryCache().find({ queryKey: ['x'] });
  expect(query && recoveryInterval(query)).toBe(delay);
});

test('a read that fails again and again is told once, until it has worked or fails in another way', async () => {
  vi.stubGlobal('window', { location: { pathname: '/profile' } });
  const client = new QueryClient(failureTellingCaches());
  const answers = [refused(503), refused(500), refused(404), refused(404), null, refused(404)];
  for (const error of answers) {
    const queryFn = () => (error === null ? Promise.resolve('ok') : Promise.reject(error));
    await client.fetchQuery({ queryKey: ['x'], queryFn, retry: false }).catch(() => null);
  }
  expect(told).toHaveLength(3);
});
