import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { formatPhoneNumber } from './format-phone-number.ts';

test.each([
  ['+447911123456', '07911 123456'],
  ['+441134960142', '0113 496 0142'],
  ['+441614960142', '0161 496 0142'],
  ['+441214960000', '0121 496 0000'],
  ['+442079460958', '020 7946 0958'],
  ['+441642555555', '01642 555555'],
  ['+443001234567', '0300 123 4567'],
  ['+448081570000', '0808 157 0000'],
])('%s is written %s, as the phone library writes it', (e164, written) => {
  expect(formatPhoneNumber(e164)).toBe(written);
  expect(parsePhoneNumberFromString(e164)?.formatNational()).toBe(written);
});

test('numbers kept for films and examples are written too, though no network knows them', () => {
  expect(formatPhoneNumber('+447700900142')).toBe('07700 900142');
  expect(formatPhoneNumber('+441632960142')).toBe('01632 960142');
});

test.each([
  '+33142685300',
  '+448001111',
  '+4479111234567',
  'tel:+447911123456',
  '0113 496 0142',
  '',
  'hello',
])('%j stays as it is', (text) => {
  expect(formatPhoneNumber(text)).toBe(text);
});
