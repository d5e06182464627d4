import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasControls, withoutControls } from './control-characters.ts';

test.each([
  ['Amara Okafor', 'Amara Okafor'],
  ['Zoë  O’Neil-Škoda 李', 'Zoë  O’Neil-Škoda 李'],
  ['Ana\r\nBcc: spy@example.com', 'Ana Bcc: spy@example.com'],
  ['a\u0000b\tc\u0085d\u2028e\u2029f', 'a b c d e f'],
  ['\u202Eevil\u202C', ' evil '],
])('%j without what breaks or turns the line is %j', (text, expected) => {
  expect(withoutControls(text)).toBe(expected);
  expect(hasControls(text)).toBe(text !== expected);
});

test('nothing of it is left in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hasControls(withoutControls(text))).toBe(false);
    }),
  );
});
