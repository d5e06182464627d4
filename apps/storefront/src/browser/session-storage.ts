import { createStore, type Store } from '@tanstack/store';

/** The keys this storefront keeps in sessionStorage, and no others. */
export const sessionKeys = [
  'orderNote',
  'allergyNote',
  'riderNote',
  'wantsCutlery',
  'orderTip',
  'pendingAddition',
  'lastOrderId',
  'unpaidOrderId',
  'pendingLogout',
  'customerId',
  'deliveryPlace',
] as const;

/** One of the keys in sessionStorage. */
export type SessionKey = (typeof sessionKeys)[number];

/** One text of this tab; it survives the way to the payment page or the identity provider and back. */
export interface SessionEntry {
  read(): string | null;
  /** Keeps the text, or removes it when null. */
  write(text: string | null): void;
  /** Called when any entry has changed. */
  readonly subscribe: Store<unknown>['subscribe'];
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Makes the entries over `backing`; where it is missing or blocked, a text lasts as long as the page. */
export function createSessionStorage(backing: () => Backing | undefined) {
  const stored = (key: SessionKey) => {
    try {
      return backing()?.getItem(key) ?? null;
    } catch {
      // Blocked storage counts as empty.
      return null;
    }
  };
  const entries = createStore(
    Object.fromEntries(sessionKeys.map((key) => [key, stored(key)])) as Readonly<
      Record<SessionKey, string | null>
    >,
  );
  const write = (key: SessionKey, text: string | null) => {
    try {
      if (text === null) backing()?.removeItem(key);
      else backing()?.setItem(key, text);
    } catch {
      // The text lasts as long as the page.
    }
    entries.setState((before) => ({ ...before, [key]: text }));
  };

  return {
    /** The entry of one key. */
    entry: (key: SessionKey): SessionEntry => ({
      read: () => entries.get()[key],
      write: (text) => write(key, text),
      subscribe: entries.subscribe,
    }),
    /** Removes every entry but the named ones. */
    clear(...kept: readonly SessionKey[]) {
      for (const key of sessionKeys) if (!kept.includes(key)) write(key, null);
    },
  };
}

/** The tab's sessionStorage; always empty on the server. */
export const tabStorage = createSessionStorage(() =>
  import.meta.env.SSR ? undefined : window.sessionStorage,
);
