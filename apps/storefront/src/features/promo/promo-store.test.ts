import { beforeEach, expect, test } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createPromoStore } from './promo-store.ts';

let storage: SafeStorage;
beforeEach(() => {
  storage = createSafeStorage(() => undefined);
});

test('a cached code is found again', () => {
  storage.set('cachedPromo', 'SMOKE10');
  expect(createPromoStore(storage).read().selected).toBe('SMOKE10');
});

test.each(['{"code":"X"}', '', 'smoke 10', '<script>', 'X'.repeat(99)])(
  'a corrupt cache (%j) counts as none',
  (text) => {
    storage.set('cachedPromo', text);
    expect(createPromoStore(storage).read().selected).toBeNull();
  },
);

test('a code is cached only once it has been accepted', () => {
  const promo = createPromoStore(storage);
  promo.apply(' smoke10 ');
  expect(promo.read()).toEqual({ selected: null, applying: 'SMOKE10', error: null });
  expect(storage.get('cachedPromo')).toBeNull();
  promo.accept('SMOKE10');
  expect(promo.read()).toEqual({ selected: 'SMOKE10', applying: null, error: null });
  expect(storage.get('cachedPromo')).toBe('SMOKE10');
});

test('a refused code is told and forgotten', () => {
  const promo = createPromoStore(storage);
  promo.apply('NOPE');
  promo.refuse('We do not know this code.');
  expect(promo.read()).toEqual({ selected: null, applying: null, error: 'We do not know this code.' });
  expect(storage.get('cachedPromo')).toBeNull();
});

test('after the payment page the cache is empty, and only a failed order keeps its code', () => {
  for (const keeps of [true, false]) {
    storage.set('cachedPromo', 'SMOKE10');
    const promo = createPromoStore(storage);
    promo.forgetCached(keeps);
    expect(storage.get('cachedPromo')).toBeNull();
    expect(promo.read().selected).toBe(keeps ? 'SMOKE10' : null);
  }
});
