import { createStore, type Store } from '@tanstack/store';

/** The keys this storefront keeps in localStorage, and no others (Spec §3). */
export const storageKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  selectedAddressId: 'selectedAddressId',
  cachedPromo: 'cachedPromo',
} as const;

/** One of the four keys. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What has happened to a key since the page was opened, in this tab or another one. */
interface KeyHistory {
  readonly changes: number;
  /** Counted, so that a removal is seen even when the key has been set again since. */
  readonly removals: number;
}

/** localStorage that never throws: where it is blocked or full, a value lives as long as the page. */
export interface SafeStorage {
  get(key: StorageKey): string | null;
  /** Sets the value, or removes it when null. */
  set(key: StorageKey, value: string | null): void;
  /** Changes whenever this or another tab changes the key. */
  readonly history: Readonly<Record<StorageKey, Pick<Store<KeyHistory>, 'get' | 'subscribe'>>>;
}

const keys = Object.values(storageKeys);
const knownKeys: ReadonlySet<string> = new Set(keys);

function isStorageKey(key: string): key is StorageKey {
  return knownKeys.has(key);
}

/** Makes safe storage over `backing`, which is looked up again at each use because even that may throw. */
export function createSafeStorage(
  backing: () => Backing | undefined,
  tabs?: Pick<EventTarget, 'addEventListener'>,
): SafeStorage {
  const inMemory = new Map<StorageKey, string | null>();
  const newHistory = () => createStore<KeyHistory>({ changes: 0, removals: 0 });
  const history = {
    accessToken: newHistory(),
    refreshToken: newHistory(),
    selectedAddressId: newHistory(),
    cachedPromo: newHistory(),
  } satisfies Record<StorageKey, unknown>;
  const record = (key: StorageKey, isRemoved: boolean) =>
    history[key].setState(({ changes, removals }) => ({
      changes: changes + 1,
      removals: removals + (isRemoved ? 1 : 0),
    }));

  tabs?.addEventListener('storage', (event) => {
    const key = 'key' in event ? event.key : null;
    // A null key means that another tab has cleared everything.
    const changed = key === null ? keys : [key];
    for (const each of changed) {
      if (typeof each !== 'string' || !isStorageKey(each)) continue;
      inMemory.delete(each);
      record(each, key === null || ('newValue' in event && event.newValue === null));
    }
  });

  const get = (key: StorageKey) => {
    const held = inMemory.get(key);
    if (held !== undefined) return held;
    try {
      return backing()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  // Firefox drops the storage events of a page in the back/forward cache, Chromium sends them after `pageshow`: the page
  // compares the values itself when it is shown again.
  const lastSeen = new Map<StorageKey, string | null>();
  tabs?.addEventListener('pagehide', () => {
    for (const key of keys) lastSeen.set(key, get(key));
  });
  tabs?.addEventListener('pageshow', () => {
    for (const [key, before] of lastSeen) {
      const value = get(key);
      if (value !== before) record(key, value === null);
    }
  });

  return {
    get,
    set(key, value) {
      try {
        const storage = backing();
        if (storage === undefined) throw new Error('localStorage is not there');
        if (value === null) storage.removeItem(key);
        else storage.setItem(key, value);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, value);
      }
      record(key, value === null);
    },
    history,
  };
}

/** The page's storage; on the server it is always empty. */
export const safeStorage = createSafeStorage(
  () => (import.meta.env.SSR ? undefined : window.localStorage),
  import.meta.env.SSR ? undefined : window,
);
