import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryCaches, recoveryInterval } from './failed-requests.ts';
import { refusedWith } from './testing/refused-with.ts';
import { createToastQueue, type ToastMessage, toasts } from './toasts.ts';

let shown: ToastMessage[] = [];
let over: string[] = [];
let stop = () => {};

async function fail(error: Error, path: string, hasOwnMessage = false, ownToast?: string) {
  vi.stubGlobal('window', { location: { pathname: path } });
  const client = new QueryClient(createQueryCaches());
  const query = {
    queryKey: ['x'],
    queryFn: () => Promise.reject(error),
    retry: false,
    meta: { hasOwnMessage, ...(ownToast !== undefined && { ownToast }) },
  };
  await client.fetchQuery(query).catch(() => undefined);
}

beforeEach(() => {
  shown = [];
  over = [];
  stop = toasts.listen({
    show: (toast) => void shown.push(toast),
    resolve: (message) => void over.push(message),
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  [401, 'Unauthorized: Please log in again.'],
  [404, "Not Found: The requested resource doesn't exist."],
  [503, 'Internal Server Error'],
])('status %i off the home page shows its message', async (status, message) => {
  await fail(refusedWith(status), '/profile');
  expect(shown).toEqual([{ tone: 'bad', message }]);
});

test('a fault of our own server counts as 5xx', async () => {
  await fail(new Error('boom'), '/profile');
  expect(shown).toEqual([{ tone: 'bad', message: 'Internal Server Error' }]);
});

test.each([
  ['on the home page', refusedWith(503), '/', false],
  ['below 401', refusedWith(400), '/profile', false],
  ['without an answer', refusedWith(null), '/profile', false],
  ['without a network', new TypeError('Failed to fetch'), '/profile', false],
  ['that has words of its own', refusedWith(503), '/profile', true],
])('a failure %s shows no toast', async (_, error, path, hasOwnMessage) => {
  await fail(error, path, hasOwnMessage);
  expect(shown).toEqual([]);
});

test('a failure with a toast of its own shows that one only, on every page', async () => {
  await fail(refusedWith(503), '/profile', false, 'Failed to fetch addresses');
  await fail(refusedWith(null), '/', false, 'Failed to fetch addresses');
  expect(shown.map(({ message }) => message)).toEqual([
    'Failed to fetch addresses',
    'Failed to fetch addresses',
  ]);
});

test('what is shown before anyone listens is kept, and shown once', () => {
  const early = createToastQueue();
  early.failure('a');
  early.success('b');
  const heard: string[] = [];
  const listener = { show: ({ message }: ToastMessage) => void heard.push(message), resolve: () => {} };
  early.listen(listener)();
  early.listen(listener);
  early.success('c');
  expect(heard).toEqual(['a', 'b', 'c']);
});

test('a failure that is over before anybody listens is not shown', () => {
  const early = createToastQueue();
  early.failure('a');
  early.success('a');
  early.resolve('a');
  const heard: ToastMessage[] = [];
  early.listen({ show: (toast) => void heard.push(toast), resolve: () => {} });
  expect(heard).toEqual([{ tone: 'good', message: 'a' }]);
});

test.each([
  ['its own words', 'Failed to fetch addresses', 'Failed to fetch addresses'],
  ['the global ones', undefined, 'Internal Server Error'],
])('the message of a read in %s goes when the read succeeds', async (_, ownToast, message) => {
  vi.stubGlobal('window', { location: { pathname: '/profile' } });
  const client = new QueryClient(createQueryCaches());
  const read = (queryFn: () => Promise<string>) =>
    client.fetchQuery({
      queryKey: ['x'],
      queryFn,
      retry: false,
      ...(ownToast !== undefined && { meta: { ownToast } }),
    });
  await read(() => Promise.reject(refusedWith(503))).catch(() => null);
  expect(shown).toEqual([{ tone: 'bad', message }]);
  expect(over).toEqual([]);
  await read(() => Promise.resolve('ok'));
  expect(over).toEqual([message]);
});

test.each([
  ['no answer', new TypeError('Failed to fetch'), 5_000],
  ['a fault of the server', refusedWith(503), 5_000],
  ['a refusal', refusedWith(404), false],
])('after %s a read is tried again by itself: %s', async (_, error, delay) => {
  const client = new QueryClient();
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) }).catch(() => null);
  const query = client.getQueryCache().find({ queryKey: ['x'] });
  expect(query && recoveryInterval(query)).toBe(delay);
});

test('a read that fails again shows one toast, until it succeeds or fails in another way', async () => {
  vi.stubGlobal('window', { location: { pathname: '/profile' } });
  const client = new QueryClient(createQueryCaches());
  const answers = [
    refusedWith(503),
    refusedWith(500),
    refusedWith(404),
    refusedWith(404),
    null,
    refusedWith(404),
  ];
  for (const error of answers) {
    const queryFn = () => (error === null ? Promise.resolve('ok') : Promise.reject(error));
    await client.fetchQuery({ queryKey: ['x'], queryFn, retry: false }).catch(() => null);
  }
  expect(shown).toHaveLength(3);
});

test('what is refused because the session has ended shows no message beside that of the end', async () => {
  vi.stubGlobal('window', { location: { pathname: '/profile' } });
  for (const hasEnded of [true, false]) {
    const client = new QueryClient(createQueryCaches(() => Promise.resolve(hasEnded)));
    const queryFn = () => Promise.reject(refusedWith(401));
    await client.fetchQuery({ queryKey: ['orders'], queryFn, retry: false }).catch(() => null);
    const meta = { ownToast: 'Failed to fetch addresses' };
    await client.fetchQuery({ queryKey: ['addresses'], queryFn, retry: false, meta }).catch(() => null);
    await expect.poll(() => shown.length).toBe(hasEnded ? 0 : 2);
  }
});
