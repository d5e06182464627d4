import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait } from './wait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it waits as long as it is asked to', async () => {
  const over = vi.fn();
  void wait(10_000, new AbortController().signal).then(over);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledWith(true);
});

test('what is taken back is not over, then or later', async () => {
  const undone = new AbortController();
  const over = vi.fn();
  void wait(10_000, undone.signal).then(over);
  await vi.advanceTimersByTimeAsync(5_000);
  undone.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(over).toHaveBeenCalledExactlyOnceWith(false);
});
