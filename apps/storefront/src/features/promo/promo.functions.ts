import { createServerFn } from '@tanstack/react-start';
import { type CallResult, resultFor } from '@tiffin/api';
import type { PromoCode } from '@tiffin/domain';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { publicReads } from '../../server/public-reads.server.ts';

/** The promo codes that everybody may see. */
export const fetchPublicPromoCodes = createServerFn().handler(
  async (): Promise<CallResult<readonly PromoCode[]>> => {
    const result = resultFor(await publicReads.promoCodes(await currentRestaurantId()));
    return result.ok ? { ok: true, value: result.value.docs } : result;
  },
);
