import { pence } from '@tiffin/domain';
import { beforeEach, expect, test } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createPromoStore, noPromo, type PromoRefusal } from './promo-store.ts';

const refused = (reason: string, change: Partial<PromoRefusal> = {}): PromoRefusal => ({
  promoCode: 'SMOKE10',
  reason,
  message: 'Not now.',
  mode: 'delivery',
  subtotal: pence(1000),
  place: 'cart',
  ...change,
});

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

test('a selected code is cached, and cleared', () => {
  const promo = createPromoStore(storage);
  promo.select('SMOKE10');
  expect(promo.read()).toEqual({ selected: 'SMOKE10', refusal: null });
  expect(storage.get('cachedPromo')).toBe('SMOKE10');
  promo.clear();
  expect(promo.read()).toEqual(noPromo);
  expect(storage.get('cachedPromo')).toBeNull();
});

test('a refused code is not cached, and its message stays until a code is selected', () => {
  const promo = createPromoStore(storage);
  promo.select('SMOKE10');
  const refusal = refused('promo_used_up');
  promo.refuse(refusal);
  expect(promo.read()).toEqual({ selected: null, refusal });
  expect(storage.get('cachedPromo')).toBeNull();
  promo.select('OTHER');
  expect(promo.read()).toEqual({ selected: 'OTHER', refusal: null });
});

test('a code that is refused leaves the one in use alone', () => {
  const promo = createPromoStore(storage);
  promo.select('OTHER');
  promo.refuse(refused('promo_used_up'));
  expect(promo.read()).toMatchObject({ selected: 'OTHER', refusal: { promoCode: 'SMOKE10' } });
  expect(storage.get('cachedPromo')).toBe('OTHER');
  expect(promo.waiting()).toBeNull();
});

test.each([
  ['promo_below_minimum', true],
  ['promo_not_applicable', true],
  ['promo_unknown', false],
  ['promo_expired', false],
  ['promo_used_up', false],
  ['promo_not_started', false],
])('after %s the code waits: %s', (reason, waits) => {
  const promo = createPromoStore(storage);
  promo.refuse(refused(reason));
  expect(promo.waiting()?.promoCode).toBe(waits ? 'SMOKE10' : undefined);
});

test.each<[string, (promo: ReturnType<typeof createPromoStore>) => void]>([
  ['another code', (promo) => promo.select('OTHER')],
  ['clearing', (promo) => promo.clear()],
  ['a code chosen in another tab', () => storage.set('cachedPromo', 'OTHER')],
  ['the end of the session', () => storage.set('cachedPromo', null)],
])('%s ends the wait of a refused code', (_, end) => {
  const promo = createPromoStore(storage);
  promo.refuse(refused('promo_below_minimum'));
  end(promo);
  expect(promo.waiting()).toBeNull();
  expect(promo.read().refusal).toBeNull();
});

test('listeners hear each change, and what they read stays the same between changes', () => {
  const promo = createPromoStore(storage);
  const seen: (string | null)[] = [];
  const { unsubscribe } = promo.subscribe(() => seen.push(promo.read().selected));
  promo.select('SMOKE10');
  expect(promo.read()).toBe(promo.read());
  storage.set('cachedPromo', null);
  unsubscribe();
  promo.select('OTHER');
  expect(seen).toEqual(['SMOKE10', null]);
});

test('a code removed in another tab is removed here, as one chosen there is chosen here', () => {
  const tabs = new EventTarget();
  const values = new Map([['cachedPromo', 'SMOKE10']]);
  const backing = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const promo = createPromoStore(createSafeStorage(() => backing, tabs));
  const changed = (newValue: string | null) => {
    if (newValue === null) values.delete('cachedPromo');
    else values.set('cachedPromo', newValue);
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'cachedPromo', newValue }));
  };
  expect(promo.read().selected).toBe('SMOKE10');
  changed(null);
  expect(promo.read()).toEqual(noPromo);
  changed('WELCOME');
  expect(promo.read().selected).toBe('WELCOME');
});

test('after the payment page the cache is empty, and only a failed order keeps its code', () => {
  for (const keeps of [true, false]) {
    storage.set('cachedPromo', 'SMOKE10');
    const promo = createPromoStore(storage);
    promo.forgetCached(keeps);
    expect(storage.get('cachedPromo')).toBeNull();
    expect(promo.read().selected).toBe(keeps ? 'SMOKE10' : null);
    // The session ends: what was kept is the earlier customer's.
    storage.set('cachedPromo', null);
    expect(promo.read().selected).toBeNull();
  }
});
