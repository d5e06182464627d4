import { parsePhoneNumber } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { phoneDisplay } from './phone-display.ts';

test.each([
  '+447911123456',
  '+441134960140',
  '+441214960000',
  '+442079460958',
  '+441642555555',
  '+443001234567',
])('%s is written as the phone library writes it', (e164) => {
  expect(parsePhoneNumber(e164)).toEqual({ ok: true, e164, national: phoneDisplay(e164) });
});

test('numbers kept for films are written too, though no network knows them', () => {
  expect(phoneDisplay('+447700900142')).toBe('07700 900142');
});

test.each(['+33142685300', '+448001111', '', 'hello'])('%j stays as it is', (text) => {
  expect(phoneDisplay(text)).toBe(text);
});
