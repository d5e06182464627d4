import { createServerFn } from '@tanstack/react-start';
import { unwrap } from '@tiffin/api';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { publicReads } from '../../server/public-reads.server.ts';

/** The promo codes that everybody may see. */
export const fetchPublicPromoCodes = createServerFn().handler(
  async () => unwrap(await publicReads.promoCodes(await currentRestaurantId())).docs,
);
