import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  ClaimLost,
  claimKey,
  type KeyedCall,
  keepAnswer,
  releaseKey,
  renewClaim,
  requestHash,
} from './idempotency.store.ts';

let backend: TestApp;
let keys = 0;
beforeAll(async () => {
  backend = await startTestApp();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => backend.close());

function newCall(): KeyedCall {
  keys += 1;
  return { owner: 'an owner', key: `key-${keys}`, operation: 'createAddress', requestHash: 'same' };
}
const age = (call: KeyedCall, interval: string) =>
  backend.app.pool.query(
    'update idempotency_keys set created_at = created_at - $2::interval, locked_until = locked_until - $2::interval where key = $1',
    [call.key, interval],
  );

describe('a key', () => {
  test('is claimed by one of many, and the others get its answer', async () => {
    const call = newCall();
    const states = Array.from({ length: 10 }, () => claimKey(backend.app.db, call));
    const first = await Promise.race(states);
    expect(first).toEqual({ kind: 'first' });
    await keepAnswer(backend.app.db, call, 201, { saved: true }, false);
    const all = await Promise.all(states);
    expect(all.filter(({ kind }) => kind === 'first')).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === 'replay')).toHaveLength(9);
    expect(await claimKey(backend.app.db, call)).toEqual({
      kind: 'replay',
      status: 201,
      body: { saved: true },
    });
  });

  test('is refused with another body, another operation, even while the first is under way', async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    expect(await claimKey(backend.app.db, { ...call, requestHash: 'other' })).toEqual({ kind: 'conflict' });
    expect(await claimKey(backend.app.db, { ...call, operation: 'addToCart' })).toEqual({ kind: 'conflict' });
    await keepAnswer(backend.app.db, call, 200, {}, false);
    expect(await claimKey(backend.app.db, { ...call, requestHash: 'other' })).toEqual({ kind: 'conflict' });
  });

  test("of one customer says nothing about another's", async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    expect(await claimKey(backend.app.db, { ...call, owner: 'another owner' })).toEqual({ kind: 'first' });
  });

  test('is free again after a failure, after 24 hours, and when its call died', async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    await releaseKey(backend.app.db, call);
    // For another body too, and at once: what failed has left nothing behind.
    expect(await claimKey(backend.app.db, { ...call, requestHash: 'other' })).toEqual({ kind: 'first' });
    await releaseKey(backend.app.db, call);
    expect(await claimKey(backend.app.db, call)).toEqual({ kind: 'first' });
    await age(call, '31 seconds');
    expect(await claimKey(backend.app.db, call)).toEqual({ kind: 'first' });
    await keepAnswer(backend.app.db, call, 200, {}, false);
    await age(call, '23 hours');
    expect(await claimKey(backend.app.db, call)).toMatchObject({ kind: 'replay' });
    await age(call, '2 hours');
    expect(await claimKey(backend.app.db, { ...call, requestHash: 'other' })).toEqual({ kind: 'first' });
  });

  test('stays with a call that is slow but alive, and is free seconds after one that died', async () => {
    const [slow, dead] = [newCall(), newCall()];
    const lockedUntil = async () => {
      const { rows } = await backend.app.pool.query<{ at: string }>(
        'select locked_until::text as at from idempotency_keys where key = $1',
        [slow.key],
      );
      return rows[0]?.at;
    };
    for (const call of [slow, dead]) await claimKey(backend.app.db, call);
    await age(dead, '4900 milliseconds');
    const before = await lockedUntil();
    const stop = renewClaim(backend.app.db, slow);
    const repeat = claimKey(backend.app.db, slow);
    expect(await claimKey(backend.app.db, dead)).toEqual({ kind: 'first' });
    await keepAnswer(backend.app.db, dead, 200, {}, false);
    await expect.poll(lockedUntil).not.toBe(before);
    await keepAnswer(backend.app.db, slow, 201, { by: 'the first' }, false);
    stop();
    expect(await repeat).toMatchObject({ kind: 'replay', body: { by: 'the first' } });
  });

  test('taken over by another call rolls the slow one back', async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    await age(call, '31 seconds');
    await claimKey(backend.app.db, call);
    await keepAnswer(backend.app.db, call, 201, { by: 'the second' }, false);
    await expect(keepAnswer(backend.app.db, call, 201, { by: 'the first' }, false)).rejects.toThrow(
      ClaimLost,
    );
    expect(await claimKey(backend.app.db, call)).toEqual({
      kind: 'replay',
      status: 201,
      body: { by: 'the second' },
    });
  });

  test('keeps nobody waiting for longer than 8 seconds', async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    vi.useFakeTimers({ toFake: ['Date'] });
    const repeat = claimKey(backend.app.db, call);
    vi.setSystemTime(Date.now() + 8_000);
    expect(await repeat).toEqual({ kind: 'busy' });
  });

  test('is renewed no more when its call is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = renewClaim(backend.app.db, newCall());
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('replays an answer without a body', async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    await keepAnswer(backend.app.db, call, 204, undefined, false);
    expect(await claimKey(backend.app.db, call)).toEqual({ kind: 'replay', status: 204, body: null });
  });

  test('with a secret answer is done again instead of being replayed', async () => {
    const call = newCall();
    await claimKey(backend.app.db, call);
    await keepAnswer(backend.app.db, call, 200, { accessToken: 'secret' }, true);
    expect(await claimKey(backend.app.db, call)).toEqual({ kind: 'repeat' });
  });
});

test('the same call has the same digest, another one another', () => {
  const body = new TextEncoder().encode('{}');
  const digest = requestHash('{"id":"1"}', 'r', body);
  expect(requestHash('{"id":"1"}', 'r', body)).toBe(digest);
  expect(requestHash('{"id":"2"}', 'r', body)).not.toBe(digest);
  expect(requestHash('{"id":"1"}', 's', body)).not.toBe(digest);
  expect(requestHash('{"id":"1"}', 'r', new TextEncoder().encode('{ }'))).not.toBe(digest);
});
