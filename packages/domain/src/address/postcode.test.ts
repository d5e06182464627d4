import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPostcode, isUkPostcode, postcodeDistrict } from './postcode.ts';

const letters = (allowed: string) => fc.constantFrom(...allowed);
const digit = letters('0123456789');
const inward = fc
  .tuple(digit, letters('ABDEFGHJLNPQRSTUWXYZ'), letters('ABDEFGHJLNPQRSTUWXYZ'))
  .map((p) => p.join(''));
const area = fc.tuple(letters('ABCDEFGHIJKLMNOPRSTUWYZ'), letters('ABCDEFGHKLMNOPQRSTUVWXY'));
// The six shapes of a UK outward code: A9 A99 AA9 AA99 A9A AA9A.
const outward = fc.oneof(
  fc.tuple(letters('BEGLMNSW'), digit).map((p) => p.join('')),
  fc.tuple(letters('BEGLMNSW'), digit, digit).map((p) => p.join('')),
  fc.tuple(area, digit).map(([a, d]) => a.join('') + d),
  fc.tuple(area, digit, digit).map(([a, d, e]) => a.join('') + d + e),
  fc.tuple(letters('EWN'), digit, letters('ABCDEFGHJKPSTUW')).map((p) => p.join('')),
  fc.tuple(area, digit, letters('ABEHMNPRVWXY')).map(([a, d, l]) => a.join('') + d + l),
);

describe('isUkPostcode', () => {
  test.each([
    'LS1 4DY',
    'ls1 4dy',
    'LS14DY',
    ' LS1  4DY ',
    'M1 1AE',
    'B33 8TH',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 0AX',
    'EC1A 1BB',
    'GIR 0AA',
    'BT1 5GS',
    'ZE1 0AA',
    'LS1-4DY',
    'LS1–4DY',
    '\u202aLS1 4DY\u202c',
    '\u200eLS1\u200b4DY',
    'LS1 4DY, Leeds',
  ])('%j is one', (text) => {
    expect(isUkPostcode(text)).toBe(true);
  });

  test.each([
    '',
    'LS1',
    '4DY',
    'LS1 4D',
    'LS1 4DYZ',
    'LS1 DY4',
    'L S1 4DY',
    'LS1 4CI',
    'QS1 4DY',
    'LS123 4DY',
    '90210',
    'Leeds, LS1 4DY',
    ', LS1 4DY',
    'LS1 4DY Leeds',
    'LS1 4DY\nLS1 4DY',
    'К1 1АЕ',
  ])('%j is none', (text) => {
    expect(isUkPostcode(text)).toBe(false);
  });
});

test('every shape of postcode is known, in any case and spacing, and formatted to one writing', () => {
  const spacing = fc.constantFrom('', ' ', '  ', '\t');
  fc.assert(
    fc.property(outward, inward, spacing, spacing, fc.boolean(), (out, inn, gap, around, isLower) => {
      const plain = `${around}${out}${gap}${inn}${around}`;
      const typed = isLower ? plain.toLowerCase() : plain;
      expect(isUkPostcode(typed)).toBe(true);
      expect(formatPostcode(typed)).toBe(`${out} ${inn}`);
      expect(formatPostcode(formatPostcode(typed))).toBe(`${out} ${inn}`);
      expect(postcodeDistrict(typed)).toBe(out);
    }),
    { numRuns: 1_000 },
  );
});

test('what is no postcode has no district and is only tidied', () => {
  expect(postcodeDistrict('LS1')).toBeNull();
  expect(formatPostcode(' not one ')).toBe('NOT ONE');
});

test('hostile lengths are answered at once', () => {
  expect(isUkPostcode(`LS1${' '.repeat(100_000)}!`)).toBe(false);
});
