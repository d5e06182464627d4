import type { Address } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { chosenAddress } from './use-addresses.ts';

const address = (id: string, isDefault = false): Address => ({
  id,
  isDefault,
  isVerified: true,
  type: 'house',
  address: '',
  building: id,
  postalCode: 'LS1 4GJ',
  longitude: 0,
  latitude: 0,
});

test('the stored choice wins, then the default, then the only one', () => {
  const [a, b] = [address('a'), address('b', true)];
  expect(chosenAddress([a, b], 'a')).toBe(a);
  expect(chosenAddress([a, b], 'deleted')).toBe(b);
  expect(chosenAddress([a], null)).toBe(a);
  expect(chosenAddress([a, address('c')], null)).toBeNull();
  expect(chosenAddress([], 'a')).toBeNull();
});
