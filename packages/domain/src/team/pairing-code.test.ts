import { expect, test } from 'vitest';
import { formatPairingCode, pairingCodeGroup, pairingCodeLength } from './pairing-code.ts';

test('a code is read in two groups of five', () => {
  expect([pairingCodeLength, pairingCodeGroup]).toEqual([10, 5]);
  expect(formatPairingCode('0482915073')).toBe('04829-15073');
});
