import { expect, test, vi } from 'vitest';
import { createPublicMemory } from './public-memory.ts';

function memoryOf(answers: readonly string[]) {
  const clock = { now: 0 };
  let asked = 0;
  const read = vi.fn(async () => {
    const answer = answers[asked] ?? 'none';
    asked += 1;
    if (answer === 'throws') throw new Error('no answer');
    return answer;
  });
  const memory = createPublicMemory<string>({
    keepMs: 10,
    capacity: 2,
    isKept: (value) => value !== 'failure',
    now: () => clock.now,
  });
  return { clock, read, memory };
}

test('an answer is given again until it is old', async () => {
  const { clock, read, memory } = memoryOf(['one', 'two']);
  expect([await memory('a', read), await memory('a', read)]).toEqual(['one', 'one']);
  clock.now = 9;
  expect(await memory('a', read)).toBe('one');
  clock.now = 10;
  expect(await memory('a', read)).toBe('two');
  expect(read).toHaveBeenCalledTimes(2);
});

test('all who ask at once share one read, each key its own', async () => {
  const { read, memory } = memoryOf(['one', 'two']);
  const answers = await Promise.all([memory('a', read), memory('b', read), memory('a', read)]);
  expect(answers).toEqual(['one', 'two', 'one']);
});

test('failures are shared by those who wait, and not kept', async () => {
  const { read, memory } = memoryOf(['failure', 'throws', 'one']);
  expect(await Promise.all([memory('a', read), memory('a', read)])).toEqual(['failure', 'failure']);
  await expect(memory('a', read)).rejects.toThrow('no answer');
  expect(await memory('a', read)).toBe('one');
});

test('memory is bounded', async () => {
  const { read, memory } = memoryOf(['one', 'two', 'three', 'four']);
  for (const key of ['a', 'b', 'c']) await memory(key, read);
  expect(await memory('a', read)).toBe('four');
});

test('what is forgotten is read anew, and a read begun before does not come back', async () => {
  const { memory } = memoryOf([]);
  expect(await memory('a', async () => 'open')).toBe('open');
  memory.forget('a');
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = memory('a', () => promise);
  memory.forget('a');
  expect(await memory('a', async () => 'closed')).toBe('closed');
  resolve('open');
  expect(await late).toBe('open');
  expect(await memory('a', async () => 'never asked')).toBe('closed');
});
