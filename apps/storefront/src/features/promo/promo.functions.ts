import { createServerFn } from '@tanstack/react-start';
import type { PromoCode } from '@tiffin/domain';
import { visitorBackend } from '../../server/backend.server.ts';
import { type CallResult, resultFor } from '../../server/call-result.ts';

/** The promo codes that everybody may see. */
export const fetchPublicPromoCodes = createServerFn().handler(
  async (): Promise<CallResult<readonly PromoCode[]>> => {
    const result = resultFor(await (await visitorBackend()).listPublicPromoCodes());
    return result.ok ? { ok: true, value: result.value.docs } : result;
  },
);
