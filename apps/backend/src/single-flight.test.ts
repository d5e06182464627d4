import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('the same read at the same moment is made once, another one and a later one again', async () => {
  const share = createSingleFlight();
  const gate = Promise.withResolvers<string>();
  let reads = 0;
  const read = () => {
    reads += 1;
    return gate.promise;
  };
  const many = Array.from({ length: 5 }, () => share('menu a', read));
  const other = share('menu b', read);
  gate.resolve('menu');
  expect(await Promise.all([...many, other])).toEqual(Array.from({ length: 6 }, () => 'menu'));
  expect(reads).toBe(2);
  expect(await share('menu a', read)).toBe('menu');
  expect(reads).toBe(3);
});

test('a read that fails fails for all who share it, and is tried again by the next', async () => {
  const share = createSingleFlight();
  const failing = [1, 2].map(() => share('menu', () => Promise.reject(new Error('gone'))));
  for (const failed of failing) await expect(failed).rejects.toThrow('gone');
  expect(await share('menu', async () => 'menu')).toBe('menu');
});
