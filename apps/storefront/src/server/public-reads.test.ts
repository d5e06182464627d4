import { ApiError, type ApiResult } from '@tiffin/api';
import { expect, test, vi } from 'vitest';
import { cachedRead } from './public-reads.server.ts';

const failure = new ApiError({
  ...{ kind: 'http', status: 503, code: null, message: 'Not now' },
  ...{ details: null, retryAfterSeconds: null, requestId: null },
});
const answer = (name: string): ApiResult<{ name: string }> => ({ ok: true, data: { name } });

function setUp(...answers: readonly (ApiResult<{ name: string }> | Error)[]) {
  // The cache takes 0 for a time that is not set.
  const clock = { now: 1 };
  let count = 0;
  const read = vi.fn(async (_key: string) => {
    const next = answers[count] ?? answer('none');
    count += 1;
    if (next instanceof Error) throw next;
    return next;
  });
  return { clock, read, recall: cachedRead(read, () => clock.now) };
}

test('an answer is given again for two seconds', async () => {
  const { clock, read, recall } = setUp(answer('one'), answer('two'));
  expect([await recall('a'), await recall('a')]).toEqual([answer('one'), answer('one')]);
  clock.now += 2_000;
  expect(await recall('a')).toEqual(answer('one'));
  clock.now += 1;
  expect(await recall('a')).toEqual(answer('two'));
  expect(read).toHaveBeenCalledTimes(2);
});

test('all who ask at once share one read, each key its own', async () => {
  const { recall } = setUp(answer('one'), answer('two'));
  const answers = await Promise.all([recall('a'), recall('b'), recall('a')]);
  expect(answers).toEqual([answer('one'), answer('two'), answer('one')]);
});

test('failures are shared by those who wait, and not kept', async () => {
  const { recall } = setUp({ ok: false, error: failure }, new Error('no answer'), answer('one'));
  const failed = { ok: false, error: failure };
  expect(await Promise.all([recall('a'), recall('a')])).toEqual([failed, failed]);
  await expect(recall('a')).rejects.toThrow('no answer');
  expect(await recall('a')).toEqual(answer('one'));
});

test('another version is read at once, and a read begun before does not answer it', async () => {
  const late = Promise.withResolvers<ApiResult<{ name: string }>>();
  const keys: string[] = [];
  const reads = [late.promise, Promise.resolve(answer('closed'))];
  const recall = cachedRead(async (key) => {
    keys.push(key);
    return reads.shift() ?? answer('never asked');
  });
  const waiting = recall('a', 'v1');
  expect(await recall('a', 'v2')).toEqual(answer('closed'));
  late.resolve(answer('open'));
  expect(await waiting).toEqual(answer('open'));
  expect(await recall('a', 'v2')).toEqual(answer('closed'));
  expect(keys).toEqual(['a', 'a']);
});
