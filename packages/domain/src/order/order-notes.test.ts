import { expect, test } from 'vitest';
import { hasAllergyNote, hasNote, hasRiderNote } from './order-notes.ts';

test.each([
  ['No onions, please', true],
  ['', false],
  [' \n\t', false],
])('a note %j says something: %s', (text, hasOne) => {
  expect(hasNote({ note: text })).toBe(hasOne);
  expect(hasAllergyNote({ allergyNote: text })).toBe(hasOne);
  expect(hasRiderNote({ riderNote: text })).toBe(hasOne);
});
