import type { ApiResult } from '@tiffin/api';
import { backend } from './backend.server.ts';
import { createPublicMemory } from './public-memory.ts';

// A page is made of four reads; those of one moment are shared by all pages, whoever asks for them.
const settings = { keepMs: 2_000, capacity: 500, isKept: ({ ok }: ApiResult<unknown>) => ok };

/** Reads that are the same for everybody, remembered for two seconds. */
export const publicReads = {
  restaurant: remembered((domain) => backend().getRestaurantByDomain(domain)),
  settings: remembered((id) => backend().getSettings(id)),
  menu: remembered((id) => backend().getMenu(id)),
  promoCodes: remembered((id) => backend().scopedTo({ restaurantId: id }).listPublicPromoCodes()),
};

function remembered<Data>(read: (key: string) => Promise<ApiResult<Data>>) {
  const memory = createPublicMemory<ApiResult<Data>>(settings);
  const recall = (key: string): Promise<ApiResult<Data>> => memory(key, () => read(key));
  return Object.assign(recall, { forget: memory.forget });
}
