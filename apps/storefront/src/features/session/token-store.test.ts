import { beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createTokenStore, type TokenStore } from './token-store.ts';

let storage: SafeStorage;
let tokens: TokenStore;
const first = { accessToken: 'a1', refreshToken: 'r1' };
const second = { accessToken: 'a2', refreshToken: 'r2' };
const answering = (pair: { accessToken: string; refreshToken: string }) =>
  new Headers({ 'access-token': pair.accessToken, 'refresh-token': pair.refreshToken });

beforeEach(() => {
  storage = createSafeStorage(() => undefined);
  tokens = createTokenStore(storage);
});

test('tokens come as a pair or not at all', () => {
  expect(tokens.read()).toBeNull();
  storage.set('accessToken', 'a1');
  expect(tokens.read()).toBeNull();
  storage.set('refreshToken', 'r1');
  expect(tokens.read()).toEqual(first);
  expect(tokens.read()).toBe(tokens.read());
  tokens.clear();
  expect(tokens.read()).toBeNull();
});

test.each(['', 'two words', 'line\nbreak', 'ü', 'x'.repeat(9000)])(
  'corrupt storage (%j) counts as signed out',
  (text) => {
    storage.set('accessToken', text);
    storage.set('refreshToken', 'r1');
    expect(tokens.read()).toBeNull();
  },
);

test('a new pair in the answer replaces the one that was sent', () => {
  tokens.write(first);
  tokens.takeBack(first, answering(second));
  expect(tokens.read()).toEqual(second);
});

test('an answer without a pair, or with half of one, changes nothing', () => {
  tokens.write(first);
  tokens.takeBack(first, new Headers());
  tokens.takeBack(first, new Headers({ 'access-token': 'a2' }));
  expect(tokens.read()).toEqual(first);
});

test('an answer that comes after logging out signs nobody in again', () => {
  tokens.write(first);
  tokens.clear();
  tokens.takeBack(first, answering(second));
  expect(tokens.read()).toBeNull();
});

test('of two answers to the same tokens the first one counts', () => {
  tokens.write(first);
  tokens.takeBack(first, answering(second));
  tokens.takeBack(first, answering({ accessToken: 'a3', refreshToken: 'r3' }));
  expect(tokens.read()).toEqual(second);
});

test('worthless tokens are dropped, newer ones stay', () => {
  tokens.write(second);
  tokens.drop(first);
  expect(tokens.read()).toEqual(second);
  tokens.drop(second);
  expect(tokens.read()).toBeNull();
});

test('only changes of the tokens are announced', () => {
  const listener = vi.fn();
  tokens.subscribe(listener);
  storage.set('selectedAddressId', 'x');
  expect(listener).not.toHaveBeenCalled();
  tokens.write(first);
  expect(listener).toHaveBeenCalled();
});

test('the end of a session in another tab is reported, even when the next one has begun by then', () => {
  const tabs = new EventTarget();
  const values = new Map([
    ['accessToken', 'a2'],
    ['refreshToken', 'r2'],
  ]);
  const backing = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const shared = createTokenStore(createSafeStorage(() => backing, tabs));
  const ended = vi.fn();
  shared.onEnded(ended);
  const change = (key: string, newValue: string | null) =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  change('refreshToken', 'r2');
  expect(ended).not.toHaveBeenCalled();
  change('accessToken', null);
  change('refreshToken', null);
  change('accessToken', 'a2');
  change('refreshToken', 'r2');
  expect(ended).toHaveBeenCalledOnce();
  expect(shared.read()).toEqual(second);
});
