import { addressMessages, addressProblems } from '@tiffin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFormValues, addressSchema } from './address-schema.ts';

const issues = (values: unknown) =>
  (addressSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
    field: path[0],
    message,
  }));

test('an empty form names every field that must be filled, in the words of the specification', () => {
  expect(issues(addressFormValues(undefined))).toEqual([
    { field: 'type', message: 'Please choose an address type' },
    { field: 'building', message: 'Building number is required' },
    { field: 'postalCode', message: 'Please enter a valid UK postcode' },
    { field: 'address', message: 'Address is required' },
  ]);
});

test('says what the domain says, whatever is entered', () => {
  const text = fc.constantFrom('', '  ', 'Flat 4', 'LS1 4GJ', 'ls14gj', 'LS1', '90210');
  const draft = fc.record({
    type: fc.constantFrom('apartment', 'office', 'house', 'other', 'castle', ''),
    building: text,
    postalCode: text,
    address: text,
    longitude: fc.double({ min: -200, max: 200, noNaN: true }),
    latitude: fc.double({ min: -100, max: 100, noNaN: true }),
  });
  fc.assert(
    fc.property(draft, (values) => {
      const rest = { city: '', state: '', country: '', isDefault: false };
      expect(issues({ ...values, ...rest })).toEqual(expect.arrayContaining([...addressProblems(values)]));
      expect(issues({ ...values, ...rest })).toHaveLength(addressProblems(values).length);
    }),
  );
});

test('coordinates may be missing while the postcode is looked up, but not be off the globe', () => {
  const good = {
    ...addressFormValues(undefined),
    type: 'house',
    building: '1',
    postalCode: 'LS1 4GJ',
    address: 'x',
  };
  expect(issues(good)).toEqual([]);
  expect(issues({ ...good, latitude: 91 })).toEqual([
    { field: 'latitude', message: addressMessages.latitude },
  ]);
});
