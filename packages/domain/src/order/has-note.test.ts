import { expect, test } from 'vitest';
import { hasNote } from './has-note.ts';

test.each([
  ['No onions, please', true],
  ['', false],
  [' \n\t', false],
])('a note %j says something: %s', (note, hasOne) => {
  expect(hasNote({ note })).toBe(hasOne);
});
