import { expect, test } from 'vitest';
import { shownPhoneNumber } from './shown-phone-number.ts';

test.each([
  ['+447700900142', '07700 900142'],
  ['+441134960142', '0113 496 0142'],
  ['+441614960142', '0161 496 0142'],
  ['+442079460018', '020 7946 0018'],
  ['+441632960142', '01632 960142'],
  ['+33612345678', '+33612345678'],
  ['0113 496 0142', '0113 496 0142'],
])('%s is shown as %s', (stored, shown) => {
  expect(shownPhoneNumber(stored)).toBe(shown);
});
