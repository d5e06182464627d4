import { expect, test, vi } from 'vitest';
import { refusedWith } from '../toasts/testing/refused-with.ts';
import { eraser } from './eraser.ts';

const gone = () => refusedWith(401);

test.each([
  ['the answer was lost on the way', () => new TypeError('Failed to fetch')],
  ['a gateway gave up waiting', () => refusedWith(504)],
])('who is signed out after %s has been erased', async (_, failure) => {
  const erase = eraser(vi.fn().mockRejectedValueOnce(failure()).mockRejectedValue(gone()));
  await expect(erase()).rejects.toThrow();
  await expect(erase()).resolves.toBeUndefined();
});

test('who is signed out before any press, or after a refusal, has not', async () => {
  const erase = eraser(vi.fn().mockRejectedValueOnce(refusedWith(409)).mockRejectedValue(gone()));
  await expect(erase()).rejects.toMatchObject({ status: 409 });
  await expect(erase()).rejects.toMatchObject({ status: 401 });
  await expect(erase()).rejects.toMatchObject({ status: 401 });
});

test('an erasure that works is one', async () => {
  const eraseMe = vi.fn().mockResolvedValue(null);
  await expect(eraser(eraseMe)()).resolves.toBeUndefined();
  expect(eraseMe).toHaveBeenCalledOnce();
});
