import { expect, test } from 'vitest';
import { traderSentence } from './legal-identity.ts';

const legal = {
  companyName: 'Saffron Kitchens Ltd',
  companyNumber: '09876543',
  vatNumber: 'GB123456789',
  registeredAddress: '14 Park Row, Leeds, LS1 5HD',
};

test('a trader has a name, a number, an office and, where it is registered for it, a VAT number', () => {
  const company =
    'Saffron & Smoke is run by Saffron Kitchens Ltd, a company registered in England and Wales under number 09876543, ' +
    'with its registered office at 14 Park Row, Leeds, LS1 5HD.';
  expect(traderSentence('Saffron & Smoke', legal)).toBe(`${company} Its VAT number is GB123456789.`);
  expect(traderSentence('Saffron & Smoke', { ...legal, vatNumber: null })).toBe(company);
});
