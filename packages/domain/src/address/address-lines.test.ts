import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressLines, isAddressRewritten, type ShownAddress } from './address-lines.ts';
import { composeAddress } from './compose-address.ts';

const places = { city: 'Leeds', state: 'Yorkshire and The Humber', country: 'England', postalCode: 'ls16dn' };
const shown = (building: string, address: string, more: Partial<ShownAddress> = {}): ShownAddress => ({
  ...places,
  building,
  address,
  ...more,
});
const composed = (building: string) => shown(building, composeAddress({ ...places, building }));

describe('addressLines', () => {
  test.each<[string, ShownAddress, readonly string[]]>([
    ['a composed line', composed('Flat 4, Granary Wharf'), ['Flat 4, Granary Wharf', 'Leeds', 'LS1 6DN']],
    ['a street written by hand', shown('12', 'Call Lane'), ['12', 'Call Lane', 'Leeds', 'LS1 6DN']],
    ['a street with the building', shown('12', '12 Call Lane'), ['12 Call Lane', 'Leeds', 'LS1 6DN']],
    ['another number', shown('1', '12 Call Lane'), ['1', '12 Call Lane', 'Leeds', 'LS1 6DN']],
    [
      'a street put into the composed line',
      shown('12', '12 Call Lane, Leeds, Yorkshire and The Humber, England'),
      ['12 Call Lane', 'Leeds', 'LS1 6DN'],
    ],
    [
      'a whole address with its postcode',
      shown('Flat 3', '12 Park Row, Leeds LS1, leeds, LS1 6DN'),
      ['Flat 3', '12 Park Row, Leeds LS1', 'Leeds', 'LS1 6DN'],
    ],
    ['no city', shown('12', 'Call Lane', { city: undefined }), ['12', 'Call Lane', 'LS1 6DN']],
    ['a padded street', shown('12', '  Call Lane  '), ['12', 'Call Lane', 'Leeds', 'LS1 6DN']],
    ['a street with commas to spare', shown('12', 'Call Lane, , '), ['12', 'Call Lane', 'Leeds', 'LS1 6DN']],
    [
      'places in other writing, without blanks',
      shown('12', 'Call Lane,LEEDS,yorkshire and the  humber, ls1 6dn'),
      ['12', 'Call Lane', 'Leeds', 'LS1 6DN'],
    ],
    [
      'a place before the end of the street',
      shown('12', 'Leeds, Call Lane, England'),
      ['12', 'Leeds, Call Lane', 'Leeds', 'LS1 6DN'],
    ],
    ['only places', shown('12', 'Leeds, LS1 6DN'), ['12', 'Leeds', 'LS1 6DN']],
    [
      'a building of several words, written in another way',
      shown('Flat 4,  Granary Wharf', 'FLAT 4 Granary  Wharf, Wharf Street'),
      ['FLAT 4 Granary  Wharf, Wharf Street', 'Leeds', 'LS1 6DN'],
    ],
    ['a padded building', shown(' 12 ', '12, Call Lane'), ['12, Call Lane', 'Leeds', 'LS1 6DN']],
    ['nothing yet', shown('', '', { city: '', postalCode: '' }), []],
  ])('%s', (_, address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });
});

const word = fc.stringMatching(/^[A-Za-z0-9 ]{0,8}$/);
const anyAddress = fc.record({
  building: word,
  address: fc.array(word, { maxLength: 4 }).map((parts) => parts.join(', ')),
  city: fc.option(word, { nil: undefined }),
  state: fc.option(word, { nil: undefined }),
  country: fc.option(word, { nil: undefined }),
  postalCode: fc.constantFrom('LS1 6DN', 'ls16dn', 'eh11yz'),
});
const letters = (text: string) => text.replaceAll(/[\s,]/g, '').toUpperCase();

test('no line is empty or padded, and the postcode ends it in its official form', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const lines = addressLines(address);
      expect(lines.every((line) => line !== '' && line === line.trim())).toBe(true);
      expect(lines.at(-1)).toMatch(/^(LS1 6DN|EH1 1YZ)$/);
    }),
  );
});

test('building, city and every word written by hand are shown', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const text = letters(addressLines(address).join(''));
      expect(text).toContain(letters(address.building));
      expect(text).toContain(letters(address.city ?? ''));
      const unseen = [address.state, address.country].map((place) => letters(place ?? ''));
      const parts = isAddressRewritten(address) ? address.address.split(',').map(letters) : [];
      for (const part of parts.filter((part) => !unseen.includes(part))) expect(text).toContain(part);
    }),
  );
});

test('a composed line adds nothing', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const { building, city = '', postalCode } = address;
      const lines = addressLines({ ...address, address: composeAddress(address) });
      expect(lines.slice(0, -1)).toEqual([building, city].map((line) => line.trim()).filter(Boolean));
      expect(lines).toEqual(addressLines({ ...address, address: '', postalCode }));
    }),
  );
});

test.each<[string, ShownAddress, boolean]>([
  ['nothing written', shown('12', ''), false],
  ['blanks', shown('12', '  '), false],
  ['the composed line', composed('12'), false],
  ['the composed line with blanks around it', shown('12', ` ${composed('12').address} `), false],
  ['a street', shown('12', 'Call Lane'), true],
])('%s: rewritten by hand or not', (_, address, isRewritten) => {
  expect(isAddressRewritten(address)).toBe(isRewritten);
});
