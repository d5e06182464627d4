import { expect, test } from 'vitest';
import { isId } from './id.ts';

const id = '64f0c1d2e3a4b5c6d7e8f901';

test.each([
  ['an id', id, true],
  ['one character too few', id.slice(1), false],
  ['one too many before it', `a${id}`, false],
  ['one too many after it', `${id}a`, false],
  ['a line after it', `${id}\n`, false],
  ['capitals', id.toUpperCase(), false],
  ['a letter past f', id.replace('f', 'g'), false],
  ['an empty text', '', false],
  ['a list of one id', [id], false],
  ['nothing', null, false],
])('%s', (_, value, isOne) => {
  expect(isId(value)).toBe(isOne);
});
