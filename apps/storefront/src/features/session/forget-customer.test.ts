import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage, type SafeStorage } from '../../browser/safe-storage.ts';
import { createSessionStorage } from '../../browser/session-storage.ts';
import { createPromoStore } from '../promo/promo-store.ts';
import { forgetCustomerAtEnd } from './forget-customer.ts';
import { createTokenStore } from './token-store.ts';

const pair = { accessToken: 'a', refreshToken: 'r' };

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

describe('when the session ends', () => {
  function usedTab() {
    const opened = openTab(local);
    const tab = opened.start();
    tab.entry('orderNote').write('Ring twice, the baby sleeps');
    tab.entry('lastOrderId').write('0'.repeat(24));
    tab.entry('pendingAddition').write('{}');
    opened.shared.set('selectedAddressId', 'a'.repeat(24));
    opened.promo.accept('SMOKE10');
    opened.client.setQueryData(['customer', 'addresses'], ['18 Call Lane']);
    opened.client.setQueryData(['menu'], 'stays');
    return { ...opened, tab };
  }
  const endings: Readonly<Record<string, (opened: ReturnType<typeof usedTab>) => void>> = {
    'by logging out': ({ tokens }) => tokens.clear(),
    'because the server refuses the tokens': ({ tokens }) => void tokens.drop(pair),
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
    local.set('accessToken', 'a2').set('refreshToken', 'r2').set('selectedAddressId', 'b'.repeat(24));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'refreshToken', newValue: null }));
    expect([...session.keys()]).toEqual([]);
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
  session.set('orderNote', 'Ring twice').set('lastOrderId', 'x');
  start();
  expect([...session.keys()]).toEqual(['orderNote', 'lastOrderId']);
});
