import { ApiError, type ApiResult } from '@tiffin/api';
import { expect, test } from 'vitest';
import { cacheVersions } from './restaurant-version.server.ts';

function setUp(...answers: readonly (string | Error)[]) {
  // The cache takes 0 for a time that is not set.
  const clock = { now: 1 };
  const left = [...answers];
  const read = async (): Promise<ApiResult<string>> => {
    const next = left.shift() ?? 'never asked';
    if (next instanceof Error) throw next;
    return { ok: true, data: next };
  };
  return { clock, ...cacheVersions(read, () => clock.now) };
}

test('a version is two seconds old at most', async () => {
  const { clock, current } = setUp('one', 'two');
  expect(await Promise.all([current('a'), current('a')])).toEqual(['one', 'one']);
  clock.now += 2_000;
  expect(await current('a')).toBe('one');
  clock.now += 1;
  expect(await current('a')).toBe('two');
});

test('what is known without asking is as old at most, and asking leaves what counts while the backend is away', async () => {
  const { clock, current, known } = setUp('one', new Error('no answer'));
  expect(known('a')).toBeUndefined();
  await current('a');
  expect(known('a')).toBe('one');
  clock.now += 2_001;
  expect(known('a')).toBeUndefined();
  expect(await current('a')).toBe('one');
});

test('what is forgotten is asked for again', async () => {
  const { current, forget } = setUp('one', 'two');
  await current('a');
  forget('a');
  expect(await current('a')).toBe('two');
});

test('while the backend is away the last version counts, so that its pages are still served', async () => {
  const away = new Error('no answer');
  const { clock, current } = setUp('one', away, away, 'two');
  await current('a');
  clock.now += 3_000;
  expect([await current('a'), await current('b')]).toEqual(['one', '']);
  // Not each request asks a backend that is away.
  expect(await current('a')).toBe('one');
  clock.now += 2_001;
  expect(await current('a')).toBe('two');
});

test('a backend that hangs is not waited for, and the last version counts', async () => {
  let isHanging = false;
  const clock = { now: 1 };
  const read = (_: string, signal: AbortSignal): Promise<ApiResult<string>> =>
    isHanging
      ? new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        })
      : Promise.resolve({ ok: true, data: 'one' });
  const { current } = cacheVersions(read, () => clock.now, 1);
  await current('a');
  isHanging = true;
  clock.now += 3_000;
  expect(await current('a')).toBe('one');
});

test('a deleted restaurant has a version of its own, and its hostnames are looked up again', async () => {
  const gone = new ApiError({
    kind: 'http',
    status: 404,
    code: 'not_found',
    message: 'This restaurant could not be found.',
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
  const clock = { now: 1 };
  const answers = [
    { ok: true as const, data: 'one' },
    { ok: false as const, error: gone },
  ];
  const forgotten: string[] = [];
  const { current } = cacheVersions(
    async () => answers.shift() ?? { ok: true, data: 'two' },
    () => clock.now,
    1_000,
    (id) => forgotten.push(id),
  );
  expect(await current('a')).toBe('one');
  clock.now += 2_001;
  expect(await current('a')).toBe('gone');
  expect(forgotten).toEqual(['a']);
  // It may be restored.
  clock.now += 2_001;
  expect(await current('a')).toBe('two');
});
