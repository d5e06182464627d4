import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createSessionStorage } from '../../browser/session-storage.ts';
import { createPromoStore } from '../promo/promo-store.ts';
import { forgetCustomerAtEnd } from './forget-customer.ts';
import { createTokenStore } from './token-store.ts';

const [rosa, sven] = ['a'.repeat(24), 'b'.repeat(24)];
const pairOf = (customerId: string, refreshToken = `r of ${customerId}`.replaceAll(' ', '-')) => {
  const payload = Buffer.from(JSON.stringify({ sub: customerId })).toString('base64url');
  return { accessToken: `e30.${payload}.signature`, refreshToken };
};
const pair = pairOf(rosa);

/** One tab over the localStorage that all tabs share. */
function openTab(local: Map<string, string>) {
  const events = new EventTarget();
  const over = (values: Map<string, string>) => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  const session = new Map<string, string>();
  const shared: SafeStorage = createSafeStorage(() => over(local), events);
  const tokens = createTokenStore(shared);
  const client = new QueryClient();
  const start = () => {
    const tab = createSessionStorage(() => over(session));
    forgetCustomerAtEnd(client, { tokens, shared, tab });
    return tab;
  };
  return { events, session, shared, tokens, client, start, promo: createPromoStore(shared) };
}

let local: Map<string, string>;
beforeEach(() => {
  local = new Map(Object.entries(pair));
});

function signInElsewhere(customerId: string): void {
  for (const [key, value] of Object.entries(pairOf(customerId))) local.set(key, value);
  local.set('selectedAddressId', 'b'.repeat(24));
}

/** The tab of a customer, filled with everything that it keeps of one. */
function usedTab() {
  const opened = openTab(local);
  const tab = opened.start();
  tab.entry('orderNote').write('Ring twice, the baby sleeps');
  tab.entry('allergyNote').write('Sesame');
  tab.entry('riderNote').write('Green door');
  tab.entry('wantsCutlery').write('yes');
  tab.entry('lastOrderId').write('0'.repeat(24));
  tab.entry('pendingAddition').write('{}');
  opened.shared.set('selectedAddressId', 'a'.repeat(24));
  opened.promo.select('SMOKE10');
  opened.client.setQueryData(['customer', 'addresses'], ['18 Call Lane']);
  opened.client.setQueryData(['menu'], 'stays');
  return { ...opened, tab };
}

describe('when the session ends', () => {
  const endings: Readonly<Record<string, (opened: ReturnType<typeof usedTab>) => void>> = {
    'by logging out': ({ tokens }) => tokens.clear(),
    'because the server refuses the tokens': ({ tokens }) => void tokens.clearIfUnchanged(pair),
    'in another tab, while this page is in the back/forward cache': ({ events }) => {
      events.dispatchEvent(new Event('pagehide'));
      local.clear();
      events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    'in another tab': ({ events }) => {
      for (const key of Object.keys(pair)) {
        local.delete(key);
        events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
      }
    },
  };

  test.each(Object.entries(endings))('%s, nothing of the customer stays', (_, end) => {
    const opened = usedTab();
    end(opened);
    expect([...opened.session.keys()]).toEqual([]);
    expect([...local.keys()]).toEqual([]);
    expect(opened.tab.entry('orderNote').read()).toBeNull();
    expect(opened.promo.read().selected).toBeNull();
    expect(opened.client.getQueryData(['customer', 'addresses'])).toBeUndefined();
    expect(opened.client.getQueryData(['menu'])).toBe('stays');
  });

  test('and another one has begun in another tab, what is shared is left to that one', () => {
    const { events, session } = usedTab();
    signInElsewhere(sven);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken', newValue: null }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'refreshToken', newValue: null }));
    expect([...session]).toEqual([['customerId', sven]]);
    expect(local.get('selectedAddressId')).toBe('b'.repeat(24));
  });

  test('components that show the note hear of it', () => {
    const { tab, tokens } = usedTab();
    const heard: (string | null)[] = [];
    const note = tab.entry('orderNote');
    note.subscribe(() => heard.push(note.read()));
    tokens.clear();
    expect(heard.at(-1)).toBeNull();
  });
});

test('a page that starts without a session keeps what a visitor wants to add, and nothing else', () => {
  local.clear();
  const { session, start } = openTab(local);
  session.set('orderNote', 'Ring twice').set('lastOrderId', 'x').set('pendingAddition', '{}');
  start();
  expect([...session.keys()]).toEqual(['pendingAddition']);
});

test('a page that starts in the middle of a session keeps everything', () => {
  const { session, start } = openTab(local);
  start();
  session.set('orderNote', 'Ring twice').set('lastOrderId', 'x');
  start();
  expect(Object.fromEntries(session)).toEqual({
    orderNote: 'Ring twice',
    lastOrderId: 'x',
    customerId: rosa,
  });
});

test('a page that starts without knowing whose the entries are keeps them', () => {
  const { session, start } = openTab(local);
  session.set('orderNote', 'Ring twice');
  start();
  expect(Object.fromEntries(session)).toEqual({ orderNote: 'Ring twice', customerId: rosa });
});

test('a page that starts with tokens that name nobody keeps everything', () => {
  const { session, start } = openTab(local);
  start();
  session.set('orderNote', 'Ring twice');
  local.set('accessToken', 'broken');
  start();
  expect(Object.fromEntries(session)).toEqual({ orderNote: 'Ring twice', customerId: rosa });
});

test('a page that starts with the tokens of another customer forgets the first one', () => {
  const { session, shared, start } = openTab(local);
  start();
  session.set('orderNote', 'Ring twice').set('lastOrderId', 'x').set('pendingAddition', '{}');
  session.set('pendingLogout', 'r');
  signInElsewhere(sven);
  const tab = start();
  expect(Object.fromEntries(session)).toEqual({ pendingLogout: 'r', customerId: sven });
  expect(tab.entry('orderNote').read()).toBeNull();
  expect(shared.get('selectedAddressId')).toBe('b'.repeat(24));
});

test('a page that comes back from the back/forward cache to another customer forgets the first one', async () => {
  const { events, session, client, promo } = usedTab();
  const shown = new QueryObserver(client, {
    queryKey: ['customer', 'addresses'],
    queryFn: () => ['2 Park Row'],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const unsubscribe = shown.subscribe(() => undefined);
  client.setQueryData(['customer', 'orders'], ['not shown at the moment']);
  events.dispatchEvent(new Event('pagehide'));
  local.delete('cachedPromo');
  signInElsewhere(sven);
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([...session]).toEqual([['customerId', sven]]);
  expect(promo.read().selected).toBeNull();
  expect(shown.getCurrentResult().data).toBeUndefined();
  expect(client.getQueryData(['customer', 'orders'])).toBeUndefined();
  expect(local.get('selectedAddressId')).toBe('b'.repeat(24));
  await expect.poll(() => shown.getCurrentResult().data).toEqual(['2 Park Row']);
  unsubscribe();
});

test('a page that comes back from the back/forward cache to renewed tokens keeps everything', () => {
  const { events, session, client, promo } = usedTab();
  const before = [...session];
  events.dispatchEvent(new Event('pagehide'));
  local.set('refreshToken', 'renewed');
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([...session]).toEqual(before);
  expect(promo.read().selected).toBe('SMOKE10');
  expect(client.getQueryData(['customer', 'addresses'])).toEqual(['18 Call Lane']);
});

test('renewed tokens keep everything', () => {
  const { session, tokens } = usedTab();
  const before = [...session];
  tokens.write(pairOf(rosa, 'renewed'));
  expect([...session]).toEqual(before);
});

test('a visitor who signs in keeps the dish to add, also after another customer has logged out', () => {
  const { session, tab, tokens } = usedTab();
  tokens.clear();
  tab.entry('pendingAddition').write('{}');
  tokens.write(pairOf(sven));
  expect(Object.fromEntries(session)).toEqual({ pendingAddition: '{}', customerId: sven });
});

test('a visitor who signs in by way of other pages keeps the dish to add', () => {
  local.clear();
  const { session, tokens, start } = openTab(local);
  start().entry('pendingAddition').write('{}');
  start();
  tokens.write(pairOf(sven));
  expect(Object.fromEntries(session)).toEqual({ pendingAddition: '{}', customerId: sven });
});
