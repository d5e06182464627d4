import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPostcode } from './format-postcode.ts';
import { cleanPostcode, isUkPostcode, postcodeDistrict } from './postcode.ts';

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
    'LS1 4DY Leeds',
    'LS1 4DY\nLS1 4DY',
    'К1 1АЕ',
    // Only the form understands these: the wire keeps its pattern.
    'LS1-4DY',
    'LS1 4DY.',
    'LS1 4DY UK',
    'LS1O 4DY',
  ])('%j is none', (text) => {
    expect(isUkPostcode(text)).toBe(false);
  });
});

describe('cleanPostcode', () => {
  test.each([
    ['LS1-4DY', 'LS1 4DY'],
    ['LS1–4DY', 'LS1 4DY'],
    ['\u202aLS1 4DY\u202c', 'LS1 4DY'],
    ['\u200eLS1\u200b4DY', 'LS1 4DY'],
    ['LS1 4DY, Leeds', 'LS1 4DY'],
    ['LS1 4DY.', 'LS1 4DY'],
    ['ls1.4dy', 'LS1 4DY'],
    ['(LS1 4DY)', 'LS1 4DY'],
    ['[LS1 4DY]', 'LS1 4DY'],
    ['"LS1 4DY"', 'LS1 4DY'],
    ['“LS1 4DY”', 'LS1 4DY'],
    ['LS1 4DY UK', 'LS1 4DY'],
    ['ls1 4dy u.k.', 'LS1 4DY'],
    ['LS14DYUK', 'LS1 4DY'],
    ['(LS1 4DY) UK.', 'LS1 4DY'],
    ['LS1 ODY', 'LS1 0DY'],
    ['LS1O 4DY', 'LS10 4DY'],
    ['W1O OAX', 'W10 0AX'],
    ['SO1O 4DY', 'SO10 4DY'],
    ['CRO 4DY', 'CR0 4DY'],
    ['OL1O 4DY', 'OL10 4DY'],
    ['GIR OAA', 'GIR 0AA'],
    ['SO1 4DY', 'SO1 4DY'],
    ['SO1 ODY', 'SO1 0DY'],
    ['OX1 1AA', 'OX1 1AA'],
  ])('%j is read as %s', (typed, postcode) => {
    expect(cleanPostcode(typed)).toBe(postcode);
  });

  test.each([
    'Leeds, LS1 4DY',
    ', LS1 4DY',
    'LS1 4DY LEEDS',
    'UK',
    'UK LS1 4DY',
    'LS1 4DY USA',
    'LS1 4DO',
    'LS O1 4DY',
    '...',
    '',
  ])('%j is left as it is', (text) => {
    expect(cleanPostcode(text)).toBe(text.toUpperCase());
  });

  test('a letter that may be the letter or 0 is not guessed', () => {
    // SO0 or S00.
    expect(cleanPostcode('SOO 4DY')).toBe('SOO 4DY');
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
      expect(cleanPostcode(typed)).toBe(`${out} ${inn}`);
      expect(postcodeDistrict(typed)).toBe(out);
    }),
    { numRuns: 1_000 },
  );
});

// Districts that exist: none begins with 0 after a single letter, and no area's second letter is O before a 0.
const realOutward = outward.filter((out) => !/^[A-Z]0|O0$/.test(out));

test('what surrounds a pasted postcode goes, in any order', () => {
  const before = fc.constantFrom('', '(', '[', '"', '“', '\u202a', ' ');
  const gap = fc.constantFrom('', ' ', '.', '-', ' . ');
  const after = fc.constantFrom(
    '',
    ')',
    '.',
    ' UK',
    ', UK',
    ' U.K.',
    ') UK.',
    '”, Leeds, UK',
    'UK',
    '\u202c',
  );
  fc.assert(
    fc.property(outward, inward, before, gap, after, (out, inn, start, middle, end) => {
      expect(cleanPostcode(`${start}${out}${middle}${inn}${end}`)).toBe(`${out} ${inn}`);
    }),
    { numRuns: 1_000 },
  );
});

test('the letter O is read as 0 where only that gives a postcode, and never where the letter does', () => {
  fc.assert(
    fc.property(realOutward, inward, fc.nat(), (out, inn, which) => {
      let zeros = 0;
      const typed = `${out} ${inn}`.replaceAll('0', () => {
        zeros += 1;
        return (which >> zeros) & 1 ? 'O' : '0';
      });
      expect(cleanPostcode(typed)).toBe(`${out} ${inn}`);
    }),
    { numRuns: 1_000 },
  );
});

test('reading a postcode changes no letter but O, and what is one already stays', () => {
  const text = fc.stringMatching(/^[A-Z0O ]{4,9}$/);
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        fc.tuple(outward, inward).map((p) => p.join(' ')),
      ),
      (typed) => {
        const read = cleanPostcode(typed);
        const plain = (postcode: string) => postcode.replaceAll(' ', '');
        if (!isUkPostcode(read)) expect(read).toBe(typed.trim());
        else expect(plain(read).replaceAll('O', '0')).toBe(plain(typed).replaceAll('O', '0'));
        expect(cleanPostcode(read)).toBe(read);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('what is no postcode has no district and is only tidied', () => {
  expect(postcodeDistrict('LS1')).toBeNull();
  expect(formatPostcode(' not one ')).toBe('NOT ONE');
});

test('hostile lengths are answered at once', () => {
  for (const filling of [' ', '.', ')', 'O', 'U K ', '-', ' UK'])
    expect(isUkPostcode(cleanPostcode(`LS1${filling.repeat(100_000)}!`))).toBe(false);
});
