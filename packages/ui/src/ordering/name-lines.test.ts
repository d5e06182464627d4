import { expect, test } from 'vitest';
import { nameLines } from './name-lines.ts';

test('the ampersand begins the second line', () => {
  expect(nameLines('Saffron & Smoke')).toEqual(['Saffron', '& Smoke']);
  expect(nameLines('The Old Salt & Vinegar House')).toEqual(['The Old Salt', '& Vinegar House']);
});

test('two words stand on two lines', () => {
  expect(nameLines('Forno Nonna')).toEqual(['Forno', 'Nonna']);
});

test('every other name stays one line', () => {
  expect(nameLines('Dishoom')).toEqual(['Dishoom']);
  expect(nameLines('The Red Lion Leeds')).toEqual(['The Red Lion Leeds']);
});
