import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Stored {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

const purgeEvery = 500;

/**
 * Makes the adapters of one provider: sessions, codes and tokens in memory, forgotten once expired. A restart forgets
 * them all, which signs people out of the stand-in and of nothing else.
 */
export function memoryAdapters(now: () => number = Date.now): (model: string) => Adapter {
  const store = new Map<string, Stored>();
  let writes = 0;

  const read = (key: string) => {
    const stored = store.get(key);
    return stored !== undefined && stored.expiresAt > now() ? stored.payload : undefined;
  };
  const search = (model: string, field: 'uid' | 'userCode', value: string) => {
    for (const key of store.keys()) {
      if (key.startsWith(`${model}:`) && read(key)?.[field] === value) return read(key);
    }
    return undefined;
  };
  const purge = () => {
    writes += 1;
    if (writes % purgeEvery !== 0) return;
    for (const [key, { expiresAt }] of store) if (expiresAt <= now()) store.delete(key);
  };

  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      purge();
      const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : now() + expiresIn * 1000;
      store.set(`${model}:${id}`, { payload, expiresAt });
    },
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => search(model, 'uid', uid),
    findByUserCode: async (userCode) => search(model, 'userCode', userCode),
    consume: async (id) => {
      const payload = read(`${model}:${id}`);
      if (payload !== undefined) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => {
      store.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of store) {
        if (key.startsWith(`${model}:`) && payload.grantId === grantId) store.delete(key);
      }
    },
  });
}
