import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePhoneNumber, phoneNumberMessages } from './phone-number.ts';

describe('parsePhoneNumber', () => {
  test.each([
    ['07911 123456', '+447911123456'],
    ['07700 900123', '+447700900123'],
    ['(0113) 496-0000', '+441134960000'],
    ['  +44 7911 123456 ', '+447911123456'],
    ['+44 (0)7911 123456', '+447911123456'],
    ['0044 7911 123456', '+447911123456'],
    ['+33 1 42 68 53 00', '+33142685300'],
    ['\u202a+44 7911 123456\u202c', '+447911123456'],
    ['tel:+447911123456', '+447911123456'],
    ['TEL: 07911-123-456', '+447911123456'],
    ['07911\u2011123456', '+447911123456'],
    ['+1 212 555 2368', '+12125552368'],
  ])('%s is %s', (text, e164) => {
    expect(parsePhoneNumber(text)).toEqual({ ok: true, e164 });
  });

  test.each([
    '12345',
    'call me',
    '07911 12345',
    '07911 1234567',
    '07700 9001234',
    '+999 12345678',
    '07911 123456 ext. 12',
    'tel 07911 123456 or so',
    '07911 tel: 123456',
    '<script>',
  ])('%s is refused', (text) => {
    expect(parsePhoneNumber(text)).toEqual({ ok: false, message: phoneNumberMessages.invalid });
  });

  test.each(['', '   ', '\u200e', 'tel:'])('%j is asked for', (text) => {
    expect(parsePhoneNumber(text)).toEqual({ ok: false, message: phoneNumberMessages.required });
  });

  test('UK mobile numbers are read however they are spaced, and read again from what is stored', () => {
    const digits = fc.integer({ min: 0, max: 99_999 }).map((rest) => `79111${String(rest).padStart(5, '0')}`);
    fc.assert(
      fc.property(digits, fc.constantFrom('+44', '0', '+44 ', '0044'), fc.nat(9), (number, prefix, gap) => {
        const parsed = parsePhoneNumber(`${prefix}${number.slice(0, gap)} ${number.slice(gap)}`);
        expect(parsed).toMatchObject({ ok: true, e164: `+44${number}` });
        expect(parsePhoneNumber(`+44${number}`)).toEqual(parsed);
      }),
    );
  });

  test('never throws, and what it accepts is E.164', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/)), (text) => {
        const parsed = parsePhoneNumber(text);
        if (parsed.ok) expect(parsed.e164).toMatch(/^\+[1-9]\d{6,14}$/);
        else expect(parsed.message).not.toBe('');
      }),
    );
  });
});
