import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOrderWatch, type OrderVersion } from './order-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchOf(version: () => number = () => 1) {
  const readVersions = vi.fn(
    async (ids: readonly string[]): Promise<OrderVersion[]> => ids.map((id) => ({ id, version: version() })),
  );
  const onFailure = vi.fn();
  return { watch: createOrderWatch({ readVersions, everyMs: 1_000, onFailure }), readVersions, onFailure };
}

test('one read a second serves everyone, and none is made while nobody watches', async () => {
  const { watch, readVersions } = watchOf();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readVersions).not.toHaveBeenCalled();

  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [watch('a', first), watch('a', second), watch('b', second)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readVersions).toHaveBeenCalledTimes(11);
  expect(readVersions).toHaveBeenLastCalledWith(['a', 'b']);
  expect(first).toHaveBeenLastCalledWith(1);
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readVersions).toHaveBeenCalledTimes(11);
  expect(vi.getTimerCount()).toBe(0);

  const stop = watch('c', first);
  await vi.advanceTimersByTimeAsync(0);
  expect(readVersions).toHaveBeenLastCalledWith(['c']);
  stop();
});

test('one of two watchers of an order leaves, twice even, and the other goes on', async () => {
  const { watch } = watchOf();
  const [leaving, staying] = [vi.fn(), vi.fn()];
  const leave = watch('a', leaving);
  const stop = watch('a', staying);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  leave();
  leaving.mockClear();
  staying.mockClear();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(leaving).not.toHaveBeenCalled();
  expect(staying).toHaveBeenCalledOnce();
  stop();
});

test('a row of failed reads is reported once, the next row again', async () => {
  const { watch, readVersions, onFailure } = watchOf();
  const away = new Error('away');
  readVersions.mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const onVersion = vi.fn();
  const stop = watch('a', onVersion);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(onFailure.mock.calls).toEqual([[away]]);
  expect(onVersion).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onVersion).toHaveBeenCalledOnce();
  readVersions.mockRejectedValueOnce(away);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onFailure).toHaveBeenCalledTimes(2);
  stop();
});
