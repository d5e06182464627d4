import { pence } from '@tiffin/domain';
import { beforeEach, expect, test } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createPromoStore, type PromoRefusal } from './promo-store.ts';

const none = { selected: null, applying: null, error: null, refusal: null };
const refused = (reason: string): PromoRefusal => ({
  promoCode: 'SMOKE10',
  reason,
  message: 'Not now.',
  mode: 'delivery',
  subtotal: pence(1000),
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

test('a code is cached only once it has been accepted', () => {
  const promo = createPromoStore(storage);
  promo.apply(' smoke10 ');
  expect(promo.read()).toEqual({ selected: null, applying: 'SMOKE10', error: null, refusal: null });
  expect(storage.get('cachedPromo')).toBeNull();
  promo.accept('SMOKE10');
  expect(promo.read()).toEqual({ selected: 'SMOKE10', applying: null, error: null, refusal: null });
  expect(storage.get('cachedPromo')).toBe('SMOKE10');
});

test('a refused code shows a message and is forgotten', () => {
  const promo = createPromoStore(storage);
  promo.apply('NOPE');
  promo.refuse(refused('promo_unknown'));
  expect(promo.read()).toEqual({ ...none, error: 'Not now.' });
  expect(storage.get('cachedPromo')).toBeNull();
});

test.each(['promo_below_minimum', 'promo_not_applicable'])(
  'after %s the code is tried again when the cart grows or the mode changes, and the message stays until then',
  (reason) => {
    const promo = createPromoStore(storage);
    promo.refuse(refused(reason));
    promo.retry({ mode: 'delivery', subtotal: pence(1000) });
    promo.retry({ mode: 'delivery', subtotal: pence(900) });
    expect(promo.read().applying).toBeNull();

    promo.retry({ mode: 'delivery', subtotal: pence(1001) });
    expect(promo.read()).toMatchObject({ applying: 'SMOKE10', error: 'Not now.' });
    promo.refuse({ ...refused(reason), subtotal: pence(1001) });
    promo.retry({ mode: 'delivery', subtotal: pence(1001) });
    expect(promo.read()).toMatchObject({ applying: null, error: 'Not now.' });

    promo.retry({ mode: 'collection', subtotal: pence(500) });
    expect(promo.read().applying).toBe('SMOKE10');
    promo.accept('SMOKE10');
    expect(promo.read()).toEqual({ ...none, selected: 'SMOKE10' });
    promo.retry({ mode: 'delivery', subtotal: pence(9000) });
    expect(promo.read().applying).toBeNull();
  },
);

test.each(['promo_unknown', 'promo_expired', 'promo_used_up', 'promo_not_started'])(
  'after %s the code is not tried again',
  (reason) => {
    const promo = createPromoStore(storage);
    promo.refuse(refused(reason));
    promo.retry({ mode: 'collection', subtotal: pence(9000) });
    expect(promo.read()).toEqual({ ...none, error: 'Not now.' });
  },
);

test.each<[string, (promo: ReturnType<typeof createPromoStore>) => void]>([
  ['another code', (promo) => promo.apply('OTHER')],
  ['clearing', (promo) => promo.clear()],
  ['a code chosen in another tab', () => storage.set('cachedPromo', 'OTHER')],
])('%s ends the wait of a refused code', (_, end) => {
  const promo = createPromoStore(storage);
  promo.refuse(refused('promo_below_minimum'));
  end(promo);
  promo.retry({ mode: 'collection', subtotal: pence(9000) });
  expect(promo.read().applying).not.toBe('SMOKE10');
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
  expect(promo.read()).toEqual({ selected: null, applying: null, error: null, refusal: null });
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
  }
});
