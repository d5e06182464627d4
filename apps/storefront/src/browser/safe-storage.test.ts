import { describe, expect, test } from 'vitest';
import { createSafeStorage, type StorageKey, storageKeys } from './safe-storage.ts';

function memory(): Storage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function throwing(): never {
  throw new DOMException('denied', 'SecurityError');
}

test('values are kept under their own names', () => {
  const backing = memory();
  const storage = createSafeStorage(() => backing);
  storage.set('cachedPromo', 'SMOKE10');
  expect([...backing.values]).toEqual([['cachedPromo', 'SMOKE10']]);
  expect(storage.get('cachedPromo')).toBe('SMOKE10');
  storage.set('cachedPromo', null);
  expect(backing.values.size).toBe(0);
});

test.each([
  ['looking it up throws', throwing],
  ['it is not there', () => undefined],
  ['every use throws', () => ({ getItem: throwing, setItem: throwing, removeItem: throwing })],
  ['it is full', () => ({ getItem: () => null, setItem: throwing, removeItem: () => undefined })],
])('where %s, values last as long as the page', (_, backing) => {
  const storage = createSafeStorage(backing);
  expect(storage.get('accessToken')).toBeNull();
  storage.set('accessToken', 'a');
  expect(storage.get('accessToken')).toBe('a');
  storage.set('accessToken', null);
  expect(storage.get('accessToken')).toBeNull();
});

test('each key reports its changes in this tab and in others', () => {
  const tabs = new EventTarget();
  const storage = createSafeStorage(memory, tabs);
  const heard: StorageKey[] = [];
  const keys = Object.values(storageKeys);
  const subscriptions = keys.map((key) => storage.history[key].subscribe(() => heard.push(key)));
  storage.set('selectedAddressId', 'x');
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }));
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'somebodyElses' }));
  expect(heard).toEqual(['selectedAddressId', 'accessToken']);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(heard).toHaveLength(6);
  for (const { unsubscribe } of subscriptions) unsubscribe();
  storage.set('selectedAddressId', null);
  expect(heard).toHaveLength(6);
});

describe('back from the back/forward cache, where a page hears no storage events', () => {
  function cachedPage(backing: () => Storage | undefined) {
    const page = new EventTarget();
    const storage = createSafeStorage(backing, page);
    const counted = (key: StorageKey) => storage.history[key].get();
    const leave = () => page.dispatchEvent(new Event('pagehide'));
    const restore = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    return { page, storage, counted, leave, restore };
  }

  test('each key that another page has changed meanwhile reports it', () => {
    const backing = memory();
    const { counted, leave, restore } = cachedPage(() => backing);
    backing.values.set('accessToken', 'a').set('refreshToken', 'r').set('cachedPromo', 'SMOKE10');
    leave();
    backing.values.set('accessToken', 'a2').set('selectedAddressId', 'x').delete('refreshToken');
    restore();
    expect(counted('accessToken')).toEqual({ changes: 1, removals: 0 });
    expect(counted('refreshToken')).toEqual({ changes: 1, removals: 1 });
    expect(counted('selectedAddressId')).toEqual({ changes: 1, removals: 0 });
    // The page may show a promo code that it has taken out of storage.
    expect(counted('cachedPromo')).toEqual({ changes: 0, removals: 0 });
  });

  test('the second time it counts from the second leaving', () => {
    const backing = memory();
    const { counted, leave, restore } = cachedPage(() => backing);
    backing.values.set('refreshToken', 'r');
    leave();
    backing.values.delete('refreshToken');
    restore();
    leave();
    restore();
    expect(counted('refreshToken')).toEqual({ changes: 1, removals: 1 });
  });

  test('values that live in memory only stay', () => {
    const { storage, counted, leave, restore } = cachedPage(throwing);
    storage.set('refreshToken', 'r');
    leave();
    restore();
    expect(storage.get('refreshToken')).toBe('r');
    expect(counted('refreshToken')).toEqual({ changes: 1, removals: 0 });
  });

  test('a page that is shown for the first time reports nothing', () => {
    const backing = memory();
    const { page, counted } = cachedPage(() => backing);
    backing.values.set('refreshToken', 'r');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(counted('refreshToken')).toEqual({ changes: 0, removals: 0 });
  });
});
