import { expect, test } from 'vitest';
import { createRequestKey } from './request-key.ts';

const request = { kind: 'access', name: 'Ada', email: 'ada@example.com', text: '' } as const;

test('the same words keep their key, and each change has another', () => {
  let count = 0;
  const keyOf = createRequestKey(() => `key ${++count}`);
  expect([keyOf(request), keyOf({ ...request })]).toEqual(['key 1', 'key 1']);
  const changed = [
    { kind: 'erase' },
    { name: 'Bob' },
    { email: 'bob@example.com' },
    { text: 'All.' },
  ] as const;
  expect(changed.map((part) => keyOf({ ...request, ...part }))).toEqual(['key 2', 'key 3', 'key 4', 'key 5']);
});
