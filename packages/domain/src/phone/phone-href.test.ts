import { expect, test } from 'vitest';
import { phoneHref } from './phone-href.ts';

test.each([
  ['0113 496 0142', 'tel:01134960142'],
  ['(0113) 496-0142', 'tel:01134960142'],
  ['+447700900318', 'tel:+447700900318'],
])('%s is dialled as %s', (number, href) => {
  expect(phoneHref(number)).toBe(href);
});
