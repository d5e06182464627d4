import { expect, test } from 'vitest';
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
