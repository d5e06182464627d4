import { type PromoCode, pence } from '@tiffin/domain';
import type { Wire } from '../wire.ts';

/** Reads a promo code. */
export function readPromoCode({ _id, minimumOrder, categories, cap, ...same }: Wire['PromoCode']): PromoCode {
  return {
    ...same,
    id: _id,
    minimumOrder: pence(minimumOrder),
    ...(categories && { categories: categories.map(({ _id: id, name }) => ({ id, name })) }),
    ...(cap !== undefined && { cap: pence(cap) }),
  };
}
