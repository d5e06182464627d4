import { createElement } from 'react';
import { expect, test } from 'vitest';
import { unansweredOrder } from '../packages/mail/src/testing/mail-fixtures.ts';
import { inWordsOf } from './in-words-of.ts';
import { restaurantWords } from './restaurant-words.ts';

const { forno, lantern } = restaurantWords();
if (forno === undefined || lantern === undefined) throw new Error('A demo restaurant is missing.');

test('both other restaurants have words of their own for every dish', () => {
  for (const { words } of [forno, lantern]) {
    expect(Object.keys(words).length).toBeGreaterThan(80);
    expect(words['Smoked chicken tikka']).toEqual(expect.any(String));
    expect(words['Modern British-Indian grill.']).toEqual(expect.any(String));
  }
  expect(forno.words['Saffron & Smoke']).toBe('Forno Nonna');
  expect(lantern.words['Saffron & Smoke']).toBe('Lantern Yard');
  expect(forno.words['Smoked chicken tikka']).not.toBe(lantern.words['Smoked chicken tikka']);
});

test('words change wherever they stand, whole and once', () => {
  const dish = forno.words['Smoked chicken tikka'];
  const inForno = inWordsOf(forno);
  expect(inForno('2 × Smoked chicken tikka from Saffron & Smoke')).toBe(`2 × ${dish} from Forno Nonna`);
  expect(inForno('Saffron & Smoked')).toBe('Saffron & Smoked');
  expect(inForno({ items: [{ name: 'Smoked chicken tikka', quantity: 2 }] })).toEqual({
    items: [{ name: dish, quantity: 2 }],
  });
});

test('a renamed dish has its own picture or none, and a mail the restaurant’s hue', () => {
  const inForno = inWordsOf(forno);
  expect(inForno({ name: 'Saffron & Smoke', hue: 73 })).toEqual({ name: 'Forno Nonna', hue: forno.hue });
  const { photoUrl } = inForno({ name: 'Smoked chicken tikka', photoUrl: '/dishes/tikka.webp' });
  const dish = forno.words['Smoked chicken tikka'] ?? '';
  expect(photoUrl).toBe(forno.photos[dish] ?? null);
  expect(inForno({ name: 'Amara Okafor', photoUrl: '/amara.webp', hue: 1 })).toEqual({
    name: 'Amara Okafor',
    photoUrl: '/amara.webp',
    hue: 1,
  });
});

test('callbacks and dates stay, elements have their words changed, and an order keeps its money', () => {
  const onClose = () => undefined;
  const at = new Date();
  expect(inWordsOf(forno)({ onClose, at }).onClose).toBe(onClose);
  expect(inWordsOf(forno)({ onClose, at }).at).toBe(at);
  const element = createElement('p', { title: 'Saffron & Smoke', onClick: onClose }, 'Smoked chicken tikka');
  expect(inWordsOf(forno)(element).props).toEqual({
    title: 'Forno Nonna',
    onClick: onClose,
    children: forno.words['Smoked chicken tikka'],
  });
  const order = inWordsOf(forno)(unansweredOrder);
  expect(order.breakdown).toEqual(unansweredOrder.breakdown);
  expect(order.items.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual(
    unansweredOrder.items.map(({ unitPrice, quantity }) => [unitPrice, quantity]),
  );
  expect(JSON.stringify(order)).not.toMatch(/tikka|seekh|Roomali/);
});
