import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createTokenStore, customerIdOf, type TokenStore } from './token-store.ts';

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
  tokens.storeRenewed(first, answering(second));
  expect(tokens.read()).toEqual(second);
});

test('an answer without a pair, or with half of one, changes nothing', () => {
  tokens.write(first);
  tokens.storeRenewed(first, new Headers());
  tokens.storeRenewed(first, new Headers({ 'access-token': 'a2' }));
  expect(tokens.read()).toEqual(first);
});

test('an answer that comes after logging out signs nobody in again', () => {
  tokens.write(first);
  tokens.clear();
  tokens.storeRenewed(first, answering(second));
  expect(tokens.read()).toBeNull();
});

test('of two answers to the same tokens the first one counts', () => {
  tokens.write(first);
  tokens.storeRenewed(first, answering(second));
  tokens.storeRenewed(first, answering({ accessToken: 'a3', refreshToken: 'r3' }));
  expect(tokens.read()).toEqual(second);
});

test('worthless tokens are dropped, newer ones stay', () => {
  tokens.write(second);
  tokens.clearIfUnchanged(first);
  expect(tokens.read()).toEqual(second);
  tokens.clearIfUnchanged(second);
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
  shared.onSessionEnd(ended);
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

const pairOf = (sub: unknown, refreshToken = 'r') => {
  const payload = Buffer.from(JSON.stringify({ iss: 'tiffin-backend', sub, iat: 1 })).toString('base64url');
  return { accessToken: `e30.${payload}.signature`, refreshToken };
};
const [rosa, sven] = ['a'.repeat(24), 'b'.repeat(24)];

test('the access token names the customer', () => {
  expect(customerIdOf(pairOf(rosa))).toBe(rosa);
});

test.each([
  'nonsense',
  '.',
  'a.b.c',
  'e30.%%%.x',
  'e30.e30.x',
  pairOf(7).accessToken,
  pairOf('').accessToken,
])('the access token %j names nobody', (accessToken) =>
  expect(customerIdOf({ accessToken, refreshToken: 'r' })).toBeNull(),
);

test('a visitor is nobody', () => {
  expect(customerIdOf(null)).toBeNull();
});

describe('tokens that change without a removal', () => {
  const changing = (from: { accessToken: string; refreshToken: string } | null) => {
    if (from !== null) tokens.write(from);
    const ended = vi.fn();
    tokens.onSessionEnd(ended);
    return ended;
  };

  test('are the end of the session when they are those of another customer', () => {
    const ended = changing(pairOf(rosa, 'r1'));
    tokens.write(pairOf(sven, 'r2'));
    tokens.write(pairOf(sven, 'r3'));
    expect(ended).toHaveBeenCalledOnce();
  });

  test.each([
    ['the same customer', pairOf(rosa, 'r1'), pairOf(rosa, 'r2')],
    ['nobody known, before', first, pairOf(rosa, 'r2')],
    ['nobody known, after', pairOf(rosa, 'r1'), second],
    ['a visitor who signs in', null, pairOf(rosa, 'r2')],
  ])('are none when they are those of %s', (_, from, to) => {
    const ended = changing(from);
    tokens.write(to);
    expect(ended).not.toHaveBeenCalled();
  });

  test('a customer who signs in after another one has logged out ends nothing', () => {
    const ended = changing(pairOf(rosa, 'r1'));
    tokens.clear();
    tokens.write(pairOf(sven, 'r2'));
    expect(ended).toHaveBeenCalledOnce();
  });
});
