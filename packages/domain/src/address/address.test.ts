import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressTypeNames, addressTypes } from './address.ts';
import { type AddressDraft, addressProblems } from './address-problems.ts';
import { composeAddress, fieldsFromPostcode } from './compose-address.ts';

const good: AddressDraft = {
  type: 'apartment',
  address: '12 Call Lane, Leeds, Yorkshire and The Humber, England',
  building: '12 Call Lane',
  postalCode: 'ls1 7bt',
  longitude: -1.54,
  latitude: 53.79,
};

test('the types are those of the specification', () => {
  expect(addressTypes).toEqual(['apartment', 'office', 'house', 'other']);
  expect(addressTypes.map((type) => addressTypeNames[type])).toEqual([
    'Apartment',
    'Office',
    'House',
    'Other',
  ]);
});

describe('addressProblems', () => {
  test('finds nothing wrong with a good address', () => {
    expect(addressProblems(good)).toEqual([]);
  });

  test.each<[string, Partial<AddressDraft>, string]>([
    ['type', { type: 'castle' }, 'Please choose an address type'],
    ['address', { address: '' }, 'Address is required'],
    ['address', { address: '   ' }, 'Address is required'],
    ['building', { building: '' }, 'Building number is required'],
    ['building', { building: '   ' }, 'Building number is required'],
    ['postalCode', { postalCode: '90210' }, 'Please enter a valid UK postcode'],
    ['postalCode', { postalCode: '' }, 'Please enter a valid UK postcode'],
    ['longitude', { longitude: 180.1 }, 'Longitude must be between -180 and 180'],
    ['longitude', { longitude: Number.NaN }, 'Longitude must be between -180 and 180'],
    ['latitude', { latitude: -90.5 }, 'Latitude must be between -90 and 90'],
    ['latitude', { latitude: 91, longitude: null }, 'Latitude must be between -90 and 90'],
  ])('%s: %j', (field, change, message) => {
    expect(addressProblems({ ...good, ...change })).toEqual([{ field, message }]);
  });

  test('names every wrong field, in the form’s order', () => {
    const empty = { type: '', address: '', building: '', postalCode: '', longitude: 181, latitude: -91 };
    expect(addressProblems(empty).map(({ field }) => field)).toEqual([
      'type',
      'building',
      'postalCode',
      'address',
      'longitude',
      'latitude',
    ]);
  });

  test('coordinates may be left out', () => {
    expect(addressProblems({ ...good, longitude: null, latitude: null })).toEqual([]);
  });

  test('takes exactly the coordinates of the globe', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (longitude, latitude) => {
        const fields = addressProblems({ ...good, longitude, latitude }).map(({ field }) => field);
        expect(fields.includes('longitude')).toBe(!(Math.abs(longitude) <= 180));
        expect(fields.includes('latitude')).toBe(!(Math.abs(latitude) <= 90));
      }),
    );
    expect(addressProblems({ ...good, longitude: -180, latitude: 90 })).toEqual([]);
  });
});

describe('what a postcode lookup fills', () => {
  const place = {
    admin_district: 'Leeds',
    region: 'Yorkshire and The Humber',
    country: 'England',
    longitude: -1.54,
    latitude: 53.79,
  };

  test('city from the district, state from the region', () => {
    expect(fieldsFromPostcode(place)).toEqual({
      city: 'Leeds',
      state: 'Yorkshire and The Humber',
      country: 'England',
      longitude: -1.54,
      latitude: 53.79,
    });
  });

  test('a postcode of Jersey has no coordinates', () => {
    const jersey = {
      admin_district: null,
      region: null,
      country: 'Channel Islands',
      longitude: null,
      latitude: null,
    };
    expect(fieldsFromPostcode(jersey)).toEqual({
      city: '',
      state: '',
      country: 'Channel Islands',
      longitude: null,
      latitude: null,
    });
  });

  test('England is the default country, and district and region may be missing', () => {
    const fields = fieldsFromPostcode({ ...place, admin_district: null, region: null, country: null });
    expect(fields).toMatchObject({ city: '', state: '', country: 'England' });
    expect(fieldsFromPostcode({ ...place, country: '' }).country).toBe('England');
    expect(fieldsFromPostcode({ ...place, country: 'Scotland' }).country).toBe('Scotland');
  });
});

describe('composeAddress', () => {
  test('joins building, city, state and country', () => {
    const parts = { building: '12 Call Lane', city: 'Leeds', state: 'Yorkshire', country: 'England' };
    expect(composeAddress(parts)).toBe('12 Call Lane, Leeds, Yorkshire, England');
  });

  test('leaves no comma for what is missing', () => {
    expect(composeAddress({ building: ' 12 Call Lane ', city: '', country: 'England' })).toBe(
      '12 Call Lane, England',
    );
    expect(composeAddress({ building: '' })).toBe('');
  });

  test('holds exactly the parts that are not empty, in order', () => {
    const part = fc.stringMatching(/^[a-z ]{0,6}$/);
    fc.assert(
      fc.property(part, part, part, part, (building, city, state, country) => {
        const expected = [building, city, state, country].map((one) => one.trim()).filter(Boolean);
        expect(composeAddress({ building, city, state, country }).split(', ').filter(Boolean)).toEqual(
          expected,
        );
      }),
    );
  });
});
