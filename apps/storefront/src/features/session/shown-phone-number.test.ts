import { expect, test } from 'vitest';
import { shownPhoneNumber } from './shown-phone-number.ts';

test.each([
  ['+447700900142', '07700 900142'],
  ['+441132496000', '01132 496000'],
  ['+33612345678', '+33612345678'],
])('%s is shown as %s', (stored, shown) => {
  expect(shownPhoneNumber(stored)).toBe(shown);
});
